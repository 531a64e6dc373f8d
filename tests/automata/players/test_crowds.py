"""At large tables nobody contests on a guess."""

from collections.abc import Iterator
from random import Random

import pytest

from bot.automata.beliefs.attention import Mind
from bot.automata.beliefs.memory_cache import remember
from bot.automata.evaluation.contesting import believed_now, must_be_stopped
from bot.automata.players import regular
from bot.automata.players.nature import Nature
from bot.automata.players.regular import CROWD, HABIT, REGULAR, regular_choice
from bot.automata.self_play import deal
from bot.game import View, step
from bot.game.actions import Contest
from bot.game.sets import RECOMMENDED
from bot.game.view import Onlookers

GAMES = 6
HARDLY = 0.1


def contests_of_regulars(players: int) -> Iterator[tuple[View, Contest, int]]:
    """Who contested in some games among regulars, what they saw, and what their attention is drawn by."""
    for number in range(GAMES):
        rng = Random(f"crowd/{players}/{number}")
        game = deal(rng, players, RECOMMENDED[players])
        onlookers = Onlookers(game)
        while game.table.awaited():
            seat = game.table.awaited()[0]
            known = onlookers.view(game, seat)
            answer = regular_choice(known, Nature(rng, seed=seat))
            if isinstance(answer, Contest):
                yield known, answer, seat
            game, events = step(game, answer)
            onlookers.notice(events)


def guesses(players: int) -> int:
    """How many contested without a win to stop, and with a card that they knew was hardly the one."""
    found = 0
    for known, contest, seed in contests_of_regulars(players):
        memory = remember(known, HABIT, Mind(REGULAR.attention, seed))
        announcement = known.table.announcement
        assert announcement is not None
        mine = believed_now(known, memory).marginals()[contest.card, memory.number[announcement.character]]
        found += mine < HARDLY and not must_be_stopped(known, memory)
    return found


def test_in_a_crowd_nobody_contests_on_a_guess() -> None:
    assert guesses(13) == 0


def test_at_smaller_tables_nothing_of_that_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    before = [(known.table, contest) for known, contest, _ in contests_of_regulars(CROWD)]
    monkeypatch.setattr(regular, "GUESSING", -100.0)
    assert before == [(known.table, contest) for known, contest, _ in contests_of_regulars(CROWD)]
    assert before
