"""The lines of a recap: each card's, with a dark edge so that it is seen which passes over which."""

from collections.abc import Iterator

from PIL import Image, ImageDraw

from . import palette
from .canvas import Sprite
from .scene import RecapScene

FINE = 2
GROUND = palette.PLATE
BROAD = 8
EDGE = 3
"""Of a line's dark border, on each side."""
STEPS = 14
DOT = 5
COLOURS = (
    palette.CRIMSON,
    palette.SKY,
    palette.GOLD,
    "#bb93e2",
    palette.GREEN,
    "#e8853a",
    palette.IVORY,
    palette.PINK,
    palette.LIME,
    "#9a6236",
    palette.OCEAN,
    palette.ROSE,
    "#7f8ca8",
    "#8d5cc0",
)
"""Of the cards, in the order in which they were dealt; their icons tell them apart, too."""

Point = tuple[float, float]


def draw_lines(
    scene: RecapScene, first: int, last: int, column: int, row: int, lead: int, size: tuple[int, int]
) -> Sprite:
    """Some beats of a game as lines on a dark board, which begin so far before the first beat."""
    board = Image.new("RGB", (size[0] * FINE, size[1] * FINE), GROUND)
    draw = ImageDraw.Draw(board)
    draw_bands(draw, scene, row, board.width)
    draw_turns(draw, scene, first, last, column, lead, board.height)
    for number, strand in enumerate(scene.strands):
        points = list(line_of(strand.places[first : last + 1], column, row, lead, size[0]))
        for wide, colour in ((BROAD + 2 * EDGE, GROUND), (BROAD, COLOURS[number % len(COLOURS)])):
            stroke(draw, points, wide, colour)
    for beat in range(first, min(last, len(scene.beats))):
        x = lead + (beat - first + 0.5) * column
        for one, other in scene.beats[beat].pretended:
            dotted(draw, x, sorted(((one + 0.5) * row, (other + 0.5) * row)))
    entries = palette.reduced(board.reduce(FINE))
    return Sprite(entries, Image.new("1", entries.size, 1))


def draw_bands(draw: ImageDraw.ImageDraw, scene: RecapScene, row: int, width: int) -> None:
    """Every other seat on a lighter ground."""
    top = 0
    for number, seat in enumerate(scene.seats):
        bottom = top + seat.hands * row * FINE
        if number % 2:
            draw.rectangle((0, top, width, bottom - 1), fill=palette.CONTOUR)
        top = bottom


def draw_turns(
    draw: ImageDraw.ImageDraw, scene: RecapScene, first: int, last: int, column: int, lead: int, height: int
) -> None:
    """A faint line where a turn begins."""
    for beat in range(first, min(last, len(scene.beats))):
        if beat == 0 or scene.beats[beat].turn != scene.beats[beat - 1].turn:
            x = (lead + (beat - first) * column) * FINE
            draw.line((x, 0, x, height), fill=palette.DUSK, width=FINE)


def line_of(places: tuple[int, ...], column: int, row: int, lead: int, end: int) -> Iterator[Point]:
    """A card's way through some beats: level where it stays, a slope where it moves."""
    y = (places[0] + 0.5) * row
    yield 0, y
    for number, place in enumerate(places[1:]):
        new = (place + 0.5) * row
        if new != y:
            left = lead + number * column
            for step in range(STEPS + 1):
                part = step / STEPS
                yield left + column * (0.06 + 0.88 * part), y + (new - y) * part * part * (3 - 2 * part)
            y = new
    yield end, y


def stroke(draw: ImageDraw.ImageDraw, points: list[Point], wide: int, colour: str) -> None:
    """A broad line through some points."""
    draw.line([(x * FINE, y * FINE) for x, y in points], fill=colour, width=wide * FINE, joint="curve")


def dotted(draw: ImageDraw.ImageDraw, x: float, ends: list[float]) -> None:
    """Dots from one line to another, which stay where they are."""
    top, bottom = ends
    count = max(2, round((bottom - top) / (DOT * 2)))
    for step in range(count + 1):
        y = top + (bottom - top) * step / count
        half = DOT / 2 + (1 if step in (0, count) else 0)
        box = [(part * FINE) for part in (x - half, y - half, x + half, y + half)]
        draw.ellipse([box[0] - FINE, box[1] - FINE, box[2] + FINE, box[3] + FINE], fill=GROUND)
        draw.ellipse(box, fill=palette.IVORY)
