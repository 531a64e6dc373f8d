"""What processes on one database tell each other: that a slot is free, and which games have changed."""

import asyncio
import logging
from collections.abc import Callable, Iterator, Sequence

from sqlalchemy import Connection, func, select
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from .leases import CHANNEL

log = logging.getLogger(__name__)

GAMES = "games"
AT_ONCE = 500
"""So many games are named in one notice, which has room for eight thousand characters."""
AGAIN = 1.0
"""Seconds until another attempt to listen."""


def tell_changed(connection: Connection, teller: str, game_ids: Sequence[str]) -> None:
    """Say which games were changed behind the backs of those who may have them in memory."""
    for start in range(0, len(game_ids), AT_ONCE):
        what = " ".join((GAMES, teller, *game_ids[start : start + AT_ONCE]))
        connection.execute(select(func.pg_notify(CHANNEL, what)))


def changed_games(notice: str, listener: str) -> Iterator[str]:
    """The games that a notice of somebody else's names."""
    kind, *rest = notice.split(" ")
    if kind == GAMES and rest[:1] != [listener]:
        yield from rest[1:]


async def listen(engine: AsyncEngine, began: Callable[[], None], heard: Callable[[str], None]) -> None:
    """Hear everything that is said from now on; what is said while nobody can listen is not heard."""
    driver_error = engine.dialect.loaded_dbapi.Error
    while True:
        try:
            async with engine.connect() as connection:
                try:
                    driver = (await connection.get_raw_connection()).driver_connection
                    assert driver is not None
                    await driver.set_autocommit(True)
                    await driver.execute(f"LISTEN {CHANNEL}")
                    began()
                    async for notice in driver.notifies():
                        heard(notice.payload)
                finally:
                    await connection.invalidate()
        except (SQLAlchemyError, driver_error, OSError) as error:
            log.info("the other processes cannot be heard: %s", type(error).__name__)
        await asyncio.sleep(AGAIN)
