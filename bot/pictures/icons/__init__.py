"""The icons, one drawing each, found by looking into this folder; without one a character is its letter."""

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from io import BytesIO
from types import MappingProxyType

from PIL import Image, ImageDraw, ImageFont

from bot.game.characters import CHARACTERS

from ..vector import DARK, rasterised

EMOJI_SIZE = 128
FINE, COARSE = 4, 2
"""How smooth edges are in an emoji, and in a picture, where fewer shades make fewer bytes."""
ENDING = ".svg"
PALE = "#fbf1dc"


def discover() -> Mapping[str, str]:
    """Every drawing by its name, which is its file's."""
    found = sorted(files(__name__).iterdir(), key=lambda file: file.name)
    return MappingProxyType(
        {
            file.name.removesuffix(ENDING): file.read_text(encoding="utf-8")
            for file in found
            if file.name.endswith(ENDING)
        }
    )


DRAWINGS = discover()
NAMES = tuple(sorted(DRAWINGS.keys() | CHARACTERS.keys()))
"""Everything that has an icon: each character, drawn or as a letter, and the signs of the game."""


@cache
def icon(name: str, size: int, fine: int = COARSE) -> Image.Image:
    """An icon in a square of some size, on nothing."""
    if name in DRAWINGS:
        return rasterised(DRAWINGS[name], size, fine)
    return initial(CHARACTERS[name].letter, size)


def initial(letter: str, size: int) -> Image.Image:
    """A letter as an icon: light with a dark contour."""
    picture = Image.new("RGBA", (size, size), (0, 0, 0, 0))
    ImageDraw.Draw(picture).text(
        (size / 2, size / 2),
        letter,
        fill=PALE,
        font=ImageFont.load_default(size * 0.8),
        anchor="mm",
        stroke_width=max(1, round(size / 28)),
        stroke_fill=DARK,
    )
    return picture


@cache
def emoji_png(name: str) -> bytes:
    """An icon as Discord takes it for an emoji."""
    buffer = BytesIO()
    icon(name, EMOJI_SIZE, FINE).save(buffer, "PNG")
    return buffer.getvalue()
