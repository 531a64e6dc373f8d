"""Names that people give: what of them may be shown."""

import unicodedata
from functools import lru_cache

JOINER = "\N{ZERO WIDTH JOINER}"
LONGEST = 32
NAMELESS = "?"
BLANK = frozenset("\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that show nothing."""
SOMEONE = "\N{INVISIBLE SEPARATOR}"
"""Stands for the name of somebody who asked to be forgotten; no real name is without a visible character."""


def one_line(name: str) -> str:
    """A name in one line, without control, direction and invisible characters."""
    kept = "".join(
        one for one in name if unicodedata.category(one)[0] != "C" or one == JOINER or one.isspace()
    )
    return " ".join(kept.split()).strip(JOINER)


def is_visible(name: str) -> bool:
    """Whether a name shows anything at all."""
    return any(unicodedata.category(one)[0] in "LNPS" and one not in BLANK for one in name)


def isolated(name: str) -> str:
    """A name that, if written from right to left, does not reorder what stands around it."""
    if not name.isascii() and any(unicodedata.bidirectional(one) in ("R", "AL", "AN") for one in name):
        return f"\N{FIRST STRONG ISOLATE}{name}\N{POP DIRECTIONAL ISOLATE}"
    return name


@lru_cache(maxsize=4096)
def tidy(name: str) -> str:
    """A name without control, direction and invisible characters, in one line of at most 32 characters."""
    tidied = one_line(name)[:LONGEST]
    return tidied if is_visible(tidied) else NAMELESS
