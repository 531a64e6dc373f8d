"""The statements that change the database, and a write: rows for some of them."""

import secrets
from collections.abc import Iterable, Mapping
from typing import Any

from sqlalchemy import (
    Executable,
    Table,
    bindparam,
    case,
    delete,
    exists,
    insert,
    literal_column,
    select,
    update,
)
from sqlalchemy.sql.elements import ColumnElement

from .models import deadlines, events, games, keys, offers, posts, seats, sitters

Row = Mapping[str, Any]


def matching(table: Table, *columns: str) -> list[ColumnElement[bool]]:
    """The row whose columns have the values of the parameters `at_…`."""
    return [table.c[column] == bindparam(f"at_{column}") for column in columns]


def insert_missing(table: Table, *key: str) -> Executable:
    """Insert a row unless one with the same key is there."""
    there = exists(literal_column("1")).where(*(table.c[name] == bindparam(name) for name in key))
    values = [bindparam(column.name, type_=column.type) for column in table.c]
    return insert(table).from_select([column.name for column in table.c], select(*values).where(~there))


def update_post(*columns: str) -> Executable:
    """Change these columns of a post."""
    values: dict[Any, Any] = {name: bindparam(name) for name in columns}
    return update(posts).where(*matching(posts, "game_id", "slot")).values(values)


def new_nonce() -> str:
    """A name under which Discord takes a message only once."""
    return secrets.token_hex(10)


INSERT_GAME = insert(games)
UPDATE_GAME = (
    update(games)
    .where(*matching(games, "id"))
    .values({name: bindparam(name) for name in ("channel_id", "status", "rules", "settings", "closed")})
)
CLOSE_GAME = (
    update(games).where(*matching(games, "id")).values(status=bindparam("status"), closed=bindparam("closed"))
)
INSERT_EVENT = insert(events)
INSERT_KEY = insert(keys)
DELETE_SEATS = delete(seats).where(*matching(seats, "game_id"))
INSERT_SEAT = insert(seats)
INSERT_SITTER = insert_missing(sitters, "game_id", "user_id")
SETTLE_OFFERS = (
    update(offers)
    .where(*matching(offers, "game_id", "seat"), offers.c.state == "open")
    .values(state=case((offers.c.user_id == bindparam("sitter"), "done"), else_="lapsed"))
)
"""The seat is nobody's to take any more: whoever was offered it has it, or the offer has lapsed."""
DELETE_DEADLINES = delete(deadlines).where(*matching(deadlines, "game_id"))
DELETE_DEADLINE = delete(deadlines).where(*matching(deadlines, "game_id", "kind", "seat"))
INSERT_DEADLINE = insert(deadlines)
INSERT_POST = insert_missing(posts, "game_id", "slot")
POSTED = update_post("channel_id", "message_id", "shown", "state")
SHOWN = update_post("shown")
UNPOSTED = update_post("message_id", "shown", "state")
ALL_UNPOSTED = update(posts).where(*matching(posts, "game_id")).values(state=bindparam("state"))
REPOST = update_post("message_id", "shown", "state", "nonce")

ORDER: tuple[Executable, ...] = (
    INSERT_GAME,
    UPDATE_GAME,
    CLOSE_GAME,
    INSERT_EVENT,
    INSERT_KEY,
    DELETE_SEATS,
    INSERT_SEAT,
    INSERT_SITTER,
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


class Write:
    """Rows that are stored together or not at all."""

    def __init__(self) -> None:
        self.rows: dict[Executable, list[Row]] = {}

    def add(self, statement: Executable, *rows: Row) -> None:
        """Have the statement run for the rows."""
        if rows:
            self.rows.setdefault(statement, []).extend(rows)


def merged(writes: Iterable[Write]) -> list[tuple[Executable, list[Row]]]:
    """The statements of several writes, each once with all its rows, in the order in which they run."""
    together: dict[Executable, list[Row]] = {}
    for write in writes:
        for statement, rows in write.rows.items():
            together.setdefault(statement, []).extend(rows)
    return [(statement, together[statement]) for statement in ORDER if statement in together]
