"""What a database says about itself: whose it is, and where its data went."""

import os

from sqlalchemy import Connection, delete, insert, select
from sqlalchemy.ext.asyncio import AsyncEngine

from .errors import UnusableDatabase
from .models import notes

OWNER, MOVED = "owner", "moved"


WHERE_TO = select(notes.c.text).where(notes.c.name == MOVED)


async def refuse_moved(engine: AsyncEngine, *, moved: bool) -> None:
    """A database whose data was moved elsewhere is not used again by mistake."""
    async with engine.connect() as connection:
        where = await connection.scalar(WHERE_TO)
    if where is not None and not moved:
        raise UnusableDatabase(moved_to(where), os.EX_CONFIG)


def moved_to(where: str) -> str:
    """Where the data is now, for whoever would use the old database."""
    return f"The data of this database was moved to {where}; start the bot with that database."


def put_note(connection: Connection, name: str, text: str) -> None:
    """Write a note in place of what it said before."""
    connection.execute(delete(notes).where(notes.c.name == name))
    connection.execute(insert(notes), [{"name": name, "text": text}])
