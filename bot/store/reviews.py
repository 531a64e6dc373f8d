"""Keeping what was found when a finished game was looked back at."""

from collections.abc import Callable

from sqlalchemy import Connection, delete, insert, literal, select

from .models import games, reviews
from .store import Store


async def kept_review(store: Store, game_id: str) -> str | None:
    """The review of a game, as it was kept."""
    rows = await store.rows(select(reviews.c.body).where(reviews.c.game_id == game_id))
    return rows[0].body if rows else None


async def keep_review(store: Store, game_id: str, body: str, then: Callable[[Connection], None]) -> None:
    """Keep a game's review in place of any other, and what follows from it in the same transaction; nothing
    of a game that has been forgotten meanwhile, or of which nothing is stored."""

    def write(connection: Connection) -> None:
        connection.execute(delete(reviews).where(reviews.c.game_id == game_id))
        there = select(games.c.id, literal(body)).where(games.c.id == game_id)
        if connection.execute(insert(reviews).from_select(["game_id", "body"], there)).rowcount:
            then(connection)

    await store.commit(write)
