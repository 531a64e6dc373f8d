"""What draws the win to a seat: the weights of ``bot.automata.evaluation.win_chance``, fitted to games.

In games among regulars, the signs of every seat are read at the beginning of each turn, with the cards as
they truly lie, and weighed so that those who won were the likeliest to. Run it from the repository's root::

    python -m benchmarks.win_chance [--games 1200] [--players 4,8]
"""

import argparse
import json
import sys
from functools import partial
from random import Random

import numpy as np

from bot.automata.arrays import Floats
from bot.automata.beliefs.memory_cache import remember
from bot.automata.evaluation.win_chance import Signs, signs_of
from bot.automata.players.nature import Nature
from bot.automata.players.regular import HABIT, regular_choice
from bot.automata.self_play import deal
from bot.game import step, view
from bot.game.questions import TakeTurn
from bot.game.sets import RECOMMENDED
from bot.simulate.batches import run_batches

STEPS_TO_FIT = 40
MOST_STEPS = 20_000


def play_batch(players: int, numbers: range) -> tuple[Floats, Floats]:
    """The signs of all seats at each turn of some games, and which of the seats won."""
    signs: list[list[Signs]] = []
    won: list[list[float]] = []
    for number in numbers:
        rng = Random(f"outlook/{players}/{number}")
        game, turn, seen = deal(rng, players, RECOMMENDED[players], starter=number % players), 0, []
        hands = [game.table.setup.layout.own(seat) for seat in range(players)]
        for _ in range(MOST_STEPS):
            if not game.table.awaited():
                break
            known = view(game, game.table.awaited()[0])
            if isinstance(game.table.question, TakeTurn) and game.table.turn != turn:
                turn = game.table.turn
                seen.append(signs_of(game, remember(known, HABIT).knowledge, hands))
            game, _events = step(game, regular_choice(known, Nature(rng, number)))
        outcome = game.table.outcome
        if outcome is not None:
            share = [(seat in outcome.winners) / len(outcome.winners) for seat in range(players)]
            signs += seen
            won += [share] * len(seen)
    return np.array(signs), np.array(won)


def fitted(positions: list[tuple[Floats, Floats]]) -> tuple[Floats, Floats]:
    """The weights under which the winners were likeliest, and how surprising each table still is."""
    weights: Floats = np.zeros(len(Signs._fields))
    for _ in range(STEPS_TO_FIT):
        slope, curve = np.zeros(len(weights)), 1e-9 * np.eye(len(weights))
        for signs, won in positions:
            chances = likely(signs, weights)
            mean = np.einsum("ns,nsk->nk", chances, signs)
            slope += np.einsum("ns,nsk->k", won - chances, signs) / len(won)
            curve += (np.einsum("ns,nsk,nsl->kl", chances, signs, signs) - mean.T @ mean) / len(won)
        weights = weights + np.linalg.solve(curve, slope)
    return weights, np.array([surprise(signs, won, weights) for signs, won in positions])


def likely(signs: Floats, weights: Floats) -> Floats:
    """Each seat's chance to win."""
    pulls = signs @ weights
    chances: Floats = np.exp(pulls - pulls.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    return chances


def surprise(signs: Floats, won: Floats, weights: Floats) -> float:
    """The mean of the logarithm of the chance that the winner was given, negated."""
    return float(-(won * np.log(likely(signs, weights) + 1e-12)).sum(axis=1).mean())


def main() -> int:
    """Play, fit, and say the weights; the last line is one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1200)
    parser.add_argument("--players", default="4,8")
    given = parser.parse_args()
    tables = [int(players) for players in given.players.split(",")]
    positions = []
    for players in tables:
        batches = list(run_batches(partial(play_batch, players), given.games, out=sys.stderr))
        signs, won = (np.concatenate([batch[part] for batch in batches if len(batch[0])]) for part in (0, 1))
        positions.append((signs, won))
    weights, surprises = fitted(positions)
    for name, weight in zip(Signs._fields, weights, strict=True):
        print(f"{name:<8} {weight:>7.2f}")
    for players, (signs, _), met in zip(tables, positions, surprises, strict=True):
        guessed = np.log(players)
        print(f"{players} players: {len(signs)} positions, surprise {met:.3f}, guessed {guessed:.3f}")
    print(json.dumps({"benchmark": "win_chance", "weights": Signs(*weights.round(3))._asdict()}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
