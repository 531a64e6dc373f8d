"""How a text fits a place: smaller letters, more lines, and an ellipsis at last."""

from functools import lru_cache

import msgspec

from .lettering import Hand, drawable, width

ELLIPSIS = "…"


NARROWEST = 0.76
"""How much letters may be narrowed before some are left out."""


class Fitted(msgspec.Struct, frozen=True):
    """Lines of text in some size, narrowed to some room."""

    lines: tuple[str, ...]
    hand: Hand
    size: int
    room: int

    @property
    def width(self) -> int:
        """How wide the longest line is."""
        return min(self.room, max(width(one, self.hand, self.size) for one in self.lines))


@lru_cache(maxsize=2048)
def fitted(text: str, hand: Hand, sizes: tuple[tuple[int, int], ...], room: int) -> Fitted:
    """A text in the first of some sizes (each with how many lines it may have) in which it fits."""
    shown = drawable(text, hand)
    for size, most in sizes:
        lines = broken(shown, hand, size, room)
        if len(lines) <= most and all(width(one, hand, size) <= room for one in lines):
            return Fitted(tuple(lines), hand, size, room)
    size, most = sizes[-1]
    wider = int(room / NARROWEST)
    lines = broken(shown, hand, size, wider)
    if len(lines) > most or any(width(one, hand, size) > wider for one in lines):
        lines = pressed(shown, hand, size, wider)
    if len(lines) > most:
        lines = [*lines[: most - 1], shortened("".join(lines[most - 1 :]), hand, size, wider)]
    return Fitted(tuple(lines), hand, size, room)


def broken(text: str, hand: Hand, size: int, room: int) -> list[str]:
    """A text broken between words; a word that is too long stays whole."""
    lines = [""]
    for word in text.split(" "):
        longer = f"{lines[-1]} {word}".strip()
        if lines[-1] and width(longer, hand, size) > room:
            lines.append(word)
        else:
            lines[-1] = longer
    return lines


def pressed(text: str, hand: Hand, size: int, room: int) -> list[str]:
    """A text broken wherever a line is full, into lines of about the same length."""
    count = -(-width(text, hand, size) // room)
    share = -(-len(text) // count)
    halves = [text[start : start + share].strip() for start in range(0, len(text), share)]
    if all(width(one, hand, size) <= room for one in halves):
        return halves
    lines = [""]
    for letter in text:
        if width(lines[-1] + letter, hand, size) > room:
            lines.append("")
        lines[-1] += letter
    return [one.strip() for one in lines]


def shortened(text: str, hand: Hand, size: int, room: int) -> str:
    """As much of a text as fits, with an ellipsis."""
    while text and width(f"{text}{ELLIPSIS}", hand, size) > room:
        text = text[:-1]
    return f"{text.strip()}{ELLIPSIS}"
