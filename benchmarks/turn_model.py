"""How others use their turns: the figures of ``bot.automata.beliefs.turn_model``, fitted to games.

In games among automata of a level, everything that a seat may do in its turn is described as that model sees
it, with what each seat can know, and weighed so that what was done was the likeliest. Run it from the
repository's root::

    python -m benchmarks.turn_model [--games 300] [--players 4,8] [--level master]
"""

import argparse
import json
import sys
from functools import partial
from random import Random

import numpy as np

from bot.automata.arrays import Floats
from bot.automata.beliefs.knowledge import Knowledge
from bot.automata.levels import Level
from bot.automata.outcomes.glance import glance_at
from bot.automata.players.by_level import CHOICES
from bot.automata.players.nature import Nature
from bot.automata.self_play import deal
from bot.automata.tempers import Temper
from bot.game import Game, SeatAction, step
from bot.game.actions import Announce, Swap
from bot.game.questions import TakeTurn
from bot.game.rules import RICH
from bot.game.sets import RECOMMENDED
from bot.game.view import Onlookers
from bot.simulate.batches import run_batches

MOST_STEPS = 20_000
STEPS_TO_FIT = 30
NAMES = (
    *("claim", "true", "bluff", "daring", "holder", "holder_gold", "win", "false_win"),
    *("exchange_gold", "feint", "feint_gold", "look", "look_unsure"),
)
Turn = tuple[Floats, int]
"""Everything that might be done (rows) in the model's terms, and which of it was."""


def described(game: Game, knowledge: Knowledge, action: SeatAction) -> list[float]:
    """An action of a turn in the model's terms."""
    seat, known = action.by, knowledge.table[action.by]
    brings = glance_at(game.table, seat)
    if isinstance(action, Swap):
        expected = np.array([brings[name] for name in game.cards]) @ known
        own, other = action.cards
        return [0.0] * 8 + ([expected[other], 0, 0] if action.really else [0, 1, expected[own]]) + [0, 0]
    if not isinstance(action, Announce):
        return [0.0] * 11 + [1, 1 - float(known[:, knowledge.layout.own(seat)[0]].max())]
    places = [place for place, name in enumerate(game.cards) if name == action.character]
    true, worth = float(known[places, action.card].sum()), brings[action.character]
    theirs = np.delete(knowledge.as_own()[:, places], seat, axis=0).max()
    win, bluff = float(game.table.gold[seat] + worth >= RICH), 1 - true
    holder = bluff * theirs
    return [1, true * worth, bluff * worth, bluff, holder, holder * worth, win * true, win * bluff] + [
        0.0
    ] * 5


def play_batch(players: int, level: Level, numbers: range) -> list[Turn]:
    """The turns of some games."""
    turns: list[Turn] = []
    for number in numbers:
        rng = Random(f"turns/{players}/{number}")
        game = deal(rng, players, RECOMMENDED[players], starter=number % players)
        seeds = [rng.getrandbits(62) for _ in range(players)]
        onlookers, knowledge = Onlookers(game), Knowledge(game.table.setup.layout)
        for _ in range(MOST_STEPS):
            if not game.table.awaited():
                break
            seat = game.table.awaited()[0]
            known = onlookers.view(game, seat)
            temper = tuple(Temper)[seeds[seat] % len(Temper)]
            action = CHOICES[level](known, Nature(rng, seeds[seat], temper))
            if isinstance(game.table.question, TakeTurn):
                rows = [described(game, knowledge, option) for option in known.actions]
                turns.append((np.array(rows), known.actions.index(action)))
            game, events = step(game, action)
            onlookers.notice(events)
            for event in events:
                knowledge.notice(event)
    return turns


def fitted(turns: list[Turn]) -> tuple[Floats, float]:
    """The figures under which what was done was likeliest, and how surprising it still is."""
    figures: Floats = np.zeros(len(NAMES))
    surprise = 0.0
    for _ in range(STEPS_TO_FIT):
        slope, curve, surprise = -0.1 * figures, 0.1 * np.eye(len(NAMES)), 0.0
        for rows, done in turns:
            appeals = rows @ figures
            chances = np.exp(appeals - appeals.max())
            chances /= chances.sum()
            mean = chances @ rows
            slope += rows[done] - mean
            curve += (rows.T * chances) @ rows - np.outer(mean, mean)
            surprise -= float(np.log(chances[done]))
        change = np.linalg.solve(curve, slope)
        figures = figures + change * min(1.0, 2.0 / float(np.abs(change).max()))
    return figures, surprise / len(turns)


def main() -> int:
    """Play, fit, and say the figures; the last line is one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=300)
    parser.add_argument("--players", default="4,8")
    parser.add_argument("--level", type=Level, choices=list(Level), default=Level.REGULAR)
    parser.add_argument("--workers", type=int, default=None)
    given = parser.parse_args()
    found: dict[str, dict[str, float]] = {}
    for players in given.players.split(","):
        work = partial(play_batch, int(players), given.level)
        batches = run_batches(work, given.games, workers=given.workers, out=sys.stderr)
        turns = [turn for batch in batches for turn in batch]
        figures, surprise = fitted(turns)
        guessed = float(np.mean([np.log(len(rows)) for rows, _ in turns]))
        print(f"{players} players: {len(turns)} turns, surprise {surprise:.3f}, guessed {guessed:.3f}")
        found[players] = dict(zip(NAMES, figures.round(2).tolist(), strict=True))
        print("  ".join(f"{name} {figure:.2f}" for name, figure in found[players].items()), flush=True)
    print(json.dumps({"benchmark": "turn_model", "figures": found}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
