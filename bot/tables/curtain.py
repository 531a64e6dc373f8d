"""The staged reveal: while its curtain is down, a table is told only up to who claimed."""

from collections.abc import Callable, Sequence
from typing import TypeVar, cast

from msgspec.structs import replace

from bot.game import Event, fold
from bot.game import events as e

from .attendance import attendance_of
from .deadlines import Deadline, Kind
from .sittings import closed, still_open
from .state import Lobby, Options, Seated

S = TypeVar("S", Lobby, Seated, Lobby | Seated)

Suspense = Callable[[Options], float]
"""How many seconds masks take to come off at a table; 0 where the cards turn over at once."""


def told(state: S) -> S:
    """The lobby or table as far as it may be told to anybody."""
    if not isinstance(state, Seated) or state.curtain is None:
        return state
    log = told_events(state)
    game = fold(log)
    return replace(state, game=game, attendance=attendance_of(game, log))


def told_events(table: Seated, first: int = 0, last: int | None = None) -> tuple[Event, ...]:
    """The events after version `first`, up to `last` and as far as they may be told."""
    until = table.told_version if last is None else min(last, table.told_version)
    return cast("tuple[Event, ...]", table.game.history[first:until])


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
