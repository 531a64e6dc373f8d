"""The background of every picture: a dark hall, candle light in its middle, and a golden frame."""

import math
from functools import lru_cache
from itertools import pairwise

from PIL import Image, ImageDraw

from . import palette
from .ring import WIDTH, Ring

FINE = 2
CORNER = 30
INSET = 11
FOLDS = 14
"""Of the curtains."""
DIMMER = 6
"""In how many steps it gets darker above and below."""
RIM = 9
"""Of the table."""
HALL, FELT = palette.hall(), palette.felt()
LIT = palette.SHADES - 1
"""The brightest shade of the walls."""


def walls(height: int, width: int) -> Image.Image:
    """The hall: curtains in deep folds, darker above and below."""
    plain = Image.new("RGB", (width, height))
    draw = ImageDraw.Draw(plain)
    edges = [round(height * step / (2 * DIMMER)) for step in range(2 * DIMMER + 1)]
    for row, (top, bottom) in enumerate(pairwise(edges)):
        dim = abs(row - DIMMER + 0.5) - 0.5
        for x in range(width):
            bright = (LIT - dim) * (0.45 + 0.55 * abs(math.sin(math.pi * (x / WIDTH) * FOLDS)))
            draw.line((x, top, x, bottom), HALL[max(0, round(bright))])
    return plain.resize((width * FINE, height * FINE), Image.Resampling.NEAREST)


def framed(plain: Image.Image) -> Image.Image:
    """With a thin golden frame, whose corners are cut by lozenges."""
    draw = ImageDraw.Draw(plain)
    width, height = plain.size
    far = INSET * FINE
    box = (far, far, width - far - 1, height - far - 1)
    draw.rounded_rectangle(box, (CORNER - INSET) * FINE, outline=palette.BRASS, width=2 * FINE)
    inner = (box[0] + 5 * FINE, box[1] + 5 * FINE, box[2] - 5 * FINE, box[3] - 5 * FINE)
    draw.rounded_rectangle(inner, (CORNER - INSET - 5) * FINE, outline=palette.BRONZE, width=FINE)
    for x, y in ((width // 2, far + FINE), (width // 2, height - far - FINE)):
        for reach, colour in ((13, palette.NIGHT), (9, palette.GOLD), (4, palette.WINE)):
            size = reach * FINE
            draw.polygon([(x - size * 2, y), (x, y - size), (x + size * 2, y), (x, y + size)], fill=colour)
    return plain


def outline(around: Ring, beyond: float, part: float = 1) -> list[tuple[float, float]]:
    """The edge of a table, or of something so much larger, or so small a part of it."""
    x, y = around.middle
    across, down = (around.reach[0] + beyond) * part, (around.reach[1] + beyond) * part
    power = 0.5 if around.square else 0.86
    found = []
    for step in range(240):
        angle = 2 * math.pi * step / 240
        cos, sin = math.cos(angle), math.sin(angle)
        found.append(
            (
                (x + across * math.copysign(abs(cos) ** power, cos)) * FINE,
                (y + down * math.copysign(abs(sin) ** power, sin)) * FINE,
            )
        )
    return found


def laid(plain: Image.Image, around: Ring) -> Image.Image:
    """With a table in the middle, lit by candles."""
    draw = ImageDraw.Draw(plain)
    rim = ((RIM, palette.BRONZE), (RIM - 2, palette.BRASS), (1, palette.BRONZE))
    for beyond, colour in rim:
        draw.polygon(outline(around, beyond), fill=colour)
    for step, shade in enumerate(FELT):
        draw.polygon(outline(around, -2, 1 - 0.8 * step / len(FELT)), fill=shade)
    inlay = outline(around, -14)
    draw.line([*inlay, inlay[0]], fill=palette.BRONZE, width=FINE)
    return plain


def rounded(entries: Image.Image) -> Image.Image:
    """With round corners, beyond which nothing is."""
    width, height = entries.size
    shape = Image.new("L", (width * 4, height * 4))
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, width * 4 - 1, height * 4 - 1), CORNER * 4, fill=255)
    covered = shape.reduce(4)
    levels = covered.point([min(3, coverage // 52) for coverage in range(256)])
    outside = covered.point([255 * (coverage < 208) for coverage in range(256)]).convert("1")
    return Image.composite(levels, entries, outside)


@lru_cache(maxsize=256)
def hall(height: int, around: Ring | None = None, width: int = WIDTH) -> Image.Image:
    """The background as palette entries, with a table if there is one."""
    plain = walls(height, width)
    if around is not None:
        plain = laid(plain, around)
    return rounded(palette.reduced(framed(plain).reduce(FINE)))
