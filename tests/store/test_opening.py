"""A database that cannot be used gets a clear sentence and an exit code, and nothing is overwritten."""

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.store import UnusableDatabase, engines, open_store
from tests.tables.helpers import url_of

NO_DIRECTORY = "/proc/mascarade"


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A working directory of the test's own, with nothing set."""
    for name in ("DISCORD_TOKEN", "DATA_DIR", "DATABASE_URL", "LOG_LEVEL", "GAMES_MEMORY"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.chdir(tmp_path)
    return tmp_path


def says(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str]:
    code = main(arguments)
    return code, capsys.readouterr().err


async def begin(data_dir: Path) -> None:
    """The first start."""
    async with open_store(url_of(data_dir / "mascarade.db")):
        pass


def test_a_database_is_made_where_there_is_none(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(begin(here / "data"))
    assert says(capsys, "migrate") == (os.EX_OK, "")
    assert sorted(path.name for path in (here / "data").iterdir()) == ["mascarade.db", "mascarade.db.lock"]


def test_a_backup_is_a_file_that_was_not_there(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, sentence = says(capsys, "backup", "copy.db")
    assert (code, sentence) == (os.EX_DATAERR, "There is no database at data/mascarade.db.\n")
    asyncio.run(begin(here / "data"))
    assert says(capsys, "backup", "copy.db") == (os.EX_OK, "")
    code, sentence = says(capsys, "backup", "copy.db")
    assert (code, sentence) == (os.EX_CANTCREAT, "copy.db exists already and is not overwritten.\n")


def test_without_a_token_the_bot_says_so(capsys: pytest.CaptureFixture[str]) -> None:
    code, sentence = says(capsys, "run")
    assert code == 2
    assert "DISCORD_TOKEN" in sentence


def test_a_data_directory_that_cannot_be_written(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATA_DIR", NO_DIRECTORY)
    code, sentence = says(capsys, "play", "--no-browser")
    assert code == os.EX_CANTCREAT
    assert sentence.startswith(f"The data directory {NO_DIRECTORY}/playground cannot be written to")


def test_a_file_that_is_not_a_database_is_left_as_it_is(
    here: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = here / "data" / "mascarade.db"
    file.parent.mkdir()
    file.write_text("My holiday diary. " * 100)
    before = file.read_bytes()
    code, sentence = says(capsys, "migrate")
    assert code == os.EX_DATAERR
    assert "is not a database; it was left as it is" in sentence
    assert file.read_bytes() == before
    assert [path.name for path in file.parent.iterdir()] == ["mascarade.db"]


def test_a_damaged_database_is_named_so(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = here / "data" / "mascarade.db"
    file.parent.mkdir()
    file.write_bytes(b"SQLite format 3\0" + b"x" * 8000)
    code, sentence = says(capsys, "migrate")
    assert code == os.EX_DATAERR
    assert "is damaged" in sentence


def test_another_programs_database_is_left_alone(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (here / "data").mkdir()
    with sqlite3.connect(here / "data" / "mascarade.db") as other:
        other.execute("CREATE TABLE recipes (name)")
    other.close()
    code, sentence = says(capsys, "migrate")
    assert code == os.EX_DATAERR
    assert "belongs to another program" in sentence


def test_a_newer_schema_is_left_alone(here: Path, capsys: pytest.CaptureFixture[str]) -> None:
    asyncio.run(begin(here / "data"))
    with sqlite3.connect(here / "data" / "mascarade.db") as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    other.close()
    code, sentence = says(capsys, "migrate")
    assert code == os.EX_SOFTWARE
    assert "newer version of this program (schema 9999" in sentence


def test_a_full_disk_at_the_start(here: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "PRAGMAS", ("max_page_count = 3", *engines.PRAGMAS))
    with pytest.raises(UnusableDatabase, match="no room left") as full:
        asyncio.run(begin(here / "data"))
    assert full.value.code == os.EX_IOERR
    monkeypatch.undo()
    monkeypatch.chdir(here)
    assert main(["migrate"]) == os.EX_OK


HOLDER = """
import asyncio, sys
from bot.store import open_store
async def hold():
    async with open_store(sys.argv[1]):
        print("open", flush=True)
        await asyncio.to_thread(sys.stdin.read)
asyncio.run(hold())
"""


async def test_a_second_bot_on_the_same_file_is_refused_until_the_first_is_gone(here: Path) -> None:
    url = url_of(here / "games.db")
    with subprocess.Popen(  # noqa: ASYNC220
        [sys.executable, "-c", HOLDER, url], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    ) as first:
        assert first.stdout is not None
        assert first.stdout.readline() == "open\n"
        with pytest.raises(UnusableDatabase, match="in use by another running bot") as refused:
            async with open_store(url):
                pass
        assert refused.value.code == os.EX_TEMPFAIL
        first.kill()
    async with open_store(url):
        pass


async def test_a_database_in_memory_is_refused() -> None:
    with pytest.raises(UnusableDatabase, match="must be a file"):
        async with open_store("sqlite+aiosqlite://"):
            pass
