"""Opening a database: the lock, the schema, and clear words where it cannot be used."""

import logging
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path
from typing import Any

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from .errors import IN_USE, NO_ROOM, NOT_A_DATABASE, NOT_WRITABLE, UnusableDatabase
from .lock import take_lock
from .log_emptying import LogEmptying, has_log
from .migrate import migrate
from .private_files import make_folder, make_sure_of
from .store import Store, random_nonce

SQLITE_HEADER = b"SQLite format 3\0"
QUIET = {"aiosqlite": logging.INFO, "sqlalchemy.engine": logging.WARNING}
"""Loggers that would print statements, parameters or rows."""
PRAGMAS = (
    "foreign_keys = ON",
    "journal_mode = WAL",
    "synchronous = FULL",
    "busy_timeout = 5000",
    "secure_delete = ON",
)
"""SQLite only."""


@asynccontextmanager
async def open_store(url: URL | str, new_nonce: Callable[[], str] = random_nonce) -> AsyncIterator[Store]:
    """A store brought to the present schema, and nobody else's while it is open; else UnusableDatabase."""
    url = make_url(url)
    file = database_file(url)
    with prepared(file):
        left_over = has_log(file)
        engine = connect(url)
        try:
            with explained(url):
                await migrate(engine, file)
            store = Store(engine, connect_threads(url), connect_threads(url), LogEmptying(file), new_nonce)
            if left_over:
                store.log.begin()
            try:
                yield store
            finally:
                await store.close()
        finally:
            await engine.dispose()


def database_file(url: URL | str) -> Path | None:
    """The file of an SQLite database; None for any other."""
    url = make_url(url)
    if url.get_backend_name() != "sqlite":
        return None
    if not url.database or url.database == ":memory:":
        raise UnusableDatabase(
            "The database must be a file, so that games outlive the program.", NOT_A_DATABASE
        )
    return Path(url.database)


@contextmanager
def prepared(file: Path | None) -> Iterator[None]:
    """The directory is there, the file is ours alone and is a database or empty.

    SQLite gives the files that it puts beside it the same mode.
    """
    if file is None:
        yield
        return
    try:
        make_folder(file.parent)
        check_header(file)
        lock = take_lock(file.with_name(f"{file.name}.lock"))
    except BlockingIOError:
        sentence = f"The database {file} is in use by another running bot; stop that one first."
        raise UnusableDatabase(sentence, IN_USE) from None
    except OSError as error:
        sentence = f"The data directory {file.parent} cannot be written to: {error.strerror}."
        raise UnusableDatabase(sentence, NOT_WRITABLE) from error
    with lock:
        make_sure_of(file)
        yield


def check_header(file: Path) -> None:
    """Refuse a file that is something else than an SQLite database."""
    if file.is_dir():
        raise UnusableDatabase(f"{file} is a directory, not a database.", NOT_A_DATABASE)
    if file.exists():
        with file.open("r+b") as stream:
            start = stream.read(len(SQLITE_HEADER))
        if start and start != SQLITE_HEADER:
            raise UnusableDatabase(f"{file} is not a database; it was left as it is.", NOT_A_DATABASE)


@contextmanager
def explained(url: URL) -> Iterator[None]:
    """Say in a sentence why a database cannot be opened."""
    try:
        yield
    except SQLAlchemyError as error:
        name = url.render_as_string(hide_password=True)
        reason = str(getattr(error, "orig", None) or type(error).__name__)
        if "full" in reason:
            raise UnusableDatabase(f"There is no room left for the database {name}.", NO_ROOM) from error
        if "not a database" in reason or "malformed" in reason:
            raise UnusableDatabase(f"The database {name} is damaged: {reason}.", NOT_A_DATABASE) from error
        if "readonly" in reason:
            raise UnusableDatabase(f"The database {name} cannot be written to.", NOT_WRITABLE) from error
        raise UnusableDatabase(f"The database {name} cannot be opened: {reason}.", NO_ROOM) from error


def connect(url: URL | str) -> AsyncEngine:
    """An engine for what is done now and then, on threads of its driver."""
    engine = create_async_engine(make_url(url), hide_parameters=True)
    prepare(engine.sync_engine)
    return engine


def connect_threads(url: URL) -> Engine:
    """An engine for those who have threads of their own."""
    engine = create_engine(url.set(drivername=url.get_backend_name()), hide_parameters=True)
    prepare(engine)
    return engine


def prepare(engine: Engine) -> None:
    """See that an engine never shows parameters or rows in logs, and handles SQLite as we need."""
    for name, level in QUIET.items():
        logger = logging.getLogger(name)
        logger.setLevel(max(logger.level, level))
    if engine.dialect.name == "sqlite":
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


def begin(connection: Connection) -> None:
    """Begin a real transaction, which the driver by itself would not do for a change of the schema."""
    connection.exec_driver_sql("BEGIN")
