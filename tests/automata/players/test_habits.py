"""The people that levels are measured with keep their habits."""

from collections.abc import Callable
from functools import partial
from random import Random

import pytest

from benchmarks.casual import HEROES, casual_choice, hero_choice, honest_only
from bot.automata.beliefs.memory_cache import remember
from bot.automata.players.nature import Nature
from bot.automata.players.regular import HABIT, regular_scores
from bot.automata.tempers import Temper
from bot.game import Game, SeatAction, View, step, view
from bot.game.actions import Announce, Contest, Pass, Peek, Swap

from .test_seeds import first_turn
from .test_sense import dealt, past_the_early_turns

TRIES = 80


def all_have_looked() -> Game:
    """A game in which everybody has just seen their own card."""
    game = past_the_early_turns(dealt(4, "king"))
    for seat in range(4):
        game, _ = step(game, Peek(seat, seat))
    return game


def left_to_an_honest(seat: int, claimed: str) -> set[SeatAction]:
    """What somebody honest may answer where the first seat claims something."""
    game, _ = step(all_have_looked(), Announce(0, claimed, 0))
    known = view(game, seat)
    memory = remember(known, HABIT)
    return set(honest_only(dict(regular_scores(known, memory)), known, memory))


def test_whoever_is_honest_contests_only_what_they_think_they_are() -> None:
    mine = all_have_looked().cards[1]
    assert left_to_an_honest(1, mine) == {Pass(1), Contest(1, 1)}
    assert left_to_an_honest(2, mine) == {Pass(2)}


def test_whoever_is_honest_announces_only_what_they_think_they_are() -> None:
    known = view(all_have_looked(), 0)
    memory = remember(known, HABIT)
    left = honest_only(dict(regular_scores(known, memory)), known, memory)
    assert [action for action in left if isinstance(action, Announce)] == [Announce(0, "king", 0)]


@pytest.mark.parametrize("choice", [casual_choice, *(partial(hero_choice, one) for one in HEROES.values())])
def test_whoever_has_a_habit_feigns_as_often_as_any_casual_person_bug(
    choice: Callable[[View, Nature], SeatAction],
) -> None:
    """Nobody gives a king away on purpose, but one time in ten they mix up what they meant to do."""
    known = view(dealt(4, "king"), 0)
    chosen = [choice(known, Nature(Random(attempt))) for attempt in range(TRIES)]
    given_away = sum(isinstance(swap, Swap) and bool(swap.really) for swap in chosen)
    assert TRIES / 40 <= given_away <= TRIES / 4


def test_a_casual_person_has_no_temper_bug() -> None:
    for attempt in range(TRIES):
        known = view(first_turn(4, attempt), 0)
        alike = {casual_choice(known, Nature(Random(attempt), 1, temper)) for temper in (None, *Temper)}
        assert len(alike) == 1
