"""A profile: somebody's record as a card."""

from . import palette, props
from .canvas import Canvas, Picture, text_height
from .fitting import fitted
from .hall import hall
from .lettering import Hand
from .moments import draw_large
from .ring import WIDTH
from .scene import Bar, ProfileScene, Rival

EDGE = 40
WALL = palette.DUSK
CARD = (164, 190)
HEAD = 112
"""The name and what stands below it."""
BAR_STEP = 62
BAR = 18
RIVAL = 36
COIN = 26
PLACE = 40
GAP = 22
TITLE_SIZES = ((27, 1), (24, 1), (21, 1), (25, 2))


def draw_profile(scene: ProfileScene) -> Picture:
    """The name and the rating above, then shares and the best character, then people, games and titles."""
    inside = WIDTH - 2 * EDGE
    titles = fitted(scene.titles, Hand.TITLE, TITLE_SIZES, inside) if scene.titles else None
    shares = max(BAR_STEP * len(scene.bars), CARD[1] + 54 if scene.best else 0)
    rivals = RIVAL * len(scene.rivals) + 4
    places = PLACE + 20 if scene.places else 0
    height = EDGE + HEAD + shares + rivals + places + (text_height(titles) + 14 if titles else 0) + EDGE
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
    for number, rival in enumerate(scene.rivals):
        draw_rival(canvas, rival, top + number * RIVAL)
    top += rivals
    if scene.places:
        draw_places(canvas, scene, top)
        top += places
    if titles is not None:
        canvas.write(titles, WIDTH // 2, top, palette.GOLD, WALL)
    return canvas.finished()


def draw_head(canvas: Canvas, scene: ProfileScene) -> None:
    """Who it is, how many games there were and which rank that is; how well they play, and the doubt."""
    rating = fitted(scene.rating, Hand.FIGURE, ((52, 1),), 190)
    doubt = fitted(scene.doubt, Hand.FIGURE, ((22, 1),), 120)
    right = WIDTH - EDGE
    canvas.write(rating, right, EDGE - 4, palette.IVORY, WALL, align=1)
    canvas.write(doubt, right, EDGE + 54, palette.GOLD, WALL, align=1)
    room = WIDTH - 2 * EDGE - rating.width - 20
    name = fitted(scene.name, Hand.TITLE, ((46, 1), (38, 1), (32, 1), (27, 1)), room)
    canvas.write(name, EDGE, EDGE + 24 - text_height(name) // 2, palette.GOLD, WALL, align=0)
    room = WIDTH - 2 * EDGE - doubt.width - 20
    caption = fitted(f"{scene.caption} · {scene.rank}", Hand.BODY, ((26, 1), (24, 1), (22, 1)), room)
    canvas.write(caption, EDGE, EDGE + 54, palette.IVORY, WALL, align=0)


def draw_bar(canvas: Canvas, bar: Bar, x: int, y: int, room: int) -> None:
    """A share as a bar under its label, with a mark where it would be fair."""
    said = fitted(bar.said, Hand.FIGURE, ((24, 1), (21, 1)), 150)
    label = fitted(bar.label, Hand.BODY, ((25, 1), (22, 1), (19, 1)), room - said.width - 12)
    canvas.write(label, x, y, palette.IVORY, WALL, align=0)
    canvas.write(said, x + room, y + 1, palette.GOLD, WALL, align=1)
    canvas.paste(props.gauge(room, BAR, bar.share, bar.fair), x, y + 31)


def draw_rival(canvas: Canvas, rival: Rival, y: int) -> None:
    """A heading, a name, and how much gold it is about."""
    label = fitted(rival.label, Hand.BODY, ((24, 1), (21, 1)), 240)
    gold = fitted(str(rival.gold), Hand.FIGURE, ((22, 1),), 110)
    left = EDGE + label.width + 14
    name = fitted(rival.name, Hand.NAME, ((26, 1), (23, 1)), WIDTH - EDGE - left - COIN - gold.width - GAP)
    canvas.write(label, EDGE, y, palette.GOLD, WALL, align=0)
    canvas.write(name, left, y + (26 - name.size) // 2, palette.IVORY, WALL, align=0)
    left += name.width + 14
    canvas.paste(props.coin(COIN), left, y + 2)
    canvas.write(gold, left + COIN + 6, y + 2, palette.GOLD, WALL, align=0)


def draw_places(canvas: Canvas, scene: ProfileScene, y: int) -> None:
    """In which places the last games were ended."""
    wide = len(scene.places) * (PLACE + 8)
    label = fitted(scene.last.label, Hand.BODY, ((24, 1), (21, 1)), WIDTH - 2 * EDGE - wide - 16)
    canvas.write(label, EDGE, y + 8, palette.GOLD, WALL, align=0)
    left = EDGE + label.width + 16
    for number, one in enumerate(scene.places):
        centre = left + number * (PLACE + 8) + PLACE // 2
        canvas.centre(props.number(one.place, PLACE, one.won), centre, y + PLACE // 2)
