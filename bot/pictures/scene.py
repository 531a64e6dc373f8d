"""What pictures show, as data: whatever a viewer may know, in words ready to be written."""

from enum import StrEnum

import msgspec


class Face(msgspec.Struct, frozen=True):
    """What is printed on a card."""

    character: str
    label: str


class Seat(msgspec.Struct, frozen=True):
    """Somebody at the table."""

    name: str
    cards: tuple[Face | None, ...]
    """Hand by hand; None lies face down."""
    gold: int
    gained: int = 0
    """What the turn brought, or cost."""
    turn: bool = False
    automaton: bool = False
    away: bool = False
    """An automaton plays for an absent person."""
    claim: int | None = None
    """The hand that lies on a card of which something is claimed."""
    winner: bool = False


class Claimed(msgspec.Struct, frozen=True):
    """A character that somebody claims to be."""

    face: Face
    said: str
    by: str


class TableScene(msgspec.Struct, frozen=True, tag="table"):
    """The table as it lies."""

    seats: tuple[Seat, ...]
    centre: tuple[Face | None, ...]
    court: int
    bank: int
    claimed: Claimed | None = None
    swapped: tuple[int, int] | None = None
    """The places of the two cards that were last taken under the table."""
    exchanged: bool = False
    """Whether they are known to have been exchanged."""


class DealScene(msgspec.Struct, frozen=True, tag="deal"):
    """Every card face up in its place."""

    title: str
    seats: tuple[Seat, ...]
    centre: tuple[Face | None, ...]


class Claimant(msgspec.Struct, frozen=True):
    """Somebody who claimed, and the card that was turned up."""

    place: int
    name: str
    face: Face
    right: bool


class RevealScene(msgspec.Struct, frozen=True, tag="reveal"):
    """The claimants' cards."""

    claimed: Claimed
    claimants: tuple[Claimant, ...]


class Looked(msgspec.Struct, frozen=True):
    """A card that somebody looked at."""

    face: Face
    power: str
    where: str


class PeekScene(msgspec.Struct, frozen=True, tag="peek"):
    """Cards that only one person sees."""

    cards: tuple[Looked, ...]


class Entry(msgspec.Struct, frozen=True):
    """A character and what it does."""

    face: Face
    power: str


class SheetScene(msgspec.Struct, frozen=True, tag="sheet"):
    """Characters and what they do."""

    entries: tuple[Entry, ...]


class Mark(StrEnum):
    """What is marked on a card's line."""

    LOOK = "look"
    TRUE = "true"
    LIE = "lie"
    RIGHT = "right"
    """A contested claim that was right."""
    WRONG = "wrong"
    SHOWN = "shown"


class Marked(msgspec.Struct, frozen=True):
    """A mark at a place; of a claim, the character that was claimed."""

    place: int
    mark: Mark
    character: str | None = None


class Beat(msgspec.Struct, frozen=True):
    """One thing that happened in a turn, as a column of the recap."""

    turn: int
    marks: tuple[Marked, ...] = ()
    pretended: tuple[tuple[int, int], ...] = ()
    """Pairs of places whose cards were taken under the table and not exchanged."""
    gold: tuple[int, ...] = ()
    """Every fortune after it."""


class Strand(msgspec.Struct, frozen=True):
    """A card's way through the places: where it lay at first, and after each beat."""

    face: Face
    places: tuple[int, ...]


class RecapSeat(msgspec.Struct, frozen=True):
    """Somebody whose places the lines run through."""

    name: str
    hands: int
    automaton: bool = False
    winner: bool = False


class RecapScene(msgspec.Struct, frozen=True, tag="recap"):
    """A whole game: every card's way through the seats, and what was claimed, seen and shown on it."""

    seats: tuple[RecapSeat, ...]
    centre: tuple[str, ...]
    """What the places in the centre are called."""
    strands: tuple[Strand, ...]
    beats: tuple[Beat, ...]
    gold: tuple[int, ...]
    """Every fortune at first."""


class Fate(msgspec.Struct, frozen=True):
    """Somebody's chance of winning all along a game, in thousandths, where the fair share is a half."""

    name: str
    truth: tuple[int, ...]
    """As the cards truly lay."""
    table: tuple[int, ...]
    """As far as the table knew."""
    percent: tuple[int, int, int]
    """The true chance at first, at most and at last, in hundredths."""
    winner: bool = False


class GraphScene(msgspec.Struct, frozen=True, tag="graph"):
    """Who was winning when."""

    title: str
    truly: str
    """What the curves by the truth are called."""
    seemingly: str
    """What those by the table's knowledge are called."""
    axis: str
    """What the numbers of the turns are called."""
    turns: tuple[int, ...]
    """The turn at which each point of the curves stands."""
    fates: tuple[Fate, ...]
    marks: tuple[int, ...] = ()
    """The points that are turning points."""


class Bar(msgspec.Struct, frozen=True):
    """A share in percent, and one to compare it with."""

    label: str
    share: int
    said: str
    fair: int | None = None


class Fact(msgspec.Struct, frozen=True):
    """Something with a heading."""

    label: str
    said: str


class Rival(msgspec.Struct, frozen=True):
    """Another person under a heading, and how much gold changed hands."""

    label: str
    name: str
    gold: int


class PastPlace(msgspec.Struct, frozen=True):
    """In which place a game was ended."""

    place: int
    won: bool


class ProfileScene(msgspec.Struct, frozen=True, tag="profile"):
    """Somebody's record as a card, in words ready to be written."""

    name: str
    caption: str
    rating: str
    doubt: str
    rank: str
    bars: tuple[Bar, ...]
    best: Face | None
    best_label: str
    rivals: tuple[Rival, ...]
    last: Fact
    """What stands before the places, and the same in words."""
    places: tuple[PastPlace, ...]
    """Of the last games, the newest first."""
    titles: str


Scene = TableScene | DealScene | RevealScene | PeekScene | SheetScene | ProfileScene | RecapScene | GraphScene
