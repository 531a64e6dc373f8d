"""Writing: which font shows what, and letters as coverage from 0 to 255."""

import re
import unicodedata
from collections.abc import Iterator
from enum import Enum
from functools import cache, lru_cache
from importlib.resources import files
from io import BytesIO
from itertools import groupby
from operator import itemgetter
from threading import RLock

import fontpkg_alegreya_sans
import fontpkg_playfair_display
import fontpkg_rubik
from PIL import Image, ImageDraw, ImageFont, features

from .bidi import MIRRORED, as_they_stand, levels

MARK = "◆"
"""Stands for letters that no font here has."""
UNBROKEN = "\N{NO-BREAK SPACE}"
NO_BREAK = {UNBROKEN, "\N{NARROW NO-BREAK SPACE}"}
BLANKS = re.compile(r"\s+")
UNSEEN = re.compile(r"[\ufe00-\ufe0f]|(?<!\w)[\u200b-\u200f\u2060]+|[\u200b-\u200f\u2060]+(?!\w)")
"""What says how a neighbour looks, and what joins or parts nothing once pictures are left out."""
WRITING = RLock()
"""A font is used by one thread at a time."""
SHAPED = features.check("raqm")
"""Whether the library arranges scripts that run from right to left."""
FIGURES = ["lnum"] if SHAPED else None
"""Figures as high as capitals."""
MISSING = "\U0010ffff"
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
    found = BLANKS.sub(one_space, UNSEEN.sub("", found)).strip()
    return found if any(unicodedata.category(letter)[0] in "LNPS" for letter in found) else MARK


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
    if text.isascii():
        return [(text, hand, False)]
    depths = levels(text)
    found: list[tuple[str, Hand, bool]] = []
    embedded: list[int] = []
    letters = zip(text, hands(text, hand, depths), depths, strict=True)
    for (used, depth), group in groupby(letters, key=itemgetter(1, 2)):
        found.append(("".join(letter for letter, _, _ in group), used, depth % 2 == 1))
        embedded.append(depth)
    return as_they_stand(found, embedded)


def hands(text: str, hand: Hand, depths: list[int]) -> list[Hand]:
    """The font of each letter; blanks and brackets are written like the words beside them."""
    found = [hand_for(hand, letter) or hand for letter in text]
    words = [unicodedata.category(letter)[0] in "LMN" for letter in text]
    for steps in (range(1, len(text)), range(len(text) - 2, -1, -1)):
        for place in steps:
            beside = place - steps.step
            if words[beside] and not words[place] and depths[place] == depths[beside]:
                words[place] = shows(found[beside], text[place])
                found[place] = found[beside] if words[place] else found[place]
    return found


def arranged(piece: str, leftwards: bool) -> str:
    """A piece in the order in which it is given to the font."""
    return piece.translate(MIRRORED)[::-1] if leftwards and not SHAPED else piece


def direction(leftwards: bool) -> str | None:
    """Which way the library arranges a piece, where it can."""
    return ("rtl" if leftwards else "ltr") if SHAPED else None


@lru_cache(maxsize=8192)
def width(text: str, hand: Hand, size: int) -> int:
    """How wide a text is."""
    with WRITING:
        return round(sum(length(piece, used, size, left) for piece, used, left in runs(text, hand)))


def length(piece: str, hand: Hand, size: int, leftwards: bool) -> float:
    """How wide a piece in one font is."""
    given, way = arranged(piece, leftwards), direction(leftwards)
    return font(hand, size).getlength(given, direction=way, features=FIGURES)


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
            given, way = arranged(piece, left), direction(left)
            base = (across, round(size * 0.98))
            draw.text(
                base, given, fill=255, font=font(used, size), anchor="ls", direction=way, features=FIGURES
            )
            across += length(piece, used, size, left)
    if room is None or picture.width <= room:
        return picture
    return picture.resize((room, picture.height), Image.Resampling.BOX)
