"""The command line: wiring only."""

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.settings import BadSettings, Settings, load_settings
from bot.store import BadGround, open_store
from bot.store.backup import copy_database
from bot.store.ground import database_file


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code."""
    options = parser().parse_args(arguments)
    try:
        return run(options, load_settings())
    except BadSettings as error:
        return refuse(error, os.EX_CONFIG)
    except BadGround as error:
        return refuse(error, error.code)


def parser() -> argparse.ArgumentParser:
    """What can be said on the command line."""
    parser = argparse.ArgumentParser(prog="mascarade", description="A Discord bot for the game Mascarade.")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("run", help="run the bot (also without a command)")
    commands.add_parser("migrate", help="bring the database to the present schema, after a backup")
    backup = commands.add_parser("backup", help="copy the database, even while the bot runs")
    backup.add_argument("file", type=Path, metavar="FILE", help="a file that does not exist yet")
    return parser


def run(options: argparse.Namespace, settings: Settings) -> int:
    """Do what was said."""
    if options.command == "migrate":
        asyncio.run(migrate(settings))
        return os.EX_OK
    if options.command == "backup":
        file = database_file(settings.database_url)
        assert file is not None
        copy_database(file, options.file)
        return os.EX_OK
    if not settings.token:
        return refuse("Set DISCORD_TOKEN in the environment or in .env to run the bot.", os.EX_CONFIG)
    return os.EX_OK


async def migrate(settings: Settings) -> None:
    """Opening the database brings it to the present schema."""
    async with open_store(settings.database_url):
        pass


def refuse(why: object, code: int) -> int:
    """Say in a sentence why nothing was done."""
    print(why, file=sys.stderr)  # noqa: T201
    return code


if __name__ == "__main__":
    sys.exit(main())
