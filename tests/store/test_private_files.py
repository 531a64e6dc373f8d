"""What is kept on the host's machine is readable by its owner alone, under any umask."""

import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.playground.run import PlaygroundConfig, bot_here, open_playground
from bot.store import open_store
from bot.store.private_files import make_folder
from tests.store.test_migrations import DUMPS, restore
from tests.tables.helpers import HandClock, opening, running, url_of


@pytest.fixture(autouse=True)
def generous() -> Iterator[None]:
    """A umask that takes nothing away."""
    before = os.umask(0)
    yield
    os.umask(before)


def modes(folder: Path) -> dict[str, int]:
    """Every file and directory below a folder, and who may do what with it."""
    return {str(path.relative_to(folder)): path.stat().st_mode & 0o777 for path in folder.rglob("*")}


def not_private(folder: Path) -> list[str]:
    """What somebody else than the owner could open."""
    return [name for name, mode in modes(folder).items() if mode & 0o077]


async def test_a_database_and_the_files_beside_it_are_the_owners_alone(tmp_path: Path) -> None:
    file = tmp_path / "srv" / "bot" / "games.db"
    async with open_store(url_of(file)) as store, running(store, HandClock()) as tables:
        await tables.open(opening())
        names = {path.name for path in file.parent.iterdir()}
        assert names == {"games.db", "games.db-wal", "games.db-shm", "games.db.lock"}
        assert not_private(tmp_path) == []


def test_backups_are_the_owners_alone(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DATA_DIR", str(tmp_path / "data"))
    (tmp_path / "data").mkdir(mode=0o700)
    restore(DUMPS / "0001.sql", tmp_path / "data" / "mascarade.db")
    assert main(["migrate"]) == os.EX_OK
    assert main(["backup", str(tmp_path / "copy.db")]) == os.EX_OK
    assert len(list((tmp_path / "data" / "backups").iterdir())) == 1
    assert [name for name in not_private(tmp_path) if not name.startswith("data/mascarade.db")] == []


async def test_all_of_a_playground_is_the_owners_alone(tmp_path: Path) -> None:
    config = PlaygroundConfig(tmp_path / "deep" / "data", host="0.0.0.0", port=0)
    async with bot_here(config), open_playground(config):
        pass
    assert {"discord.json", "links.json", "mascarade.db"} <= {path.name for path in config.folder.iterdir()}
    assert not_private(tmp_path) == []


async def test_a_directory_that_was_there_keeps_its_mode(tmp_path: Path) -> None:
    shared = tmp_path / "shared"
    shared.mkdir(mode=0o755)
    make_folder(shared / "one" / "two")
    async with open_store(url_of(shared / "games.db")):
        pass
    assert modes(tmp_path)["shared"] == 0o755
    assert modes(shared)["one"] == modes(shared)["one/two"] == 0o700
