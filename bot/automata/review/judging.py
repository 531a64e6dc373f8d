"""How good a decision was, from nothing but what the seat could know then, against what a master finds."""

from collections.abc import Iterable
from math import exp, sqrt
from random import Random
from typing import NamedTuple

import numpy as np

from ...game import SeatAction, View
from ...game.actions import Pass
from ..beliefs.memory_cache import remember
from ..beliefs.reading import IDEAS, Reader
from ..evaluation.contesting import believes_claim
from ..evaluation.lookahead import Lookahead
from ..players.master import FEWEST_TURNS, SIGHT, TRUST, promising
from ..players.regular import regular_scores
from .accuracy import sobered
from .outlook import size_of

CANDIDATES = 6
"""So many of the actions that look best are looked into, beside the one that was chosen."""
FIRST_WORLDS = 10
"""In so many imagined worlds, to find the best of them."""
WORLDS = 40
"""In so many fresh ones, both alike, that one and the chosen one are compared."""
NOISE = 2.0
"""A difference of fewer standard errors is none."""
LEAST = 0.01
"""Nor is one of a smaller part of a win, which would not show in the hundredths that people are told."""
OBVIOUS = 1.0
"""A pass is not looked into where any contest looks worse by so great a part of the fair share."""
SLACKENING = 2.0
"""How soon a difference at first sight counts in full, as a part of the fair share."""

CERTAINTY = {"small": 0.5, "large": 0.9}
"""How much of a look-ahead's certainty came true, in 30 games with 4 players and 70 with 8: the quick players
it imagines let more wins pass than others do, the more the further ahead it looks."""
NEVER = 0.005
"""A chance is never nearer to nothing or to certainty than this."""

Scores = dict[SeatAction, float]


class Judged(NamedTuple):
    """What a decision was worth."""

    best: SeatAction
    """What a master would have done: the choice itself, unless another was clearly better."""
    before: float
    """The chance of winning with the best choice."""
    after: float
    """The chance of winning with the choice that was made."""
    stake: float
    """By how much the choices looked into differ, as a part of the fair share."""
    slack: float
    """How far from the best it looked at first sight, from 0 to 1."""


def assess(view: View, chosen: SeatAction, rng: Random) -> Judged | None:
    """A decision against the best one; None where there was nothing to decide."""
    first = considered(view, chosen)
    if first is None:
        return None
    players = view.table.setup.layout.players
    slack = slack_of(first, chosen, players)
    looked = Comparison(view, first, rng)
    actions = promising(first, CANDIDATES, rng)
    actions = actions if chosen in actions else [*actions, chosen]
    looked.look(actions, FIRST_WORLDS)
    scores = {action: looked.score(action) for action in actions}
    best = max(scores, key=lambda action: scores[action])
    stake = (scores[best] - min(scores.values())) * players
    if best == chosen:
        chance = looked.chance(chosen)
        return Judged(chosen, *sober(chance, chance, players), stake, slack)
    fresh = Comparison(view, first, rng)
    fresh.look([best, chosen], WORLDS)
    lost, error = fresh.difference(best, chosen)
    chance = fresh.chance(best)
    most = min(max(chance, lost), 1.0)
    before, after = sober(most, most - lost, players)
    if lost <= NOISE * error or before - after < LEAST:
        return Judged(chosen, *sober(chance, chance, players), stake, slack)
    return Judged(best, before, after, stake, slack)


def sober(before: float, after: float, players: int) -> tuple[float, float]:
    """What a look-ahead's chances have come true as; nothing is ever quite sure before the end."""
    certainty = CERTAINTY[size_of(players)]
    first, second = (min(max(chance, NEVER), 1 - NEVER) for chance in (before, after))
    return sobered(first, players, certainty), sobered(second, players, certainty)


def considered(view: View, chosen: SeatAction) -> Scores | None:
    """What there was to choose from at first sight; None where that was nothing, or a pass was plain."""
    memory = remember(view, IDEAS, kind=Reader)
    first = dict(regular_scores(view, memory))
    if chosen not in first or len(first) < 2:
        return None
    players = view.table.setup.layout.players
    if isinstance(chosen, Pass) and (is_obvious(first, chosen, players) or believes_claim(view, memory)):
        return None
    return first


def slack_of(first: Scores, chosen: SeatAction, players: int) -> float:
    """How far from the best a choice looked at first sight, from 0 to 1."""
    return 1 - exp(-SLACKENING * players * (max(first.values()) - first[chosen]))


def is_obvious(first: Scores, chosen: SeatAction, players: int) -> bool:
    """Whether everything else looks far worse at first sight."""
    others = max(score for action, score in first.items() if action != chosen)
    return (first[chosen] - others) * players > OBVIOUS


class Comparison:
    """Actions tried in the same imagined worlds with the same luck."""

    def __init__(self, view: View, first: Scores, rng: Random) -> None:
        memory = remember(view, IDEAS, kind=Reader)
        players = view.table.setup.layout.players
        self.first = first
        self.rng = rng
        self.lookahead = Lookahead(view, memory, min(max(SIGHT // players, FEWEST_TURNS), players))
        self.chances: dict[SeatAction, list[float]] = {}

    def look(self, actions: Iterable[SeatAction], worlds: int) -> None:
        """Try the actions in some more worlds."""
        ahead = self.lookahead
        for cards in ahead.believed.sample(self.rng, worlds):
            named = tuple(ahead.memory.characters[kind] for kind in cards)
            luck = self.rng.getrandbits(64)
            for action in actions:
                self.chances.setdefault(action, []).append(ahead.chance_after(action, named, Random(luck)))

    def chance(self, action: SeatAction) -> float:
        """The chance of winning that an action leaves."""
        return float(np.mean(self.chances[action]))

    def score(self, action: SeatAction) -> float:
        """The same with the first impression, which sees further."""
        return TRUST * self.chance(action) + (1 - TRUST) * self.first[action]

    def difference(self, one: SeatAction, other: SeatAction) -> tuple[float, float]:
        """By how much one action is better than another, and the standard error of that."""
        apart = np.subtract(self.chances[one], self.chances[other])
        error = float(apart.std(ddof=1)) / sqrt(len(apart))
        return self.score(one) - self.score(other), TRUST * error
