"""Writing: which font shows what, and letters as coverage from 0 to 255."""

import re
import unicodedata
from collections.abc import Iterator
from enum import Enum
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from itertools import groupby
from threading import RLock

import fontpkg_alegreya_sans
import fontpkg_playfair_display
import fontpkg_rubik
from PIL import Image, ImageDraw, ImageFont, features

MARK = "◆"
"""Stands for letters that no font here has."""
UNBROKEN = "\N{NO-BREAK SPACE}"
NO_BREAK = {UNBROKEN, "\N{NARROW NO-BREAK SPACE}"}
BLANKS = re.compile(r"\s+")
WRITING = RLock()
"""A font is used by one thread at a time."""
SHAPED = features.check("raqm")
"""Whether the library arranges scripts that run from right to left."""
FIGURES = ["lnum"] if SHAPED else None
"""Figures as high as capitals."""
MISSING = "\U0010ffff"
RIGHT_TO_LEFT = ("R", "AL")
PROBE = 24
"""The size in which it is tried what a font shows."""


class Hand(Enum):
    """The kinds of writing: a font's package and file and, where it varies, its weight."""

    NAME = (fontpkg_alegreya_sans, "AlegreyaSans-Bold.ttf", None)
    BODY = (fontpkg_alegreya_sans, "AlegreyaSans-Medium.ttf", None)
    TITLE = (fontpkg_playfair_display, "PlayfairDisplay-Italic[wght].ttf", 700)
    FIGURE = (fontpkg_rubik, "Rubik[wght].ttf", 600)


OTHERS = (Hand.FIGURE, Hand.NAME)
"""Have letters that the others lack, and the mark."""
CONTENT: dict[Hand, bytes] = {}


@cache
def font(hand: Hand, size: int) -> ImageFont.FreeTypeFont:
    """A font in some size."""
    package, name, weight = hand.value
    if hand not in CONTENT:
        CONTENT[hand] = (files(package) / "files" / name).read_bytes()
    found = ImageFont.truetype(BytesIO(CONTENT[hand]), size)
    if weight is not None:
        found.set_variation_by_axes([weight])
    return found


@lru_cache(maxsize=4096)
def shows(hand: Hand, letter: str) -> bool:
    """Whether a font has a letter, and not just a box for what it lacks."""
    tried = font(hand, PROBE)
    with WRITING:
        return letter.isspace() or bytes(tried.getmask(letter)) != bytes(tried.getmask(MISSING))


@lru_cache(maxsize=4096)
def hand_for(hand: Hand, letter: str) -> Hand | None:
    """The font that writes a letter, if there is one."""
    return next((one for one in (hand, *OTHERS) if shows(one, letter)), None)


@lru_cache(maxsize=4096)
def drawable(text: str, hand: Hand) -> str:
    """A text in letters that can be written: fancy ones plain, no pictures, a mark for what is left."""
    found = "".join(part for letter in unicodedata.normalize("NFC", text) for part in written(letter, hand))
    found = "".join(MARK if key == MARK else "".join(run) for key, run in groupby(found))
    return BLANKS.sub(one_space, found).strip() or MARK


def one_space(blanks: re.Match[str]) -> str:
    """The one space that is written for several, at which no line is broken if none of them breaks one."""
    return UNBROKEN if set(blanks.group()) <= NO_BREAK else " "


def written(letter: str, hand: Hand) -> Iterator[str]:
    """How one letter of a text is written."""
    if hand_for(hand, letter):
        yield letter
        return
    plain = unicodedata.normalize("NFKD", letter)
    if plain != letter:
        yield from (part for one in plain if not unicodedata.combining(one) for part in written(one, hand))
    elif unicodedata.category(letter)[0] in "LN":
        yield MARK


@lru_cache(maxsize=4096)
def runs(text: str, hand: Hand) -> list[tuple[str, Hand, bool]]:
    """Pieces of a text in the order in which they stand, each with its font and whether it runs leftwards."""
    leftwards = [unicodedata.bidirectional(letter) in RIGHT_TO_LEFT for letter in text]
    kinds = [(hand_for(hand, letter) or hand, left) for letter, left in zip(text, leftwards, strict=True)]
    for place in range(1, len(text) - 1):
        if text[place].isspace() and kinds[place - 1] == kinds[place + 1]:
            kinds[place] = kinds[place - 1]
    found: list[tuple[str, Hand, bool]] = []
    for (used, left), group in groupby(zip(kinds, text, strict=True), key=lambda one: one[0]):
        found.append(("".join(letter for _, letter in group), used, left))
    strong = (unicodedata.bidirectional(letter) for letter in text)
    first = next((kind for kind in strong if kind in ("L", *RIGHT_TO_LEFT)), "L")
    return found if first == "L" else found[::-1]


def arranged(piece: str, leftwards: bool) -> str:
    """A piece in the order in which it is given to the font."""
    return piece[::-1] if leftwards and not SHAPED else piece


@lru_cache(maxsize=8192)
def width(text: str, hand: Hand, size: int) -> int:
    """How wide a text is."""
    with WRITING:
        return round(sum(length(arranged(piece, left), used, size) for piece, used, left in runs(text, hand)))


def length(piece: str, hand: Hand, size: int) -> float:
    """How wide a piece in one font is."""
    return font(hand, size).getlength(piece, features=FIGURES)


def height(size: int) -> int:
    """How high a line is in which nothing is cut off."""
    return round(size * 1.3)


@lru_cache(maxsize=1024)
def line(text: str, hand: Hand, size: int, room: int | None = None) -> Image.Image:
    """A line of text as coverage, narrowed where it is wider than its room."""
    picture = Image.new("L", (max(1, width(text, hand, size) + 2), height(size)))
    draw = ImageDraw.Draw(picture)
    across = 1.0
    with WRITING:
        for piece, used, left in runs(text, hand):
            given = arranged(piece, left)
            base = (across, round(size * 0.98))
            draw.text(base, given, fill=255, font=font(used, size), anchor="ls", features=FIGURES)
            across += length(given, used, size)
    if room is None or picture.width <= room:
        return picture
    return picture.resize((room, picture.height), Image.Resampling.BOX)
