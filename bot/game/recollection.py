"""The past as somebody knows it, page by page: a page that is full is gone through once."""

from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache
from operator import attrgetter
from typing import NamedTuple

import msgspec

from .audience import Audience, Guarded, redact
from .events import Event, SeatKept, SeatReturned, TurnBegan
from .history import PAGE, History
from .identity import Same

Keeping = SeatKept | SeatReturned
TURN = attrgetter("turn")
REMEMBERED = 8192
"""Pages that are kept in mind, for each who knows something else of them."""
REMEMBERED_WHOLE = 512
"""The same of all full pages of a game at once."""

Events = tuple[Guarded, ...]


class Remembered(msgspec.Struct, frozen=True):
    """An event as somebody knows it, the turn in which it happened (0: before the first), and its moment:
    how many events that everyone knows of have happened with it."""

    turn: int
    event: Event
    moment: int


def since(past: Sequence[Remembered], turn: int) -> Sequence[Remembered]:
    """What of a past happened in a turn or later."""
    return past[bisect_left(past, turn, key=TURN) :]


def during(past: Sequence[Remembered], turn: int) -> Sequence[Remembered]:
    """What of a past happened in a turn."""
    first = bisect_left(past, turn, key=TURN)
    return past[first : bisect_left(past, turn + 1, first, key=TURN)]


class Read(NamedTuple):
    """What somebody remembers of a part, and the turn and the moment with which it ends."""

    items: tuple[Remembered, ...]
    turn: int
    moment: int


def recall(history: History, turn: int, seat: int | None, *, over: bool) -> tuple[Remembered, ...]:
    """What a seat (None: a spectator) remembers of a game that is in some turn; all of it once it is over."""
    pages = Same(history.pages)
    first = turn - turns_in(pages) - count_turns(history.page)
    full = read_pages(pages, first, seat, over)
    return full.items + read_events(history.page, full.turn, full.moment, seat, over).items


@lru_cache(maxsize=REMEMBERED_WHOLE)
def read_pages(pages: Same[tuple[Events, ...]], turn: int, seat: int | None, over: bool) -> Read:
    """Go through all full pages of a history, before which it was that turn."""
    read = Read((), turn, 0)
    found: list[Remembered] = []
    for events in pages.value:
        read = read_page(Same(events), read.turn, read.moment, seat, over)
        found += read.items
    return Read(tuple(found), read.turn, read.moment)


def read_events(events: Events, turn: int, moment: int, seat: int | None, over: bool) -> Read:
    """Go through some events, before which it was that turn and that moment."""
    found: list[Remembered] = []
    for event in events:
        assert isinstance(event, Event)
        if isinstance(event, TurnBegan):
            turn = event.turn
        moment += is_public(event)
        known = event if over else redact(event, seat)
        if known is not None:
            found.append(Remembered(turn, known, moment))
    return Read(tuple(found), turn, moment)


@lru_cache(maxsize=REMEMBERED)
def read_page(page: Same[Events], turn: int, moment: int, seat: int | None, over: bool) -> Read:
    """The same for a page."""
    return read_events(page.value, turn, moment, seat, over)


def count_turns(events: Events) -> int:
    """How many turns began."""
    return sum(type(event) is TurnBegan for event in events)


@lru_cache(maxsize=REMEMBERED)
def turns_on(page: Same[Events]) -> int:
    """The same for a page."""
    return count_turns(page.value)


@lru_cache(maxsize=REMEMBERED_WHOLE)
def turns_in(pages: Same[tuple[Events, ...]]) -> int:
    """The same for all full pages."""
    return sum(turns_on(Same(events)) for events in pages.value)


def is_public(event: Guarded) -> bool:
    """Whether everyone knows that something happened."""
    return event.existence is Audience.EVERYONE


def count_public(events: Events) -> int:
    """How many of some events everyone knows of."""
    return sum(map(is_public, events))


@lru_cache(maxsize=REMEMBERED)
def public_on(page: Same[Events]) -> int:
    """The same for a page."""
    return count_public(page.value)


def moment_at(history: History, version: int) -> int:
    """How many of the first events of a history everyone knows of."""
    full = min(version // PAGE, len(history.pages))
    begun = history.pages[full] if full < len(history.pages) else history.page
    counted = sum(public_on(Same(events)) for events in history.pages[:full])
    return counted + count_public(begun[: max(0, version - full * PAGE)])


def keepings(history: History) -> tuple[tuple[int, Keeping], ...]:
    """When automata began to keep seats and people had them again, each with its moment."""
    found, moment = keepings_in(Same(history.pages))
    return found + find_keepings(history.page, moment)


@lru_cache(maxsize=REMEMBERED_WHOLE)
def keepings_in(pages: Same[tuple[Events, ...]]) -> tuple[tuple[tuple[int, Keeping], ...], int]:
    """The same for all full pages, and the moment with which they end."""
    found: tuple[tuple[int, Keeping], ...] = ()
    moment = 0
    for events in pages.value:
        found += find_keepings(events, moment)
        moment += public_on(Same(events))
    return found, moment


def find_keepings(events: Events, moment: int) -> tuple[tuple[int, Keeping], ...]:
    """The same for some events, before which it was that moment."""
    return tuple(
        (moment + count_public(events[: index + 1]), event)
        for index, event in enumerate(events)
        if isinstance(event, Keeping)
    )
