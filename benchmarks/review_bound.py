"""How well anybody could tell who wins: positions of games, played on many times by who really sat there.

From one position of each third of a game, chosen by chance, the same automata go on with the same cards,
tempers and lapses, and with other luck. How often each seat wins then is its true chance; in the mean no
estimate can be less surprised by who wins than the true chances are. The games are of the kind that
``benchmarks/review.py`` measures, and so are the figures: log losses below that of gold alone, by third,
over the tries in which the position turned out to be in that third (and over all of them, `_all_ends`), for

- `bound`: the true chances;
- `reader`: the chances when what slipped the automata's minds is drawn anew for each try, since no log
  tells it: somebody who knows the cards, the players and their programs, and has all the time they want;
- `truth`, `table` and `people`: the review, by the truth and by what the table knew, and by the truth with
  nobody's level known.

Few tries from many positions are enough, since the loss is told from them without bias as far as so many
tries reach; the rest, which is little, by the review's chances.

Run it from the repository's root::

    python -m benchmarks.review_bound [--games 100] [--tries 3] [--thirds 3] [--players 4,8]
"""

import argparse
import json
import sys
from collections.abc import Sequence
from functools import partial
from math import log
from random import Random
from typing import NamedTuple

import numpy as np

from benchmarks.review import RESAMPLED, told
from benchmarks.review_fit import MOST_STEPS, Played, Sample, play_mixed, slacks_of, temper_of
from benchmarks.review_gold import THIRDS, plain_weights, third_of
from benchmarks.win_chance import likely
from bot.automata.arrays import Floats
from bot.automata.levels import Level
from bot.automata.players.by_level import CHOICES
from bot.automata.players.nature import Nature
from bot.automata.review.curves import beginnings
from bot.automata.review.decisions import games_of
from bot.automata.self_play import play_game
from bot.automata.tempers import Temper
from bot.game import Game, SeatAction, View, evolve
from bot.game.events import TurnBegan
from bot.simulate.batches import run_batches


class End(NamedTuple):
    """How a try ended."""

    winner: int
    third: int
    """In which third of this game the position was, from which it was tried."""


class Gone(NamedTuple):
    """A game that was gone back to, at one position of each third, or of the first ones."""

    sample: Sample
    counts: Floats
    """How many positions of the game each of them stands for."""
    ends: list[list[End]]
    """How it ended from there, the last time as it really did."""
    strangers: Floats
    """How often each seat won where minds had other lapses."""


class Lost(NamedTuple):
    """By third, how surprising the ends of one game's positions are, each for all that it stands for."""

    bound: Floats
    reader: Floats
    truth: Floats
    table: Floats
    people: Floats


def go_back(players: int, tries: int, thirds: int, numbers: range) -> list[Gone]:
    """Some games, played on from one position of each of the first thirds."""
    games = ((number, play_mixed("bound", players, number)) for number in numbers)
    return [
        gone_back(played, tries * players, thirds, Random(number))
        for number, played in games
        if played is not None
    ]


def gone_back(played: Played, tries: int, most: int, rng: Random) -> Gone:
    """A game, played on from one position of each of the first thirds."""
    found = list(beginnings(played.log))
    begun = [evolve(game, event) for _, game, event in games_of(played.log) if isinstance(event, TurnBegan)]
    thirds = [[n for n in range(len(found)) if third_of(n, len(found)) == third] for third in range(most)]
    chosen = [rng.choice(third) for third in thirds]
    sample = Sample(
        played.levels, played.won, [found[number].position() for number in chosen], slacks_of(played.log)
    )
    ends, strangers = [], []
    for third, number in enumerate(chosen):
        try_on = partial(end_from, begun[number], number, played, rng)
        real = rng.choice(np.flatnonzero(played.won).tolist())
        ends.append([*(try_on(played.seeds) for _ in range(tries)), End(real, third)])
        forgetful = ([rng.getrandbits(62) for _ in played.seeds] for _ in range(tries))
        strangers.append(wins_of([try_on(minds) for minds in forgetful], len(played.seeds)))
    return Gone(sample, np.array([len(third) for third in thirds], dtype=float), ends, np.array(strangers))


def end_from(game: Game, number: int, played: Played, rng: Random, minds: Sequence[int]) -> End:
    """How a game ends from a position on when automata with such minds play on; of several who win at once,
    one by lot."""
    luck = rng.getrandbits(62)
    seats = zip(played.levels, minds, played.seeds, strict=True)
    players = [partial(goes_on, Level(level), mind, luck, temper_of(seed)) for level, mind, seed in seats]
    ended = play_game(game, players, MOST_STEPS).table
    assert ended.outcome is not None
    return End(rng.choice(ended.outcome.winners), third_of(number, number + 1 + ended.turn - game.table.turn))


def wins_of(ends: Sequence[End], players: int) -> Floats:
    """How often each seat won."""
    return np.bincount([end.winner for end in ends], minlength=players).astype(float)


def goes_on(level: Level, mind: int, luck: int, temper: Temper, known: View) -> SeatAction:
    """What an automaton does whose mind lets this and that slip."""
    return CHOICES[level](known, Nature(Random(f"{mind}/{luck}/{known.table.number}"), mind, temper))


def surprise(winner: int, wins: Floats, guessed: Floats) -> float:
    """How surprising a winner is by some tries: without bias but for what is rarer than so many can show,
    of which a guess tells."""
    tries, missing = int(wins.sum()), 1 - float(guessed[winner])
    shown = sum(1 / number for number in range(int(wins[winner]) + 1, tries + 1))
    return shown - log(1 - missing) - sum(missing**number / number for number in range(1, tries + 1))


def lost_in(gone: Gone, *, hindsight: bool) -> Lost:
    """What a game shows."""
    by_review = [
        told(gone.sample, standpoint, known=known).chances
        for standpoint, known in (("truth", True), ("table", True), ("truth", False))
    ]
    found = np.zeros((len(gone.ends), len(Lost._fields)))
    for third, (ends, strangers) in enumerate(zip(gone.ends, gone.strangers, strict=True)):
        wins, guessed = wins_of(ends, len(strangers)), by_review[0][third]
        counted = winners_in(ends, third if hindsight else None)
        for winner in counted:
            others = wins - np.eye(len(wins))[winner]
            found[third] += (
                *(surprise(winner, seen, guessed) for seen in (others, strangers)),
                *(-np.log(chances[third][winner]) for chances in by_review),
            )
        found[third] *= gone.counts[third] / len(counted)
    return Lost(*found.T)


def winners_in(ends: Sequence[End], third: int | None) -> list[int]:
    """Who won where the position turned out to be in such a third, or in any."""
    return [end.winner for end in ends if third in (end.third, None)]


def lost_by_gold(gone: Sequence[Gone], *, hindsight: bool) -> Floats:
    """By game and third, how surprising the ends are by gold alone, which is fitted to these very tries."""
    found = np.zeros((len(gone), len(gone[0].ends)))
    for third in range(found.shape[1]):
        gold = np.array([one.sample.positions[third].truth[:, :1] for one in gone])
        counts = np.array([one.counts[third] for one in gone])
        shares = np.array([shares_in(one, third, hindsight=hindsight) for one in gone])
        chances = likely(gold, plain_weights(gold, shares, counts))
        found[:, third] = -counts * (shares * np.log(chances)).sum(axis=1)
    return found


def shares_in(gone: Gone, third: int, *, hindsight: bool) -> Floats:
    """Each seat's part of the wins that count."""
    counted = winners_in(gone.ends[third], third if hindsight else None)
    return np.bincount(counted, minlength=len(gone.strangers[third])) / len(counted)


def below(lost: Floats, gold: Floats) -> Floats:
    """How much less is lost than by gold in some games, in each third, as a part."""
    part: Floats = 1 - lost.sum(axis=0) / gold.sum(axis=0)
    return part


def results(gone: Sequence[Gone], *, hindsight: bool) -> dict[str, object]:
    """For each number of players and for all: gains by third, with where they lie in 19 cases of 20."""
    found: dict[str, object] = {}
    key = "" if hindsight else "_all_ends"
    sizes = sorted({len(one.sample.levels) for one in gone})
    of_size = {size: [one for one in gone if len(one.sample.levels) == size] for size in sizes}
    lost = {size: [lost_in(one, hindsight=hindsight) for one in games] for size, games in of_size.items()}
    gold = {size: lost_by_gold(games, hindsight=hindsight) for size, games in of_size.items()}
    for name, together in [(str(size), [size]) for size in sizes] + [("all", sizes)]:
        by_gold = np.concatenate([gold[size] for size in together])
        games = [one for size in together for one in lost[size]]
        print(f"{name} players{key}, {len(games)} games; log loss below gold's by third, in percent")
        own = {field: np.array([getattr(one, field) for one in games]) for field in Lost._fields}
        for field in Lost._fields:
            found[f"{field}_{name}{key}"] = shown_with_reach(field, own[field], by_gold)
        for field in ("bound", "reader"):
            less = by_gold - own["truth"] + own[field]
            found[f"{field}_beyond_truth_{name}{key}"] = shown_with_reach(f"{field} - truth", less, by_gold)
    return found


def shown_with_reach(name: str, lost: Floats, gold: Floats) -> list[list[float]]:
    """A gain in each third and where it lies, by games drawn anew; printed, too."""
    drawn = np.random.default_rng(0).integers(0, len(lost), (RESAMPLED, len(lost)))
    spread = np.quantile([below(lost[chosen], gold[chosen]) for chosen in drawn], (0.025, 0.975), axis=0)
    gains: list[list[float]] = np.vstack((below(lost, gold), spread)).T.round(4).tolist()
    print(
        f"    {name:<15}"
        + "   ".join(f"{100 * a:5.1f} [{100 * b:5.1f}, {100 * c:5.1f}]" for a, b, c in gains)
    )
    return gains


def main() -> int:
    """Measure; the last line is one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=100, help="for each number of players")
    parser.add_argument("--tries", type=int, default=3, help="from each position, for each seat")
    parser.add_argument("--thirds", type=int, default=THIRDS, help="how many of them, from the first on")
    parser.add_argument("--players", default="4,8")
    parser.add_argument("--workers", type=int, default=None)
    given = parser.parse_args()
    gone: list[Gone] = []
    for players in map(int, given.players.split(",")):
        work = partial(go_back, players, given.tries, given.thirds)
        for batch in run_batches(work, given.games, workers=given.workers, out=sys.stderr):
            gone += batch
    found = results(gone, hindsight=True) | results(gone, hindsight=False)
    print(json.dumps({"benchmark": "review_bound", "games": len(gone), "tries": given.tries} | found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
