"""A program that is killed while a game ends: `python -m tests.records.killed_child FILE WHEN`."""

import asyncio
import os
import signal
import sys
from pathlib import Path
from random import Random

from sqlalchemy import Connection

from bot.records.ledger import count_at_end
from bot.store import open_store
from bot.tables import Seated
from bot.tables.tables import Tables
from tests.tables.helpers import HandClock, opening, url_of

from .histories import chosen

NAME = "game"


def die() -> None:
    """Be killed as by `kill -9`."""
    os.kill(os.getpid(), signal.SIGKILL)


async def play(file: Path, when: str) -> None:
    """Play a game whose last commit is cut off before it is counted, after that, or once it is stored."""

    def finish(connection: Connection, table: Seated) -> None:
        if when == "before":
            die()
        count_at_end(connection, table)
        if when == "within":
            die()

    async with open_store(url_of(file)) as store:
        tables = Tables(store, clock=HandClock(), finish=finish, new_id=lambda: NAME)
        await tables.open(opening(4))
        await play_on(tables)
        die()


async def play_on(tables: Tables) -> Seated:
    """Play what is left of the game, by chance that depends on nothing but how far it is."""
    while True:
        table = await tables.look(NAME)
        assert isinstance(table, Seated)
        if table.closed is not None:
            return table
        await tables.act(NAME, chosen(table, Random(table.version)))


if __name__ == "__main__":
    asyncio.run(play(Path(sys.argv[1]), sys.argv[2]))
