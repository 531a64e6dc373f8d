"""`mascarade doctor`: what is wrong, in words."""

import os
import sqlite3
import stat
from collections.abc import Callable, Iterator
from contextlib import closing
from pathlib import Path

import discord
import msgspec
from sqlalchemy import func, inspect, select
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError

from bot.discord_ui.interactions.permissions import DISPENSABLE, NEEDED
from bot.launch import (
    BAD_TOKEN,
    SAY_NO_TOKEN,
    TOKEN,
    UNREACHABLE,
    invite_link,
    quiet_voice,
    unreachable,
)
from bot.settings import Settings
from bot.store import UnusableDatabase
from bot.store.engines import connect_threads
from bot.store.errors import reason
from bot.store.lock import take_lock
from bot.store.migrate import revision_of, revisions
from bot.store.notes import MOVED, WHERE_TO, moved_to
from bot.store.opening import check_header, database_file
from bot.store.postgres import MARK, named

SERVERS_AT_ONCE = 200
ENV_FILE = Path(".env")


class Finding(msgspec.Struct, frozen=True):
    """One thing that was looked at."""

    fine: bool
    sentence: str


async def examine(settings: Settings, say: Callable[[str], None]) -> int:
    """Look at everything and say what was found; the exit code tells whether all is well."""
    findings = [*look_at_files(settings), *await look_at_discord(settings.token)]
    for finding in findings:
        say(f"{'ok   ' if finding.fine else 'WRONG'} {finding.sentence}")
    return os.EX_OK if all(finding.fine for finding in findings) else 1


def look_at_files(settings: Settings) -> Iterator[Finding]:
    """The secrets, the data directory and the database."""
    if ENV_FILE.exists() and os.name == "posix":
        private = not stat.S_IMODE(ENV_FILE.stat().st_mode) & 0o077
        advice = "" if private else "; others on this machine can read the token: chmod 600 .env"
        yield Finding(private, f"The settings are read from {ENV_FILE}{advice}.")
    file = database_file(settings.database_url)
    yield look_at_postgres(settings.database_url) if file is None else look_at_database(file)


def look_at_database(file: Path) -> Finding:
    """Whether the database can be used, or made where there is none yet."""
    folder = next(path for path in (file.parent, *file.parent.parents) if path.exists())
    if not os.access(folder, os.W_OK):
        return Finding(False, f"The directory {folder} cannot be written to, and games are kept in {file}.")
    if file.exists():
        return look_into(file)
    return Finding(True, f"There is no database yet; the first start makes {file}.")


def look_into(file: Path) -> Finding:
    """Whether the database is whole and of a schema that this program knows."""
    known = revisions()
    try:
        check_header(file)
        with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as database:
            whole = database.execute("PRAGMA quick_check").fetchone()[0]
            found = database.execute("SELECT version_num FROM alembic_version").fetchone()[0]
            query = "SELECT text FROM notes WHERE name = ?"
            note = database.execute(query, (MOVED,)).fetchone() if found == known[0] else None
    except UnusableDatabase as error:
        return Finding(False, str(error))
    except sqlite3.Error as error:
        return Finding(False, f"The database {file} cannot be read: {error}.")
    if whole != "ok":
        return Finding(False, f"The database {file} is damaged: {whole}. Go back to a backup.")
    if found not in known:
        return Finding(False, f"The database {file} is of a newer version; update the program.")
    if note is not None:
        return Finding(False, moved_to(note[0]))
    old = "" if found == known[0] else "; the next start brings it to the present schema, after a backup"
    return Finding(True, f"The database {file} is whole{old}. {used_by(file)}")


def look_at_postgres(url: str) -> Finding:
    """Whether a PostgreSQL database answers and has a schema that this program knows."""
    name, engine, known = named(make_url(url)), connect_threads(url), revisions()
    try:
        with engine.connect() as connection:
            tables = inspect(connection).get_table_names()
            if not tables:
                return Finding(True, f"The database {name} is empty; the first start fills it.")
            found = revision_of(connection, name)
            free = connection.scalar(select(func.pg_try_advisory_lock(MARK)))
            where = connection.scalar(WHERE_TO) if found == known[0] else None
    except UnusableDatabase as error:
        return Finding(False, str(error))
    except SQLAlchemyError as error:
        return Finding(False, f"The database {name} cannot be read: {reason(error)}.")
    finally:
        engine.dispose()
    if found not in known:
        return Finding(False, f"The database {name} is of a newer version; update the program.")
    if where is not None:
        return Finding(False, moved_to(where))
    old = "" if found == known[0] else "; the next start brings it to the present schema, after a dump"
    running = "No bot is running on it." if free else "A bot is running on it."
    return Finding(True, f"The database {name} answers{old}. {running}")


def used_by(file: Path) -> str:
    """Whether a bot is at work on the database."""
    try:
        with take_lock(file.with_name(f"{file.name}.lock")):
            return "No bot is running on it."
    except OSError:
        return "A bot is running on it."


async def look_at_discord(token: str) -> list[Finding]:
    """Whether the token works, and what the bot may do in its servers."""
    if not token:
        return [Finding(False, SAY_NO_TOKEN)]
    if TOKEN.fullmatch(token) is None:
        return [Finding(False, BAD_TOKEN)]
    quiet_voice()
    async with discord.Client(intents=discord.Intents.none()) as client:
        try:
            await client.login(token)
            servers = await client.http.get_guilds(SERVERS_AT_ONCE, with_counts=False)
        except discord.LoginFailure:
            return [Finding(False, BAD_TOKEN)]
        except UNREACHABLE as error:
            return [Finding(False, unreachable(error))]
        findings = [Finding(True, f"Discord knows the bot as {client.user}, in {len(servers)} servers.")]
        for server in servers:
            granted = discord.Permissions(int(server["permissions"]))
            missing = [name for name in NEEDED if name not in DISPENSABLE and not getattr(granted, name)]
            if missing:
                names = ", ".join(name.replace("_", " ") for name in missing)
                link = invite_link(client.application_id or 0)
                sentence = f"In the server {server['name']} the bot lacks: {names}. Invite it again: {link}"
                findings.append(Finding(False, sentence))
        return findings
