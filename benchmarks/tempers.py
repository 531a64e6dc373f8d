"""Whether tempers can be told apart by playing with them, and what they cost.

Games of six regulars, one of each temper, with a casual person (`benchmarks/casual.py`), and games of
regulars whose tempers are drawn. From half of the games of seven a reader (`benchmarks/temper_signs.py`)
learns how often each temper does what; in the other half it guesses who is who, without names and lines,
from one game and from three with the same. Chance guesses one of six. At the tables of drawn tempers
everybody's wins are counted, as parts of the fair share, beside the shares of false claims and of right
contests. Run it from the repository's root::

    python -m benchmarks.tempers [--games 400] [--drawn 1000] [--level regular]
"""

import argparse
import json
import sys
from collections import Counter, defaultdict
from collections.abc import Sequence
from functools import partial
from random import Random

from benchmarks.casual import casual_choice
from benchmarks.strength import claims_in, wilson
from benchmarks.temper_signs import SEEN, TOLD, Reader, Signs, Watcher, of
from bot.automata.levels import Level
from bot.automata.players.by_level import choose
from bot.automata.players.nature import Nature
from bot.automata.self_play import Player, deal, play_game
from bot.automata.tempers import Temper
from bot.game import Game, SeatAction, View
from bot.game.sets import RECOMMENDED
from bot.simulate.batches import run_batches

COMPANY = 1 + len(Temper)
"""A person and one of each temper."""
EVENING = 3
"""So many games in a row are played with the same."""
MOST_STEPS = 20_000
Wins = dict[Temper, float]
Met = list[tuple[Temper, Signs]]
"""The tempers of a game, each with its signs."""


def of_temper(level: Level, temper: Temper, seed: int) -> Player:
    """An automaton of a temper."""
    return lambda view: choose(view, level, seed, temper)


def casual(seed: int) -> Player:
    """A casual person, who has no temper."""

    def player(view: View) -> SeatAction:
        return casual_choice(view, Nature(Random(f"{seed}/{view.table.number}"), seed))

    return player


def play(rng: Random, tempers: Sequence[Temper | None], level: Level, starter: int) -> Game:
    """A game among those."""
    players = [
        casual(rng.getrandbits(62)) if temper is None else of_temper(level, temper, rng.getrandbits(62))
        for temper in tempers
    ]
    game = deal(rng, len(players), RECOMMENDED[len(players)], starter=starter)
    return play_game(game, players, MOST_STEPS)


def play_company(level: Level, seed: int, numbers: range) -> list[Met]:
    """The signs of everybody but the person, in some games of seven."""
    found = []
    for number in numbers:
        rng = Random(f"{seed}/company/{number}")
        tempers: list[Temper | None] = [None, *Temper]
        rng.shuffle(tempers)
        game = play(rng, tempers, level, number % COMPANY)
        signs = Watcher(game).signs
        found.append([(t, seen) for t, seen in zip(tempers, signs, strict=True) if t is not None])
    return found


def play_drawn(level: Level, players: int, seed: int, numbers: range) -> tuple[Counter[str], Wins]:
    """What was claimed, and who won, in some games of drawn tempers; of a shared win everybody has a part."""
    counts: Counter[str] = Counter()
    wins: Wins = defaultdict(float)
    for number in numbers:
        rng = Random(f"{seed}/drawn/{players}/{number}")
        tempers = [rng.choice(list(Temper)) for _ in range(players)]
        game = play(rng, tempers, level, number % players)
        counts.update(claims_in(game))
        counts.update(f"seats {temper}" for temper in tempers)
        outcome = game.table.outcome
        for seat in () if outcome is None else outcome.winners:
            wins[tempers[seat]] += 1 / len(outcome.winners)
    return counts, wins


def read(games: list[Met], signs: tuple[str, ...]) -> dict[str, object]:
    """How well a reader of half of the games guesses in the other half."""
    half = len(games) // 2
    reader = Reader(signs)
    for met in games[:half]:
        for temper, seen in met:
            reader.learn(temper, seen)
    confused: Counter[tuple[Temper, Temper]] = Counter()
    evenings: Counter[bool] = Counter()
    later = games[half:]
    for met in later:
        confused.update((temper, reader.guess(seen)) for temper, seen in met)
    for start in range(0, len(later) - EVENING + 1, EVENING):
        for temper in Temper:
            seen: Signs = Counter()
            for met in later[start : start + EVENING]:
                seen.update(dict(met)[temper])
            evenings[reader.guess(seen) == temper] += 1
    return {
        "one_game": share(sum(n for (t, g), n in confused.items() if t == g), confused.total()),
        "three_games": share(evenings[True], evenings.total()),
        "of_each": {
            temper.value: round(confused[temper, temper] / max(len(later), 1), 3) for temper in Temper
        },
        "taken_for": {
            temper.value: {other.value: confused[temper, other] for other in Temper} for temper in Temper
        },
    }


def share(count: float, total: int, scale: int = 1) -> list[float]:
    """A share with its 95 % interval."""
    low, high = wilson(count, max(total, 1))
    return [round(figure * scale, 3) for figure in (count / max(total, 1), low, high)]


def signatures(games: list[Met]) -> dict[str, dict[str, float]]:
    """How often each temper gives each sign."""
    total: dict[Temper, Signs] = {temper: Counter() for temper in Temper}
    for met in games:
        for temper, seen in met:
            total[temper].update(seen)
    return {
        sign: {t.value: round(seen[sign] / max(seen[of(sign)], 1), 3) for t, seen in total.items()}
        for sign in (*SEEN, *TOLD)
    }


def told_apart(level: Level, games: int, seed: int, workers: int | None) -> dict[str, object]:
    """The signs of each temper, and how far they give it away."""
    met: list[Met] = []
    for batch in run_batches(partial(play_company, level, seed), games, workers=workers, out=sys.stderr):
        met += batch
    table = signatures(met)
    print(f"{'of those who might, in %':<32}" + "".join(f"{temper.value:>12}" for temper in Temper))
    for sign, rates in table.items():
        print(f"{sign:<32}" + "".join(f"{100 * rate:>12.1f}" for rate in rates.values()))
    found: dict[str, object] = {"games": len(met), "signatures": table}
    for name, signs in {"seen": SEEN, "and_told": (*SEEN, *TOLD)}.items():
        guessed = read(met, signs)
        found[name] = guessed
        rates = f"{guessed['one_game']}, over {EVENING} games {guessed['three_games']}"
        print(f"guessed by what is {name}: {rates}")
        print(f"  {guessed['of_each']}", flush=True)
    return found


def strengths(level: Level, players: int, games: int, seed: int, workers: int | None) -> dict[str, object]:
    """What each temper wins at tables of some size, as parts of the fair share, and what is claimed there."""
    counts: Counter[str] = Counter()
    won: Wins = defaultdict(float)
    work = partial(play_drawn, level, players, seed)
    for counted, wins in run_batches(work, games, workers=workers, out=sys.stderr):
        counts.update(counted)
        for temper, parts in wins.items():
            won[temper] += parts
    shares = {temper.value: share(won[temper], counts[f"seats {temper}"], players) for temper in Temper}
    false = round(counts["false"] / max(counts["claims"], 1), 3)
    right = round(counts["right"] / max(counts["contests"], 1), 3)
    print(f"{players} players, {games} games: false claims {false}, right contests {right}")
    for name, (value, low, high) in shares.items():
        print(f"  {name:<12} {value:.3f} [{low:.3f}, {high:.3f}]", flush=True)
    return {"games": games, "false_claims": false, "right_contests": right, "of_fair_share": shares}


def main() -> int:
    """Measure all of it; the last line is one JSON object."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--drawn", type=int, default=1000, help="games of drawn tempers for each size")
    parser.add_argument("--players", default="4,8,13")
    parser.add_argument("--level", type=Level, default=Level.REGULAR)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=None)
    given = parser.parse_args()
    found: dict[str, object] = {"benchmark": "tempers", "level": given.level.value}
    if given.games:
        found |= told_apart(given.level, given.games, given.seed, given.workers)
    if given.drawn:
        for players in map(int, given.players.split(",")):
            found[f"drawn-{players}"] = strengths(
                given.level, players, given.drawn, given.seed, given.workers
            )
    print(json.dumps(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
