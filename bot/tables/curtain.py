"""The staged reveal: the curtain behind which a table is told only up to who claimed."""

from collections.abc import Callable, Sequence

from msgspec.structs import replace

from bot.game import Event
from bot.game import events as e

from .deadlines import Deadline, Kind
from .sittings import closed, still_open
from .state import Options, Seated

Suspense = Callable[[Options], float]
"""How many seconds masks take to come off at a table; 0 where the cards turn over at once."""


def lowered(table: Seated, events: Sequence[Event], now: float, suspense: Suspense) -> Seated:
    """The curtain falls after the last who claimed, if somebody contested; until it rises no game is over."""
    reveals = [index for index, event in enumerate(events, 1) if is_reveal(event)]
    seconds = suspense(table.options) if reveals else 0.0
    if not seconds:
        return table
    version = table.version - len(events) + reveals[-1]
    curtain = Deadline(Kind.CURTAIN, version, now + seconds, seconds)
    return replace(still_open(table), deadlines=(curtain,))


def is_reveal(event: Event) -> bool:
    """Whether cards are turned up after an event, since somebody contested."""
    return isinstance(event, e.ContestClosed) and bool(event.contests)


def raised(table: Seated) -> Seated:
    """The table with all that its curtain has hidden; what is asked then has its full time."""
    outcome = table.game.table.outcome
    shown = replace(table, deadlines=())
    return shown if outcome is None else closed(shown, outcome)
