"""The settings: frozen, from the environment and a .env file, read when asked for."""

import importlib.util
import os
import re
from collections.abc import Mapping
from pathlib import Path

import msgspec

NAMES = (
    "DISCORD_TOKEN",
    "DATA_DIR",
    "DATABASE_URL",
    "LOG_LEVEL",
    "LOG_FORMAT",
    "GAMES_MEMORY",
    "METRICS_ADDRESS",
)
LEVELS = ("DEBUG", "INFO", "WARNING", "ERROR")
FORMATS = ("text", "json")
DATABASE = "mascarade.db"
DRIVER = "sqlite+aiosqlite"
POSTGRES = ("postgresql", "postgres")
POSTGRES_DRIVER = "postgresql+psycopg"
NO_PSYCOPG = "PostgreSQL needs a library that is not installed: pip install 'mascarade-bot[postgres]'"
MEMORY = "64"
MEBIBYTE = 2**20
LOOPBACK = "127.0.0.1"
LISTENING = re.compile(r"(?:(?P<host>[\w.-]+|\[[0-9A-Fa-f:.]+\]):)?(?P<port>[0-9]{1,5})", re.ASCII)
ADDRESS = re.compile(r"(?P<backend>\w+)(?:\+\w+)*://(?P<rest>.*)")


class BadSettings(Exception):
    """A setting cannot be used; the message is a sentence for the host."""


class Settings(msgspec.Struct, frozen=True):
    """What the host has set."""

    token: str
    data_dir: Path
    database_url: str
    log_level: str
    games_memory: int
    """Bytes that the games kept in memory may take."""
    log_format: str = FORMATS[0]
    metrics_address: tuple[str, int] | None = None
    """The host and port at which the process tells how it is."""

    def __repr__(self) -> str:
        return f"Settings(data_dir={str(self.data_dir)!r}, log_level={self.log_level!r})"


def load_settings(environ: Mapping[str, str] | None = None, file: Path | None = None) -> Settings:
    """The settings of the environment, which win over those of the file `.env` here."""
    environ = os.environ if environ is None else environ
    found = read_env_file(file or Path(".env"))
    found |= {name: environ[name] for name in NAMES if environ.get(name)}
    data_dir = Path(found.get("DATA_DIR") or "data")
    level = (found.get("LOG_LEVEL") or "INFO").upper()
    if level not in LEVELS:
        raise BadSettings(f"LOG_LEVEL is {level!r}; it must be one of {', '.join(LEVELS)}.")
    return Settings(
        token=found.get("DISCORD_TOKEN", ""),
        data_dir=data_dir,
        database_url=database_url(found.get("DATABASE_URL", ""), data_dir),
        log_level=level,
        games_memory=games_memory(found.get("GAMES_MEMORY") or MEMORY),
        log_format=log_format(found.get("LOG_FORMAT") or FORMATS[0]),
        metrics_address=metrics_address(found.get("METRICS_ADDRESS", "")),
    )


def log_format(given: str) -> str:
    """How the log is written."""
    if given.lower() not in FORMATS:
        raise BadSettings(f"LOG_FORMAT is {given!r}; it must be {' or '.join(FORMATS)}.")
    return given.lower()


def metrics_address(given: str) -> tuple[str, int] | None:
    """A port of this machine alone, or a host and a port; nothing if nothing is given."""
    if not given:
        return None
    address = LISTENING.fullmatch(given)
    if address is None or not 0 < int(address["port"]) < 65536:
        raise BadSettings(
            f"METRICS_ADDRESS is {given!r}; it must be a port such as 9464, or a host and a port."
        )
    return (address["host"] or LOOPBACK).strip("[]"), int(address["port"])


def games_memory(given: str) -> int:
    """So many mebibytes, in bytes."""
    if not given.isascii() or not given.isdigit() or len(given) > 6:
        raise BadSettings(f"GAMES_MEMORY is {given!r}; it must be a number of MiB, such as {MEMORY}.")
    return int(given) * MEBIBYTE


def database_url(given: str, data_dir: Path) -> str:
    """The address of the database that is named, or of the file in the data directory."""
    if not given:
        if "?" in str(data_dir):
            raise BadSettings("DATA_DIR contains a question mark, which the database's address cannot.")
        return f"{DRIVER}:///{data_dir / DATABASE}"
    address = ADDRESS.fullmatch(given)
    if address is None:
        raise BadSettings("DATABASE_URL is not an address such as sqlite:///data/mascarade.db.")
    if address["backend"] in POSTGRES:
        if importlib.util.find_spec("psycopg") is None:
            raise BadSettings(NO_PSYCOPG)
        return f"{POSTGRES_DRIVER}://{address['rest']}"
    if address["backend"] != "sqlite":
        raise BadSettings(
            f"DATABASE_URL names {address['backend']}; it must be an sqlite or a postgresql database."
        )
    return f"{DRIVER}://{address['rest']}"


def read_env_file(file: Path) -> dict[str, str]:
    """The settings of a file with lines NAME=value; a file that is not there has none."""
    try:
        text = file.read_text(encoding="utf-8")
    except FileNotFoundError:
        return {}
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettings(f"{file} cannot be read: {type(error).__name__}.") from error
    found = {}
    for number, line in enumerate(text.splitlines(), 1):
        line = line.strip()
        if not line or line.startswith("#"):
            continue
        name, equals, value = (part.strip() for part in line.removeprefix("export ").partition("="))
        if not equals or name not in NAMES:
            raise BadSettings(f"{file}, line {number}: {name.split()[0]!r} is not one of {', '.join(NAMES)}.")
        found[name] = value[1:-1] if len(value) > 1 and value[0] == value[-1] in "\"'" else value
    return found
