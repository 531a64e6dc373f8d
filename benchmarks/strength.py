"""How strong the automata are: wins over many games on the recommended sets, with confidence intervals.

A *timid* player draws the kind of its action uniformly, then an action of that kind uniformly, and contests
one time in ten; a *blank* one is a regular to whom every card may lie anywhere. A *casual* person and the
heroes of one habit are described in `benchmarks/casual.py`. The *omniscient* master sees all cards, and so
bounds what knowing them can give. Automata at a table have tempers drawn seat by seat.

Seats are rotated from game to game. A win shared by several counts as an equal part of one. The fair share is
one in the number of players. Claims and contests of all games are counted, too: how many claims are false,
and how often whoever contests has the card. Run it from the repository's root::

    python -m benchmarks.strength [--games 2000] [--only master-regular-4,casual-master-8]
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from functools import partial
from math import sqrt
from random import Random

from benchmarks.casual import HEROES, casual_choice, hero_choice
from bot.automata.beliefs.cards import beliefs_from
from bot.automata.beliefs.memory_cache import remember
from bot.automata.beliefs.reading import IDEAS, Reader
from bot.automata.players.by_level import CHOICES
from bot.automata.players.master import considered_choice
from bot.automata.players.nature import Nature
from bot.automata.players.regular import regular_choice
from bot.automata.players.timid import timid_choice
from bot.automata.players.uninformed import uninformed_choice
from bot.automata.self_play import deal
from bot.automata.tempers import Temper
from bot.game import Game, SeatAction, View, step
from bot.game import events as e
from bot.game.sets import RECOMMENDED
from bot.game.view import Onlookers
from bot.simulate.batches import run_batches

Choice = Callable[[Game, View, Nature], SeatAction]
MOST_STEPS = 20_000
CONFIDENCE = 1.96
FEWER = 400
"""So many games the figures rest on that are not a level's own."""


def by_view(choice: Callable[[View, Nature], SeatAction]) -> Choice:
    """A player who sees nothing but the own view."""
    return lambda game, view, nature: choice(view, nature)


def omniscient_choice(game: Game, view: View, nature: Nature) -> SeatAction:
    """What a master does who sees all cards."""
    if len(view.actions) == 1:
        return view.actions[0]
    memory = copy(remember(view, IDEAS, kind=Reader))
    memory.beliefs = beliefs_from(memory.numbers(game.cards), IDEAS)
    return considered_choice(view, memory, nature)


PLAYERS: dict[str, Choice] = {
    "timid": lambda game, view, nature: timid_choice(view, nature.rng),
    "blank": by_view(uninformed_choice),
    "casual": by_view(casual_choice),
    "omniscient": omniscient_choice,
    **{name: by_view(partial(hero_choice, habit)) for name, habit in HEROES.items()},
    **{level.value: by_view(choice) for level, choice in CHOICES.items()},
    **{temper.value: by_view(regular_choice) for temper in Temper},
}
TEMPERS = tuple(Temper)


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
    most_games: int = 2000

    @property
    def name(self) -> str:
        return f"{self.hero}-{self.table}-{self.players}"


FIGURES = [
    Figure("regular", "timid", 4, floor=0.95, aim=0.97, of_fair_share=False),
    Figure("regular", "timid", 8, floor=0.85, aim=0.90, of_fair_share=False),
    Figure("regular", "timid", 13, floor=0.70, aim=0.75, of_fair_share=False),
    Figure("blank", "regular", 4, ceiling=0.45),
    Figure("blank", "regular", 8, ceiling=0.45),
    Figure("master", "regular", 4, floor=1.4, aim=1.9),
    Figure("master", "regular", 8, floor=1.4, aim=1.9),
    Figure("master", "regular", 13, aim=1.6),
    *(Figure(temper.value, "regular", 4, floor=0.9, ceiling=1.1) for temper in Temper),
    *(
        Figure("casual", table, players, floor=floor, ceiling=ceiling, most_games=FEWER)
        for table, floor, ceiling in (("novice", 1.3, 2.0), ("regular", 0.8, 1.2), ("master", None, 0.5))
        for players in (4, 8)
    ),
    *(
        Figure(hero, table, players, ceiling=ceiling, most_games=FEWER)
        for table, ceiling in (("regular", 0.8), ("master", 0.6))
        for hero in HEROES
        for players in (4, 8)
    ),
    *(Figure("omniscient", "regular", players, most_games=FEWER) for players in (4, 8)),
]


@dataclass
class Batch:
    """What some games gave."""

    games: int
    won: float
    counts: Counter[str]


def play_batch(figure: Figure, seed: int, numbers: range) -> Batch:
    """How many games were played, how many of them the hero won, and what was claimed in them."""
    batch = Batch(len(numbers), 0.0, Counter())
    for number in numbers:
        rng = Random(f"{seed}/{figure.name}/{number}")
        hero = number % figure.players
        game = deal(
            rng,
            figure.players,
            RECOMMENDED[figure.players],
            starter=number // figure.players % figure.players,
        )
        names = [figure.table] * figure.players
        names[hero] = figure.hero
        game = play(game, names, rng)
        outcome = game.table.outcome
        if outcome is not None and hero in outcome.winners:
            batch.won += 1 / len(outcome.winners)
        batch.counts.update(claims_in(game))
    return batch


def play(game: Game, names: list[str], rng: Random) -> Game:
    """The game played to its end, or as far as so many actions bring it."""
    seeds = [rng.getrandbits(62) for _ in names]
    onlookers = Onlookers(game)
    for _ in range(MOST_STEPS):
        awaited = game.table.awaited()
        if not awaited:
            break
        seat = awaited[0]
        name, seed = names[seat], seeds[seat]
        temper = Temper(name) if name in TEMPERS else TEMPERS[seed % len(TEMPERS)]
        nature = Nature(Random(f"{seed}/{game.table.number}"), seed, temper)
        game, events = step(game, PLAYERS[name](game, onlookers.view(game, seat), nature))
        onlookers.notice(events)
    return game


def claims_in(game: Game) -> Counter[str]:
    """How many claims there were, how many of them false; how many contested, and had the card."""
    counts: Counter[str] = Counter()
    cards: list[str] = []
    claimed = ""
    for event in game.history:
        if isinstance(event, e.CardsDealt):
            cards = list(event.cards)
        elif isinstance(event, e.CardsSwapped) and event.really:
            first, second = event.cards
            cards[first], cards[second] = cards[second], cards[first]
        elif isinstance(event, e.Announced):
            claimed = event.character
            counts["claims"] += 1
            counts["false"] += cards[event.card] != claimed
        elif isinstance(event, e.ContestClosed):
            counts["contests"] += len(event.contests)
            counts["right"] += sum(cards[claim.card] == claimed for claim in event.contests)
    return counts


def wilson(won: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share of wins in 19 cases of 20."""
    share, spread = won / games, CONFIDENCE**2 / games
    centre = (share + spread / 2) / (1 + spread)
    reach = CONFIDENCE * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return centre - reach, centre + reach


def measure(figure: Figure, games: int, seed: int, workers: int | None) -> dict[str, object]:
    """One line of the table."""
    played, won, counts = 0, 0.0, Counter[str]()
    work = partial(play_batch, figure, seed)
    for batch in run_batches(work, min(games, figure.most_games), workers=workers, out=sys.stderr):
        played += batch.games
        won += batch.won
        counts.update(batch.counts)
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
        "false_claims": round(counts["false"] / max(counts["claims"], 1), 3),
        "right_contests": round(counts["right"] / max(counts["contests"], 1), 3),
    }


def summary(rows: list[dict[str, object]]) -> dict[str, object]:
    """All figures, and again by hero, table and number of players those of people and of the omniscient."""
    found: dict[str, object] = {"benchmark": "strength", "figures": rows}
    for name, heroes in {
        "casual": ("casual",),
        "heroes": tuple(HEROES),
        "omniscient": ("omniscient",),
    }.items():
        found[name] = {
            f"{r['hero']}-{r['table']}-{r['players']}": r["value"] for r in rows if r["hero"] in heroes
        }
    return found


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
    heading = "players  games   value   95% interval      floor  aim ceiling  false right"
    print(f"{'hero':<14} {'table':<8} {heading}")
    for figure in FIGURES:
        if wanted and figure.name not in wanted:
            continue
        row = measure(figure, given.games, given.seed, given.workers)
        results.append(row)
        print(
            f"{figure.hero:<14} {figure.table:<8} {figure.players:>7} {row['games']:>6} {row['value']:>7} "
            f"[{row['low']:>7}, {row['high']:>7}] {figure.floor or '-':>6} {figure.aim or '-':>4} "
            f"{figure.ceiling or '-':>6}  {row['false_claims']:>5} {row['right_contests']:>5}",
            flush=True,
        )
        if row["games"] != min(given.games, figure.most_games):
            break
    print(json.dumps(summary(results)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
