"""Lobbies and tables from their rows."""

from typing import Any

import msgspec
from sqlalchemy import Row

from bot.game import BrokenLog, fold
from bot.game.codec import decode
from bot.store import Stored

from .attendance import attendance_of
from .deadlines import Deadline, Kind
from .state import Lobby, Options, Seated, SeatHolder, Sitting, State

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
