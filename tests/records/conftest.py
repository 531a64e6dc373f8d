"""Stores on real files."""

import asyncio
import shutil
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.store import Store, open_store
from tests.tables.helpers import url_of


async def make(file: Path) -> None:
    async with open_store(url_of(file)):
        pass


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database, migrated once."""
    file = tmp_path_factory.mktemp("template") / "empty.db"
    asyncio.run(make(file))
    return file


@pytest.fixture
def file(tmp_path: Path, template: Path) -> Path:
    """A database file of the test's own."""
    return Path(shutil.copy(template, tmp_path / "mascarade.db"))


@pytest.fixture
async def store(file: Path) -> AsyncIterator[Store]:
    """An open store on that file."""
    async with open_store(url_of(file)) as store:
        yield store
