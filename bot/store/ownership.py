"""A database belongs to the Discord application that first used it, and refuses any other."""

import os
from hashlib import blake2b

from sqlalchemy import Connection, select, text

from .engines import SQLITE
from .errors import UnusableDatabase
from .models import notes
from .notes import OWNER, put_note
from .store import Store

NOT_OURS = os.EX_NOPERM
NOBODYS = 0


def mark_of(application_id: int) -> int:
    """An application's mark, small enough for the place that SQLite's file header has for one."""
    digest = blake2b(str(application_id).encode(), digest_size=4).digest()
    return int.from_bytes(digest, "big") % (2**31 - 1) + 1


async def claim(store: Store, application_id: int) -> None:
    """Mark the database as this application's; UnusableDatabase if it is another's."""
    mark = mark_of(application_id)
    found = await store.read(read_mark)
    if found == NOBODYS:
        await store.commit(lambda connection: put_mark(connection, mark))
    elif found != mark:
        sentence = (
            "The database belongs to another Discord application: its games were played by another bot. "
            "Use that bot's token, or name another database."
        )
        raise UnusableDatabase(sentence, NOT_OURS)


def read_mark(connection: Connection) -> int:
    """Whose the database is."""
    if connection.dialect.name == SQLITE:
        return int(connection.execute(text("PRAGMA application_id")).scalar_one())
    found = connection.execute(select(notes.c.text).where(notes.c.name == OWNER)).scalar()
    return NOBODYS if found is None else int(found)


def put_mark(connection: Connection, mark: int) -> None:
    """Write the mark into the file's header, or among the notes where there is no file."""
    if connection.dialect.name == SQLITE:
        connection.execute(text(f"PRAGMA application_id = {mark:d}"))
    else:
        put_note(connection, OWNER, str(mark))
