"""The table: seats around it in order, what lies before each, and what lies in its middle."""

import msgspec

from bot.game.places import PROTECTED

from . import palette, props
from .canvas import Canvas, Picture
from .fitting import Fitted, fitted
from .hall import hall
from .lettering import Hand
from .png import SWIFTLY
from .ring import Ring, ring
from .scene import Face, TableScene
from .seats import BETWEEN, Block, block_of, draw_name
from .threads import Box, draw_thread

CARD = (60, 82)
ICON = 50
COIN = 48
ASIDE = 10
"""How far the cards give way to the coin."""
FIGURE = 27
NUMBER = 30
SPACE = 4


def draw_table(scene: TableScene) -> Picture:
    """The table as it lies."""
    block, around = laid_out(scene)
    canvas = Canvas(hall(around.height, around))
    spots = card_spots(scene, around, block)
    if scene.swapped is not None:
        ends = spots[scene.swapped[0]], spots[scene.swapped[1]]
        below = middle_boxes(scene, block, around)
        draw_thread(canvas, ends, around.middle, below, whole=scene.exchanged)
    draw_middle(canvas, scene, around, block)
    for number, (x, y) in enumerate(around.seats):
        draw_seat(canvas, scene, number, block.names[number], x, y - block.high // 2)
    return canvas.finished(SWIFTLY)


def laid_out(scene: TableScene) -> tuple[Block, Ring]:
    """How large everybody's place is, and where they sit."""
    block = block_of(scene.seats, CARD, COIN - 8)
    return block, ring(len(scene.seats), block.wide, block.high, middle_height(scene, SMALL) + AIR)


def card_spots(scene: TableScene, around: Ring, block: Block) -> list[tuple[int, int]]:
    """The middle of every card, by its place."""
    step = CARD[0] + BETWEEN
    found = []
    for seat, (x, y) in zip(scene.seats, around.seats, strict=True):
        left = x - (len(seat.cards) - 1) * step // 2 - ASIDE
        found += [(left + hand * step, y - block.high // 2 + CARD[1] // 2) for hand in range(len(seat.cards))]
    return found + centre_spots(scene, around, block)


def draw_seat(canvas: Canvas, scene: TableScene, number: int, name: Fitted, x: int, top: int) -> None:
    """What lies before a seat, its gold, its name and its badges."""
    seat = scene.seats[number]
    step = CARD[0] + BETWEEN
    left = x - (len(seat.cards) * step - BETWEEN) // 2 - ASIDE
    right = left + len(seat.cards) * step - BETWEEN
    for hand, card in enumerate(seat.cards):
        lit = seat.claim == hand or (seat.turn and len(seat.cards) == 1)
        draw_card(canvas, card, left + hand * step, top, lit)
        if hand == PROTECTED:
            canvas.centre(props.badge("protected", 32), left + hand * step + CARD[0] // 2, top + 4)
    draw_name(canvas, name, x, top + CARD[1], seat)
    coin_x, coin_y = right + 14, top + CARD[1] - COIN // 2 - 8
    canvas.centre(props.coin(COIN), coin_x, coin_y)
    canvas.centre(props.amount(seat.gold, FIGURE), coin_x, coin_y)
    canvas.centre(props.number(number + 1, NUMBER, seat.turn), left + 4, top + 4)
    if seat.turn or seat.winner:
        sign = "winner" if seat.winner else "turn"
        canvas.centre(props.badge(sign, 52), left - 16, top + CARD[1] - 34)
    if seat.claim is not None and scene.claimed is not None:
        mark = left + seat.claim * step + CARD[0]
        canvas.paste(props.bubble(scene.claimed.face.character, 38), mark - 16, top - 17)
        if not seat.turn:
            canvas.centre(props.badge("contested", 36), left - 8, top + CARD[1] - 30)
    elif seat.gained:
        canvas.centre(props.change(seat.gained), coin_x + 10, coin_y - COIN // 2 - 12)


def draw_card(canvas: Canvas, card: Face | None, x: int, y: int, lit: bool) -> None:
    """A card as it lies."""
    if lit:
        canvas.paste(props.halo(CARD[0] + 12, CARD[1] + 12), x - 6, y - 6)
    if card is None:
        canvas.paste(props.back(*CARD), x, y)
    else:
        canvas.paste(props.face(*CARD, card.character, ICON), x, y)


AIR = 44
"""Between the middle of the table and those above and below."""
SMALL, MIDDLE, LARGE = 56, 72, 110
"""How large the icon of a claim is at least, and at most at an oval table and at one with corners."""
SAID = 40
BESIDE = " · "
MOST_SAID = 24
"""What stands between the names of those who have won together, and how many letters there may be in all."""
POTS, APART = 46, 120
"""How high court and bank are, and how wide each."""
SAID_WIDTH = 300
SAID_SIZES = ((36, 1), (32, 1), (28, 1), (24, 1), (21, 1))


class Heading(msgspec.Struct, frozen=True):
    """What stands above all in the middle: an icon, and a few words."""

    icon: str
    said: str


def heading(scene: TableScene) -> Heading | None:
    """What is claimed or, in the end, who has won; several have no words where those would be cut."""
    if scene.claimed is not None:
        return Heading(scene.claimed.face.character, scene.claimed.said)
    winners = [seat.name for seat in scene.seats if seat.winner]
    told = BESIDE.join(winners)
    whole = len(winners) == 1 or len(told) <= MOST_SAID
    return Heading("winner", told if whole else "") if winners else None


def middle_height(scene: TableScene, icon: int) -> int:
    """How much room the middle of the table needs."""
    rows = [icon, SAID] if heading(scene) else []
    rows += [CARD[1]] if scene.centre else []
    return sum(rows) + POTS + len(rows) * SPACE


def icon_size(scene: TableScene, around: Ring, block: Block) -> int:
    """As large as the middle of the table allows."""
    room = 2 * around.reach[1] - block.high - AIR
    return max(SMALL, min(LARGE if around.square else MIDDLE, room - middle_height(scene, 0)))


def centre_spots(scene: TableScene, around: Ring, block: Block) -> list[tuple[int, int]]:
    """The middle of every card in the centre."""
    size, (x, y) = icon_size(scene, around, block), around.middle
    top = y - middle_height(scene, size) // 2 + (size + SAID + 2 * SPACE if heading(scene) else 0)
    step = CARD[0] + 2 * BETWEEN
    left = x - (len(scene.centre) - 1) * step // 2
    return [(left + number * step, top + CARD[1] // 2) for number in range(len(scene.centre))]


def draw_middle(canvas: Canvas, scene: TableScene, around: Ring, block: Block) -> None:
    """What is claimed, the cards in the centre, the court and the bank."""
    size, (x, y) = icon_size(scene, around, block), around.middle
    if (above := heading(scene)) is not None:
        draw_heading(canvas, above, x, y - middle_height(scene, size) // 2, size)
    for card, (card_x, card_y) in zip(scene.centre, centre_spots(scene, around, block), strict=True):
        draw_card(canvas, card, card_x - CARD[0] // 2, card_y - CARD[1] // 2, False)
    left, top, *_ = pots_box(scene, block, around)
    pot(canvas, "court", scene.court, left, top + POTS // 2)
    pot(canvas, "bank", scene.bank, left + APART, top + POTS // 2)


def pots_box(scene: TableScene, block: Block, around: Ring) -> Box:
    """Where the court and the bank are."""
    x, y = around.middle
    bottom = y + middle_height(scene, icon_size(scene, around, block)) // 2
    return x - 112, bottom - POTS, x - 112 + 2 * APART, bottom


def middle_boxes(scene: TableScene, block: Block, around: Ring) -> tuple[Box, ...]:
    """Where the things in the middle are that no thread ends at."""
    size, (x, y) = icon_size(scene, around, block), around.middle
    top, half = y - middle_height(scene, size) // 2, SAID_WIDTH // 2
    above = [(x - half, top, x + half, top + size + SAID)] if heading(scene) else []
    spots = centre_spots(scene, around, block)
    wide, high = CARD[0] // 2, CARD[1] // 2
    cards = [(across - wide, down - high, across + wide, down + high) for across, down in spots]
    owned = sum(len(seat.cards) for seat in scene.seats)
    if any(place >= owned for place in scene.swapped or ()):
        cards = []
    return (pots_box(scene, block, around), *above, *cards)


def draw_heading(canvas: Canvas, above: Heading, x: int, y: int, size: int) -> None:
    """An icon and the words below it."""
    canvas.centre(props.badge(above.icon, size), x, y + size // 2)
    if above.said:
        said = fitted(above.said, Hand.TITLE, SAID_SIZES, SAID_WIDTH)
        canvas.write(said, x, y + size + SPACE, palette.GOLD, props.TABLE)


def pot(canvas: Canvas, name: str, gold: int, x: int, y: int) -> None:
    """Gold that is nobody's."""
    canvas.centre(props.badge(name, 44), x + 22, y)
    amount = fitted(str(gold), Hand.FIGURE, ((30, 1),), 100)
    canvas.write(amount, x + 54, y - 17, palette.IVORY, props.TABLE, align=0)
