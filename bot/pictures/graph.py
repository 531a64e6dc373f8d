"""Who was winning when: a row for each seat, gold above its fair share, crimson below."""

from collections.abc import Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from . import palette, props
from .canvas import Canvas, Picture, text_height
from .fitting import fitted
from .hall import FINE, framed, rounded, walls
from .lettering import Hand
from .moments import EDGE, WALL
from .ring import WIDTH
from .scene import Fate, GraphScene

NAME_ROOM = 168
"""For the names, left of the curves."""
HEADER = 116
FOOTER = 44
ROWS = ((3, 132), (5, 108), (8, 86), (13, 68))
"""Up to so many seats, so high a row."""
GAP = 8
MARK = 30
"""Of the numbers of turning points."""
TICKS = 8
"""So many turns are numbered at the most."""
STEPS = (1, 2, 5, 10, 20, 50)
THOUSAND = 1000

Point = tuple[float, float]


def draw_graph(scene: GraphScene) -> Picture:
    """The curves of all seats, the turning points through all of them, and the turns below."""
    high = next(height for most, height in ROWS if len(scene.fates) <= most)
    height = HEADER + len(scene.fates) * (high + GAP) + FOOTER
    canvas = Canvas(rounded(palette.reduced(charted(scene, height, high).reduce(FINE))))
    title = fitted(scene.title, Hand.TITLE, ((38, 1), (33, 1), (28, 1)), WIDTH - 2 * EDGE)
    canvas.write(title, WIDTH // 2, EDGE - 8, palette.GOLD, WALL)
    draw_legend(canvas, scene)
    for row, fate in enumerate(scene.fates):
        top = HEADER + row * (high + GAP)
        draw_name(canvas, fate, top, high)
    for number, mark in enumerate(scene.marks, 1):
        canvas.centre(props.number(number, MARK, True), round(across(scene, mark)), HEADER - 4)
    draw_turns(canvas, scene, height)
    return canvas.finished()


def left() -> int:
    """Where the curves begin."""
    return EDGE + NAME_ROOM


def across(scene: GraphScene, point: int) -> float:
    """How far right a point of the curves is."""
    wide = WIDTH - EDGE - 8 - left()
    return left() + 8 + (wide - 12) * point / max(len(scene.turns) - 1, 1)


def charted(scene: GraphScene, height: int, high: int) -> Image.Image:
    """The hall with all curves, larger than it will be."""
    plain = framed(walls(height, WIDTH))
    draw = ImageDraw.Draw(plain)
    for row, fate in enumerate(scene.fates):
        draw_row(draw, scene, fate, HEADER + row * (high + GAP), high)
    bottom = HEADER + len(scene.fates) * (high + GAP) - GAP
    for mark in scene.marks:
        x = across(scene, mark) * FINE
        for y in range(HEADER + MARK // 2 - 4, bottom, 12):
            draw.line((x, y * FINE, x, (y + 6) * FINE), palette.GOLD, FINE)
    return plain


def draw_row(draw: ImageDraw.ImageDraw, scene: GraphScene, fate: Fate, top: int, high: int) -> None:
    """One seat's curves: filled from the fair share to the truth, with a line for what the table knew."""
    box = (left() * FINE, top * FINE, (WIDTH - EDGE) * FINE, (top + high) * FINE)
    draw.rounded_rectangle(box, 8 * FINE, palette.PLATE)
    middle = (top + high / 2) * FINE
    truth = points(scene, fate.truth, top, high)
    for one, other in pairwise(truth):
        for part in sides(one, other, middle):
            above = min(y for _, y in part) < middle
            colour = palette.GOLD if above else palette.CRIMSON
            draw.polygon(part, colour)
            draw.line(part[1:-1] if len(part) > 3 else part[:2], colour, 3 * FINE)
    for x in range(left() + 8, WIDTH - EDGE - 8, 10):
        draw.line((x * FINE, middle, (x + 4) * FINE, middle), palette.FADED, FINE)
    seeming = points(scene, fate.table, top, high)
    draw.line(seeming, palette.PLATE, 4 * FINE, joint="curve")
    draw.line(seeming, palette.IVORY, 2 * FINE, joint="curve")


def points(scene: GraphScene, curve: Sequence[int], top: int, high: int) -> list[Point]:
    """A curve within its row."""
    inner = high - 12
    return [
        (across(scene, number) * FINE, (top + 6 + inner * (1 - value / THOUSAND)) * FINE)
        for number, value in enumerate(curve)
    ]


def sides(one: Point, other: Point, middle: float) -> list[list[Point]]:
    """The area between a piece of a curve and the middle, in two parts where it crosses the middle."""
    (x, y), (far, end) = one, other
    if (y - middle) * (end - middle) >= 0:
        return [[(x, middle), one, other, (far, middle)]]
    crossing = x + (far - x) * (middle - y) / (end - y)
    return [[(x, middle), one, (crossing, middle)], [(crossing, middle), other, (far, middle)]]


def draw_name(canvas: Canvas, fate: Fate, top: int, high: int) -> None:
    """Whose row it is, and the crown of who won."""
    room = NAME_ROOM - 14 - (34 if fate.winner else 0)
    sizes = ((27, 1), (24, 2), (21, 2)) if high > 70 else ((25, 1), (22, 1), (19, 2))
    name = fitted(fate.name, Hand.NAME, sizes, room)
    ink = palette.GOLD if fate.winner else palette.IVORY
    canvas.write(name, left() - 12, top + (high - text_height(name)) // 2, ink, WALL, align=1)
    if fate.winner:
        canvas.centre(props.badge("winner", 34, WALL), left() - 26 - name.width - 6, top + high // 2)


def draw_legend(canvas: Canvas, scene: GraphScene) -> None:
    """What the two curves are called."""
    room = (WIDTH - 2 * EDGE - 100) // 2
    said = [
        fitted(text, Hand.BODY, ((24, 1), (21, 1), (19, 1)), room) for text in (scene.truly, scene.seemingly)
    ]
    x, y = (WIDTH - sum(one.width for one in said) - 2 * 40 - 28) // 2, EDGE + 38
    swatch = palette.index(palette.GOLD), palette.index(palette.CRIMSON)
    canvas.draw.rectangle((x, y + 4, x + 15, y + 22), swatch[0])
    canvas.draw.rectangle((x + 16, y + 4, x + 31, y + 22), swatch[1])
    canvas.write(said[0], x + 40, y, palette.IVORY, WALL, align=0)
    x += 40 + said[0].width + 28
    canvas.draw.rectangle((x, y + 11, x + 31, y + 14), palette.index(palette.IVORY))
    canvas.write(said[1], x + 40, y, palette.IVORY, WALL, align=0)


def draw_turns(canvas: Canvas, scene: GraphScene, height: int) -> None:
    """The numbers of some turns below the curves."""
    count, y = len(scene.turns), height - FOOTER - 2
    axis = fitted(scene.axis, Hand.BODY, ((23, 1), (20, 1)), NAME_ROOM)
    canvas.write(axis, left() - 12, y - 3, palette.IVORY, WALL, align=1)
    step = next((step for step in STEPS if count / step <= TICKS), STEPS[-1])
    for number, turn in enumerate(scene.turns):
        if turn % step == 0 or (number == 0 and step < 3):
            text = fitted(str(turn), Hand.FIGURE, ((20, 1),), 60)
            canvas.write(text, round(across(scene, number)), y, palette.IVORY, WALL)
