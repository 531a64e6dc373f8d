"""When the disk fails in the middle of a commit, people are told to try again, and later it goes on."""

import random
import resource
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from bot.game import legal_actions
from bot.store import Store, open_store
from bot.tables import Seated, TryAgain
from bot.tables.tables import Tables
from tests.tables.helpers import TIMES, HandClock, opening, play_randomly, running, seated, url_of

pytestmark = pytest.mark.sqlite


class Room:
    """Lets a database grow no further, as a full disk does, until it is given room again."""

    def __init__(self, store: Store) -> None:
        self.full = False
        event.listen(store.writer.engine, "begin", self.limit)

    def limit(self, connection: Any) -> None:
        pages = connection.exec_driver_sql("PRAGMA page_count").scalar() if self.full else 2**30
        connection.exec_driver_sql(f"PRAGMA max_page_count = {pages}")


async def play_until_refused(tables: Tables, game_id: str) -> Seated:
    """Play until the disk is full; the table as it was last acknowledged."""
    table = await seated(tables, game_id)
    for number in range(2000):
        if table.game.table.outcome is not None:
            raise AssertionError("the disk never filled up")
        action = legal_actions(table.game, table.game.table.awaited()[0])[0]
        try:
            table = (await tables.act(game_id, action, key=f"a{number}")).table
        except TryAgain:
            return table
    raise AssertionError("the disk never filled up")


async def test_a_full_disk_refuses_moves_and_the_game_goes_on_once_there_is_room(store: Store) -> None:
    room = Room(store)
    tables = Tables(store, clock=HandClock())
    game_id = await tables.open(opening())
    room.full = True
    acknowledged = await play_until_refused(tables, game_id)
    assert (await seated(tables, game_id)).game == acknowledged.game
    room.full = False
    assert (await play_randomly(tables, game_id, random.Random(1))).closed
    assert (await seated(Tables(store), game_id)).closed


@contextmanager
def no_file_grows_beyond(size: int) -> Iterator[None]:
    """Have the system refuse every write beyond a size, with an error of input or output."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


async def test_an_io_error_in_a_commit_loses_nothing_that_was_acknowledged(file: Path) -> None:
    async with open_store(url_of(file)) as store:
        tables = Tables(store, clock=HandClock())
        game_id = await tables.open(opening())
        await play_randomly(tables, game_id, random.Random(2), moves=5)
        wal = file.with_name(f"{file.name}-wal")
        with no_file_grows_beyond(wal.stat().st_size + 20_000):
            acknowledged = await play_until_refused(tables, game_id)
        assert (await seated(tables, game_id)).game == acknowledged.game
        await play_randomly(tables, game_id, random.Random(3), moves=20)
        played = await seated(tables, game_id)
    async with open_store(url_of(file)) as store:
        assert await seated(Tables(store), game_id) == played


async def test_time_outs_wait_for_room_and_nobody_pays_for_the_failure(store: Store) -> None:
    clock = HandClock()
    room = Room(store)
    async with running(store, clock, heartbeat=20.0) as tables:
        games = [await tables.open(opening(channel_id=channel)) for channel in range(8)]
        room.full = True
        for game_id in games[1:]:
            await play_until_refused(tables, game_id)
        await clock.advance(200)
        room.full = False
        await play_randomly(tables, games[1], random.Random(1), moves=1)
        await clock.advance(0)
        table = await seated(tables, games[0])
        assert table.game.table.number == 1
        assert table.deadline is not None
        assert table.deadline >= clock.now() + TIMES.memorise


async def test_a_reader_that_cannot_read_is_told_to_try_again(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(store, clock=HandClock())
    game_id = await tables.open(opening())
    monkeypatch.setattr("bot.store.store.events.name", "nowhere")
    with pytest.raises(TryAgain):
        await Tables(store).look(game_id)
