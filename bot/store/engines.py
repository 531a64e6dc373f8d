"""Engines for a database's address: SQLite as we need it, and PostgreSQL."""

import logging
import os
import secrets
import socket
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, Engine, NullPool, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

SQLITE, POSTGRES = "sqlite", "postgresql"
POSTGRES_DRIVER = "postgresql+psycopg"
QUIET = {"aiosqlite": logging.INFO, "psycopg": logging.WARNING, "sqlalchemy.engine": logging.WARNING}
"""Loggers that would print statements, parameters or rows."""
PRAGMAS = (
    "foreign_keys = ON",
    "journal_mode = WAL",
    "synchronous = FULL",
    "busy_timeout = 5000",
    "secure_delete = ON",
)
"""SQLite only."""
IDLE_IN_TRANSACTION = 5000
"""Milliseconds after which PostgreSQL ends a session that has begun a transaction and says nothing more."""
PATIENCE = 5
"""Seconds that a connection to PostgreSQL may take to be made."""
SNAPSHOT = "REPEATABLE READ"
"""Several statements of one reading see the same moment, as they do in SQLite."""


def is_postgres(url: URL | str) -> bool:
    """Whether an address is that of a PostgreSQL database."""
    return make_url(url).get_backend_name() == POSTGRES


def connect(url: URL | str) -> AsyncEngine:
    """An engine for what is done now and then, on threads of its driver."""
    url = make_url(url)
    options = {**postgres_options(), "poolclass": NullPool} if is_postgres(url) else {}
    engine = create_async_engine(url, hide_parameters=True, **options)
    prepare(engine.sync_engine)
    return engine


def connect_threads(url: URL | str, *, reading: bool = False, writing: bool = False) -> Engine:
    """An engine for those who have threads of their own."""
    url = make_url(url)
    if is_postgres(url):
        isolation = {"isolation_level": SNAPSHOT} if reading else {}
        engine = create_engine(
            url.set(drivername=POSTGRES_DRIVER), hide_parameters=True, **postgres_options(), **isolation
        )
    else:
        engine = create_engine(url.set(drivername=SQLITE), hide_parameters=True, paramstyle="named")
    prepare(engine, begin_writing if writing else begin)
    return engine


NAMES: dict[int, str] = {}
"""This process's name, by its id: a process that was forked has another."""


def process_name() -> str:
    """A name that no other process has, under which PostgreSQL lists the sessions of this one."""
    return NAMES.setdefault(os.getpid(), f"mascarade.{socket.gethostname()[:30]}.{secrets.token_hex(6)}")


def postgres_options() -> dict[str, Any]:
    """What every session of PostgreSQL is told: nobody is kept waiting by one that is dead or asleep."""
    name = f"-c application_name={process_name()}"
    session = f"-c idle_in_transaction_session_timeout={IDLE_IN_TRANSACTION} {name}"
    alive = {
        "keepalives_idle": 5,
        "keepalives_interval": 2,
        "keepalives_count": 3,
        "tcp_user_timeout": 10_000,
    }
    return {"connect_args": {"connect_timeout": PATIENCE, "options": session, **alive}}


def begin(connection: Connection) -> None:
    """Begin a real transaction, which the driver by itself would not do for a change of the schema."""
    connection.exec_driver_sql("BEGIN")


def begin_writing(connection: Connection) -> None:
    """Begin by waiting for the lock: SQLite does not wait for it once something has been read."""
    connection.connection.cursor().execute("BEGIN IMMEDIATE")


def prepare(engine: Engine, begin: Callable[[Connection], None] = begin) -> None:
    """See that an engine never shows parameters or rows in logs, and handles SQLite as we need."""
    for name, level in QUIET.items():
        logger = logging.getLogger(name)
        logger.setLevel(max(logger.level, level))
    if engine.dialect.name == SQLITE:
        event.listen(engine, "connect", set_pragmas)
        event.listen(engine, "begin", begin)


def set_pragmas(connection: Any, record: object) -> None:
    """Have SQLite check references, survive power cuts, wait for locks, and begin only when told.

    What is deleted is overwritten, because people may ask to be forgotten.
    """
    connection.isolation_level = None
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
