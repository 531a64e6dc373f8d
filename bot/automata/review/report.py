"""What a review says, as plain data that is kept once it is worked out; seats have numbers, no names."""

from collections.abc import Callable, Iterable
from itertools import pairwise

import msgspec

from ...game.actions import Announce, Contest, Pass, Peek, PowerAnswer
from .accuracy import accuracy, lost_points, weighted

VERSION = 1
"""Of what is kept; anything else is worked out again."""
TURNING = 0.12
"""A turn is a turning point if somebody's true chance changed by so much at the least."""
MOST_TURNING = 3
APART = 2
"""Of turns no further from each other only the one that changed more counts."""

Choice = Peek | Announce | Contest | Pass | PowerAnswer
Chances = tuple[float, ...]
"""Each seat's chance of winning."""


class Moment(msgspec.Struct, frozen=True, array_like=True):
    """Who was winning when a turn began or, the last one, when the game was over."""

    turn: int
    table: Chances
    """By what the table knew."""
    truth: Chances
    """By the cards as they truly lay."""


class Decision(msgspec.Struct, frozen=True, array_like=True):
    """What somebody decided, judged by what they could know then."""

    version: int
    """How many events had happened before."""
    turn: int
    seat: int
    chosen: Choice
    best: Choice
    """What a master would have done; the same, unless that was clearly better."""
    before: float
    """The chance of winning with the best choice."""
    after: float
    """The chance of winning with what was chosen."""
    stake: float
    """By how much the choices differed, as a part of the fair share."""
    claimed: str = ""
    """The character of the claim that was answered, or of the power that was used."""
    lie: bool = False
    """Whether it was a claim to be what the card was not."""
    used: bool = False
    """Whether nobody contested that claim."""

    @property
    def is_slip(self) -> bool:
        """Whether something was clearly better."""
        return self.best != self.chosen


class Review(msgspec.Struct, frozen=True):
    """All that is known of a game afterwards."""

    players: int
    moments: tuple[Moment, ...]
    decisions: tuple[Decision, ...]
    version: int = VERSION

    @property
    def turning_points(self) -> tuple[Moment, ...]:
        """The moments after the turns that changed most, as they truly were, in their order."""
        changes = {
            after.turn: (largest_change(before.truth, after.truth), after)
            for before, after in pairwise(self.moments)
        }
        turning: list[Moment] = []
        for change, moment in sorted(changes.values(), key=lambda change: -change[0]):
            apart = all(abs(moment.turn - other.turn) > APART for other in turning)
            if change >= TURNING and apart and len(turning) < MOST_TURNING:
                turning.append(moment)
        return tuple(sorted(turning, key=lambda moment: moment.turn))

    def gained(self, decision: Decision) -> float:
        """By how much the true chance of who decided rose in that turn."""
        before = next((one for one in self.moments if one.turn == decision.turn), None)
        after = next((one for one in self.moments if one.turn > decision.turn), None)
        if before is None or after is None:
            return 0.0
        return after.truth[decision.seat] - before.truth[decision.seat]


class Evening(msgspec.Struct, frozen=True):
    """What one person may hear of their own decisions."""

    decisions: tuple[Decision, ...]
    figure: int | None
    """From 0 to 100; None where they had nothing to decide."""
    bluff: Decision | None
    """The lie that brought most; the worst slip is none, however lucky."""
    slip: Decision | None
    """The decision that gave most away."""


def evening_of(review: Review, is_own: Callable[[Decision], bool]) -> Evening:
    """What a review says of one person's decisions."""
    own = tuple(decision for decision in review.decisions if is_own(decision))
    slips = [one for one in own if one.is_slip]
    slip = max(slips, key=lambda one: lost_points(one.before, one.after, review.players), default=None)
    bluffs = [one for one in own if one.lie and one.used and one is not slip and review.gained(one) > 0]
    bluff = max(bluffs, key=review.gained, default=None)
    return Evening(own, figure_of(own, review.players), bluff, slip)


def figure_of(decisions: Iterable[Decision], players: int) -> int | None:
    """One figure for some decisions, those counting more at which more was at stake."""
    found = weighted(
        (accuracy(lost_points(one.before, one.after, players)), min(one.stake, 1.0)) for one in decisions
    )
    return None if found is None else round(found)


def largest_change(before: Chances, after: Chances) -> float:
    """By how much anybody's chance changed."""
    return max(abs(new - old) for old, new in zip(before, after, strict=True))


def encode(review: Review) -> str:
    """A review as it is kept."""
    return msgspec.json.encode(review).decode()


def decode(body: str) -> Review | None:
    """A review that was kept, unless another version of the program did."""
    try:
        review = msgspec.json.decode(body, type=Review)
    except msgspec.ValidationError:
        return None
    return review if review.version == VERSION else None
