"""Databases for tests: what does not ask for a file runs on SQLite and on PostgreSQL."""

import asyncio
import shutil
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.store import Store, open_store

from .postgres import MISSING, Server, is_installed, running_server

ENGINES = ("sqlite", "postgres")


def over_engines(metafunc: pytest.Metafunc) -> None:
    """Have a test that uses an address run on both engines, unless it looks into the file itself."""
    asked = metafunc.definition
    by_file = "file" in asked._fixtureinfo.argnames or asked.get_closest_marker("sqlite") is not None
    if "address" in metafunc.fixturenames and not by_file:
        metafunc.parametrize("engine", ENGINES, indirect=True)


@pytest.fixture
def engine(request: pytest.FixtureRequest) -> str:
    """Which database a test runs on."""
    return str(getattr(request, "param", ENGINES[0]))


async def make(url: str) -> None:
    """The first start."""
    async with open_store(url):
        pass


def url_of(file: Path) -> str:
    """The address of an SQLite file."""
    return f"sqlite+aiosqlite:///{file}"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Server]:
    """A PostgreSQL server, with an empty database to copy."""
    if not is_installed():
        pytest.skip(MISSING)
    with running_server() as server:
        server.run("CREATE DATABASE empty TEMPLATE template0")
        asyncio.run(make(server.url("empty")))
        yield server


@pytest.fixture
def postgres_url(postgres: Server) -> Iterator[str]:
    """A PostgreSQL database of the test's own."""
    name = postgres.create("empty")
    yield postgres.url(name)
    postgres.drop(name)


@pytest.fixture(scope="session")
def template(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """An empty database, migrated once."""
    file = tmp_path_factory.mktemp("template") / "empty.db"
    asyncio.run(make(url_of(file)))
    return file


@pytest.fixture
def file(tmp_path: Path, template: Path) -> Path:
    """A database file of the test's own."""
    return Path(shutil.copy(template, tmp_path / "mascarade.db"))


@pytest.fixture
def address(request: pytest.FixtureRequest, engine: str) -> str:
    """A database of the test's own."""
    if engine == "postgres":
        return str(request.getfixturevalue("postgres_url"))
    return url_of(request.getfixturevalue("file"))


@pytest.fixture
async def store(address: str) -> AsyncIterator[Store]:
    """An open store on that database."""
    async with open_store(address) as store:
        yield store
