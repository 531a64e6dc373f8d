"""A finished game as JSON, and a file of either kind as a game again; nobody's id is in it."""

from enum import StrEnum

import msgspec

from bot.game import BrokenLog, Event, IllegalAction, fold
from bot.game.codec import decode, encode
from bot.game.notation import BadNotation
from bot.service.finished import Finished, finished
from bot.service.game_codes import code_of
from bot.service.refusals import Refused
from bot.speeds import TIMES, Speed
from bot.tables import Options, Seated, SeatHolder, Sitting
from bot.tables.attendance import attendance_of
from bot.text.names import SOMEONE

from .notation import read_game

FORMAT = "mascarade-game/1"
ANY_LEVEL = "regular"
ANYBODY = "ABCDEFGHIJKLM"
"""What players are called of whom a file says nothing."""


class BadFile(ValueError):
    """A file that tells of no finished game; its message is a sentence."""


class Happened(msgspec.Struct, frozen=True):
    """An event under its versioned name."""

    name: str
    body: msgspec.Raw


class Who(StrEnum):
    """What somebody at a table is."""

    PERSON = "person"
    AUTOMATON = "automaton"
    LEFT = "left"
    """A person who has left; an automaton plays in their place."""
    SOMEONE = "someone"
    """A person who asked to be forgotten."""


class Sat(msgspec.Struct, frozen=True):
    """Who sat in a seat, from which event of the log to which."""

    seat: int
    who: Who
    name: str | None = None
    first: int | None = None
    last: int | None = None


class Document(msgspec.Struct, frozen=True):
    """A game as JSON."""

    format: str
    code: str
    language: str
    seats: tuple[Sat, ...]
    """Who sits in each seat at the end."""
    sittings: tuple[Sat, ...]
    events: tuple[Happened, ...]


def write_json(game: Finished) -> str:
    """A finished game as JSON, each event in a line of its own."""
    table = game.table
    document = Document(
        format=FORMAT,
        code=code_of(table.game_id),
        language=table.options.language,
        seats=tuple(sat(seat, one) for seat, one in enumerate(table.seats)),
        sittings=tuple(sat(one.seat, one) for one in table.sittings),
        events=tuple(Happened(name, msgspec.Raw(body.encode())) for name, body in map(encode, log_of(table))),
    )
    return msgspec.json.format(msgspec.json.encode(document), indent=1).decode() + "\n"


def sat(seat: int, one: SeatHolder | Sitting) -> Sat:
    """Somebody's time in a seat, as it may be given away."""
    span = (one.first, one.last) if isinstance(one, Sitting) else (None, None)
    if one.name == SOMEONE:
        return Sat(seat, Who.SOMEONE, None, *span)
    if one.user_id is not None:
        return Sat(seat, Who.PERSON, one.name, *span)
    return Sat(seat, Who.LEFT if one.automaton is None else Who.AUTOMATON, one.name, *span)


def log_of(table: Seated) -> tuple[Event, ...]:
    """The events of a game."""
    return tuple(event for event in table.game.history if isinstance(event, Event))


def read_file(text: str) -> Finished:
    """The finished game that a file tells of, as JSON or in the notation."""
    try:
        table = from_json(text) if text.lstrip().startswith("{") else from_notation(text)
        return finished(table)
    except Refused:
        raise BadFile("This game is not over.") from None
    except (BrokenLog, BadNotation, IllegalAction, msgspec.MsgspecError, ValueError, LookupError) as error:
        raise BadFile(f"This file tells of no game: {error or type(error).__name__}.") from error


def from_json(text: str) -> Seated:
    """A table from JSON."""
    document = msgspec.json.decode(text, type=Document)
    if document.format != FORMAT:
        raise ValueError(f"its format is {document.format!r}")
    events = tuple(decode(one.name, bytes(one.body).decode()) for one in document.events)
    holders = tuple(holder_of(one) for one in document.seats)
    sittings = tuple(sitting_of(one) for one in document.sittings)
    options = Options(TIMES[Speed.LIVE], document.language)
    return table_of(document.code.replace("-", "").lower(), events, holders, sittings, options)


def holder_of(one: Sat) -> SeatHolder:
    """Who sits there at the end; people have numbers that mean nothing."""
    name = SOMEONE if one.who is Who.SOMEONE else one.name or ""
    person = one.seat + 1 if one.who is Who.PERSON else None
    return SeatHolder(person, name, ANY_LEVEL if one.who is Who.AUTOMATON else None)


def sitting_of(one: Sat) -> Sitting:
    """Who has sat there, and when."""
    holder = holder_of(one)
    return Sitting(one.seat, holder.user_id, holder.name or None, holder.automaton, one.first, one.last)


def from_notation(text: str) -> Seated:
    """A table from the notation, whose players are letters."""
    events = read_game(text)
    players = fold(events[:2]).table.setup.layout.players
    holders = tuple(SeatHolder(user_id=seat + 1, name=ANYBODY[seat]) for seat in range(players))
    return table_of("mascarade", events, holders, (), Options(TIMES[Speed.LIVE]))


def table_of(
    game_id: str,
    events: tuple[Event, ...],
    holders: tuple[SeatHolder, ...],
    sittings: tuple[Sitting, ...],
    options: Options,
) -> Seated:
    """A table that a log tells of, with people who are nowhere."""
    game = fold(events)
    if len(holders) != game.table.setup.layout.players:
        raise ValueError("it has another number of players than of seats")
    return Seated(
        game_id=game_id,
        guild_id=0,
        channel_id=0,
        seats=holders,
        host_id=None,
        options=options,
        game=game,
        sittings=sittings,
        attendance=attendance_of(game, events),
    )
