"""Tables and lobbies as rows, and back."""

from collections.abc import Callable, Iterable, Sequence
from typing import Any

import msgspec
from msgspec.structs import asdict
from sqlalchemy import Row

from bot.game import BrokenLog, Event, fold
from bot.game.codec import decode, encode
from bot.store import Stored, Write
from bot.store import writes as w

from .attendance import attendance_of
from .deadlines import Deadline, Kind
from .state import Lobby, Options, PostIntent, Seated, SeatHolder, Sitting, State

options_decoder = msgspec.json.Decoder(Options)


def read_state(stored: Stored) -> State:
    """The lobby or table that the rows tell of; BrokenLog when they tell of none."""
    try:
        return read_lobby(stored) if stored.game.rules is None else read_table(stored)
    except BrokenLog:
        raise
    except Exception as error:
        raise BrokenLog(f"the log does not fold: {type(error).__name__}") from error


def common(stored: Stored) -> dict[str, Any]:
    """What lobbies and tables have in common."""
    game = stored.game
    return {
        "game_id": game.id,
        "guild_id": game.guild_id,
        "channel_id": game.channel_id,
        "seats": tuple(
            SeatHolder(row.user_id, row.name, row.automaton, row.seed, row.reserved) for row in stored.seats
        ),
        "host_id": next((row.user_id for row in stored.seats if row.host), None),
        "options": options_decoder.decode(game.settings),
        "closed": game.closed,
        "deadlines": tuple(
            Deadline(Kind(row.kind), row.question, row.fires, row.full, row.seat) for row in stored.deadlines
        ),
    }


def read_lobby(stored: Stored) -> Lobby:
    """A lobby from its rows."""
    return Lobby(**common(stored))


def read_table(stored: Stored) -> Seated:
    """A table from its rows: the game is the fold of its log."""
    log = [decode(row.name, row.body) for row in stored.events]
    if [row.version for row in stored.events] != list(range(1, len(log) + 1)):
        raise BrokenLog("the log has a gap")
    game = fold(log)
    return Seated(
        **common(stored),
        game=game,
        sittings=tuple(sitting_of(row) for row in stored.sittings),
        attendance=attendance_of(game, log),
    )


def sitting_of(row: Row[Any]) -> Sitting:
    """A sitting from its row."""
    return Sitting(row.seat, row.user_id, row.name, row.automaton, row.first, row.last)


def write_change(
    before: State | None, after: State, events: Iterable[Event], now: float, write: Write
) -> None:
    """Everything in which a game or lobby differs from what is stored."""
    columns = game_columns(after)
    if before is None:
        new = {"id": after.game_id, "guild_id": after.guild_id, "created": now}
        write.add(w.INSERT_GAME, new | columns | game_moments(before, after, now))
    elif columns != game_columns(before):
        write.add(w.UPDATE_GAME, {"at_id": after.game_id} | columns | game_moments(before, after, now))
    if after.closed is not None and isinstance(after, Seated) and is_ending(before, after):
        write.add(w.NUMBER_GAME, {"at_id": after.game_id, "at_guild_id": after.guild_id})
    write_events(after.game_id, 0 if before is None else before.version, events, now, write)
    if before is None or (before.seats, before.host_id) != (after.seats, after.host_id):
        write_seats(after, write)
    sat = before.sittings if isinstance(before, Seated) else ()
    if isinstance(after, Seated) and sat != after.sittings:
        write_sittings(after, sat, now, write)
    if isinstance(before, Seated) and isinstance(after, Seated):
        write_offers(before, after, write)
    write_deadlines(after.game_id, () if before is None else before.deadlines, after.deadlines, write)


def game_columns(state: State) -> dict[str, Any]:
    """The columns of a game's row that can change."""
    rules = state.game.table.setup.rules if isinstance(state, Seated) else None
    status = "over" if state.closed else "lobby" if rules is None else "playing"
    settings = msgspec.json.encode(state.options).decode()
    return {
        "channel_id": state.channel_id,
        "status": status,
        "rules": rules,
        "settings": settings,
        "closed": state.closed,
    }


def game_moments(before: State | None, after: State, now: float) -> dict[str, float | None]:
    """When the game was dealt and when it ended, where this is the change that did it."""
    dealt = isinstance(after, Seated) and not isinstance(before, Seated)
    return {"begun": now if dealt else None, "ended": now if is_ending(before, after) else None}


def is_ending(before: State | None, after: State) -> bool:
    """Whether a change closes a game or lobby."""
    return after.closed is not None and (before is None or before.closed is None)


def write_events(game_id: str, first: int, events: Iterable[Event], now: float, write: Write) -> None:
    """The events that follow version `first`, and when they happened."""
    for version, event in enumerate(events, first + 1):
        name, body = encode(event)
        row = {"game_id": game_id, "version": version, "name": name, "body": body, "at": now}
        write.add(w.INSERT_EVENT, row)


def write_seats(after: State, write: Write) -> None:
    """Who sits where."""
    write.add(w.DELETE_SEATS, {"at_game_id": after.game_id})
    for seat, holder in enumerate(after.seats):
        host = holder.user_id is not None and holder.user_id == after.host_id
        write.add(w.INSERT_SEAT, {"game_id": after.game_id, "seat": seat, "host": host} | asdict(holder))


def write_sittings(after: Seated, known: Sequence[Sitting], now: float, write: Write) -> None:
    """Which sittings have ended and which have begun; where a game ends with a departure, one does both."""
    for old, new in zip(known, after.sittings, strict=False):
        if old != new:
            at = {"at_game_id": after.game_id, "at_seat": new.seat}
            write.add(w.END_SITTING, at | {"until": now, "last": new.last})
    for new in after.sittings[len(known) :]:
        until = None if new.last is None else now
        write.add(w.INSERT_SITTING, {"game_id": after.game_id, "since": now, "until": until} | asdict(new))


def write_offers(before: Seated, after: Seated, write: Write) -> None:
    """What becomes of offers of seats whose people are absent no longer, so that none ever stands again."""
    for seat, holder in enumerate(after.seats):
        if before.is_absent(seat) and not after.is_absent(seat):
            at = {"at_game_id": after.game_id, "at_seat": seat}
            write.add(w.SETTLE_OFFERS, at | {"sitter": holder.user_id})


def write_deadlines(
    game_id: str, before: tuple[Deadline, ...], after: tuple[Deadline, ...], write: Write
) -> None:
    """Only the deadlines that differ."""
    for old in before:
        if old not in after:
            write.add(w.DELETE_DEADLINE, {"at_game_id": game_id, "at_kind": old.kind, "at_seat": old.seat})
    for new in after:
        if new not in before:
            write.add(w.INSERT_DEADLINE, {"game_id": game_id} | asdict(new))


def write_posts(
    game_id: str,
    channel_id: int,
    posts: Iterable[PostIntent],
    now: float,
    write: Write,
    new_nonce: Callable[[], str],
) -> None:
    """The intents to post."""
    for post in posts:
        write.add(
            w.INSERT_POST,
            {
                "game_id": game_id,
                "slot": post.slot,
                "nonce": new_nonce(),
                "channel_id": channel_id,
                "message_id": None,
                "shown": None,
                "created": now,
                "state": "wanted",
            },
        )
