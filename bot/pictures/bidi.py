"""The order in which the letters of a text stand: names may run leftwards, or both ways.

A plain form of Unicode's bidirectional algorithm (UAX #9), without what only control characters ask for.
"""

import unicodedata
from collections.abc import Sequence
from typing import TypeVar

Piece = TypeVar("Piece")

LEFT, RIGHT, NUMBER, NEUTRAL = "L", "R", "EN", "ON"
DIRECTIONS = {"L": LEFT, "R": RIGHT, "AL": RIGHT, "EN": NUMBER, "AN": NUMBER}
SEPARATORS = ("ES", "CS")
"""What belongs to a number between two figures."""
MIRRORED = str.maketrans("()[]{}<>«»", ")(][}{><»«")


def levels(text: str) -> list[int]:
    """How deeply each letter is embedded: those of odd levels run leftwards."""
    kinds = strong_kinds(text)
    base = next((kind for kind in kinds if kind in (LEFT, RIGHT)), LEFT)
    kinds = settled(kinds, base)
    if base == RIGHT:
        return [1 if kind == RIGHT else 2 for kind in kinds]
    return [{RIGHT: 1, NUMBER: 2}.get(kind, 0) for kind in kinds]


def strong_kinds(text: str) -> list[str]:
    """What each letter is by itself; an accent is what it stands on."""
    kinds: list[str] = []
    for letter in text:
        kind = unicodedata.bidirectional(letter)
        kinds.append(kinds[-1] if kind == "NSM" and kinds else DIRECTIONS.get(kind, NEUTRAL))
    for place in range(1, len(text) - 1):
        parts = unicodedata.bidirectional(text[place]) in SEPARATORS
        if parts and kinds[place - 1] == kinds[place + 1] == NUMBER:
            kinds[place] = NUMBER
    return kinds


def settled(kinds: Sequence[str], base: str) -> list[str]:
    """The same with what has no direction of its own: it goes with both neighbours, or else with the text."""
    found: list[str] = []
    strong = base
    for kind in kinds:
        if kind in (LEFT, RIGHT):
            strong = kind
        found.append(LEFT if kind == NUMBER and strong == LEFT else kind)
    sides = [base, *(RIGHT if kind == NUMBER else kind for kind in found), base]
    for place, kind in enumerate(found):
        if kind == NEUTRAL:
            after = next(side for side in sides[place + 2 :] if side != NEUTRAL)
            found[place] = sides[place + 1] = after if sides[place] == after else base
    return found


def as_they_stand(pieces: Sequence[Piece], depths: Sequence[int]) -> list[Piece]:
    """Pieces of a text from left to right, each of one level."""
    order = list(range(len(pieces)))
    for level in (2, 1):
        start = 0
        while start < len(order):
            end = start
            while end < len(order) and depths[order[end]] >= level:
                end += 1
            order[start:end] = order[start:end][::-1]
            start = max(end, start + 1)
    return [pieces[place] for place in order]
