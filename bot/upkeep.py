"""What a host does with the database: migrate, back up, move, and forget a server."""

import os
import sys
from collections.abc import Callable
from functools import partial
from pathlib import Path

from sqlalchemy.engine import make_url

from bot.records.recount import Progress, rebuild
from bot.servers.forgetting import forget_guild, known_guilds
from bot.settings import Settings, database_url
from bot.store import open_store
from bot.store.backup import copy_database
from bot.store.moving import move_data
from bot.store.opening import database_file
from bot.store.postgres import how_to_dump, named

TOLD_EVERY = 200
"""After so many games it is said how far the records are."""
NOT_THIS_WAY = 2
"""The exit code of what has to be done otherwise."""

Say = Callable[[str], None]


def backups_of(settings: Settings) -> Path:
    """Where copies are put that are taken before a change of the schema."""
    return settings.data_dir / "backups"


async def migrate(settings: Settings, say: Say, *, backup: bool) -> int:
    """Bring the database to the present schema, which opening it does, and say what was done."""
    file = database_file(settings.database_url)
    if file is not None and not (file.is_file() and file.stat().st_size):
        return refuse(f"There is no database at {file}; the first start makes one.", os.EX_DATAERR)
    name = str(file) if file is not None else named(make_url(settings.database_url))
    folder = backups_of(settings) if file is None else file.parent / "backups"
    before = set(folder.glob("*"))
    async with open_store(settings.database_url, backups=folder if backup else None):
        copies = set(folder.glob("*")) - before
    if copies:
        say(f"The database {name} was brought to the present schema. As it was before: {copies.pop()}")
    elif file is None and not backup:
        say(f"The database {name} has the present schema now; no dump was taken.")
    else:
        say(f"The database {name} has the present schema already.")
    return os.EX_OK


def backup(settings: Settings, target: Path, say: Say) -> int:
    """Copy the database and say so; PostgreSQL has a program of its own for that."""
    file = database_file(settings.database_url)
    if file is None:
        how = how_to_dump(make_url(settings.database_url))
        return refuse(f"A PostgreSQL database is backed up by its own program: {how}", NOT_THIS_WAY)
    copy_database(file, target)
    say(f"Copied {file} to {target}, {target.stat().st_size:,} bytes.")
    return os.EX_OK


async def move(settings: Settings, source: str, target: str, say: Say) -> int:
    """Copy a stopped bot's database, and say where the bot finds it from now on."""
    addresses = [database_url(given, settings.data_dir) for given in (source, target)]
    moved = await move_data(*addresses)
    say(
        f"Copied {moved.rows:,} rows with {moved.games:,} games to {moved.target}, and compared them. "
        f"Set DATABASE_URL to that database; the old one is kept, and not used again."
    )
    return os.EX_OK


async def forget(settings: Settings, guild_id: int, say: Say) -> int:
    """Delete everything that is kept of a server, while the bot does not run."""
    nothing = f"Nothing is kept of server {guild_id}."
    file = database_file(settings.database_url)
    if file is not None and not file.exists():
        return refuse(nothing, os.EX_NOINPUT)
    async with open_store(settings.database_url, backups=backups_of(settings)) as store:
        if guild_id not in await known_guilds(store):
            return refuse(nothing, os.EX_NOINPUT)
        forgotten = await forget_guild(store, guild_id, parting=True)
        pending = store.log.is_pending
    games = "1 game" if forgotten.games == 1 else f"{forgotten.games} games"
    say(f"Deleted {games} and everything else of server {guild_id}.")
    if pending:
        say("Another program reads the database, whose log still holds it; the bot's next start empties it.")
    return os.EX_OK


async def rebuild_records(settings: Settings, say: Say) -> int:
    """Throw the records away and count all finished games anew, while the bot does not run."""
    file = database_file(settings.database_url)
    if file is not None and not (file.is_file() and file.stat().st_size):
        return refuse(f"There is no database at {file}; the first start makes one.", os.EX_DATAERR)
    async with open_store(settings.database_url, backups=backups_of(settings)) as store:
        servers = await rebuild(store, partial(tell_progress, say))
    say(f"Counted the games of {servers} server{'' if servers == 1 else 's'}.")
    return os.EX_OK


def tell_progress(say: Say, guild_id: int, now: Progress) -> None:
    """Tell the host how far a server's records are, now and then."""
    if now.is_done or (now.counted and now.counted % TOLD_EVERY == 0):
        say(f"Server {guild_id}: {now.counted:,} of {now.games:,} games are counted.")


def refuse(why: object, code: int) -> int:
    """Say in a sentence why nothing was done."""
    print(why, file=sys.stderr)  # noqa: T201
    return code
