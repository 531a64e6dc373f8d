"""Messages of games that have been forgotten: where they stand, until nothing can be clicked there."""

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Connection, delete, insert, or_, select

from bot.slots import CLOSED

from .models import farewells, games, outbox
from .store import Store


class Farewell(NamedTuple):
    """Where a message of a forgotten game stands."""

    channel_id: int
    message_id: int


def note_farewells(connection: Connection, guild_id: int) -> None:
    """Remember the messages of a server's games on which something may still be clicked."""
    open_to_clicks = or_(outbox.c.shown.is_(None), ~outbox.c.shown.endswith(CLOSED, autoescape=True))
    there = (games.c.guild_id == guild_id, outbox.c.state == "posted", open_to_clicks)
    found = select(games.c.guild_id, outbox.c.channel_id, outbox.c.message_id).join_from(games, outbox)
    connection.execute(
        insert(farewells).from_select(["guild_id", "channel_id", "message_id"], found.where(*there))
    )


async def next_farewell(store: Store, waiting: Collection[int] = ()) -> Farewell | None:
    """The newest message of those that this process sees to, but for channels that have to wait."""
    found = select(farewells.c.channel_id, farewells.c.message_id)
    found = found.where(farewells.c.channel_id.not_in(waiting))
    if store.share is not None:
        found = found.where(store.share.covers(farewells.c.guild_id))
    rows = await store.rows(found.order_by(farewells.c.message_id.desc()).limit(1))
    return Farewell._make(rows[0]) if rows else None


async def let_go(store: Store, message_id: int) -> None:
    """Nothing can be clicked on a message any more, or it is out of reach."""

    def write(connection: Connection) -> None:
        connection.execute(delete(farewells).where(farewells.c.message_id == message_id))

    await store.commit(write)
