"""Everybody's chance of winning, by signs of the position and of the players, in weights fitted to games."""

from collections.abc import Sequence
from enum import StrEnum
from functools import cache
from importlib.resources import files
from typing import NamedTuple

import msgspec
import numpy as np

from ...game.rules import RICH
from ..arrays import Floats
from ..levels import Level
from .signs import Sign

STATURE = (Level.NOVICE.value, Level.MASTER.value)
"""Levels that are told from a regular's."""
PATIENCE = 4.0
"""Decisions after which what somebody has shown counts half."""


SMALL = 5
"""Players at a small table at the most."""
LEAST_FITTED, MOST_FITTED = 4, 8
"""The numbers of players of the games that were fitted to."""


class Standpoint(StrEnum):
    """Where from a position is looked at."""

    TABLE = "table"
    TRUTH = "truth"


class Kind(StrEnum):
    """Decisions that tell how well somebody plays, each kind for itself."""

    ANSWER = "answer"
    EARLY = "early"
    TURN = "turn"


class Slack(NamedTuple):
    """How far from the best a decision of a person looked at first sight, from 0 to 1."""

    version: int
    seat: int
    kind: Kind
    amount: float


class Weights(msgspec.Struct, frozen=True):
    """What was fitted, by ``benchmarks/review_fit.py``."""

    usual: dict[str, float]
    """The mean slack of decisions of each kind."""
    table: tuple[float, ...]
    truth: tuple[float, ...]
    certainty: dict[str, dict[str, float]]
    """By standpoint, and by whether a table is small: how much of these weights other games bear out."""


@cache
def weights() -> Weights:
    """The weights that come with the program."""
    found = files(__package__).joinpath("weights.json").read_bytes()
    return msgspec.json.decode(found, type=Weights)


def stature(levels: Sequence[str | None]) -> Floats:
    """What is known of each seat's play before it plays: an automaton's level, or that it is a person."""
    return np.array(
        [[level == known for known in STATURE] + [level is None] for level in levels], dtype=float
    )


def form(levels: Sequence[str | None], slacks: Sequence[Slack], usual: dict[str, float]) -> Floats:
    """What each person's decisions so far tell of their play: more slack than usual, by kind."""
    found = np.zeros((len(levels), len(Kind)))
    count = np.zeros_like(found)
    for slack in slacks:
        column = list(Kind).index(slack.kind)
        found[slack.seat, column] += slack.amount - usual[slack.kind]
        count[slack.seat, column] += 1
    unknown = np.array([level is None for level in levels])[:, None]
    shrunk: Floats = unknown * found / (count + PATIENCE)
    return shrunk


def weighed(signs: Floats, known: Floats, shown: Floats) -> Floats:
    """All that is weighed, from the signs of each seat's position, what is known of its play and what that
    has shown: what a round played on tells counts the more, the richer the richest; and with every number of
    players from four to eight all counts differently."""
    gold, ahead = signs[:, list(Sign).index(Sign.GOLD), None], signs[:, -1:]
    clock = gold.max() / RICH
    plain = np.hstack((signs, clock * ahead, known, known * ahead, known * gold, shown))
    large = min(max((len(signs) - LEAST_FITTED) / (MOST_FITTED - LEAST_FITTED), 0.0), 1.0)
    return np.hstack((plain, large * plain))


def size_of(players: int) -> str:
    """What is told apart of the sizes of tables."""
    return "small" if players <= SMALL else "large"


def win_chances(columns: Floats, standpoint: str, fitted: Weights) -> Floats:
    """Each seat's chance of winning (second axis from the end), from the signs of its position and of who
    plays there (last axis)."""
    certainty = fitted.certainty[standpoint][size_of(columns.shape[-2])]
    pulls = columns @ np.array(getattr(fitted, standpoint)) * certainty
    chances: Floats = np.exp(pulls - pulls.max(axis=-1, keepdims=True))
    chances /= chances.sum(axis=-1, keepdims=True)
    return chances
