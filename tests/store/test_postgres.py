"""What is different on PostgreSQL: who may use it, dumps, and a server that goes away."""

import asyncio
import os
import random
import shutil
import signal
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.engine import make_url

from bot.__main__ import main
from bot.doctor import look_at_postgres
from bot.game.actions import GetReady
from bot.store import UnusableDatabase, open_store
from bot.store import migrate as migration
from bot.store.migrate import migrations_path, revisions
from bot.store.postgres import dump, how_to_dump, named
from bot.tables import TryAgain
from bot.tables.tables import Tables
from tests.postgres import Server
from tests.tables.helpers import HandClock, opening, play_randomly, seated

from .test_migrations import SECOND, differences


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DATA_DIR", "DATABASE_URL"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


async def test_models_and_migrations_agree_here_too(postgres_url: str) -> None:
    async with open_store(postgres_url) as store, store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []
        order = "SELECT count(*) FROM information_schema.columns WHERE collation_name = 'C'"
        order += " AND table_schema = 'public'"
        assert await connection.scalar(text(order)) == 2


async def test_one_program_uses_a_database_alone_or_several_that_share_it(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def is_refused() -> None:
        with monkeypatch.context() as at_once:
            at_once.setattr("bot.store.postgres.LINGERING", 0.0)
            with pytest.raises(UnusableDatabase, match="in use by another running bot") as refused:
                async with open_store(postgres_url):
                    pass
        assert refused.value.code == os.EX_TEMPFAIL

    async with open_store(postgres_url):
        await is_refused()
    async with open_store(postgres_url, shared=True), open_store(postgres_url, shared=True):
        await is_refused()
    async with open_store(postgres_url):
        pass


def test_an_old_schema_is_dumped_before_it_is_changed(
    postgres_url: str, here: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    later = shutil.copytree(migrations_path(), here / "migrations")
    (later / "versions" / "later.py").write_text(SECOND.format(head=revisions()[0]))
    monkeypatch.setattr(migration, "migrations_path", lambda: later)
    monkeypatch.setenv("DATABASE_URL", postgres_url)
    with monkeypatch.context() as without:
        without.setenv("PATH", "/nowhere")
        assert main(["migrate"]) == os.EX_IOERR
    said = capsys.readouterr().err
    assert "pg_dump is not installed here" in said
    assert "Take one with: pg_dump --format=custom" in said
    assert main(["migrate"]) == os.EX_OK
    (taken,) = (here / "data" / "backups").iterdir()
    assert taken.read_bytes()[:5] == b"PGDMP"
    assert taken.stat().st_mode & 0o077 == 0
    assert str(taken.relative_to(here)) in capsys.readouterr().out
    assert main(["migrate"]) == os.EX_OK
    assert "has the present schema already" in capsys.readouterr().out


def test_a_dump_that_fails_leaves_nothing_and_says_why(postgres: Server, tmp_path: Path) -> None:
    with pytest.raises(UnusableDatabase, match='database "nothing" does not exist'):
        dump(make_url(postgres.url("nothing")), tmp_path / "backups", "0001")
    assert list((tmp_path / "backups").iterdir()) == []


def test_no_password_is_ever_said() -> None:
    url = make_url("postgresql+psycopg://me:secret@db.example/games")
    assert named(url) == "postgresql://db.example/games"
    assert "secret" not in how_to_dump(url)


def test_a_backup_says_what_to_use_instead(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], here: Path
) -> None:
    monkeypatch.setenv("DATABASE_URL", postgres_url)
    assert main(["backup", "copy.db"]) == 2
    assert "backed up by its own program: pg_dump" in capsys.readouterr().err
    assert list(here.iterdir()) == []


def test_a_newer_schema_and_another_programs_are_left_alone(
    postgres: Server, postgres_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    database = str(make_url(postgres_url).database)
    monkeypatch.setenv("DATABASE_URL", postgres_url)
    postgres.run("UPDATE alembic_version SET version_num = 'later'", database)
    assert main(["migrate"]) == os.EX_SOFTWARE
    assert "newer version" in capsys.readouterr().err
    postgres.run("DROP TABLE alembic_version", database)
    assert main(["migrate"]) == os.EX_DATAERR
    assert "belongs to another program" in capsys.readouterr().err


def test_a_server_that_does_not_answer_is_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], here: Path
) -> None:
    monkeypatch.setenv("DATABASE_URL", f"postgres://me:secret@/games?host={here}")
    assert main(["migrate"]) == os.EX_IOERR
    said = capsys.readouterr().err
    assert said.startswith("The database postgresql:///games cannot be opened: ")
    assert "secret" not in said


async def test_the_doctor_looks_at_it(postgres: Server, postgres_url: str) -> None:
    assert "answers. No bot is running on it." in look_at_postgres(postgres_url).sentence
    async with open_store(postgres_url, shared=True):
        assert "A bot is running on it." in look_at_postgres(postgres_url).sentence
    empty = postgres.create()
    assert "is empty; the first start fills it" in look_at_postgres(postgres.url(empty)).sentence
    postgres.drop(empty)
    gone = look_at_postgres(postgres.url(empty))
    assert not gone.fine
    assert "does not exist" in gone.sentence


async def test_a_server_that_restarts_loses_nothing_and_is_found_again(
    postgres: Server, postgres_url: str
) -> None:
    async with open_store(postgres_url) as store:
        tables = Tables(store, clock=HandClock())
        game_id = await tables.open(opening())
        played = await play_randomly(tables, game_id, random.Random(1), moves=10)
        await asyncio.to_thread(postgres.stop, signal.SIGINT)
        try:
            for _ in range(2):
                with pytest.raises(TryAgain):
                    await tables.stop_game(game_id, key="click")
            with pytest.raises(TryAgain):
                await tables.find(7)
        finally:
            await asyncio.to_thread(postgres.start)
        assert await seated(tables, game_id) == played
        told = await tables.stop_game(game_id, key="click")
        assert told.table.closed


async def test_a_conflict_names_no_values_in_the_log(
    postgres_url: str, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level("DEBUG")
    async with open_store(postgres_url) as store:
        tables = Tables(store, clock=HandClock())
        game_id = await tables.open(opening())
        with psycopg.connect(postgres_url.replace("+psycopg", "")) as other:
            body = '{"seat":3}'
            other.execute("INSERT INTO events VALUES (%s, 3, 'seat_got_ready/1', %s, 0)", (game_id, body))
        with pytest.raises(TryAgain):
            await tables.act(game_id, GetReady(0))
    assert "duplicate key value" in caplog.text
    assert game_id not in caplog.text


async def test_an_older_program_does_not_change_what_newer_ones_share(
    postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_store(postgres_url, shared=True):
        monkeypatch.setattr(migration, "revisions", lambda: ["later", *revisions()])
        with pytest.raises(UnusableDatabase, match="processes of another version"):
            async with open_store(postgres_url, shared=True):
                pass
