"""Reading what is stored; everything that writes goes through the one writer."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Connection, Row, func, select
from sqlalchemy.ext.asyncio import AsyncEngine

from .models import deadlines, events, games, keys, seats, sitters
from .writer import Work, Writer

Rows = Sequence[Row[Any]]


class Stored(NamedTuple):
    """Everything of one game, as rows."""

    game: Row[Any]
    events: Rows
    seats: Rows
    sitters: Rows
    deadlines: Rows
    keys: Rows


class Store:
    """A database of games."""

    def __init__(self, engine: AsyncEngine) -> None:
        self.engine = engine
        self.writer = Writer(engine)

    async def close(self) -> None:
        """Write what is waiting and let go of the database."""
        await self.writer.stop()
        await self.engine.dispose()

    async def commit(self, work: Work) -> None:
        """Make the work durable, or raise NotStored."""
        await self.writer.commit(work)

    async def load(self, game_id: str) -> Stored | None:
        """All rows of a game."""
        async with self.engine.connect() as connection:
            return await connection.run_sync(load, game_id)

    async def open_in(self, channel_id: int) -> str | None:
        """The game or lobby that is open in a channel."""
        found = select(games.c.id).where(
            games.c.channel_id == channel_id, games.c.status.in_(("lobby", "playing"))
        )
        async with self.engine.connect() as connection:
            game_id: str | None = (await connection.execute(found)).scalar()
            return game_id

    async def due(self, now: float, limit: int) -> Rows:
        """The deadlines that fire now, the earliest first."""
        found = select(deadlines).where(deadlines.c.fires <= now).order_by(deadlines.c.fires).limit(limit)
        async with self.engine.connect() as connection:
            return (await connection.execute(found)).all()

    async def earliest(self, after: float = 0.0) -> float | None:
        """When the next deadline fires."""
        async with self.engine.connect() as connection:
            found = select(func.min(deadlines.c.fires)).where(deadlines.c.fires > after)
            fires: float | None = (await connection.execute(found)).scalar()
            return fires


def load(connection: Connection, game_id: str) -> Stored | None:
    """All rows of a game, as of one moment."""
    with connection.begin():
        game = connection.execute(select(games).where(games.c.id == game_id)).one_or_none()
        if game is None:
            return None
        return Stored(
            game,
            *(
                connection.execute(
                    select(table).where(table.c.game_id == game_id).order_by(*table.primary_key)
                ).all()
                for table in (events, seats, sitters, deadlines, keys)
            ),
        )
