"""Remembering which commands were sent to Discord last."""

from sqlalchemy import Connection, delete, insert, select

from .models import sent_commands
from .store import Store


async def last_sent(store: Store, application_id: int) -> str | None:
    """The fingerprint of the commands that an application sent last."""
    found = select(sent_commands.c.fingerprint).where(sent_commands.c.application_id == application_id)
    rows = await store.rows(found)
    return rows[0].fingerprint if rows else None


async def note_sent(store: Store, application_id: int, fingerprint: str) -> None:
    """Commands were sent."""

    def write(connection: Connection) -> None:
        here = sent_commands.c.application_id == application_id
        connection.execute(delete(sent_commands).where(here))
        row = {"application_id": application_id, "fingerprint": fingerprint}
        connection.execute(insert(sent_commands), [row])

    await store.commit(write)
