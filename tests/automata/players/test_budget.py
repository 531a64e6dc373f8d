"""A decision costs little computing: at the largest table, after a long game, in a worker just started."""

import random
import time
from functools import cache
from statistics import median

import pytest

from bot.automata import CPU_BUDGET, Level
from bot.automata.beliefs.memory import TELLING
from bot.automata.beliefs.memory_cache import CACHE, MOST_TELLING, STRIDE, beginning, telling_in
from bot.automata.outcomes.announcements import settle
from bot.automata.outcomes.glance import glimpsed, takes_what_it_sees
from bot.automata.players.by_level import choose
from bot.automata.players.timid import timid_choice
from bot.automata.self_play import deal, play_game
from bot.game import Game, SeatAction, View, step, view
from bot.game.actions import Announce, Contest, Pass, Swap
from bot.game.questions import HearContests, TakeTurn
from bot.game.sets import RECOMMENDED
from tests.slowness import slowness

PLAYERS = 13


def endless_choice(known: View, rng: random.Random) -> SeatAction:
    """Keep the game going: the poor announce what brings gold, the others contest each other or swap."""
    table, seat = known.table, known.seat
    assert seat is not None
    poor = [gold < 5 for gold in table.gold]
    if isinstance(table.question, HearContests):
        bold = not poor[seat] and not poor[table.on_turn] and rng.random() < 0.15
        kind: type[SeatAction] = Contest if bold else Pass
        return next(action for action in known.actions if isinstance(action, kind))
    if isinstance(table.question, TakeTurn) and not (table.question.early or table.question.forced):
        claim = "queen" if poor[seat] else "cheat"
        if poor[seat] or rng.random() < 0.5:
            return next(a for a in known.actions if isinstance(a, Announce) and a.character == claim)
    return rng.choice([action for action in known.actions if isinstance(action, Swap)] or known.actions)


@cache
def long_game() -> Game:
    """A game at the largest table that does not end."""
    rng = random.Random(2)
    game = deal(rng, PLAYERS, RECOMMENDED[PLAYERS])
    return play_game(game, [lambda known: endless_choice(known, rng)] * PLAYERS, most_steps=900)


def questions_of(game: Game, rng: random.Random) -> list[View]:
    """Views of one more turn of each kind: somebody asked for a turn, and the others about a claim."""
    while not isinstance(game.table.question, TakeTurn) or game.table.question.forced:
        seat = game.table.awaited()[0]
        game, _ = step(game, endless_choice(view(game, seat), rng))
    turn = view(game, game.table.on_turn)
    claim = next(action for action in turn.actions if isinstance(action, Announce))
    game, _ = step(game, claim)
    return [turn, view(game, game.table.awaited()[0])]


def forget_everything() -> None:
    """As in a worker just started."""
    CACHE.clear()
    settle.cache_clear()
    glimpsed.cache_clear()
    takes_what_it_sees.cache_clear()


def cost_of(known: View, level: Level) -> float:
    """Seconds of CPU that a decision takes from nothing."""
    forget_everything()
    began = time.process_time()
    choose(known, level, 1)
    return time.process_time() - began


@pytest.mark.parametrize("level", [Level.REGULAR, Level.MASTER])
def test_a_decision_stays_within_its_budget_even_from_nothing_after_a_long_game(level: Level) -> None:
    known = questions_of(long_game(), random.Random(1))
    assert len(known[0].history) > 1000
    # The least of five tries, each relative to the machine just then: other load would be measured instead.
    for question in known:
        assert min(cost_of(question, level) / slowness() for _ in range(5)) < CPU_BUDGET


def test_a_master_stays_within_its_budget_in_a_usual_game() -> None:
    rng = random.Random(13)
    costs: list[float] = []

    def master(known: View) -> SeatAction:
        began = time.process_time()
        chosen = choose(known, Level.MASTER, 1)
        costs.append((time.process_time() - began) / slowness())
        return chosen

    players = [master, *[lambda known: timid_choice(known, rng)] * (PLAYERS - 1)]
    play_game(deal(rng, PLAYERS, RECOMMENDED[PLAYERS]), players)
    assert median(costs) < CPU_BUDGET / 2


def test_the_past_that_is_weighed_is_bounded_and_moves_on_in_strides() -> None:
    game = long_game()
    history = view(game, 0).history
    beginnings = []
    for length in range(1, len(history)):
        begins = beginning(telling_in(history[:length], 0))
        weighed = sum(isinstance(remembered.event, TELLING) for remembered in history[begins:length])
        assert weighed <= MOST_TELLING
        beginnings.append(begins)
    assert beginnings == sorted(beginnings)
    telling = sum(isinstance(remembered.event, TELLING) for remembered in history)
    assert 2 < len(set(beginnings)) <= 2 + (telling - MOST_TELLING) // STRIDE
