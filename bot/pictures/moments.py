"""Single cards shown large: a reveal, a peek, and the sheet of characters."""

from . import palette, props
from .canvas import Canvas, Picture, text_height
from .fitting import Fitted, fitted
from .hall import hall
from .lettering import Hand
from .png import SWIFTLY
from .ring import WIDTH
from .scene import Claimant, Entry, Looked, PeekScene, RevealScene, SheetScene

EDGE = 34
"""From a picture's edge to what it shows."""
WALL = palette.DUSK
TITLE_SIZES = ((44, 1), (38, 1), (33, 1), (28, 2))


def draw_reveal(scene: RevealScene) -> Picture:
    """The claimants' cards, each marked as right or wrong."""
    title = fitted(scene.claimed.said, Hand.TITLE, TITLE_SIZES, WIDTH - 2 * EDGE - 110)
    rows = rows_of(len(scene.claimants))
    cell = min(212, (WIDTH - 2 * EDGE) // max(rows))
    card = (min(164, cell - 26), min(190, round((cell - 26) * 1.2)))
    names = [fitted(one.name, Hand.NAME, ((28, 1), (24, 2), (21, 2)), cell - 14) for one in scene.claimants]
    below = max(map(text_height, names)) + 20
    height = EDGE + 96 + len(rows) * (card[1] + below + 14) + EDGE - 8
    canvas = Canvas(hall(height))
    heading(canvas, scene.claimed.face.character, title)
    first, top = 0, EDGE + 104
    for count in rows:
        left = WIDTH // 2 - cell * (count - 1) // 2
        for column in range(count):
            claimant, name = scene.claimants[first + column], names[first + column]
            draw_claimant(canvas, claimant, name, left + column * cell, top, card)
        first, top = first + count, top + card[1] + below + 14
    return canvas.finished()


def rows_of(count: int) -> list[int]:
    """How many cards stand in each row: at most four, and about the same everywhere."""
    rows = -(-count // 4)
    return [count // rows + (row < count % rows) for row in range(rows)]


def heading(canvas: Canvas, icon: str, title: Fitted) -> None:
    """What is said, beside its icon."""
    wide = 84 + 14 + title.width
    left = (WIDTH - wide) // 2
    canvas.paste(props.badge(icon, 84, WALL), left, EDGE)
    canvas.write(title, left + 98, EDGE + 42 - text_height(title) // 2, palette.GOLD, WALL, align=0)


def draw_claimant(
    canvas: Canvas, claimant: Claimant, name: Fitted, x: int, y: int, card: tuple[int, int]
) -> None:
    """A card turned up, whose it is, and whether the claim was right."""
    left = x - card[0] // 2
    if claimant.right:
        canvas.paste(props.halo(card[0] + 20, card[1] + 20), left - 10, y - 10)
    draw_large(canvas, claimant.face.character, claimant.face.label, left, y, card, dim=not claimant.right)
    canvas.centre(props.badge("right" if claimant.right else "wrong", 58), left + card[0] - 6, y + 8)
    canvas.centre(props.number(claimant.place, 36, claimant.right), left + 6, y + 6)
    wide, high = name.width + 24, text_height(name) + 10
    ground = palette.GOLD if claimant.right else palette.PLATE
    canvas.paste(props.plate(wide, high, claimant.right), x - wide // 2, y + card[1] + 12)
    ink = palette.CONTOUR if claimant.right else palette.IVORY
    canvas.write(name, x, y + card[1] + 16, ink, ground)


def draw_large(
    canvas: Canvas, character: str, label: str, x: int, y: int, card: tuple[int, int], dim: bool = False
) -> None:
    """A large card with its icon and its name."""
    size = round(card[0] * 0.19)
    written = fitted(label, Hand.NAME, ((size, 1), (size - 4, 1), (size - 8, 1)), card[0] - 16)
    icon = min(card[0] - 28, card[1] - text_height(written) - 34)
    lift = text_height(written) // 2 + 4
    canvas.paste(props.face(*card, character, icon, lift=lift, dim=dim), x, y)
    ground = palette.SAND if dim else palette.IVORY
    canvas.write(written, x + card[0] // 2, y + card[1] - text_height(written) - 12, palette.CONTOUR, ground)


PEEK = (300, 372)


def draw_peek(scene: PeekScene) -> Picture:
    """Cards as large as they can be, where they lie, and what they do."""
    cell = (WIDTH - 2 * EDGE) // len(scene.cards)
    card = PEEK if len(scene.cards) == 1 else (250, 310)
    places = [fitted(one.where, Hand.TITLE, ((36, 1), (30, 1), (26, 2)), cell - 16) for one in scene.cards]
    powers = [
        fitted(one.power, Hand.BODY, ((30, 3), (27, 4), (24, 6)), min(cell - 24, 520)) for one in scene.cards
    ]
    above, below = max(map(text_height, places)) + 18, max(map(text_height, powers)) + 22
    canvas = Canvas(hall(2 * EDGE + above + card[1] + below))
    for number, looked in enumerate(scene.cards):
        x = EDGE + cell * number + cell // 2
        draw_looked(canvas, looked, places[number], powers[number], x, above, card)
    return canvas.finished(SWIFTLY)


def draw_looked(
    canvas: Canvas, looked: Looked, where: Fitted, power: Fitted, x: int, above: int, card: tuple[int, int]
) -> None:
    """One card that somebody looked at."""
    top = EDGE + above
    canvas.write(where, x, EDGE + 2, palette.GOLD, WALL)
    canvas.paste(props.halo(card[0] + 16, card[1] + 16), x - card[0] // 2 - 8, top - 8)
    draw_large(canvas, looked.face.character, looked.face.label, x - card[0] // 2, top, card)
    canvas.write(power, x, top + card[1] + 22, palette.IVORY, WALL)


COLUMN = 308
SHEET_ICON = 76


def draw_sheet(scene: SheetScene) -> Picture:
    """Characters in two columns, each with what it does."""
    room = COLUMN - SHEET_ICON - 14
    powers = [fitted(entry.power, Hand.BODY, ((23, 5), (21, 7)), room) for entry in scene.entries]
    tall = [max(SHEET_ICON, 32 + text_height(power)) + 18 for power in powers]
    half = -(-len(tall) // 2)
    rows = [max(tall[row::half]) for row in range(half)]
    canvas = Canvas(hall(sum(rows) + 2 * EDGE - 8))
    for number, (entry, power) in enumerate(zip(scene.entries, powers, strict=True)):
        column, row = divmod(number, half)
        draw_entry(canvas, entry, power, EDGE + column * (COLUMN + 16), EDGE + sum(rows[:row]))
    return canvas.finished()


def draw_entry(canvas: Canvas, entry: Entry, power: Fitted, x: int, y: int) -> None:
    """A character's icon, its name, and what it does."""
    canvas.paste(props.badge(entry.face.character, SHEET_ICON, WALL), x, y + 2)
    name = fitted(entry.face.label, Hand.TITLE, ((29, 1), (25, 1)), COLUMN - SHEET_ICON - 14)
    left = x + SHEET_ICON + 14
    canvas.write(name, left, y, palette.GOLD, WALL, align=0)
    canvas.write(power, left, y + 34, palette.IVORY, WALL, align=0)
