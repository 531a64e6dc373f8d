"""Copying a stopped bot's database into an empty one, perhaps of another kind, and comparing the two."""

import os
from collections.abc import Iterator
from hashlib import blake2b
from typing import Any

import msgspec
from sqlalchemy import Connection, Table, func, insert, inspect, select, text
from sqlalchemy.engine import URL, make_url

from .engines import POSTGRES, connect_threads, is_postgres
from .errors import NOT_A_DATABASE, UnusableDatabase
from .models import audit, games, identifies, leases, notes
from .notes import MOVED, put_note
from .opening import database_file, explained, open_store
from .ownership import NOBODYS, put_mark, read_mark
from .postgres import named
from .record_models import metadata

STAYING = (leases, identifies, notes)
"""What is about the old database itself, or about processes that run."""
MOVING = tuple(table for table in metadata.sorted_tables if table not in STAYING)
BATCH = 1000
MODULUS = 2**128


class Moved(msgspec.Struct, frozen=True):
    """What was copied."""

    rows: int
    games: int
    target: str
    """Where to, without user and password."""


async def move_data(source: str, target: str) -> Moved:
    """Copy everything in one transaction, compare it, and note in the old database where it went."""
    source_url, target_url = make_url(source), make_url(target)
    file = database_file(source_url)
    if file is not None and not file.is_file():
        raise UnusableDatabase(f"There is no database at {file}.", NOT_A_DATABASE)
    refuse_full(target_url)
    place = place_of(target_url)
    async with open_store(source_url), open_store(target_url, backups=None) as new:
        reading, writing = connect_threads(source_url), connect_threads(target_url)
        try:
            with reading.connect() as old, writing.begin() as connection:
                be_patient(old)
                be_patient(connection)
                copied = copy_all(old, connection)
            with reading.begin() as old:
                put_note(old, MOVED, place)
        finally:
            reading.dispose()
            writing.dispose()
        count = await new.rows(select(func.count()).select_from(games))
    return Moved(copied, count[0][0], place)


def be_patient(connection: Connection) -> None:
    """Have PostgreSQL wait for one side while the other is read."""
    if connection.dialect.name == POSTGRES:
        connection.execute(text("SET LOCAL idle_in_transaction_session_timeout = 0"))


def place_of(url: URL) -> str:
    """Where a database is, without user and password."""
    return named(url) if is_postgres(url) else f"sqlite:///{url.database}"


def refuse_full(url: URL) -> None:
    """Refuse a target in which there is anything."""
    file = database_file(url)
    if file is not None and not file.exists():
        return
    engine = connect_threads(url)
    try:
        with explained(url), engine.connect() as connection:
            there = set(inspect(connection).get_table_names())
            full = [name for name in there & set(metadata.tables) if has_rows(connection, name)]
    finally:
        engine.dispose()
    if full:
        sentence = f"The database {place_of(url)} is not empty; nothing was copied."
        raise UnusableDatabase(sentence, os.EX_CANTCREAT)


def has_rows(connection: Connection, name: str) -> bool:
    """Whether anything is in a table, whatever its columns."""
    found = select(text("1")).select_from(metadata.tables[name]).limit(1)
    return connection.execute(found).first() is not None


def copy_all(old: Connection, new: Connection) -> int:
    """Copy all tables; how many rows. UnusableDatabase, before anything is kept, if the copy differs."""
    copied = 0
    for table in MOVING:
        for rows in batches(old, table):
            new.execute(insert(table), rows)
        before, after = summary(old, table), summary(new, table)
        if before != after:
            sentence = f"The copy of {table.name} differs from the original; nothing was kept of it."
            raise UnusableDatabase(sentence, os.EX_IOERR)
        copied += before[0]
    mark = read_mark(old)
    if mark != NOBODYS:
        put_mark(new, mark)
    if new.dialect.name == POSTGRES:
        last = new.execute(select(func.max(audit.c.id))).scalar()
        if last is not None:
            new.execute(select(func.setval(func.pg_get_serial_sequence("audit", "id"), last)))
    return copied


def batches(connection: Connection, table: Table) -> Iterator[list[dict[str, Any]]]:
    """A table's rows, some at a time."""
    found = connection.execute(select(table), execution_options={"yield_per": BATCH})
    for rows in found.mappings().partitions():
        yield [dict(row) for row in rows]


def summary(connection: Connection, table: Table) -> tuple[int, int]:
    """How many rows a table has, and a digest of them in whatever order."""
    count = total = 0
    for rows in batches(connection, table):
        count += len(rows)
        for row in rows:
            digest = blake2b(msgspec.json.encode(row, order="sorted"), digest_size=16).digest()
            total = (total + int.from_bytes(digest, "big")) % MODULUS
    return count, total
