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
  nobody's level known;
- `few_8` and so on, if asked for: the review by the truth and so many of the reader's tries, where the
  review counts as many as suits the other games best.

Few tries from many positions are enough, since the loss is told from them without bias as far as so many
tries reach; the rest, which is little, by the review's chances.

Run it from the repository's root::

    python -m benchmarks.review_bound [--games 100] [--tries 3] [--thirds 3] [--players 4,8] [--few 1,2,4,8]

What a try takes is told as a part of what a whole review of the game takes, besides in seconds.
"""

import argparse
import json
import sys
import time
from collections.abc import Sequence
from functools import partial
from math import log
from random import Random
from typing import NamedTuple

import numpy as np

from benchmarks.review import RESAMPLED, told
from benchmarks.review_few import lost_by_worth, surprise_of_few
from benchmarks.review_fit import MOST_STEPS, Played, Sample, play_mixed, slacks_of, temper_of
from benchmarks.review_gold import THIRDS, plain_weights, third_of
from benchmarks.win_chance import likely
from bot.automata.arrays import Floats
from bot.automata.levels import Level
from bot.automata.players.by_level import CHOICES
from bot.automata.players.nature import Nature
from bot.automata.review.curves import beginnings
from bot.automata.review.decisions import games_of
from bot.automata.review.working import whole_review
from bot.automata.self_play import play_game
from bot.automata.tempers import Temper
from bot.game import Game, SeatAction, View, evolve
from bot.game.events import TurnBegan
from bot.simulate.batches import run_batches

LIMIT = 10.0
"""The seconds of one core that a review may take."""


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
    costs: Floats
    """What such a try took from each of them, in seconds of one core."""
    whole: float
    """What a review takes."""


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
    begins = time.process_time()
    whole_review(played.log, (None,) * len(played.levels), range(len(played.levels)))
    whole = time.process_time() - begins
    ends, strangers, costs = [], [], []
    for third, number in enumerate(chosen):
        try_on = partial(end_from, begun[number], number, played, rng)
        real = rng.choice(np.flatnonzero(played.won).tolist())
        ends.append([*(try_on(played.seeds) for _ in range(tries)), End(real, third)])
        begins = time.process_time()
        forgetful = ([rng.getrandbits(62) for _ in played.seeds] for _ in range(tries))
        strangers.append(wins_of([try_on(minds) for minds in forgetful], len(played.seeds)))
        costs.append((time.process_time() - begins) / tries)
    counts = np.array([len(third) for third in thirds], dtype=float)
    return Gone(sample, counts, ends, np.array(strangers), np.array(costs), whole)


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


def lost_by_few(gone: Sequence[Gone], few: int, *, hindsight: bool) -> Floats:
    """By game and third, how surprising the ends are by the review and a few tries of the reader's."""
    by_review = [told(one.sample, "truth", known=True).chances for one in gone]

    def lost(number: int, worth: float) -> list[float]:
        one, found = gone[number], []
        for third, (ends, strangers) in enumerate(zip(one.ends, one.strangers, strict=True)):
            counted, guessed = winners_in(ends, third if hindsight else None), by_review[number][third]
            each = [surprise_of_few(winner, strangers, few, guessed, worth) for winner in counted]
            found.append(float(one.counts[third] * np.mean(each)))
        return found

    return lost_by_worth(len(gone), lost)


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


def results(gone: Sequence[Gone], few: Sequence[int], *, hindsight: bool) -> dict[str, object]:
    """For each number of players and for all: gains by third, with where they lie in 19 cases of 20."""
    found: dict[str, object] = {}
    key = "" if hindsight else "_all_ends"
    sizes = sorted({len(one.sample.levels) for one in gone})
    of_size = {size: [one for one in gone if len(one.sample.levels) == size] for size in sizes}
    lost = {size: [lost_in(one, hindsight=hindsight) for one in games] for size, games in of_size.items()}
    gold = {size: lost_by_gold(games, hindsight=hindsight) for size, games in of_size.items()}
    helped = {
        size: {f"few_{number}": lost_by_few(games, number, hindsight=hindsight) for number in few}
        for size, games in of_size.items()
    }
    for name, together in [(str(size), [size]) for size in sizes] + [("all", sizes)]:
        by_gold = np.concatenate([gold[size] for size in together])
        games = [one for size in together for one in lost[size]]
        print(f"{name} players{key}, {len(games)} games; log loss below gold's by third, in percent")
        own = {field: np.array([getattr(one, field) for one in games]) for field in Lost._fields}
        own |= {
            f"few_{number}": np.concatenate([helped[size][f"few_{number}"] for size in together])
            for number in few
        }
        for field in own:
            found[f"{field}_{name}{key}"] = shown_with_reach(field, own[field], by_gold)
        for field in (name for name in own if name not in ("truth", "table", "people")):
            less = by_gold - own["truth"] + own[field]
            found[f"{field}_beyond_truth_{name}{key}"] = shown_with_reach(f"{field} - truth", less, by_gold)
    return found


def costs(gone: Sequence[Gone]) -> dict[str, object]:
    """For each number of players: what a try and a review take, and how many tries a turn of each third could
    have in the rest of the time, if no other third had any."""
    found: dict[str, object] = {}
    for size in sorted({len(one.sample.levels) for one in gone}):
        here = [one for one in gone if len(one.sample.levels) == size]
        whole = float(np.mean([one.whole for one in here]))
        each, turns = (np.mean([getattr(one, name) for one in here], axis=0) for name in ("costs", "counts"))
        rest = (LIMIT - whole) / (each * turns)
        print(f"{size} players: a review {whole:.2f} s; by third, {turns.round(1)} turns of it:")
        print(f"    a try {each.round(3)} s, {(each / whole).round(3)} of a review,")
        print(f"    {rest.round(1)} tries a turn in the rest of {LIMIT:.0f} s")
        found[f"review_seconds_{size}"] = round(whole, 3)
        found[f"try_seconds_{size}"] = each.round(4).tolist()
        found[f"tries_a_turn_{size}"] = rest.round(2).tolist()
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
    parser.add_argument("--few", default="", help="numbers of tries that help the review")
    parser.add_argument("--workers", type=int, default=None)
    given = parser.parse_args()
    gone: list[Gone] = []
    for players in map(int, given.players.split(",")):
        work = partial(go_back, players, given.tries, given.thirds)
        for batch in run_batches(work, given.games, workers=given.workers, out=sys.stderr):
            gone += batch
    few = [int(number) for number in given.few.split(",") if number]
    found = results(gone, few, hindsight=True) | results(gone, few, hindsight=False) | costs(gone)
    print(json.dumps({"benchmark": "review_bound", "games": len(gone), "tries": given.tries} | found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
