"""Bringing a database to the present schema, after a backup."""

import asyncio
from datetime import UTC, datetime
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, inspect
from sqlalchemy.ext.asyncio import AsyncEngine

from .backup import copy_database
from .errors import NOT_A_DATABASE, TOO_NEW, UnusableDatabase
from .private_files import make_folder


def migrations_path() -> Path:
    """Where the migrations are: inside the package when installed, beside it in a checkout."""
    package = Path(__file__).parents[1]
    inside = package / "migrations"
    return inside if inside.is_dir() else package.parent / "migrations"


def config_for(connection: Connection | None = None) -> Config:
    """Alembic's settings for a connection."""
    config = Config()
    config.set_main_option("script_location", str(migrations_path()).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    config.attributes["connection"] = connection
    return config


def revisions() -> list[str]:
    """Every revision this program knows, the present one first."""
    return [script.revision for script in ScriptDirectory.from_config(config_for()).walk_revisions()]


async def migrate(engine: AsyncEngine, file: Path) -> None:
    """Bring the schema of an SQLite file to the present revision, keeping a copy of the file as it was."""
    found = await revision_to_leave(engine, str(file))
    if found is not None:
        copy = backup_name(file, found)
        make_folder(copy.parent)
        await asyncio.to_thread(copy_database, file, copy)
    await upgrade_all(engine)


async def revision_to_leave(engine: AsyncEngine, name: str) -> str | None:
    """The old revision that a database has; None where there is nothing to keep, or nothing to do."""
    known = await asyncio.to_thread(revisions)
    async with engine.connect() as connection:
        found = await connection.run_sync(revision_of, name)
    if found is not None and found not in known:
        sentence = (
            "The database was made by a newer version of this program "
            f"(schema {found}, known up to {known[0]}); update the program."
        )
        raise UnusableDatabase(sentence, TOO_NEW)
    return None if found == known[0] else found


async def is_current(engine: AsyncEngine) -> bool:
    """Whether the schema is the present one."""
    known = await asyncio.to_thread(revisions)
    async with engine.connect() as connection:
        return await connection.run_sync(revision_of, "") == known[0]


async def upgrade_all(engine: AsyncEngine) -> None:
    """Bring the schema to the present revision, wholly or not at all, unless it has it."""
    if not await is_current(engine):
        async with engine.begin() as connection:
            await connection.run_sync(upgrade)


def revision_of(connection: Connection, name: str) -> str | None:
    """The schema's revision; None for an empty database, UnusableDatabase for somebody else's."""
    tables = inspect(connection).get_table_names()
    found = MigrationContext.configure(connection).get_current_revision() if tables else None
    if tables and found is None:
        raise UnusableDatabase(f"The database {name} belongs to another program.", NOT_A_DATABASE)
    return found


def upgrade(connection: Connection, to: str = "head") -> None:
    """Bring the schema to a revision."""
    command.upgrade(config_for(connection), to)


def backup_name(file: Path, revision: str) -> Path:
    """A name for the copy that is taken before a migration."""
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    return file.parent / "backups" / f"{file.stem}-{revision}-{moment}{file.suffix}"
