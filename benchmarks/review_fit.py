"""What draws the win to a seat, for looking back at games: fits ``bot/automata/review/weights.json``.

Games among automata of all levels are played, and the signs of every position weighed so that those who won
were the likeliest to: once with everybody's level known, once as if all were people, of whom only what they
have done so far tells how well they play, and once half and half. Run it from the repository's root::

    python -m benchmarks.review_fit [--games 700] [--players 4,8] [--write]
"""

import argparse
import sys
from collections.abc import Iterable, Sequence
from functools import partial
from itertools import repeat
from pathlib import Path
from random import Random
from typing import NamedTuple

import msgspec
import numpy as np

from benchmarks.win_chance import likely
from bot.automata.arrays import Floats
from bot.automata.levels import Level
from bot.automata.players.by_level import choose
from bot.automata.review import outlook
from bot.automata.review.curves import Position, beginnings
from bot.automata.review.decisions import decisions
from bot.automata.review.judging import considered, slack_of
from bot.automata.review.outlook import Kind, Slack, Weights, form, size_of, stature, weighed
from bot.automata.review.working import kind_of
from bot.automata.self_play import deal, play_game
from bot.automata.tempers import Temper
from bot.game import Event, SeatAction, View, view
from bot.game.events import GameEnded
from bot.game.sets import RECOMMENDED
from bot.simulate.batches import run_batches

TEMPERS = tuple(Temper)
MOST_STEPS = 20_000
STEPS_TO_FIT = 40
PARTS = 4
"""In so many parts games are divided to see what weights are worth for others."""
RIDGE = 30.0
"""How strongly weights are held back."""
OF_ONE_GAME = 0.2
"""What a position counts: those of one game have the same end."""
SPARED = {"small": 2, "large": 4}
"""One of so many turns in a row is enough to fit to, for the same reason."""


class Played(NamedTuple):
    """A game that was played."""

    levels: tuple[str, ...]
    seeds: tuple[int, ...]
    log: tuple[Event, ...]

    @property
    def won(self) -> Floats:
        """Each seat's part of the win."""
        end = self.log[-1]
        assert isinstance(end, GameEnded)
        return np.array([(seat in end.winners) / len(end.winners) for seat in range(len(self.levels))])


def play_mixed(purpose: str, players: int, number: int) -> Played | None:
    """A game among automata of all levels, drawn seat by seat; None if it did not end."""
    rng = Random(f"{purpose}/{players}/{number}")
    levels = [rng.choice(list(Level)) for _ in range(players)]
    game = deal(rng, players, RECOMMENDED[players], starter=rng.randrange(players))
    seeds = [rng.getrandbits(62) for _ in levels]
    ended = play_game(game, list(map(partial, repeat(seated), levels, seeds)), MOST_STEPS)
    if ended.table.outcome is None or not ended.table.outcome.winners:
        return None
    log = tuple(event for event in ended.history if isinstance(event, Event))
    return Played(tuple(level.value for level in levels), tuple(seeds), log)


def seated(level: Level, seed: int, known: View) -> SeatAction:
    """What an automaton of a level does, with a temper by its seed."""
    return choose(known, level, seed, temper_of(seed))


def temper_of(seed: int) -> Temper:
    """The temper that goes with a seed."""
    return TEMPERS[seed % len(TEMPERS)]


class Sample(NamedTuple):
    """All of a game that is needed to fit and to measure."""

    levels: tuple[str, ...]
    won: Floats
    positions: list[Position]
    slacks: list[Slack]


def sample_of(played: Played, every: int = 1, lot: int = 0) -> Sample:
    """The positions of a game, one of so many in a row, and how its decisions looked at first sight."""
    found = [begun.position() for begun in beginnings(played.log) if begun.turn % every == lot]
    return Sample(played.levels, played.won, found, slacks_of(played.log))


def slacks_of(log: Sequence[Event]) -> list[Slack]:
    """How every decision of a log looked at first sight."""
    found = []
    for taken in decisions(log):
        known, kind = view(taken.game, taken.seat), kind_of(taken)
        first = None if kind is None else considered(known, taken.action)
        if kind is not None and first is not None:
            amount = slack_of(first, taken.action, known.table.setup.layout.players)
            found.append(Slack(taken.version, taken.seat, kind, amount))
    return found


def sample_batch(players: int, numbers: range) -> list[Sample]:
    """Some games to fit to, as samples."""
    every, found = SPARED[size_of(players)], []
    for number in numbers:
        played = play_mixed("fit-more", players, number)
        if played is not None:
            found.append(sample_of(played, every, Random(number).randrange(every)))
    return found


def columns(sample: Sample, levels: Sequence[str | None], standpoint: str, usual: dict[str, float]) -> Floats:
    """Everything that a game's chances are made from, as far as these levels are known."""
    known, nothing = stature(levels), form(levels, (), usual)
    rows = []
    for position in sample.positions:
        shown = nothing
        if standpoint == "truth":
            shown = form(levels, [one for one in sample.slacks if one.version < position.version], usual)
        rows.append(weighed(getattr(position, standpoint), known, shown))
    return np.array(rows)


def guises(sample: Sample, rng: Random) -> Iterable[tuple[str | None, ...]]:
    """As automata, as people, and half and half."""
    yield sample.levels
    yield tuple(None for _ in sample.levels)
    yield tuple(rng.choice((level, None)) for level in sample.levels)


def fitted(games: list[tuple[Floats, Floats]]) -> Floats:
    """The weights under which the winners were likeliest."""
    scale = np.concatenate([signs.reshape(-1, signs.shape[2]) for signs, _ in games]).std(axis=0) + 1e-6
    tables = [table_of(games, players, scale) for players in {len(won) for _, won in games}]
    weights: Floats = np.zeros(len(scale))
    for _ in range(STEPS_TO_FIT):
        slope, curve = -RIDGE * weights, RIDGE * np.eye(len(weights))
        for scaled, won in tables:
            chances = likely(scaled, weights)
            mean = np.einsum("ns,nsk->nk", chances, scaled)
            spread = (scaled * np.sqrt(chances)[..., None]).reshape(-1, len(weights))
            slope += OF_ONE_GAME * np.tensordot(won - chances, scaled, axes=2)
            curve += OF_ONE_GAME * (spread.T @ spread - mean.T @ mean)
        step = np.linalg.solve(curve, slope)
        weights = weights + step
        if np.abs(step).max() < 1e-6:
            break
    return weights / scale


def table_of(games: list[tuple[Floats, Floats]], players: int, scale: Floats) -> tuple[Floats, Floats]:
    """All positions of the games with so many players, each sign on its scale, and who won."""
    here = [(signs, np.broadcast_to(won, signs.shape[:2])) for signs, won in games if len(won) == players]
    return np.concatenate([signs for signs, _ in here]) / scale, np.concatenate([won for _, won in here])


def fit(samples: list[Sample]) -> Weights:
    """All weights."""
    usual = {
        kind.value: float(
            np.mean([one.amount for s in samples for one in s.slacks if one.kind is kind] or [0])
        )
        for kind in Kind
    }
    found, certainty = {}, {}
    for standpoint in ("table", "truth"):
        rng = Random("guises")
        games = [
            (columns(sample, levels, standpoint, usual), sample.won)
            for sample in samples
            for levels in guises(sample, rng)
        ]
        found[standpoint] = tuple(round(float(weight), 5) for weight in fitted(games))
        certainty[standpoint] = borne_out(games)
    rounded = {kind: round(mean, 5) for kind, mean in usual.items()}
    return Weights(rounded, found["table"], found["truth"], certainty)


def borne_out(games: list[tuple[Floats, Floats]]) -> dict[str, float]:
    """What part of the weights is best for games that they were not fitted to, by the size of the table."""
    tried: dict[str, list[tuple[Floats, Floats]]] = {}
    for part in range(PARTS):
        # A game and its guises stay together, and so do the two that were played one after the other.
        others = [game for number, game in enumerate(games) if number // 6 % PARTS != part]
        weights = fitted(others)
        for number, (signs, won) in enumerate(games):
            if number // 6 % PARTS == part:
                tried.setdefault(size_of(len(won)), []).append((signs @ weights, won))
    return {size: best_certainty(pulls) for size, pulls in tried.items()}


def best_certainty(pulls: list[tuple[Floats, Floats]]) -> float:
    """By what to multiply pulls so that the winners are least surprising."""

    def surprise(factor: float) -> float:
        total, count = 0.0, 0
        for pull, won in pulls:
            scaled = factor * (pull - pull.max(axis=1, keepdims=True))
            logs = scaled - np.log(np.exp(scaled).sum(axis=1, keepdims=True))
            total -= float((logs * won).sum())
            count += len(pull)
        return total / count

    return min((round(0.3 + 0.02 * step, 2) for step in range(51)), key=surprise)


def main() -> int:
    """Play, fit, and print or write what was found."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=700, help="for each number of players")
    parser.add_argument("--players", default="4,8")
    parser.add_argument("--workers", type=int, default=None)
    parser.add_argument("--write", action="store_true")
    given = parser.parse_args()
    samples: list[Sample] = []
    for players in map(int, given.players.split(",")):
        work = partial(sample_batch, players)
        for batch in run_batches(work, given.games, workers=given.workers, out=sys.stderr):
            samples += batch
    found = msgspec.json.format(msgspec.json.encode(fit(samples)), indent=1)
    if given.write:
        Path(outlook.__file__).with_name("weights.json").write_bytes(found + b"\n")
    print(found.decode())
    return 0


if __name__ == "__main__":
    sys.exit(main())
