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
from sqlalchemy import Connection, text

from bot.store import Store, UnusableDatabase, open_store
from bot.store import migrate as migration
from bot.store.backup import copy_database
from bot.store.migrate import migrations_path, revisions
from bot.store.record_models import metadata
from bot.tables import Lobby
from bot.tables.tables import Tables
from bot.text.names import SOMEONE
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


SAT = """
UPDATE seats SET name = 'Person 1' WHERE game_id = 'xbrb6b74' AND seat = 1;
UPDATE seats SET user_id = 201, name = 'Grace' WHERE game_id = 'xj3p5faw' AND seat = 2;
INSERT INTO sitters VALUES ('xj3p5faw', 201, 2);
UPDATE seats SET user_id = NULL, name = '{someone}' WHERE game_id = 'hmwa5av7' AND seat = 3;
DELETE FROM sitters WHERE game_id = 'hmwa5av7' AND seat = 3;
"""
"""One person left, another's seat was taken over, a third asked to be forgotten."""


async def test_what_happened_before_times_were_stored_has_none_and_everybody_still_has_their_seat(
    tmp_path: Path,
) -> None:
    file = tmp_path / "old.db"
    restore(DUMPS / "0002.sql", file)
    with sqlite3.connect(file) as old:
        old.executescript(SAT.format(someone=SOMEONE))
    old.close()
    async with open_store(url_of(file)) as store:
        assert await found(store, "SELECT DISTINCT at FROM events") == [(None,)]
        assert await found(store, "SELECT DISTINCT begun, ended FROM games") == [(None, None)]
        unknown = "SELECT DISTINCT since, until, first, last FROM sittings"
        assert await found(store, unknown) == [(None, None, None, None)]
        sat = "SELECT number, user_id, automaton, name FROM sittings WHERE game_id = '{}' AND seat = {}"
        left = [(1, 101, None, "Person 1"), (3, None, None, None)]
        assert await found(store, sat.format("xbrb6b74", 1)) == left
        assert await found(store, sat.format("xj3p5faw", 2)) == [
            (1, 102, None, None),
            (4, 201, None, "Grace"),
        ]
        assert await found(store, sat.format("hmwa5av7", 3)) == [(4, None, None, SOMEONE)]
        tables = Tables(store, clock=HandClock())
        assert dict((await seated(tables, "xj3p5faw")).sitters)[201] == 2
        table = (await tables.leave("xj3p5faw", 201)).table
        assert (await found(store, sat.format("xj3p5faw", 2)))[2:] == [(9, None, None, None)]
        ended = "SELECT until, last FROM sittings WHERE user_id = 201"
        assert await found(store, ended) == [(1_000_000.0, table.version - 1)]
        await tables.stop_game("xj3p5faw")
        assert await found(store, "SELECT begun, ended FROM games WHERE id = 'xj3p5faw'") == [
            (None, 1_000_000.0)
        ]


async def found(store: Store, query: str) -> list[tuple[object, ...]]:
    return [tuple(row) for row in await store.rows(text(query))]


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
    with pytest.raises(UnusableDatabase) as newer:
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
    there, prose = tmp_path / "there", tmp_path / "prose"
    there.write_text("precious")
    prose.write_text("not a database at all " * 50)
    with pytest.raises(UnusableDatabase, match="exists already"):
        copy_database(prose, there)
    assert there.read_text() == "precious"
    with pytest.raises(UnusableDatabase, match="is not a database"):
        copy_database(prose, tmp_path / "new")
    with pytest.raises(UnusableDatabase, match="no database at"):
        copy_database(tmp_path / "nothing", tmp_path / "new")
    assert sorted(path.name for path in tmp_path.iterdir()) == ["prose", "there"]
