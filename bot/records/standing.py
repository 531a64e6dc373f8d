"""What a season, or all time, has brought somebody: plain data, with what makes it and what is read of it."""

from enum import StrEnum

import msgspec
from msgspec.structs import replace

from .facts import GameFacts, SeatFacts
from .ratings import MIDDLE, SPREAD, Rating

ENOUGH = 5
"""So many games somebody has played who is ranked."""
ALL_TIME = 0
"""Stands where the number of a season would."""


class Listing(StrEnum):
    """Where somebody is listed."""

    RANKED = "ranked"
    NEWCOMER = "newcomer"
    HIDDEN = "hidden"
    AUTOMATON = "automaton"


class Order(StrEnum):
    """What a ranking is by; each is a text key and a column."""

    RATING = "mu"
    WINS = "wins"
    LIES = "believed"
    REVIEWS = "review"


class Standing(msgspec.Struct, frozen=True):
    """What somebody's games add up to; every field is a column."""

    player: str
    season: int = ALL_TIME
    listing: Listing = Listing.NEWCOMER
    games: int = 0
    wins: int = 0
    fair: float = 0.0
    """How many wins would have been their share if all had played alike."""
    mu: float = MIDDLE
    sigma: float = SPREAD
    claims: int = 0
    true_claims: int = 0
    believed: int = 0
    caught: int = 0
    contests: int = 0
    right_contests: int = 0
    streak: int = 0
    """Games won in a row until now."""
    reviewed: int = 0
    review_sum: int = 0
    review: float | None = None
    """The mean figure of the games that were reviewed."""

    @property
    def rating(self) -> Rating:
        """The rating."""
        return Rating(self.mu, self.sigma)

    def after(self, facts: SeatFacts, game: GameFacts) -> "Standing":
        """With one more game; ratings and listings are given elsewhere."""
        return replace(
            self,
            games=self.games + 1,
            wins=self.wins + facts.won,
            fair=self.fair + 1 / game.players,
            claims=self.claims + facts.claims,
            true_claims=self.true_claims + facts.true_claims,
            believed=self.believed + facts.believed,
            caught=self.caught + facts.caught,
            contests=self.contests + facts.contests,
            right_contests=self.right_contests + facts.right_contests,
            streak=self.streak + 1 if facts.won else 0,
        )

    def reviewed_with(self, figure: int) -> "Standing":
        """With the figure of one more review."""
        count, total = self.reviewed + 1, self.review_sum + figure
        return replace(self, reviewed=count, review_sum=total, review=total / count)

    def listed(self, *, is_person: bool, hidden: bool) -> "Standing":
        """Listed where somebody with so many games belongs."""
        return replace(self, listing=listing_of(self.games, is_person=is_person, hidden=hidden))


def listing_of(games: int, *, is_person: bool, hidden: bool) -> Listing:
    """Where somebody with so many games belongs."""
    if not is_person:
        return Listing.AUTOMATON
    if hidden:
        return Listing.HIDDEN
    return Listing.RANKED if games >= ENOUGH else Listing.NEWCOMER
