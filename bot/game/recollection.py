"""The past as somebody knows it, page by page: a page that is full is gone through once."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

import msgspec

from .audience import Audience, Guarded, redact
from .events import Event, SeatKept, SeatReturned, TurnBegan
from .history import PAGE, History

Keeping = SeatKept | SeatReturned
REMEMBERED = 8192
"""Pages that are kept in mind, for each who knows something else of them."""


class Remembered(msgspec.Struct, frozen=True):
    """An event as somebody knows it, the turn in which it happened (0: before the first), and its moment:
    how many events that everyone knows of have happened with it."""

    turn: int
    event: Event
    moment: int


class Page:
    """A page of a history, told from others by which it is and not by what is written on it."""

    __slots__ = ("events",)

    def __init__(self, events: tuple[Guarded, ...]) -> None:
        self.events = events

    def __hash__(self) -> int:
        return id(self.events)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Page) and self.events is other.events


class Read(NamedTuple):
    """What somebody remembers of a page, and the turn and the moment with which it ends."""

    items: tuple[Remembered, ...]
    turn: int
    moment: int


def recall(history: History, turn: int, seat: int | None, *, over: bool) -> tuple[Remembered, ...]:
    """What a seat (None: a spectator) remembers of a game that is in some turn; all of it once it is over."""
    pages = [Page(events) for events in history.pages]
    begun = sum(turns_on(page) for page in pages) + count_turns(history.page)
    read = Read((), turn - begun, 0)
    found: list[Remembered] = []
    for page in pages:
        read = read_page(page, read.turn, read.moment, seat, over)
        found += read.items
    found += read_events(history.page, read.turn, read.moment, seat, over).items
    return tuple(found)


def read_events(events: tuple[Guarded, ...], turn: int, moment: int, seat: int | None, over: bool) -> Read:
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
def read_page(page: Page, turn: int, moment: int, seat: int | None, over: bool) -> Read:
    """The same for a page."""
    return read_events(page.events, turn, moment, seat, over)


def count_turns(events: tuple[Guarded, ...]) -> int:
    """How many turns began."""
    return sum(type(event) is TurnBegan for event in events)


@lru_cache(maxsize=REMEMBERED)
def turns_on(page: Page) -> int:
    """The same for a page."""
    return count_turns(page.events)


def is_public(event: Guarded) -> bool:
    """Whether everyone knows that something happened."""
    return event.existence is Audience.EVERYONE


def count_public(events: tuple[Guarded, ...]) -> int:
    """How many of some events everyone knows of."""
    return sum(map(is_public, events))


@lru_cache(maxsize=REMEMBERED)
def public_on(page: Page) -> int:
    """The same for a page."""
    return count_public(page.events)


def moment_at(history: History, version: int) -> int:
    """How many of the first events of a history everyone knows of."""
    full = min(version // PAGE, len(history.pages))
    begun = history.pages[full] if full < len(history.pages) else history.page
    counted = sum(public_on(Page(events)) for events in history.pages[:full])
    return counted + count_public(begun[: max(0, version - full * PAGE)])


def keepings(history: History) -> Iterator[tuple[int, Keeping]]:
    """When automata began to keep seats and people had them again, each with its moment."""
    moment = 0
    for events in history.pages:
        page = Page(events)
        for passed, event in keepings_on(page):
            yield moment + passed, event
        moment += public_on(page)
    for passed, event in find_keepings(history.page):
        yield moment + passed, event


def find_keepings(events: tuple[Guarded, ...]) -> list[tuple[int, Keeping]]:
    """The same for some events alone."""
    return [
        (count_public(events[: index + 1]), event)
        for index, event in enumerate(events)
        if isinstance(event, Keeping)
    ]


@lru_cache(maxsize=REMEMBERED)
def keepings_on(page: Page) -> list[tuple[int, Keeping]]:
    """The same for a page."""
    return find_keepings(page.events)
