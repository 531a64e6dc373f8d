"""A database remembers the application it belongs to."""

import os
from pathlib import Path

import pytest

from bot.store import UnusableDatabase, open_store
from bot.store.backup import copy_database
from bot.store.ownership import claim
from tests.tables.helpers import url_of

MINE, OTHER = 1_200_000_000_000_000_001, 1_200_000_000_000_000_002


async def test_another_application_is_refused(address: str) -> None:
    for application in (MINE, MINE):
        async with open_store(address) as store:
            await claim(store, application)
    async with open_store(address) as store:
        with pytest.raises(UnusableDatabase, match="another Discord application"):
            await claim(store, OTHER)


async def test_another_application_is_refused_also_on_a_copy(tmp_path: Path) -> None:
    file = tmp_path / "mascarade.db"
    async with open_store(url_of(file)) as store:
        await claim(store, MINE)
        await claim(store, MINE)
    copy_database(file, tmp_path / "copy.db")
    for database in (file, tmp_path / "copy.db"):
        async with open_store(url_of(database)) as store:
            with pytest.raises(UnusableDatabase, match="another Discord application") as error:
                await claim(store, OTHER)
            await claim(store, MINE)
        assert error.value.code == os.EX_NOPERM
