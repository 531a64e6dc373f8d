"""How strong the automata are: wins over many games on the recommended sets, with confidence intervals.

A *timid* player draws the kind of its action uniformly, then an action of that kind uniformly, and contests
one time in ten. Seats are rotated from game to game. A win shared by several counts as an equal part of one.
The fair share is one in the number of players. Run it from the repository's root::

    python -m benchmarks.strength [--games 2000] [--only master-4,master-8]
"""

import argparse
import json
import sys
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random

from bot.automata.players.by_level import CHOICES
from bot.automata.players.timid import timid_choice
from bot.automata.players.uninformed import uninformed_choice
from bot.automata.self_play import deal, play_game
from bot.game import SeatAction, View
from bot.game.sets import RECOMMENDED
from bot.simulate.batches import run_batches

Choice = Callable[[View, Random], SeatAction]
PLAYERS: dict[str, Choice] = {
    "timid": timid_choice,
    "blank": uninformed_choice,
    **{level.value: choice for level, choice in CHOICES.items()},
}
MOST_STEPS = 20_000
CONFIDENCE = 1.96


@dataclass(frozen=True)
class Figure:
    """One hero against a table of others, and what is asked of it."""

    hero: str
    table: str
    players: int
    floor: float | None = None
    aim: float | None = None
    ceiling: float | None = None
    of_fair_share: bool = True

    @property
    def name(self) -> str:
        return f"{self.hero}-{self.players}"


FIGURES = [
    Figure("regular", "timid", 4, floor=0.95, aim=0.97, of_fair_share=False),
    Figure("regular", "timid", 8, floor=0.85, aim=0.90, of_fair_share=False),
    Figure("regular", "timid", 13, floor=0.70, aim=0.75, of_fair_share=False),
    Figure("blank", "regular", 4, ceiling=0.45),
    Figure("blank", "regular", 8, ceiling=0.45),
    Figure("master", "regular", 4, floor=1.4, aim=1.9),
    Figure("master", "regular", 8, floor=1.4, aim=1.9),
]


def play_batch(figure: Figure, seed: int, numbers: range) -> tuple[int, float]:
    """How many games were played and how many of them the hero won."""
    won = 0.0
    for number in numbers:
        rng = Random(f"{seed}/{figure.name}/{number}")
        hero = number % figure.players
        game = deal(
            rng,
            figure.players,
            RECOMMENDED[figure.players],
            starter=number // figure.players % figure.players,
        )
        players = [partial(seated, figure.table, rng)] * figure.players
        players[hero] = partial(seated, figure.hero, rng)
        outcome = play_game(game, players, MOST_STEPS).table.outcome
        if outcome is not None and hero in outcome.winners:
            won += 1 / len(outcome.winners)
    return len(numbers), won


def seated(name: str, rng: Random, view: View) -> SeatAction:
    """What the player of that name does."""
    return PLAYERS[name](view, rng)


def wilson(won: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share of wins in 19 cases of 20."""
    share, spread = won / games, CONFIDENCE**2 / games
    centre = (share + spread / 2) / (1 + spread)
    reach = CONFIDENCE * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return centre - reach, centre + reach


def measure(figure: Figure, games: int, seed: int, workers: int | None) -> dict[str, object]:
    """One line of the table."""
    played, won = 0, 0.0
    for some, wins in run_batches(partial(play_batch, figure, seed), games, workers=workers, out=sys.stderr):
        played += some
        won += wins
    scale = figure.players if figure.of_fair_share else 1
    low, high = wilson(won, played) if played else (0.0, 1.0)
    return {
        "hero": figure.hero,
        "table": figure.table,
        "players": figure.players,
        "games": played,
        "measure": "fair_share" if figure.of_fair_share else "win_rate",
        "value": round(won / max(played, 1) * scale, 4),
        "low": round(low * scale, 4),
        "high": round(high * scale, 4),
        "floor": figure.floor,
        "aim": figure.aim,
        "ceiling": figure.ceiling,
    }


def main() -> int:
    """Measure every figure asked for; the last line is one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--only", default="", help=", ".join(figure.name for figure in FIGURES))
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=None)
    given = parser.parse_args()
    wanted = [name for name in given.only.split(",") if name]
    if unknown := set(wanted) - {figure.name for figure in FIGURES}:
        parser.error(f"no figure is called {', '.join(sorted(unknown))}")
    if given.games < 1:
        parser.error("at least one game is needed")
    results = []
    print(f"{'hero':<8} {'table':<8} players  games   value   95% interval     floor  aim  ceiling")
    for figure in FIGURES:
        if wanted and figure.name not in wanted:
            continue
        row = measure(figure, given.games, given.seed, given.workers)
        results.append(row)
        print(
            f"{figure.hero:<8} {figure.table:<8} {figure.players:>7} {row['games']:>6} {row['value']:>7} "
            f"[{row['low']:>7}, {row['high']:>7}] {figure.floor or '-':>6} {figure.aim or '-':>4} "
            f"{figure.ceiling or '-':>6}",
            flush=True,
        )
        if row["games"] != given.games:
            break
    print(json.dumps({"benchmark": "strength", "figures": results}))
    return 0


if __name__ == "__main__":
    sys.exit(main())
