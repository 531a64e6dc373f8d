"""The recap: cards as lines through the seats, beat by beat, folded into rows that a phone can show."""

from functools import cache
from itertools import groupby

import msgspec

from bot.game.places import PROTECTED

from . import palette, props
from .canvas import Canvas, Picture, Sprite, blank, reduced, sprite, text_height
from .fitting import Fitted, fitted
from .hall import hall
from .icons import icon
from .lettering import Hand
from .recap_lines import GROUND, draw_lines
from .ring import WIDTH
from .scene import Mark, Marked, RecapScene, RecapSeat

EDGE = 24
NAMES, ICONS, COINS = 112, 32, 36
"""How much of the width the names, the cards' icons on either side, and the fortunes take."""
CELL = 30
"""How wide a beat and how high a place is at the least."""
WIDEST = 46
NUMBERS = 26
"""Above each row of beats: the turns' numbers."""
BETWEEN = 16
SCREEN = (390, 780)
"""What a phone shows of a picture after one tap."""
NAME_SIZES = ((24, 1), (21, 1), (19, 2), (17, 2))
FIXED = 2 * EDGE + NAMES + 2 * ICONS + COINS


class Fold(msgspec.Struct, frozen=True):
    """One row of beats: which, and where it lies."""

    first: int
    last: int
    top: int
    """Where the first place's line is."""


class Plan(msgspec.Struct, frozen=True):
    """How large the picture is, and its rows of beats."""

    width: int
    height: int
    column: int
    folds: tuple[Fold, ...]

    @property
    def left(self) -> int:
        """Where the beats begin."""
        return EDGE + NAMES + ICONS

    def x(self, fold: Fold, beat: int) -> int:
        """The middle of a beat's column."""
        return self.left + (beat - fold.first) * self.column + self.column // 2


def plan_of(scene: RecapScene) -> Plan:
    """As many rows as let the beats be largest on a phone."""
    beats, places = max(1, len(scene.beats)), len(scene.strands)
    high = places * CELL + NUMBERS + BETWEEN

    def size(rows: int) -> tuple[int, int]:
        return FIXED + -(-beats // rows) * CELL, 2 * EDGE + rows * high

    def shown(rows: int) -> float:
        width, height = size(rows)
        return min(SCREEN[0] / max(width, WIDTH), SCREEN[1] / height)

    rows = max(range(1, min(beats, 12) + 1), key=lambda rows: (shown(rows), -rows))
    count = -(-beats // rows)
    width = max(WIDTH, size(rows)[0])
    folds = tuple(
        Fold(first, min(first + count, beats), EDGE + number * high + NUMBERS + CELL // 2)
        for number, first in enumerate(range(0, beats, count))
    )
    return Plan(width, 2 * EDGE + len(folds) * high, min(WIDEST, (width - FIXED) // count), folds)


def draw_recap(scene: RecapScene) -> Picture:
    """A whole game."""
    plan = plan_of(scene)
    canvas = Canvas(hall(plan.height, None, plan.width))
    for fold in plan.folds:
        draw_fold(canvas, scene, plan, fold)
    return canvas.finished()


def draw_fold(canvas: Canvas, scene: RecapScene, plan: Plan, fold: Fold) -> None:
    """One row of beats, with who sits there, which card is which, and what everybody had at its end."""
    places = len(scene.strands)
    wide = (fold.last - fold.first) * plan.column
    is_last = fold.last >= len(scene.beats)
    size = (wide + ICONS + (ICONS // 2 if is_last else ICONS), places * CELL)
    board = draw_lines(scene, fold.first, fold.last, plan.column, CELL, ICONS, size)
    canvas.paste(board, EDGE + NAMES, fold.top - CELL // 2)
    draw_numbers(canvas, scene, plan, fold)
    for strand in scene.strands:
        shown = disc(strand.face.character, CELL - 2)
        canvas.centre(shown, EDGE + NAMES + ICONS // 2, fold.top + strand.places[fold.first] * CELL)
        if is_last:
            canvas.centre(shown, plan.left + wide + ICONS // 2, fold.top + strand.places[-1] * CELL)
    draw_names(canvas, scene, fold)
    for beat in range(fold.first, min(fold.last, len(scene.beats))):
        for marked in scene.beats[beat].marks:
            draw_mark(canvas, marked, plan.x(fold, beat), fold.top + marked.place * CELL)
    gold = scene.beats[fold.last - 1].gold if scene.beats else scene.gold
    for seat, amount in enumerate(gold):
        hands = scene.seats[seat].hands
        y = fold.top + (2 * seat * hands + hands - 1) * CELL // 2
        x = plan.left + wide + ICONS + COINS // 2 + 2
        canvas.centre(props.coin(CELL + 2), x, y)
        canvas.centre(props.amount(amount, 19), x, y)


def draw_numbers(canvas: Canvas, scene: RecapScene, plan: Plan, fold: Fold) -> None:
    """Each turn's number above its beats."""
    shown = range(fold.first, min(fold.last, len(scene.beats)))
    for turn, group in groupby(shown, key=lambda beat: scene.beats[beat].turn):
        beats = list(group)
        x = (plan.x(fold, beats[0]) + plan.x(fold, beats[-1])) // 2
        number = fitted(str(turn), Hand.FIGURE, ((17, 1),), plan.column + 6)
        canvas.write(number, x, fold.top - CELL // 2 - NUMBERS + 4, palette.GOLD, palette.DUSK)


def draw_names(canvas: Canvas, scene: RecapScene, fold: Fold) -> None:
    """Who sits where; where a seat has several places, which hand each is."""
    for seat, one in enumerate(scene.seats):
        top = fold.top + seat * one.hands * CELL
        middle = top + (one.hands - 1) * CELL // 2
        room = NAMES - 10 - (14 if one.hands > 1 else 0)
        draw_label(canvas, name_of(one, room), EDGE + 6, middle, one.winner)
        for hand in range(one.hands if one.hands > 1 else 0):
            canvas.centre(hand_sign(hand), EDGE + NAMES - 8, top + hand * CELL)
    first = sum(one.hands for one in scene.seats)
    for number, name in enumerate(scene.centre):
        label = fitted(name, Hand.BODY, ((20, 1), (17, 1)), NAMES - 10)
        draw_label(canvas, label, EDGE + 6, fold.top + (first + number) * CELL, False)


def name_of(seat: RecapSeat, room: int) -> Fitted:
    """A seat's name, as high as its places allow."""
    sizes = NAME_SIZES if seat.hands > 1 else ((22, 1), (19, 1), (17, 1))
    return fitted(seat.name, Hand.NAME, sizes, room)


def draw_label(canvas: Canvas, label: Fitted, x: int, y: int, golden: bool) -> None:
    """A name beside its line."""
    ink = palette.GOLD if golden else palette.IVORY
    canvas.write(label, x, y - text_height(label) // 2 - 1, ink, palette.DUSK, align=0)


@cache
def hand_sign(hand: int) -> Sprite:
    """Which hand a place is: it points left or right, or is protected."""
    if hand == PROTECTED:
        return props.badge("protected", 18, palette.DUSK)
    sheet, draw = blank(12, 14)
    wide, high = sheet.size
    tip, back = (0, wide) if hand == 0 else (wide, 0)
    draw.polygon([(tip, high / 2), (back, 0), (back, high)], fill=palette.SAND)
    return sprite(reduced(sheet), palette.DUSK)


RINGS = {
    Mark.TRUE: palette.GREEN,
    Mark.LIE: palette.CRIMSON,
    Mark.RIGHT: palette.GREEN,
    Mark.WRONG: palette.CRIMSON,
}
SIGNS = {Mark.RIGHT: "right", Mark.WRONG: "wrong"}


def draw_mark(canvas: Canvas, marked: Marked, x: int, y: int) -> None:
    """A look, a claim or a card turned up, on its line."""
    size = CELL - 2
    if marked.mark is Mark.LOOK:
        canvas.centre(props.badge("seen", size, GROUND), x, y)
    elif marked.mark is Mark.SHOWN and marked.character is not None:
        canvas.centre(props.face(size - 6, size, marked.character, size - 10), x, y)
    elif marked.character is not None:
        canvas.centre(disc(marked.character, size, RINGS[marked.mark]), x, y)
        if marked.mark is Mark.LIE:
            canvas.centre(mask(CELL), x, y + size // 2 - 2)
        elif marked.mark in SIGNS:
            canvas.centre(props.badge(SIGNS[marked.mark], 17, GROUND), x + size // 2 - 4, y + size // 2 - 4)


@cache
def mask(wide: int) -> Sprite:
    """The mask of a lie."""
    return sprite(props.mask_of(wide), GROUND)


@cache
def disc(character: str, size: int, ring: str = palette.BRASS) -> Sprite:
    """A character on a small round plate, with a ring of some colour."""
    sheet, draw = blank(size, size)
    fine = sheet.width // size
    far = sheet.width - 1
    ground = palette.PLATE if ring == palette.BRASS else palette.IVORY
    for inset, colour in ((0, palette.CONTOUR), (1, ring), (4 if ground == palette.IVORY else 2, ground)):
        edge = inset * fine
        draw.ellipse((edge, edge, far - edge, far - edge), fill=colour)
    picture = reduced(sheet)
    drawn = icon(character, size - 6)
    picture.alpha_composite(drawn, (3, 3))
    return sprite(picture, GROUND)
