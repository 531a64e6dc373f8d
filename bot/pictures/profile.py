"""A profile: somebody's record as a card."""

from . import palette, props
from .canvas import Canvas, Picture, text_height
from .fitting import fitted
from .hall import hall
from .lettering import Hand
from .moments import draw_large
from .ring import WIDTH
from .scene import Bar, Fact, ProfileScene

EDGE = 40
WALL = palette.DUSK
CARD = (164, 190)
HEAD = 112
"""The name and what stands below it."""
BAR_STEP = 62
BAR = 18
PLACE = 40
GAP = 22
TITLE_SIZES = ((27, 1), (24, 1), (21, 1), (25, 2))


def draw_profile(scene: ProfileScene) -> Picture:
    """The name and the rating above, then shares and the best character, then people, games and titles."""
    inside = WIDTH - 2 * EDGE
    titles = (
        fitted(scene.titles, Hand.TITLE, ((27, 1), (24, 1), (21, 1), (25, 2)), inside)
        if scene.titles
        else None
    )
    shares = max(BAR_STEP * len(scene.bars), CARD[1] + 54 if scene.best else 0)
    facts = 64 if scene.facts else 0
    places = PLACE + 20 if scene.places else 0
    height = EDGE + HEAD + shares + facts + places + (text_height(titles) + 14 if titles else 0) + EDGE
    canvas = Canvas(hall(height))
    draw_head(canvas, scene)
    top = EDGE + HEAD
    room = inside - (CARD[0] + GAP + 8 if scene.best else 0)
    for number, bar in enumerate(scene.bars):
        draw_bar(canvas, bar, EDGE, top + number * BAR_STEP, room)
    if scene.best is not None:
        left = WIDTH - EDGE - CARD[0] - 4
        label = fitted(scene.best_label, Hand.BODY, ((22, 1), (19, 1)), CARD[0] + 16)
        canvas.write(label, left + CARD[0] // 2, top + CARD[1] + 22, palette.GOLD, WALL)
        canvas.paste(props.halo(CARD[0] + 16, CARD[1] + 16), left - 8, top + 2)
        draw_large(canvas, scene.best.character, scene.best.label, left, top + 10, CARD)
    top += shares
    for number, fact in enumerate(scene.facts):
        draw_fact(canvas, fact, EDGE + number * (inside // 2 + 6), top, inside // 2 - 6)
    top += facts
    if scene.places:
        draw_places(canvas, scene, top)
        top += places
    if titles is not None:
        canvas.write(titles, WIDTH // 2, top, palette.GOLD, WALL)
    return canvas.finished()


def draw_head(canvas: Canvas, scene: ProfileScene) -> None:
    """Who it is and how many games there were; how well they play, and their rank."""
    rating = fitted(scene.rating, Hand.FIGURE, ((52, 1),), 190)
    doubt = fitted(scene.doubt, Hand.FIGURE, ((22, 1),), 120)
    right = WIDTH - EDGE
    canvas.write(rating, right, EDGE - 4, palette.IVORY, WALL, align=1)
    rank = fitted(scene.rank, Hand.BODY, ((24, 1), (21, 1)), 250)
    canvas.write(doubt, right, EDGE + 54, palette.GOLD, WALL, align=1)
    canvas.write(rank, right - doubt.width - 12, EDGE + 54, palette.IVORY, WALL, align=1)
    room = WIDTH - 2 * EDGE - rating.width - 20
    name = fitted(scene.name, Hand.TITLE, ((46, 1), (38, 1), (32, 1), (27, 1)), room)
    canvas.write(name, EDGE, EDGE + 24 - text_height(name) // 2, palette.GOLD, WALL, align=0)
    room = WIDTH - 2 * EDGE - rank.width - doubt.width - 36
    caption = fitted(scene.caption, Hand.BODY, ((26, 1), (23, 1), (20, 1)), room)
    canvas.write(caption, EDGE, EDGE + 54, palette.IVORY, WALL, align=0)


def draw_bar(canvas: Canvas, bar: Bar, x: int, y: int, room: int) -> None:
    """A share as a bar under its label, with a mark where it would be fair."""
    said = fitted(bar.said, Hand.FIGURE, ((24, 1), (21, 1)), 150)
    label = fitted(bar.label, Hand.BODY, ((25, 1), (22, 1), (19, 1)), room - said.width - 12)
    canvas.write(label, x, y, palette.IVORY, WALL, align=0)
    canvas.write(said, x + room, y + 1, palette.GOLD, WALL, align=1)
    canvas.paste(props.gauge(room, BAR, bar.share, bar.fair), x, y + 31)


def draw_fact(canvas: Canvas, fact: Fact, x: int, y: int, room: int) -> None:
    """A heading and, below it, a name on a plate."""
    label = fitted(fact.label, Hand.BODY, ((22, 1), (19, 1)), room)
    said = fitted(fact.said, Hand.NAME, ((25, 1), (22, 1), (20, 1)), room)
    canvas.write(label, x, y, palette.GOLD, WALL, align=0)
    canvas.write(said, x, y + 24, palette.IVORY, WALL, align=0)


def draw_places(canvas: Canvas, scene: ProfileScene, y: int) -> None:
    """In which places the last games were ended."""
    wide = len(scene.places) * (PLACE + 8)
    label = fitted(scene.last.label, Hand.BODY, ((24, 1), (21, 1)), WIDTH - 2 * EDGE - wide - 16)
    canvas.write(label, EDGE, y + 8, palette.GOLD, WALL, align=0)
    left = EDGE + label.width + 16
    for number, one in enumerate(scene.places):
        centre = left + number * (PLACE + 8) + PLACE // 2
        canvas.centre(props.number(one.place, PLACE, one.won), centre, y + PLACE // 2)
