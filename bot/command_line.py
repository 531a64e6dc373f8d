"""The command line, except for `simulate`: wiring only."""

import argparse
import asyncio
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import NoReturn

from bot.archive.exporting import NoSuchExport, export_game
from bot.archive.files import BadFile, read_file
from bot.doctor import examine
from bot.launch import NO_TOKEN, SAY_NO_TOKEN, in_browser, on_discord, show_film
from bot.playground.run import PORT, PlaygroundConfig
from bot.program_name import program_name
from bot.servers.forgetting import forget_guild, known_guilds
from bot.settings import BadSettings, Settings, load_settings
from bot.store import UnusableDatabase, open_store
from bot.store.backup import copy_database
from bot.store.opening import database_file

BAD_INPUT = 2
"""The exit code of what cannot be understood, as argparse has it."""


def main(arguments: Sequence[str]) -> int:
    """Do what was typed and return the exit code."""
    options = parser().parse_args(arguments)
    try:
        return run(options, load_settings())
    except BadSettings as error:
        return refuse(error, os.EX_CONFIG)
    except UnusableDatabase as error:
        return refuse(error, error.code)


class Parser(argparse.ArgumentParser):
    """A parser that says in a sentence what it does not take."""

    def error(self, message: str) -> NoReturn:
        """Refuse."""
        sentence = f"{message[:1].upper()}{message[1:]}. What can be typed: {self.prog} --help"
        self.exit(BAD_INPUT, f"{sentence}\n")


def port(given: str) -> int:
    """A port that a machine has."""
    if not given.isdecimal() or not int(given) < 65536:
        raise argparse.ArgumentTypeError(f"{given!r} is not a number between 0 and 65535")
    return int(given)


def server_id(given: str) -> int:
    """An id that a server can have on Discord."""
    if not given.isdecimal() or not 0 < int(given) < 2**63:
        raise argparse.ArgumentTypeError(f"{given!r} is no server's id")
    return int(given)


def parser() -> argparse.ArgumentParser:
    """What can be said on the command line."""
    window = Parser(add_help=False)
    window.add_argument("--host", default="127.0.0.1", help="where the page listens (default: this machine)")
    window.add_argument(
        "--port", type=port, default=PORT, help=f"its port, or the next free (default: {PORT})"
    )
    window.add_argument("--no-browser", action="store_true", help="do not open a browser")
    parser = Parser(
        prog=program_name(),
        description="A Discord bot for the game Mascarade. Without a command it runs on Discord if "
        "DISCORD_TOKEN is set, else in the playground, a page in your browser.",
        parents=[window],
    )
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    commands.add_parser("run", help="run on Discord")
    commands.add_parser(
        "play", help="run in the playground, whether or not there is a token", parents=[window]
    )
    commands.add_parser("doctor", help="check settings, database and permissions")
    commands.add_parser("migrate", help="bring the database to the present schema, after a backup")
    commands.add_parser("simulate", help="try a set of characters many times", add_help=False)
    forget = commands.add_parser("forget", help="delete everything that is kept of a server")
    forget.add_argument("--guild", type=server_id, required=True, metavar="ID", help="the server's id")
    backup = commands.add_parser("backup", help="copy the database, even while the bot runs")
    backup.add_argument("file", type=Path, metavar="FILE", help="a file that does not exist yet")
    export = commands.add_parser("export", help="write a finished game to files")
    export.add_argument("code", metavar="CODE", help="the code below the end of the game")
    export.add_argument("--to", type=Path, default=Path(), metavar="FOLDER", help="where to (default: here)")
    replay = commands.add_parser("replay", help="show an exported game in your browser", parents=[window])
    replay.add_argument("file", type=Path, metavar="FILE", help="a file that export has written")
    return parser


def run(options: argparse.Namespace, settings: Settings) -> int:
    """Do what was said."""
    if options.command == "migrate":
        return asyncio.run(migrate(settings))
    if options.command == "backup":
        return backup(settings, options.file)
    if options.command == "forget":
        return asyncio.run(forget(settings, options.guild))
    if options.command == "export":
        return asyncio.run(export(settings, options.code, options.to))
    if options.command == "replay":
        return replay(settings, options)
    if options.command == "doctor":
        return asyncio.run(examine(settings, say))
    if options.command == "run" and not settings.token:
        return refuse(SAY_NO_TOKEN, NO_TOKEN)
    if options.command == "play" or not settings.token:
        config = PlaygroundConfig(settings.data_dir, options.host, options.port)
        return asyncio.run(in_browser(config, browser=not options.no_browser, say=say))
    return asyncio.run(on_discord(settings, say))


def say(text: str) -> None:
    """Tell the host."""
    print(text, flush=True)  # noqa: T201


async def migrate(settings: Settings) -> int:
    """Bring the database to the present schema, which opening it does, and say what was done."""
    file = database_file(settings.database_url)
    assert file is not None
    if not file.is_file():
        return refuse(f"There is no database at {file}; the first start makes one.", os.EX_DATAERR)
    before = set(file.parent.glob("backups/*"))
    async with open_store(settings.database_url):
        copies = set(file.parent.glob("backups/*")) - before
    if copies:
        say(f"The database {file} was brought to the present schema. As it was before: {copies.pop()}")
    else:
        say(f"The database {file} has the present schema already.")
    return os.EX_OK


def backup(settings: Settings, target: Path) -> int:
    """Copy the database and say so."""
    file = database_file(settings.database_url)
    assert file is not None
    copy_database(file, target)
    say(f"Copied {file} to {target}, {target.stat().st_size:,} bytes.")
    return os.EX_OK


async def forget(settings: Settings, guild_id: int) -> int:
    """Delete everything that is kept of a server, while the bot does not run."""
    nothing = f"Nothing is kept of server {guild_id}."
    file = database_file(settings.database_url)
    if file is not None and not file.exists():
        return refuse(nothing, os.EX_NOINPUT)
    async with open_store(settings.database_url) as store:
        if guild_id not in await known_guilds(store):
            return refuse(nothing, os.EX_NOINPUT)
        forgotten = await forget_guild(store, guild_id)
        pending = store.log.is_pending
    games = "1 game" if forgotten.games == 1 else f"{forgotten.games} games"
    say(f"Deleted {games} and everything else of server {guild_id}.")
    if pending:
        say("Another program reads the database, whose log still holds it; the bot's next start empties it.")
    return os.EX_OK


async def export(settings: Settings, code: str, folder: Path) -> int:
    """Write a finished game in lines and as JSON, also while the bot runs."""
    file = database_file(settings.database_url)
    assert file is not None
    try:
        written = await export_game(file, code, folder)
    except NoSuchExport as error:
        return refuse(error, os.EX_NOINPUT)
    except OSError as error:
        return refuse(f"{folder} cannot be written: {error.strerror}.", os.EX_CANTCREAT)
    for one in written:
        say(f"Wrote {one}.")
    return os.EX_OK


def replay(settings: Settings, options: argparse.Namespace) -> int:
    """Show an exported game in the browser."""
    try:
        game = read_file(options.file.read_text(encoding="utf-8"))
    except BadFile as error:
        return refuse(error, os.EX_DATAERR)
    except (OSError, UnicodeDecodeError) as error:
        return refuse(
            f"{options.file} cannot be read: {getattr(error, 'strerror', None) or 'it is no text'}.",
            os.EX_NOINPUT,
        )
    config = PlaygroundConfig(settings.data_dir, options.host, options.port)
    return asyncio.run(show_film(config, game, browser=not options.no_browser, say=say))


def refuse(why: object, code: int) -> int:
    """Say in a sentence why nothing was done."""
    print(why, file=sys.stderr)  # noqa: T201
    return code
