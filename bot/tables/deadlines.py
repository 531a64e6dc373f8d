"""When each question ends, and for whom: pure, from public facts and the time now."""

from enum import StrEnum

import msgspec

GRACE = 3.0
"""A click made by the time shown counts, even if it takes this long to arrive."""
SHORTEST = 10.0
"""No wait is halved below this."""
KEPT_AFTER = 3
"""So many turns or powers missed in a row, and an automaton keeps the seat."""
TABLE = -1
"""The seat of a deadline that is the whole table's."""


class Kind(StrEnum):
    """What happens when a deadline passes."""

    QUESTION = "question"
    NUDGE = "nudge"
    AUTOMATON = "automaton"
    ANSWER = "answer"
    """What a seat has said ahead becomes its answer."""
    LOBBY = "lobby"
    CURTAIN = "curtain"


UNANSWERED = frozenset({Kind.AUTOMATON, Kind.CURTAIN})
"""What passes by itself, without anybody's losing time."""


class Deadline(msgspec.Struct, frozen=True):
    """A moment at which the scheduler acts; `full` is the time there was when it began.

    A curtain names, instead of a question, the version of the log up to which the game is told.
    """

    kind: Kind
    question: int
    fires: float
    full: float
    seat: int = TABLE

    @property
    def due(self) -> float:
        """The time shown to people."""
        return self.fires - GRACE


def lobby_deadline(now: float, time: float) -> Deadline:
    """When a lobby expires."""
    return Deadline(Kind.LOBBY, 0, now + time + GRACE, time)


def halved(full: float, misses: int) -> float:
    """The wait for somebody who has missed so many in a row."""
    return full if misses == 0 else min(full, max(SHORTEST, full / 2**misses))
