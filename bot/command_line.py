"""The command line, except for `simulate`: wiring only."""

import argparse
import asyncio
import os
from collections.abc import Sequence
from importlib.metadata import version
from pathlib import Path
from typing import NoReturn

from bot import upkeep
from bot.archive.exporting import NoSuchExport, export_game
from bot.archive.files import BadFile, read_file
from bot.doctor import examine
from bot.duty import Division
from bot.launch import NO_TOKEN, SAY_NO_TOKEN, in_browser, on_discord, show_film
from bot.playground.run import PORT, PlaygroundConfig
from bot.program_name import program_name
from bot.settings import BadSettings, Settings, load_settings
from bot.store import UnusableDatabase
from bot.store.engines import is_postgres
from bot.upkeep import refuse

PACKAGE = "mascarade-bot"
MOST_SHARDS = 10_000
BAD_INPUT = 2
"""The exit code of what cannot be understood, as argparse has it."""

SAY_ONE_PROCESS = "Several processes need PostgreSQL: set DATABASE_URL, and see mascarade move-data."


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


def positive(given: str) -> int:
    """A number of things of which there is at least one."""
    if not given.isdecimal() or not 0 < int(given) <= MOST_SHARDS:
        raise argparse.ArgumentTypeError(f"{given!r} is not a number between 1 and {MOST_SHARDS}")
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
    parser.add_argument("--version", action="version", version=f"Mascarade {version(PACKAGE)}")
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    running = commands.add_parser("run", help="run on Discord")
    running.add_argument(
        "--slots",
        type=positive,
        default=1,
        metavar="N",
        help="divide the work among N processes (PostgreSQL)",
    )
    running.add_argument(
        "--shards", type=positive, metavar="M", help="of M shards (default: as many as Discord recommends)"
    )
    commands.add_parser(
        "play", help="run in the playground, whether or not there is a token", parents=[window]
    )
    commands.add_parser("doctor", help="check settings, database and permissions")
    migrate = commands.add_parser("migrate", help="bring the database to the present schema, after a backup")
    migrate.add_argument(
        "--no-backup", action="store_true", help="take no dump of a PostgreSQL database first"
    )
    commands.add_parser("rebuild-records", help="count all finished games anew, for rankings and profiles")
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
    move = commands.add_parser("move-data", help="copy a stopped bot's database into an empty one")
    move.add_argument("source", metavar="FROM", help="its address, such as sqlite:///data/mascarade.db")
    move.add_argument("target", metavar="TO", help="an empty database, such as postgresql://user@host/name")
    return parser


def run(options: argparse.Namespace, settings: Settings) -> int:
    """Do what was said."""
    if options.command == "migrate":
        return asyncio.run(upkeep.migrate(settings, say, backup=not options.no_backup))
    if options.command == "backup":
        return upkeep.backup(settings, options.file, say)
    if options.command == "move-data":
        return asyncio.run(upkeep.move(settings, options.source, options.target, say))
    if options.command == "rebuild-records":
        return asyncio.run(upkeep.rebuild_records(settings, say))
    if options.command == "forget":
        return asyncio.run(upkeep.forget(settings, options.guild, say))
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
    division = Division(getattr(options, "slots", 1), getattr(options, "shards", None))
    if division.slots > 1 and not is_postgres(settings.database_url):
        return refuse(SAY_ONE_PROCESS, BAD_INPUT)
    if division.shards is not None and division.shards < division.slots:
        return refuse(f"{division.slots} slots need at least as many shards.", BAD_INPUT)
    return asyncio.run(on_discord(settings, say, division))


def say(text: str) -> None:
    """Tell the host."""
    print(text, flush=True)  # noqa: T201


async def export(settings: Settings, code: str, folder: Path) -> int:
    """Write a finished game in lines and as JSON, also while the bot runs."""
    try:
        written = await export_game(settings.database_url, code, folder)
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
