"""Copying a database while it is in use (SQLite only)."""

import sqlite3
from contextlib import closing
from pathlib import Path
from urllib.parse import quote

from .errors import NO_ROOM, NOT_A_DATABASE, NOT_WRITABLE, UnusableDatabase
from .private_files import make_file


def copy_database(source: Path, target: Path) -> None:
    """Copy a database, running or not, to a file that must not exist yet."""
    if source.is_dir():
        raise UnusableDatabase(f"{source} is a directory, not a database.", NOT_A_DATABASE)
    if not source.is_file():
        raise UnusableDatabase(f"There is no database at {source}.", NOT_A_DATABASE)
    try:
        make_file(target)
    except FileExistsError:
        raise UnusableDatabase(f"{target} exists already and is not overwritten.", NOT_WRITABLE) from None
    except FileNotFoundError:
        raise UnusableDatabase(f"There is no folder {target.parent} to copy into.", NOT_WRITABLE) from None
    except OSError as error:
        raise UnusableDatabase(f"{target} cannot be written: {error.strerror}.", NOT_WRITABLE) from error
    try:
        copy(source, target)
    except sqlite3.Error as error:
        target.unlink()
        if getattr(error, "sqlite_errorcode", None) == sqlite3.SQLITE_NOTADB:
            raise UnusableDatabase(f"{source} is not a database.", NOT_A_DATABASE) from error
        raise UnusableDatabase(f"The database {source} could not be copied: {error}.", NO_ROOM) from error


def copy(source: Path, target: Path) -> None:
    """SQLite's online backup, checked afterwards."""
    address = f"file:{quote(str(source.absolute()))}?mode=ro"
    with closing(sqlite3.connect(address, uri=True)) as reader, closing(sqlite3.connect(target)) as writer:
        reader.backup(writer)
        (verdict,) = writer.execute("PRAGMA quick_check(1)").fetchone()
        if verdict != "ok":
            raise sqlite3.DatabaseError(verdict)
