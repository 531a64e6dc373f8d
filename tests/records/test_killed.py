"""A game during whose end the program is killed is counted once."""

import asyncio
import signal
import sys
from pathlib import Path

import pytest
from sqlalchemy import select

from bot.store import open_store
from bot.store.record_models import record_seats, record_standings
from tests.imports import ROOT
from tests.tables.helpers import url_of

from .histories import content, counting_tables, rebuilt
from .killed_child import play_on


@pytest.mark.parametrize("when", ["before", "within", "stored"])
async def test_a_game_whose_end_was_cut_off_is_counted_once(file: Path, when: str) -> None:
    arguments = ("-m", "tests.records.killed_child", str(file), when)
    child = await asyncio.create_subprocess_exec(sys.executable, *arguments, cwd=ROOT)
    assert await child.wait() == -signal.SIGKILL
    async with open_store(url_of(file)) as store:
        already = bool(await store.rows(select(record_seats)))
        assert already == (when == "stored")
        assert (await play_on(counting_tables(store))).closed is not None
        assert len(await store.rows(select(record_seats))) == 4
        assert {row.games for row in await store.rows(select(record_standings))} == {1}
        kept_up = await content(store)
        assert await rebuilt(store) == kept_up
