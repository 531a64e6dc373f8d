"""Models and migrations agree, and databases of every revision go on."""

import os
import random
import shutil
import sqlite3
import tomllib
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection

from bot.store import BadGround, open_store
from bot.store import migrate as migration
from bot.store.backup import copy_database
from bot.store.migrate import migrations_path, revisions
from bot.store.models import metadata
from bot.tables import Lobby, Tables
from tests.tables.helpers import HandClock, opening, play_randomly, seated, url_of

DUMPS = Path(__file__).parent / "revisions"
SECOND = """
import sqlalchemy as sa
from alembic import op

revision = "later"
down_revision = "{head}"


def upgrade() -> None:
    op.add_column("games", sa.Column("colour", sa.String(8)))
"""


def restore(dump: Path, file: Path) -> None:
    with sqlite3.connect(file) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))
    connection.close()


def differences(connection: Connection) -> list[object]:
    return list(compare_metadata(MigrationContext.configure(connection), metadata))


def test_the_wheel_ships_the_migrations() -> None:
    project = tomllib.loads((Path(__file__).parents[2] / "pyproject.toml").read_text(encoding="utf-8"))
    wheel = project["tool"]["hatch"]["build"]["targets"]["wheel"]
    assert wheel["force-include"]["migrations"] == "bot/migrations"
    assert (migrations_path() / "env.py").is_file()


async def test_models_and_migrations_agree(tmp_path: Path) -> None:
    async with open_store(url_of(tmp_path / "new.db")) as store, store.engine.connect() as connection:
        assert await connection.run_sync(differences) == []


@pytest.mark.parametrize("revision", revisions())
async def test_a_database_of_every_revision_goes_on_with_its_games(tmp_path: Path, revision: str) -> None:
    file = tmp_path / "old.db"
    restore(DUMPS / f"{revision}.sql", file)
    async with open_store(url_of(file)) as store:
        tables = Tables(store, clock=HandClock())
        open_games = await store.open_games()
        assert len(open_games) == 5
        for game_id in open_games:
            table = await tables.look(game_id)
            if not isinstance(table, Lobby):
                assert table.deadline is not None
                assert (await play_randomly(tables, game_id, random.Random(1))).closed


async def test_a_migration_takes_a_backup_first_and_keeps_the_games(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file = tmp_path / "games.db"
    async with open_store(url_of(file)) as store:
        tables = Tables(store, clock=HandClock())
        game_id = await tables.open(opening())
        played = await play_randomly(tables, game_id, random.Random(1), moves=20)
    later = shutil.copytree(migrations_path(), tmp_path / "migrations")
    (later / "versions" / "later.py").write_text(SECOND.format(head=revisions()[0]))
    monkeypatch.setattr(migration, "migrations_path", lambda: later)
    async with open_store(url_of(file)) as store:
        assert await seated(Tables(store, clock=HandClock()), game_id) == played
    monkeypatch.undo()
    with pytest.raises(BadGround) as newer:
        async with open_store(url_of(file)):
            pass
    assert newer.value.code == os.EX_SOFTWARE
    (backup,) = (tmp_path / "backups").iterdir()
    async with open_store(url_of(backup)) as store:
        assert await seated(Tables(store, clock=HandClock()), game_id) == played


async def test_a_running_database_can_be_copied(tmp_path: Path) -> None:
    file, copy = tmp_path / "games.db", tmp_path / "copy.db"
    async with open_store(url_of(file)) as store:
        tables = Tables(store, clock=HandClock())
        game_id = await tables.open(opening())
        played = await play_randomly(tables, game_id, random.Random(1), moves=20)
        copy_database(file, copy)
        await play_randomly(tables, game_id, random.Random(2), moves=20)
    async with open_store(url_of(copy)) as store:
        assert await seated(Tables(store, clock=HandClock()), game_id) == played


def test_a_copy_overwrites_nothing_and_leaves_nothing_half_made(tmp_path: Path) -> None:
    there, text = tmp_path / "there", tmp_path / "text"
    there.write_text("precious")
    text.write_text("not a database at all " * 50)
    with pytest.raises(BadGround, match="exists already"):
        copy_database(text, there)
    assert there.read_text() == "precious"
    with pytest.raises(BadGround, match="could not be copied"):
        copy_database(text, tmp_path / "new")
    with pytest.raises(BadGround, match="no database at"):
        copy_database(tmp_path / "nothing", tmp_path / "new")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["text", "there"]
