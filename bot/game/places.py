"""Places where cards lie: numbered seat by seat, then the centre (RULES 2.2, 8, 9)."""

from functools import cache

import msgspec

LEFT, RIGHT, PROTECTED = 0, 1, 2
"""The hands of one seat, in the order of their places."""


def hands_of(players: int) -> int:
    """How many cards each seat has before it."""
    return {2: 3, 3: 2}.get(players, 1)


class Layout(msgspec.Struct, frozen=True, gc=False, cache_hash=True):
    """How many places a table has and whose they are."""

    players: int
    hands: int
    centre: int

    @property
    def size(self) -> int:
        """How many cards the table holds."""
        return self.players * self.hands + self.centre

    def owner(self, place: int) -> int | None:
        """The seat before which a place lies; None for the centre."""
        seat = place // self.hands
        return seat if 0 <= seat < self.players else None

    def hand(self, place: int) -> int:
        """Which of its owner's hands a place is."""
        return place % self.hands

    def is_protected(self, place: int) -> bool:
        """Whether only its owner may touch the card lying there."""
        return self.hands > PROTECTED and self.owner(place) is not None and self.hand(place) == PROTECTED

    def own(self, seat: int) -> tuple[int, ...]:
        """A seat's own places."""
        return places_of(self, seat)

    def open_own(self, seat: int) -> tuple[int, ...]:
        """A seat's own places without the protected one."""
        return tuple(place for place in self.own(seat) if not self.is_protected(place))

    def centre_places(self) -> tuple[int, ...]:
        """The places in the centre of the table."""
        return tuple(range(self.players * self.hands, self.size))

    def others(self, seat: int) -> tuple[int, ...]:
        """The other seats, clockwise from the seat's left."""
        return clockwise_from(self, seat)

    def left(self, seat: int) -> int:
        """The next seat clockwise."""
        return (seat + 1) % self.players

    def right(self, seat: int) -> int:
        """The seat before, clockwise."""
        return (seat - 1) % self.players


@cache
def layout_of(players: int, hands: int, centre: int) -> Layout:
    """The layout, made once for equal tables."""
    return Layout(players, hands, centre)


@cache
def places_of(layout: Layout, seat: int) -> tuple[int, ...]:
    """A seat's own places."""
    return tuple(range(seat * layout.hands, (seat + 1) * layout.hands))


@cache
def clockwise_from(layout: Layout, seat: int) -> tuple[int, ...]:
    """The other seats, clockwise from the seat's left."""
    return tuple((seat + step) % layout.players for step in range(1, layout.players))


@cache
def swap_pairs(layout: Layout, seat: int) -> tuple[tuple[int, int], ...]:
    """The pairs a turn's swap may take; the left neighbour's first card comes first (RULES 4.1, 8, 9)."""
    mine = layout.open_own(seat)
    foreign = [place for other in layout.others(seat) for place in layout.open_own(other)]
    pairs = [(own, other) for own in mine for other in [*foreign, *layout.centre_places()]]
    pairs += [(own, other) for own in mine for other in layout.own(seat) if other > own]
    return tuple(pairs)


@cache
def looks_beside(layout: Layout, seat: int, card: int) -> tuple[int, ...]:
    """The cards that somebody using `card` may look at beside it (RULES 6, 9.4)."""
    foreign = [place for other in layout.others(seat) for place in layout.open_own(other)]
    own = [place for place in layout.own(seat) if place != card]
    return (*foreign, *layout.centre_places(), *own)


@cache
def foreign_pairs(layout: Layout, seat: int) -> tuple[tuple[int, int], ...]:
    """The pairs of others' cards: of two different players, or a single opponent's two (RULES 6, 9.1)."""
    others = layout.others(seat)
    if len(others) == 1:
        left, right = layout.open_own(others[0])
        return ((left, right),)
    return tuple(
        (first, second)
        for index, one in enumerate(others)
        for other in others[index + 1 :]
        for first in layout.own(one)
        for second in layout.own(other)
    )
