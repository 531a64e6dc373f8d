"""Whom a seat bears a grudge, by what everyone saw."""

from collections.abc import Iterator
from typing import NamedTuple

from ...game import View
from ...game import events as e
from ...game.state import Claim


class Deed(NamedTuple):
    """Something that one seat did to another."""

    by: int
    victim: int
    is_open: bool = True
    """Whether it cost the other gold, or might have; cards are only taken under the table."""


def grudge_of(view: View) -> int | None:
    """Who last robbed the seat, contested its claim or took its card, and has not been paid back openly."""
    paid: set[int] = set()
    for deed in latest_deeds(view):
        if deed.victim == view.seat and deed.by not in paid:
            return deed.by
        if deed.by == view.seat and deed.is_open:
            paid.add(deed.victim)
    return None


def latest_deeds(view: View) -> Iterator[Deed]:
    """What seats have done to each other, the latest first."""
    layout = view.table.setup.layout
    contests: tuple[Claim, ...] = ()
    for remembered in reversed(view.history):
        event = remembered.event
        if isinstance(event, e.ContestClosed):
            contests = event.contests
        elif isinstance(event, e.Announced):
            yield from (Deed(claim.seat, event.by) for claim in contests)
            contests = ()
        elif isinstance(event, e.GoldMoved) and event.source >= 0 <= event.target:
            yield Deed(event.target, event.source)
        elif isinstance(event, e.FortunesExchanged):
            yield Deed(event.by, event.seat)
        elif isinstance(event, e.CardsSwapped):
            for owner in map(layout.owner, event.cards):
                if owner is not None and owner != event.by:
                    yield Deed(event.by, owner, is_open=False)
