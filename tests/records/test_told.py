"""No record knows an end before it is told, and those of old databases are filled while the bot plays."""

import asyncio
import shutil
import sqlite3
from functools import partial
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select

from bot.command_line import main
from bot.game import events as e
from bot.records.ledger import count_at_end
from bot.records.queries import awards
from bot.records.recount import Recounting, progress
from bot.store import open_store
from bot.store.record_models import record_seats, record_standings
from bot.tables.changes import Change
from bot.tables.openings import seat_people
from bot.tables.tables import Tables
from tests.store.test_migrations import DUMPS, restore
from tests.tables.helpers import HandClock, seated, url_of

from .histories import GUILD, chosen, content, counting_tables, rebuilt, store_game, table_of

ENDS_BY_A_CONTEST = 34
"""A seed whose game ends with masks coming off."""


async def test_an_end_behind_the_curtain_is_in_no_record_until_it_is_told(file: Path) -> None:
    rng, clock = Random(ENDS_BY_A_CONTEST), HandClock()
    move = seat_people("game", table_of([101, 102, 103, 104], rng))
    while True:
        last = chosen(move.after, rng)
        further = Change(move.after).then(last)
        if further.after.closed is not None:
            break
        move = Change(further.after, (*move.events, *further.events))
    assert any(isinstance(event, e.ContestClosed) and event.contests for event in further.events)
    async with open_store(url_of(file)) as store:
        await store_game(counting_tables(store, clock), move)
        staged = Tables(store, clock=clock, suspense=lambda options: 5.0, finish=count_at_end, heartbeat=1e9)
        async with staged as tables:
            clock.tables = tables
            await tables.act("game", last)
            assert (await seated(tables, "game")).closed is None
            assert await store.rows(select(record_seats)) == []
            assert await store.read(partial(awards, game_id="game")) == []
            await clock.advance(6.0)
            assert (await seated(tables, "game")).closed is not None
            assert len(await store.rows(select(record_seats))) == 4
            assert await store.read(partial(awards, game_id="game")) != []


async def test_an_old_database_is_filled_in_the_background(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    restore(DUMPS / "0007.sql", file)
    async with open_store(url_of(file)) as store:
        assert await store.rows(select(record_standings)) == []
        recounting = Recounting(store)
        recounting.start()
        async with asyncio.timeout(20):
            while not (await store.read(partial(progress, guild_id=GUILD))).is_done:  # noqa: ASYNC110
                await asyncio.sleep(0.01)
        await recounting.close()
        assert {row.games for row in await store.rows(select(record_standings))} == {1}


async def test_what_was_counted_otherwise_is_counted_again(tmp_path: Path) -> None:
    file = tmp_path / "old.db"
    restore(DUMPS / "0012.sql", file)
    with sqlite3.connect(file) as connection:
        connection.execute("INSERT INTO record_books VALUES (?, 1, 0)", (GUILD,))
        row = (GUILD, 0, "101", "ranked", 9, 9, 1.0, 99.0, 1.0, *([0] * 9), None)
        connection.execute(f"INSERT INTO record_standings VALUES ({', '.join('?' * len(row))})", row)
    connection.close()
    async with open_store(url_of(file)) as store:
        await Recounting(store).count()
        kept_up = await content(store)
        assert {row.games for row in await store.rows(select(record_standings))} == {1}
        assert await rebuilt(store) == kept_up


def test_the_command_counts_all_anew_and_tells_how_far_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["rebuild-records"]) != 0
    assert "There is no database" in capsys.readouterr().err
    old = tmp_path / "old.db"
    restore(DUMPS / "0007.sql", old)
    (tmp_path / "data").mkdir()
    shutil.move(old, tmp_path / "data" / "mascarade.db")
    assert main(["rebuild-records"]) == 0
    said = capsys.readouterr().out
    assert f"Server {GUILD}: 1 of 1 games are counted." in said
    assert "Counted the games of 1 server." in said
