"""A master's decision costs little computing, even at the largest table."""

import random
import time
from statistics import median

from bot.automata import CPU_BUDGET, Level, choose
from bot.automata.match import deal, play_game
from bot.automata.timid import timid_choice
from bot.game import SeatAction, View, step, view
from bot.game.sets import RECOMMENDED

ENGINE_STEPS_IN_BUDGET = 1000
"""Random steps of the rules that fit, at the very least, into the budget of one decision."""


def cost_of_a_step() -> float:
    """Seconds of CPU that a step of a random game takes on this machine, now."""
    rng = random.Random(1)
    game, steps = deal(rng, 13, RECOMMENDED[13]), 0
    began = time.process_time()
    while game.table.outcome is None and steps < 400:
        seat = game.table.awaited()[0]
        game, _ = step(game, rng.choice(view(game, seat).actions))
        steps += 1
    return (time.process_time() - began) / steps


def test_a_master_stays_within_its_budget_at_thirteen_players() -> None:
    rng = random.Random(13)
    costs: list[float] = []

    def master(known: View) -> SeatAction:
        began = time.process_time()
        chosen = choose(known, Level.MASTER, 1)
        costs.append(time.process_time() - began)
        return chosen

    players = [master, *[lambda known: timid_choice(known, rng)] * 12]
    play_game(deal(rng, 13, RECOMMENDED[13]), players)
    # Relative to the machine: a budget in seconds would measure its load instead.
    assert median(costs) < max(CPU_BUDGET, ENGINE_STEPS_IN_BUDGET * cost_of_a_step())
