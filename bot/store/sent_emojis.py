"""Remembering which icons were sent to Discord as emojis, and since when."""

from sqlalchemy import Connection, delete, insert, select

from .models import OPEN, games, sent_emojis
from .store import Store


async def icons_since(store: Store, application_id: int, fingerprint: str, now: float) -> float:
    """Since when an application's icons are these; from now on if they were others."""
    here = sent_emojis.c.application_id == application_id
    rows = await store.rows(select(sent_emojis).where(here))
    if rows and rows[0].fingerprint == fingerprint:
        since: float = rows[0].since
        return since

    def write(connection: Connection) -> None:
        connection.execute(delete(sent_emojis).where(here))
        row = {"application_id": application_id, "fingerprint": fingerprint, "since": now}
        connection.execute(insert(sent_emojis), [row])

    await store.commit(write)
    return now


async def is_open_since_before(store: Store, moment: float) -> bool:
    """Whether a game or lobby is open that was opened before a moment."""
    found = select(games.c.id).where(OPEN, games.c.created < moment).limit(1)
    return bool(await store.rows(found))
