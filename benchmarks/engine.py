"""How fast the rules play, beside a well-known card game environment on the same machine.

Random play: every decision is enumerated with `legal_actions`, checked, and produces its events. The
yardstick is rlcard's UNO environment, likewise enumerated and checked by its own `step`. Both take turns in
short rounds measured in CPU time, so that whatever else the machine does touches both alike; the ratio is the
median of the rounds.
"""

import json
import time
from collections.abc import Callable
from random import Random
from statistics import median

import rlcard

from bot.game import begin, fold, legal_actions, step
from bot.game.sets import RECOMMENDED

PLAYERS = (4, 8, 13)
ROUNDS = 25
SECONDS = 0.15


def mascarade(players: int, rng: Random) -> int:
    """Play one random game; how many decisions it took."""
    cards = RECOMMENDED[players]
    game = fold(begin(players, cards, tuple(rng.sample(cards, len(cards)))))
    decisions = 0
    while game.table.outcome is None:
        seat = game.table.awaited()[0]
        actions = legal_actions(game, seat)
        game, _events = step(game, actions[int(rng.random() * len(actions))])
        decisions += 1
    return decisions


def uno(environment: rlcard.envs.Env, rng: Random) -> int:
    """Play one random game of UNO; how many decisions it took."""
    state, _ = environment.reset()
    decisions = 0
    while not environment.is_over():
        actions = list(state["legal_actions"])
        state, _ = environment.step(actions[int(rng.random() * len(actions))])
        decisions += 1
    return decisions


def rate(play: Callable[[], int]) -> float:
    """Decisions per second over a short round of whole games."""
    start, decisions = time.process_time(), 0
    while (elapsed := time.process_time() - start) < SECONDS:
        decisions += play()
    return decisions / elapsed


def main() -> None:
    rng = Random(1)
    environment = rlcard.make("uno", config={"seed": 1})
    ratios: dict[str, float] = {}
    print(f"{'players':>8} {'mascarade/s':>12} {'uno/s':>10} {'ratio':>6} {'lowest':>7} {'highest':>8}")
    for players in PLAYERS:
        rounds = [
            (rate(lambda players=players: mascarade(players, rng)), rate(lambda: uno(environment, rng)))  # type: ignore[misc]
            for _ in range(ROUNDS)
        ]
        each = [ours / theirs for ours, theirs in rounds]
        ours, theirs = (median(column) for column in zip(*rounds, strict=True))
        ratios[str(players)] = round(median(each), 2)
        figures = f"{median(each):>6.2f} {min(each):>7.2f} {max(each):>8.2f}"
        print(f"{players:>8} {ours:>12,.0f} {theirs:>10,.0f} {figures}")
    print(json.dumps({"ratio": ratios}))


if __name__ == "__main__":
    main()
