"""An action in one line."""

import re

from ..actions import (
    Action,
    Announce,
    Contest,
    Decline,
    GetReady,
    GiveAnswer,
    KeepSeat,
    NameCharacter,
    Pass,
    PassUntilTurn,
    Peek,
    PickCard,
    PickSeat,
    ReturnSeat,
    SeatAction,
    Stop,
    Swap,
    TimeOut,
)
from ..places import Layout
from ..state import Table
from .words import LETTERS, SEATS, BadNotation, read_character, read_place, read_seat, write_place


def write_action(action: Action, layout: Layout) -> str:
    """What somebody does, in one line."""
    match action:
        case TimeOut(question):
            return f"time out {question}"
        case Stop():
            return "stop"
        case GiveAnswer(seat):
            return f"answer for {SEATS[seat]}"
        case KeepSeat(seat):
            return f"keep {SEATS[seat]}"
        case ReturnSeat(seat):
            return f"return {SEATS[seat]}"
        case SeatAction(by):
            return f"{SEATS[by]} {write_deed(action, layout)}"
    raise BadNotation(f"{type(action).__name__} cannot be written")


def write_deed(action: SeatAction, layout: Layout) -> str:
    """What a seat does, without saying who."""
    match action:
        case GetReady():
            return "is ready"
        case Swap(_, (first, second), really):
            pair = f"{write_place(first, layout)}-{write_place(second, layout)}"
            return f"swaps {pair}" if really else f"does not swap {pair}"
        case Peek(_, card):
            return "peeks" + hand_on(" at", card, layout)
        case Announce(_, character, card):
            return f"says {LETTERS[character]}" + hand_on(" with", card, layout)
        case Contest(_, card):
            return "contests" + hand_on(" with", card, layout)
        case Pass():
            return "passes"
        case PassUntilTurn():
            return "passes on"
        case PickSeat(_, seat):
            return f"picks {SEATS[seat]}"
        case PickCard(_, card):
            return f"looks at {write_place(card, layout)}"
        case NameCharacter(_, character):
            return f"names {LETTERS[character]}"
        case Decline():
            return "declines"
    raise BadNotation(f"{type(action).__name__} cannot be written")


def hand_on(preposition: str, card: int, layout: Layout) -> str:
    """On which card a hand is put, where a seat has several."""
    return f"{preposition} {write_place(card, layout)}" if layout.hands > 1 else ""


def read_action(line: str, table: Table) -> Action:
    """The action that a line describes; `time out` alone means the present question."""
    layout = table.setup.layout
    by, *deed = words = line.split(" ")
    match words:
        case ["time", "out"]:
            return TimeOut(table.number)
        case ["time", "out", number] if re.fullmatch("[0-9]{1,6}", number):
            return TimeOut(int(number))
        case ["stop"]:
            return Stop()
        case ["answer", "for", seat]:
            return GiveAnswer(read_seat(seat, layout))
        case ["keep", seat]:
            return KeepSeat(read_seat(seat, layout))
        case ["return", seat]:
            return ReturnSeat(read_seat(seat, layout))
    return read_deed(read_seat(by, layout), deed, layout)


def read_deed(by: int, deed: list[str], layout: Layout) -> SeatAction:
    """What the seat does."""
    match deed:
        case ["is", "ready"]:
            return GetReady(by)
        case ["swaps", pair]:
            return Swap(by, read_pair(pair, layout), True)
        case ["does", "not", "swap", pair]:
            return Swap(by, read_pair(pair, layout), False)
        case ["peeks"]:
            return Peek(by, only_card(by, layout))
        case ["peeks", "at", place]:
            return Peek(by, read_place(place, layout))
        case ["says", letter]:
            return Announce(by, read_character(letter), only_card(by, layout))
        case ["says", letter, "with", place]:
            return Announce(by, read_character(letter), read_place(place, layout))
        case ["contests"]:
            return Contest(by, only_card(by, layout))
        case ["contests", "with", place]:
            return Contest(by, read_place(place, layout))
        case ["passes"]:
            return Pass(by)
        case ["passes", "on"]:
            return PassUntilTurn(by)
        case ["picks", seat]:
            return PickSeat(by, read_seat(seat, layout))
        case ["looks", "at", place]:
            return PickCard(by, read_place(place, layout))
        case ["names", letter]:
            return NameCharacter(by, read_character(letter))
        case ["declines"]:
            return Decline(by)
    raise BadNotation(f"nobody can do {' '.join(deed)!r}")


def read_pair(word: str, layout: Layout) -> tuple[int, int]:
    """Two places joined by a dash."""
    places = word.split("-")
    if len(places) != 2:
        raise BadNotation(f"{word!r} is not two places joined by a dash")
    return read_place(places[0], layout), read_place(places[1], layout)


def only_card(seat: int, layout: Layout) -> int:
    """The place of a seat that has a single card."""
    if layout.hands > 1:
        raise BadNotation("say with which card, where a seat has several")
    return layout.own(seat)[0]
