"""What is different where the database is PostgreSQL: who may use it, and dumps before a change of schema."""

import asyncio
import os
import shlex
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

from sqlalchemy import func, select
from sqlalchemy.engine import URL
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine

from .errors import IN_USE, NO_ROOM, UnusableDatabase
from .private_files import make_file, make_folder

MARK = 0x6D617363
"""Our advisory lock: shared by the processes of a bot that divide their work, else one program's alone."""
PATIENCE = 20.0
"""Seconds to wait for another process that is just bringing the schema up to date."""
LINGERING = 2.0
"""Seconds in which PostgreSQL notices that a killed program is gone."""
PACE = 0.2
DUMP = "pg_dump"


class Guard:
    """A session that holds our lock of the database until it ends."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection

    async def alone(self) -> bool:
        """Take the lock for this program alone; False if any other has it."""
        return bool(await self.connection.scalar(select(func.pg_try_advisory_lock(MARK))))

    async def among_others(self) -> bool:
        """Take the lock together with others like this; False if a program has it alone."""
        return bool(await self.connection.scalar(select(func.pg_try_advisory_lock_shared(MARK))))

    async def let_others_in(self) -> None:
        """Hold the lock together with others from now on."""
        await self.among_others()
        await self.connection.execute(select(func.pg_advisory_unlock(MARK)))


@asynccontextmanager
async def guarded(engine: AsyncEngine) -> AsyncIterator[Guard]:
    """A session for the lock."""
    async with engine.connect() as connection:
        connection = await connection.execution_options(isolation_level="AUTOCOMMIT")
        try:
            yield Guard(connection)
        finally:
            await connection.invalidate()


async def take_place(guard: Guard, name: str, *, shared: bool) -> bool:
    """Have the lock, alone or among others, or refuse; whether it is held alone."""
    loop = asyncio.get_running_loop()
    end = loop.time() + (PATIENCE if shared else LINGERING)
    while True:
        if await guard.alone():
            return True
        if shared and await guard.among_others():
            return False
        if loop.time() >= end:
            sentence = f"The database {name} is in use by another running bot; stop that one first."
            raise UnusableDatabase(sentence, IN_USE)
        await asyncio.sleep(PACE)


def named(url: URL) -> str:
    """The name of a database for people: where it is, without user and password."""
    return URL.create("postgresql", host=url.host, port=url.port, database=url.database).render_as_string()


def dump_command(url: URL, target: Path | str) -> list[str]:
    """What takes a dump, without the password."""
    plain = url.set(drivername="postgresql", password=None)
    return [DUMP, "--format=custom", f"--file={target}", f"--dbname={plain.render_as_string()}"]


def how_to_dump(url: URL) -> str:
    """The command that takes a dump, as it is typed."""
    plain = URL.create("postgresql", url.username, None, url.host, url.port, url.database, url.query)
    return shlex.join(dump_command(plain, "mascarade.dump"))


def dump(url: URL, folder: Path, revision: str) -> Path:
    """Take a dump before the schema is changed; UnusableDatabase says how to where this cannot."""
    if shutil.which(DUMP) is None:
        raise not_dumped(url, f"{DUMP} is not installed here")
    moment = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
    target = folder / f"{url.database}-{revision}-{moment}.dump"
    try:
        make_folder(folder)
        make_file(target)
    except OSError as error:
        raise not_dumped(url, f"{folder} cannot be written to: {error.strerror}") from error
    environment = os.environ | ({"PGPASSWORD": str(url.password)} if url.password else {})
    done = subprocess.run(
        dump_command(url, target), env=environment, capture_output=True, text=True, check=False
    )
    if done.returncode != 0:
        target.unlink()
        raise not_dumped(url, (done.stderr.strip() or "it failed").splitlines()[-1])
    return target


def not_dumped(url: URL, why: str) -> UnusableDatabase:
    """That the schema stays as it is, and what to do."""
    sentence = (
        f"The database {named(url)} has an older schema, and no dump of it could be taken first ({why}). "
        f"Take one with: {how_to_dump(url)} and then type: mascarade migrate --no-backup"
    )
    return UnusableDatabase(sentence, NO_ROOM)
