"""A PostgreSQL server of the tests' own: on a private socket in a temporary folder, and nowhere else."""

import itertools
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import psycopg

USER = "mascarade"
INSTALLED = Path("/usr/lib/postgresql")
MISSING = "PostgreSQL is not installed here (apt-get install postgresql)"
SETTINGS = (
    "listen_addresses=",
    "fsync=off",
    "full_page_writes=off",
    "autovacuum=off",
    "shared_buffers=16MB",
    "max_connections=60",
    "max_wal_size=4GB",
    "wal_level=minimal",
    "max_wal_senders=0",
)
"""Cheap, and safe from everything but a power cut of this machine, which no test makes."""
DURABLE = tuple(one for one in SETTINGS if not one.startswith(("fsync", "full_page_writes")))
"""The same, as safe as a server is everywhere: for benchmarks."""
BEGINNING = 20.0


def binary(name: str) -> str | None:
    """Where a program of the server is: Debian keeps them out of the way."""
    found = sorted(INSTALLED.glob(f"*/bin/{name}"), key=lambda path: float(path.parts[-3]))
    return str(found[-1]) if found else shutil.which(name)


def is_installed() -> bool:
    """Whether there is a server to start."""
    return binary("initdb") is not None


def unprivileged() -> tuple[int | None, int | None]:
    """Who the server runs as where root must not: a user and a group."""
    if os.getuid() != 0:
        return None, None
    names = {one.pw_name: one for one in pwd.getpwall()}
    account = names.get("postgres") or names["nobody"]
    return account.pw_uid, account.pw_gid


class Server:
    """A server with databases made from each other."""

    def __init__(self, folder: Path, settings: tuple[str, ...] = SETTINGS) -> None:
        self.folder = folder
        self.settings = settings
        self.user, self.group = unprivileged()
        self.process: subprocess.Popen[bytes] | None = None
        self.numbers = itertools.count()

    def initialise(self) -> None:
        """Make an empty cluster."""
        if self.user is not None and self.group is not None:
            os.chown(self.folder, self.user, self.group)
        command = [str(binary("initdb")), "-D", str(self.folder / "data"), "-U", USER]
        command += ["--auth=trust", "--encoding=UTF8", "--no-locale", "--no-sync"]
        subprocess.run(
            command, check=True, capture_output=True, cwd=self.folder, user=self.user, group=self.group
        )

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = [part for setting in self.settings for part in ("-c", setting)]
        command = [str(binary("postgres")), "-D", str(self.folder / "data"), "-k", str(self.folder)]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                [*command, *options],
                stdout=log,
                stderr=log,
                cwd=self.folder,
                start_new_session=True,
                user=self.user,
                group=self.group,
            )
        end = time.monotonic() + BEGINNING
        while True:
            try:
                psycopg.connect(self.conninfo("postgres")).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > end or self.process.poll() is not None:
                    raise
                time.sleep(0.05)

    def stop(self, number: signal.Signals = signal.SIGQUIT) -> None:
        """Stop: at once, or for SIGINT in good order though whoever is connected."""
        if self.process is not None:
            self.process.send_signal(number)
            self.process.wait()
            self.process = None

    def conninfo(self, database: str) -> str:
        """How the driver reaches a database."""
        return f"host={self.folder} user={USER} dbname={database}"

    def url(self, database: str) -> str:
        """How the bot reaches a database."""
        return f"postgresql+psycopg://{USER}@/{database}?host={self.folder}"

    def run(self, statement: str, database: str = "postgres") -> None:
        """Have a statement run outside of a transaction."""
        with psycopg.connect(self.conninfo(database), autocommit=True) as connection:
            connection.execute(statement.encode())

    def create(self, template: str = "template0") -> str:
        """A new database like another; its name."""
        name = f"test_{next(self.numbers)}"
        self.run(f"CREATE DATABASE {name} TEMPLATE {template} STRATEGY FILE_COPY")
        return name

    def drop(self, name: str) -> None:
        """Let a database go, whoever is connected."""
        self.run(f"DROP DATABASE {name} WITH (FORCE)")


@contextmanager
def running_server(settings: tuple[str, ...] = SETTINGS) -> Iterator[Server]:
    """A server that ends with its folder."""
    with tempfile.TemporaryDirectory(prefix="mascarade-pg-", ignore_cleanup_errors=True) as folder:
        server = Server(Path(folder), settings)
        server.initialise()
        server.start()
        try:
            yield server
        finally:
            server.stop()
