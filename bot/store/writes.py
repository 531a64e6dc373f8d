"""The statements that change the database, and a write: rows for some of them."""

from collections.abc import Callable, Mapping
from typing import Any

from sqlalchemy import (
    Connection,
    Dialect,
    ScalarSelect,
    Table,
    UpdateBase,
    bindparam,
    case,
    delete,
    exists,
    func,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.sql.elements import ColumnElement

from .models import deadlines, events, games, idempotency_keys, offers, outbox, seats, sittings

Row = Mapping[str, Any]


def fixed(value: str | int) -> ColumnElement[Any]:
    """A value that is part of a statement itself."""
    return literal_column(repr(value))


def matching(table: Table, *columns: str) -> list[ColumnElement[bool]]:
    """The row whose columns have the values of the parameters `at_…`."""
    return [table.c[column] == bindparam(f"at_{column}") for column in columns]


def insert_missing(table: Table, *key: str) -> UpdateBase:
    """Insert a row unless one with the same key is there."""
    there = exists(fixed(1)).where(*(table.c[name] == bindparam(name) for name in key))
    values = [bindparam(column.name, type_=column.type) for column in table.c]
    return insert(table).from_select([column.name for column in table.c], select(*values).where(~there))


def newest_sitting_at(game_id: str, seat: str | None = None) -> ScalarSelect[int]:
    """The number of the newest sitting in the game, or in the seat, that these parameters name."""
    other = sittings.alias()
    found = select(func.max(other.c.number)).where(other.c.game_id == bindparam(game_id))
    if seat is not None:
        found = found.where(other.c.seat == bindparam(seat))
    return found.scalar_subquery()


def insert_sitting() -> UpdateBase:
    """Insert a sitting under the next number of its game."""
    columns = [column for column in sittings.c if column.name != "number"]
    values = [bindparam(column.name, type_=column.type) for column in columns]
    number = func.coalesce(newest_sitting_at("game_id"), fixed(0)) + fixed(1)
    names = ["number", *(column.name for column in columns)]
    return insert(sittings).from_select(names, select(number, *values))


def update_post(*columns: str) -> UpdateBase:
    """Change these columns of a post."""
    values: dict[Any, Any] = {name: bindparam(name) for name in columns}
    return update(outbox).where(*matching(outbox, "game_id", "slot")).values(values)


INSERT_GAME = insert(games).values(
    {column: bindparam(column.name) for column in games.c if column is not games.c.finished}
)
UPDATE_GAME = (
    update(games)
    .where(*matching(games, "id"))
    .values({name: bindparam(name) for name in ("channel_id", "status", "rules", "settings", "closed")})
    .values({name: func.coalesce(bindparam(name), games.c[name]) for name in ("begun", "ended")})
)
"""The moments stay as they are where none is given."""
ended_before = games.alias()
NUMBER_GAME = (
    update(games)
    .where(*matching(games, "id"))
    .values(
        finished=select(func.coalesce(func.max(ended_before.c.finished), fixed(0)) + fixed(1))
        .where(ended_before.c.guild_id == bindparam("at_guild_id"))
        .scalar_subquery()
    )
)
"""The game is the next of its server that is over."""
SET_ASIDE = (
    update(games)
    .where(*matching(games, "id"))
    .values(status=fixed("aside"), closed=fixed("aside"), ended=bindparam("ended"))
)
INSERT_EVENT = insert(events)
INSERT_KEY = insert(idempotency_keys)
DELETE_SEATS = delete(seats).where(*matching(seats, "game_id"))
INSERT_SEAT = insert(seats)
END_SITTING = (
    update(sittings)
    .where(*matching(sittings, "game_id"), sittings.c.number == newest_sitting_at("at_game_id", "at_seat"))
    .values(until=bindparam("until"), last=bindparam("last"))
)
END_SITTINGS = (
    update(sittings)
    .where(*matching(sittings, "game_id"), sittings.c.until.is_(None))
    .values(until=bindparam("until"))
)
INSERT_SITTING = insert_sitting()
SETTLE_OFFERS = (
    update(offers)
    .where(*matching(offers, "game_id", "seat"), offers.c.state == fixed("open"))
    .values(state=case((offers.c.user_id == bindparam("sitter"), fixed("done")), else_=fixed("lapsed")))
)
"""The seat is nobody's to take any more: whoever was offered it has it, or the offer has lapsed."""
DELETE_DEADLINES = delete(deadlines).where(*matching(deadlines, "game_id"))
DELETE_DEADLINE = delete(deadlines).where(*matching(deadlines, "game_id", "kind", "seat"))
INSERT_DEADLINE = insert(deadlines)
INSERT_POST = insert_missing(outbox, "game_id", "slot")
POSTED = update_post("channel_id", "message_id", "shown", "state")
SHOWN = update_post("shown")
UNPOSTED = update_post("message_id", "shown", "state")
ALL_UNPOSTED = update(outbox).where(*matching(outbox, "game_id")).values(state=bindparam("state"))
REPOST = update_post("message_id", "shown", "state", "nonce")

ORDER: tuple[UpdateBase, ...] = (
    INSERT_GAME,
    UPDATE_GAME,
    NUMBER_GAME,
    SET_ASIDE,
    INSERT_EVENT,
    INSERT_KEY,
    DELETE_SEATS,
    INSERT_SEAT,
    END_SITTING,
    END_SITTINGS,
    INSERT_SITTING,
    SETTLE_OFFERS,
    DELETE_DEADLINES,
    DELETE_DEADLINE,
    INSERT_DEADLINE,
    INSERT_POST,
    POSTED,
    SHOWN,
    UNPOSTED,
    ALL_UNPOSTED,
    REPOST,
)
"""The order in which the statements of one transaction run."""


def in_driver_words(dialect: Dialect) -> dict[UpdateBase, str]:
    """The statements, in their order, as a driver takes them; their rows name all parameters."""
    return {statement: str(statement.compile(dialect=dialect)) for statement in ORDER}


class Write:
    """Rows that are stored together or not at all, and what is made of them in the same transaction."""

    def __init__(self) -> None:
        self.rows: dict[UpdateBase, list[Row]] = {}
        self.then: list[Callable[[Connection], None]] = []
        """Called once the rows are there, before they are durable."""

    def add(self, statement: UpdateBase, row: Row) -> None:
        """Have the statement run for a row."""
        self.rows.setdefault(statement, []).append(row)
