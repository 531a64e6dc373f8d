"""Tempers: apart from how well an automaton plays, and to be told from what it does."""

import random
from itertools import pairwise

import pytest

from bot.automata import NAMES, Level
from bot.automata.beliefs.memory_cache import remember
from bot.automata.names import TEMPERS, temper_of
from bot.automata.players.by_level import choose
from bot.automata.players.leanings import TEMPERED, Leaning, last_taker, leaned
from bot.automata.players.regular import HABIT, regular_scores
from bot.automata.players.timid import timid_choice
from bot.automata.self_play import deal, play_game
from bot.automata.tempers import Temper
from bot.game import Game, SeatAction, View, step, view
from bot.game.actions import Announce, Contest, Peek, Swap
from bot.game.events import GoldMoved
from bot.game.sets import RECOMMENDED

from .test_sense import dealt, past_the_early_turns

EVEN = Leaning()


def leanings_of(known: View, temper: Temper) -> dict[SeatAction, float]:
    """How much more a temper thinks of each action than nobody in particular."""
    memory = remember(known, HABIT)
    first = dict(regular_scores(known, memory))
    tempered = leaned(first, known, memory, EVEN.with_temper(temper))
    return {action: tempered[action] - first[action] for action in first}


def on_turn() -> View:
    return view(past_the_early_turns(dealt(4, "king")), 0)


def asked() -> View:
    game, _ = step(past_the_early_turns(dealt(4, "king")), Announce(0, "bishop", 0))
    return view(game, 1)


def test_the_first_six_names_have_six_tempers_and_every_name_has_one() -> None:
    assert {temper_of(name) for name in NAMES[:6]} == set(Temper)
    assert set(TEMPERS) == set(NAMES)
    assert temper_of("Ada") is None


def test_whoever_is_bold_likes_lies_and_whoever_is_honest_does_not() -> None:
    lie, truth = Announce(0, "bishop", 0), Announce(0, "king", 0)
    bold, honest = leanings_of(on_turn(), Temper.BOLD), leanings_of(on_turn(), Temper.HONEST)
    assert bold[lie] > 0 > honest[lie]
    assert bold[truth] == pytest.approx(0) == honest[truth]


def test_whoever_is_suspicious_contests_and_whoever_is_cautious_looks_instead() -> None:
    contest = Contest(1, 1)
    assert (
        leanings_of(asked(), Temper.SUSPICIOUS)[contest] > 0 > leanings_of(asked(), Temper.CAUTIOUS)[contest]
    )
    assert leanings_of(on_turn(), Temper.CAUTIOUS)[Peek(0, 0)] > 0


def test_whoever_is_playful_likes_what_goes_on_under_the_table() -> None:
    playful = leanings_of(on_turn(), Temper.PLAYFUL)
    assert all(more > 0 for action, more in playful.items() if isinstance(action, Swap))
    assert all(more == 0 for action, more in playful.items() if not isinstance(action, Swap))


def test_whoever_is_vengeful_remembers_who_took_their_gold() -> None:
    rng = random.Random(4)
    thefts = 0
    for _ in range(20):
        game = deal(rng, 4, RECOMMENDED[4])
        while game.table.outcome is None:
            game, events = step(game, timid_choice(view(game, game.table.awaited()[0]), rng))
            taken = [one for one in events if isinstance(one, GoldMoved) and one.source >= 0 <= one.target]
            if taken and game.table.outcome is None:
                thefts += 1
                assert last_taker(view(game, taken[-1].source)) == taken[-1].target
    assert thefts


def test_no_two_tempers_lean_alike() -> None:
    assert len(set(TEMPERED.values())) == len(Temper)
    assert all(leaning != EVEN for leaning in TEMPERED.values())


@pytest.mark.parametrize("level", Level)
@pytest.mark.parametrize("temper", Temper)
def test_the_same_seed_and_temper_give_the_same_game(level: Level, temper: Temper) -> None:
    def game() -> Game:
        def player(known: View) -> SeatAction:
            chosen = choose(known, level, 3, temper)
            assert chosen in known.actions
            return chosen

        return play_game(deal(random.Random(2), 4, RECOMMENDED[4]), [player] * 4, most_steps=24)

    assert game().history == game().history


def test_tempers_can_be_told_apart_by_what_they_do() -> None:
    """With the same deals and the same luck no two of them play the same games."""

    def games(temper: Temper) -> list[object]:
        return [
            play_game(
                deal(random.Random(number), 4, RECOMMENDED[4]),
                [lambda known: choose(known, Level.REGULAR, 1, temper)] * 4,
                most_steps=60,
            ).history
            for number in range(4)
        ]

    played = [games(temper) for temper in Temper]
    assert all(one != other for one, other in pairwise(played))
