"""Where the seats are around a table, clockwise from its top."""

import math
from functools import cache

import msgspec

WIDTH = 700
"""Of every picture: twice what a phone shows."""
MARGIN, SIDE = 30, 20
"""What is left free above and below, and on the sides."""
GAP = 10
ROWS = {9: (3, 2, 2), 10: (3, 2, 3), 11: (4, 2, 3), 12: (4, 2, 4), 13: (3, 3, 4)}
"""With many seats: how many sit at the top, on each side, and at the bottom."""


class Ring(msgspec.Struct, frozen=True):
    """The middle of each seat's block, and how large all is."""

    height: int
    seats: tuple[tuple[int, int], ...]
    reach: tuple[int, int]
    """From the middle of the table to the middle of the seats, across and down."""
    square: bool
    """Whether the table has corners, though round ones."""

    @property
    def middle(self) -> tuple[int, int]:
        """The middle of the table."""
        return WIDTH // 2, self.height // 2


@cache
def ring(count: int, wide: int, high: int, room: int) -> Ring:
    """So many blocks of one size around a place that has `room` from top to bottom."""
    return in_rows(count, wide, high, room) if count in ROWS else around(count, wide, high, room)


def around(count: int, wide: int, high: int, room: int) -> Ring:
    """Blocks on an oval just large enough."""
    across = WIDTH // 2 - SIDE - wide // 2
    down = (room + high) // 2
    angles = [2 * math.pi * seat / count - math.pi / 2 for seat in range(count)]
    lowest = max(math.sin(angle) for angle in angles)
    while True:
        spots = [(across * math.cos(angle), down * stretched(math.sin(angle), lowest)) for angle in angles]
        if not any(overlap(one, other, wide, high) for one in spots for other in spots if one is not other):
            break
        down += 4
    height = 2 * down + high + 2 * MARGIN
    seats = tuple((round(WIDTH / 2 + x), round(height / 2 + y)) for x, y in spots)
    return Ring(height, seats, (across, down), False)


def stretched(depth: float, lowest: float) -> float:
    """A depth from -1 to the lowest seat's, so that this becomes 1."""
    return (2 * depth + 1 - lowest) / (1 + lowest)


def overlap(one: tuple[float, float], other: tuple[float, float], wide: int, high: int) -> bool:
    """Whether two blocks cover each other."""
    return abs(one[0] - other[0]) < wide and abs(one[1] - other[1]) < high + GAP


def in_rows(count: int, wide: int, high: int, room: int) -> Ring:
    """Blocks along the four sides of a table with round corners."""
    top, side, bottom = ROWS[count]
    step = max(high + GAP, (room + GAP) // side)
    height = 2 * MARGIN + 2 * (high + GAP) + side * step - GAP
    across = WIDTH // 2 - SIDE - wide // 2
    first = MARGIN + high // 2
    last = height - first
    sides = [first + high // 2 + GAP + step * row + step // 2 - GAP // 2 for row in range(side)]
    seats = (
        *((x, first) for x in columns(top, across)),
        *((WIDTH // 2 + across, y) for y in sides),
        *((x, last) for x in reversed(columns(bottom, across))),
        *((WIDTH // 2 - across, y) for y in reversed(sides)),
    )
    return Ring(height, seats, (across, (last - first) // 2), True)


def columns(count: int, across: int) -> list[int]:
    """Where the blocks of a row are."""
    spread = across if count > 3 else across * 0.8
    return [round(WIDTH / 2 - spread + 2 * spread * number / (count - 1)) for number in range(count)]
