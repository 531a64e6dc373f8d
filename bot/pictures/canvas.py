"""Palette entries as pixels: sprites prepared once, pasted and written upon."""

from functools import lru_cache

import msgspec
from PIL import Image, ImageDraw

from . import palette
from .fitting import Fitted
from .lettering import Hand, line
from .png import CAREFULLY, png_of

VISIBLE = 40
"""How much of a pixel a sprite must cover to count."""
FINE = 4
BAND = 100
"""So many rows of a prepared picture are reduced at once."""


class Picture(msgspec.Struct, frozen=True):
    """A finished picture."""

    png: bytes
    width: int
    height: int


class Sprite(msgspec.Struct, frozen=True):
    """Something that can be pasted: palette entries, and where it covers what is below."""

    entries: Image.Image
    mask: Image.Image

    @property
    def size(self) -> tuple[int, int]:
        """Width and height."""
        return self.entries.size


def sprite(picture: Image.Image, ground: str) -> Sprite:
    """A picture prepared for a ground, with which its edges are mixed."""
    below = Image.new("RGBA", picture.size, ground)
    below.alpha_composite(picture)
    mask = picture.getchannel("A").point(lambda alpha: 255 * (alpha >= VISIBLE)).convert("1")
    return Sprite(palette.reduced(below), mask)


class Canvas:
    """A picture being made."""

    def __init__(self, background: Image.Image) -> None:
        self.image = background.copy()
        self.draw = ImageDraw.Draw(self.image)
        self.pixels = self.image.im

    def paste(self, what: Sprite, x: int, y: int) -> None:
        """Put a sprite with its upper left corner there.

        All is of one mode and in memory, which Pillow's own way would ask again for each of many sprites.
        """
        wide, high = what.size
        self.pixels.paste(what.entries.im, (x, y, x + wide, y + high), what.mask.im)

    def centre(self, what: Sprite, x: int, y: int) -> None:
        """Put a sprite with its middle there."""
        wide, high = what.size
        self.paste(what, x - wide // 2, y - high // 2)

    def write(self, text: Fitted, x: int, y: int, ink: str, ground: str, align: float = 0.5) -> None:
        """Write lines from there downwards, each with this part of it left of x."""
        step = line_height(text.size)
        for number, one in enumerate(text.lines):
            letters = inked(one, text.hand, text.size, text.room, ink, ground)
            self.paste(
                letters, x - round(letters.size[0] * align), y + number * step - round(text.size * 0.1)
            )

    def finished(self, level: int = CAREFULLY) -> Picture:
        """The picture as PNG."""
        return Picture(png_of(self.image, level), *self.image.size)


@lru_cache(maxsize=2048)
def inked(text: str, hand: Hand, size: int, room: int, ink: str, ground: str) -> Sprite:
    """A line of text in a colour, for a ground."""
    coverage = line(text, hand, size, room)
    return Sprite(looked_up(coverage, palette.ramp(ink, ground)), looked_up(coverage, SEEN).convert("1"))


def looked_up(picture: Image.Image, table: bytes) -> Image.Image:
    """A picture with every pixel replaced by what a table has in its place."""
    return Image.frombytes("L", picture.size, picture.tobytes().translate(table))


def line_height(size: int) -> int:
    """How far one line is below the other."""
    return round(size * 1.1)


def text_height(text: Fitted) -> int:
    """How high some lines are."""
    return len(text.lines) * line_height(text.size)


SEEN = bytes(255 * (coverage >= 24) for coverage in range(256))


def blank(width: int, height: int) -> tuple[Image.Image, ImageDraw.ImageDraw]:
    """A sheet to prepare something on, larger by as much as it will be reduced."""
    sheet = Image.new("RGBA", (width * FINE, height * FINE), (0, 0, 0, 0))
    return sheet, ImageDraw.Draw(sheet)


def reduced(sheet: Image.Image) -> Image.Image:
    """The same in its true size; worked out in bands, since each keeps all other threads waiting."""
    small = Image.new(sheet.mode, (sheet.width // FINE, sheet.height // FINE))
    for top in range(0, small.height, BAND):
        bottom = min(top + BAND, small.height)
        band = sheet.crop((0, top * FINE, sheet.width, bottom * FINE))
        small.paste(band.reduce(FINE), (0, top))
    return small
