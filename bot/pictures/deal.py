"""The deal: every card face up in its place, large enough to remember."""

from bot.game.places import PROTECTED

from . import palette, props
from .canvas import Canvas, Picture
from .fitting import fitted
from .hall import hall
from .lettering import Hand
from .png import THOROUGHLY
from .ring import Ring, ring
from .scene import DealScene, Face
from .seats import BETWEEN, Block, block_of, draw_name

LABEL_SIZES = ((23, 1), (21, 1), (19, 1))
LABEL = 26
MANY = 8
NUMBER = 32
MASK = 128
TITLE = 140
"""How high the mask and what is written below it are, with some air."""


def card_size(scene: DealScene) -> tuple[int, int]:
    """As large as so many cards allow."""
    hands = max(len(seat.cards) for seat in scene.seats)
    if hands > 1:
        return 122, 138
    return (132, 132) if len(scene.seats) <= MANY else (124, 106)


def draw_deal(scene: DealScene) -> Picture:
    """Every card face up."""
    card = card_size(scene)
    block, around = laid_out(scene)
    canvas = Canvas(hall(around.height, around))
    step = card[0] + BETWEEN
    for number, (seat, (x, y)) in enumerate(zip(scene.seats, around.seats, strict=True), 1):
        left, top = x - (len(seat.cards) * step - BETWEEN) // 2, y - block.high // 2
        for hand, face in enumerate(seat.cards):
            draw_face(canvas, face, left + hand * step, top, card)
            if hand == PROTECTED:
                canvas.centre(props.badge("protected", 36), left + hand * step + card[0] - 14, top + 8)
        draw_name(canvas, block.names[number - 1], x, top + card[1], seat)
        canvas.centre(props.number(number, NUMBER, seat.turn), left + 8, top + 8)
    middle_x, middle_y = around.middle
    if not scene.centre:
        draw_title(canvas, scene.title, middle_x, middle_y)
    left = middle_x - (len(scene.centre) * step - BETWEEN) // 2
    for place, face in enumerate(scene.centre):
        draw_face(canvas, face, left + place * step, middle_y - card[1] // 2, card)
    return canvas.finished(THOROUGHLY)


def laid_out(scene: DealScene) -> tuple[Block, Ring]:
    """How large everybody's place is, and where they sit."""
    card = card_size(scene)
    block = block_of(scene.seats, card, 0)
    return block, ring(len(scene.seats), block.wide, block.high, card[1] + 20 if scene.centre else TITLE)


def draw_title(canvas: Canvas, title: str, x: int, y: int) -> None:
    """What everybody asks, below a mask."""
    canvas.centre(props.badge("mask", MASK), x, y - 26)
    said = fitted(title, Hand.TITLE, ((38, 1), (32, 1), (28, 1)), 260)
    canvas.write(said, x, y + 24, palette.GOLD, props.TABLE)


def draw_face(canvas: Canvas, face: Face | None, x: int, y: int, card: tuple[int, int]) -> None:
    """A card with its icon and, below it, what is printed on it."""
    if face is None:
        canvas.paste(props.back(*card), x, y)
        return
    icon = min(card[0] - 16, card[1] - LABEL - 18)
    canvas.paste(props.face(*card, face.character, icon, lift=(LABEL + 4) // 2 + 3), x, y)
    label = fitted(face.label, Hand.NAME, LABEL_SIZES, card[0] - 10)
    canvas.write(label, x + card[0] // 2, y + card[1] - LABEL - 12, palette.CONTOUR, palette.IVORY)
