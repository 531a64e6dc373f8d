"""Opening a database: the lock, the schema, and clear words where it cannot be used."""

import asyncio
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from pathlib import Path

from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from . import migrate, notes, postgres
from .engines import connect, connect_threads, is_postgres
from .errors import IN_USE, NO_ROOM, NOT_A_DATABASE, NOT_WRITABLE, UnusableDatabase, reason
from .lock import take_lock
from .log_emptying import LogEmptying, has_log
from .private_files import make_folder, make_sure_of
from .store import Store, random_nonce

SQLITE_HEADER = b"SQLite format 3\0"
BACKUPS = Path("backups")
"""Where dumps of a PostgreSQL database are put unless somebody says otherwise."""


@asynccontextmanager
async def open_store(
    url: URL | str,
    new_nonce: Callable[[], str] = random_nonce,
    *,
    shared: bool = False,
    backups: Path | None = BACKUPS,
    moved: bool = False,
) -> AsyncIterator[Store]:
    """A store brought to the present schema, and nobody else's while it is open; else UnusableDatabase.

    A PostgreSQL database may be `shared` by several processes; before its schema is changed a dump is put
    into `backups`, if that is wished. One whose data was moved elsewhere is refused unless that is known.
    """
    url = make_url(url)
    file = database_file(url)
    with prepared(file):
        left_over = has_log(file)
        engine = connect(url)
        try:
            async with ready(engine, url, file, shared, backups):
                await notes.refuse_moved(engine, moved=moved)
                reading = connect_threads(url, reading=True)
                writing = connect_threads(url, writing=True)
                store = Store(engine, reading, writing, LogEmptying(file), new_nonce)
                if left_over:
                    store.log.begin()
                try:
                    yield store
                finally:
                    await store.close()
        finally:
            await engine.dispose()


@asynccontextmanager
async def only_reading(url: URL | str) -> AsyncIterator[Store]:
    """A store of a PostgreSQL database that others may use at the same time; nothing of it is changed."""
    url = make_url(url)
    engine = connect(url)
    try:
        with explained(url):
            if not await migrate.is_current(engine):
                await migrate.revision_to_leave(engine, postgres.named(url))
                sentence = (
                    f"The database {postgres.named(url)} lacks the present schema; see mascarade migrate."
                )
                raise UnusableDatabase(sentence, NOT_A_DATABASE)
            await notes.refuse_moved(engine, moved=False)
            store = Store(engine, connect_threads(url, reading=True), connect_threads(url), LogEmptying(None))
            try:
                yield store
            finally:
                await store.close()
    finally:
        await engine.dispose()


@asynccontextmanager
async def ready(
    engine: AsyncEngine, url: URL, file: Path | None, shared: bool, backups: Path | None
) -> AsyncIterator[None]:
    """The database has the present schema and is used by nobody who may not."""
    if file is not None:
        with explained(url):
            await migrate.migrate(engine, file)
        yield
        return
    with explained(url):
        session = postgres.guarded(engine)
        guard = await session.__aenter__()
    try:
        with explained(url):
            alone = await postgres.take_place(guard, postgres.named(url), shared=shared)
            if alone:
                await bring_up_to_date(engine, url, backups)
            elif not await migrate.is_current(engine):
                sentence = (
                    f"The database {postgres.named(url)} is in use by processes of another version; "
                    "stop them first."
                )
                raise UnusableDatabase(sentence, IN_USE)
            if alone and shared:
                await guard.let_others_in()
        yield
    finally:
        await session.__aexit__(None, None, None)


async def bring_up_to_date(engine: AsyncEngine, url: URL, backups: Path | None) -> None:
    """Bring a PostgreSQL database to the present schema, after a dump unless none is wished."""
    found = await migrate.revision_to_leave(engine, postgres.named(url))
    if found is not None and backups is not None:
        await asyncio.to_thread(postgres.dump, url, backups, found)
    await migrate.upgrade_all(engine)


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
        name = postgres.named(url) if is_postgres(url) else url.render_as_string(hide_password=True)
        why = reason(error)
        if "full" in why:
            raise UnusableDatabase(f"There is no room left for the database {name}.", NO_ROOM) from error
        if "not a database" in why or "malformed" in why:
            raise UnusableDatabase(f"The database {name} is damaged: {why}.", NOT_A_DATABASE) from error
        if "readonly" in why or "read-only" in why:
            raise UnusableDatabase(f"The database {name} cannot be written to.", NOT_WRITABLE) from error
        raise UnusableDatabase(f"The database {name} cannot be opened: {why}.", NO_ROOM) from error
