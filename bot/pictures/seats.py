"""A seat's block: its cards, and its name on a plate below them."""

import msgspec

from . import palette, props
from .canvas import Canvas, text_height
from .fitting import Fitted, fitted
from .lettering import Hand
from .scene import Seat

BETWEEN = 6
"""Cards of one seat."""
NAME_SIZES = ((26, 1), (24, 2), (21, 2), (19, 2))
NARROW = 165
PADDING = 9
COG = 24
OVERLAP = 7
"""How much of the cards the plate covers."""


class Block(msgspec.Struct, frozen=True):
    """How large every seat's block is, and the names."""

    wide: int
    high: int
    names: tuple[Fitted, ...]


def plate_height(name: Fitted) -> int:
    """How high the plate of a name is."""
    return text_height(name) + 8


def sign_width(seat: Seat) -> int:
    """What the sign of an automaton takes of the plate."""
    return COG + 4 if seat.automaton or seat.away else 0


def block_of(seats: tuple[Seat, ...], card: tuple[int, int], beside: int) -> Block:
    """A block large enough for each seat: its cards, something beside them, and its name below."""
    hands = max(len(seat.cards) for seat in seats)
    wide = max(NARROW, hands * (card[0] + BETWEEN) - BETWEEN + 2 * beside)
    names = tuple(
        fitted(seat.name, Hand.NAME, NAME_SIZES, wide - 2 * PADDING - sign_width(seat)) for seat in seats
    )
    return Block(wide, card[1] - OVERLAP + max(map(plate_height, names)), names)


def draw_name(canvas: Canvas, name: Fitted, x: int, bottom: int, seat: Seat) -> None:
    """A name on its plate, over the lower edge of the cards that end there."""
    lit = seat.turn or seat.winner
    ground = palette.GOLD if lit else palette.PLATE
    ink = palette.CONTOUR if lit else palette.FADED if seat.away else palette.IVORY
    sign, top = sign_width(seat), bottom - OVERLAP
    wide = max(name.width + 2 * PADDING + sign, 64)
    plate = props.plate(wide, plate_height(name), lit)
    canvas.paste(plate, x - wide // 2, top)
    canvas.write(name, x + sign // 2, top + 3, ink, ground)
    if sign:
        left = x - wide // 2 + PADDING - 3
        canvas.centre(props.badge("automaton", COG, ground), left + COG // 2, top + plate.size[1] // 2)
