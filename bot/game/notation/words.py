"""The words of the notation: seats, places and characters."""

from ..characters import CHARACTERS
from ..places import Layout

SEATS = "ABCDEFGHIJKLM"
HANDS = "lrp"
LETTERS = {name: character.letter for name, character in CHARACTERS.items()}
NAMES = {letter: name for name, letter in LETTERS.items()}


class BadNotation(ValueError):
    """A line that says no position or no action."""


def write_seats(seats: tuple[int, ...]) -> str:
    """Seats by their letters."""
    return " ".join(SEATS[seat] for seat in seats)


def read_seat(word: str, layout: Layout) -> int:
    """The seat a letter stands for."""
    seat = SEATS.find(word)
    if len(word) != 1 or not 0 <= seat < layout.players:
        raise BadNotation(f"{word!r} is no seat of {layout.players}")
    return seat


def read_seats(words: str, layout: Layout) -> tuple[int, ...]:
    """The seats that letters stand for."""
    seats = tuple(read_seat(word, layout) for word in words.split())
    if len(set(seats)) < len(seats):
        raise BadNotation(f"a seat is named twice in {words!r}")
    return seats


def write_place(place: int, layout: Layout) -> str:
    """A place by its seat and hand, or its number in the centre."""
    seat = layout.owner(place)
    if seat is None:
        return f"c{place - layout.players * layout.hands + 1}"
    return SEATS[seat] + (HANDS[layout.hand(place)] if layout.hands > 1 else "")


def read_place(word: str, layout: Layout) -> int:
    """The place a word stands for."""
    for place in range(layout.size):
        if write_place(place, layout) == word:
            return place
    raise BadNotation(f"{word!r} is no place at this table")


def read_character(letter: str) -> str:
    """The character a letter stands for."""
    if letter not in NAMES:
        raise BadNotation(f"{letter!r} is no character's letter")
    return NAMES[letter]
