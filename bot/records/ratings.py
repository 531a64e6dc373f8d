"""Ratings for games of many with shared wins: OpenSkill's Plackett–Luce model."""

from collections.abc import Sequence
from functools import cache

import msgspec
from openskill.models import PlackettLuce

MIDDLE = 25.0
SPREAD = 25.0 / 3
BETA = 5.0
"""How much chance there is in a game: more than the model supposes."""
ZERO, UNIT = 1500, 60
"""Ratings are shown in points around 1500."""
CLOSER = 0.5
"""So much of the distance from the middle is left when a season begins."""


class Rating(msgspec.Struct, frozen=True):
    """How well somebody plays, and how uncertain that is."""

    mu: float = MIDDLE
    sigma: float = SPREAD

    @property
    def points(self) -> int:
        """As it is shown."""
        return round(ZERO + UNIT * (self.mu - MIDDLE))

    @property
    def doubt(self) -> int:
        """How far off it may well be."""
        return round(UNIT * self.sigma)

    def drawn_together(self, seasons: int = 1) -> "Rating":
        """What a rating is after some new seasons have begun: nearer to the middle, and less certain."""
        rating = self
        for _ in range(seasons):
            mu = MIDDLE + (rating.mu - MIDDLE) * CLOSER
            sigma = min(SPREAD, (rating.sigma**2 + (SPREAD / 3) ** 2) ** 0.5)
            rating = Rating(mu, sigma)
        return rating


def undamped(*game: object) -> float:
    """A game makes a rating as much more certain as the model says, which by itself would damp that."""
    return 1.0


@cache
def model() -> PlackettLuce:
    """The model with our constants; `benchmarks.records` tells how far off ratings are by them."""
    return PlackettLuce(mu=MIDDLE, sigma=SPREAD, beta=BETA, gamma=undamped)


def rated(before: Sequence[Rating], places: Sequence[int]) -> list[Rating]:
    """The ratings after a game that ended in these places; alone, nobody is rated."""
    if len(before) < 2:
        return list(before)
    rating = model().rating
    teams = [[rating(mu=one.mu, sigma=one.sigma)] for one in before]
    return [Rating(one.mu, one.sigma) for (one,) in model().rate(teams, ranks=[float(at) for at in places])]


def together(ratings: Sequence[Rating]) -> Rating:
    """The rating of automata of one level that have had several seats in a game."""
    count = len(ratings)
    return Rating(sum(one.mu for one in ratings) / count, sum(one.sigma for one in ratings) / count)
