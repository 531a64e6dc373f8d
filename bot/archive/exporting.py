"""Taking a finished game out of the database, from a copy, so that a running bot is not disturbed."""

from pathlib import Path
from tempfile import TemporaryDirectory

from bot.service.finished import Finished, finished
from bot.service.game_codes import BadGameCode, game_of
from bot.service.refusals import Refused
from bot.store import open_store
from bot.store.backup import copy_database
from bot.tables import GameSetAside, NoSuchGame
from bot.tables.tables import Tables

from .files import log_of, write_json
from .notation import write_game


class NoSuchExport(Exception):
    """No game can be written; the message is a sentence for the host."""


async def export_game(database: Path, code: str, folder: Path) -> list[Path]:
    """Write a game's log in lines and as JSON; the files, which must not exist yet."""
    with TemporaryDirectory() as place:
        copy = Path(place) / "copy.db"
        copy_database(database, copy)
        game = await find(copy, code)
    texts = {".txt": write_game(log_of(game.table)), ".json": write_json(game)}
    files = {folder / f"{game.code}{ending}": text for ending, text in texts.items()}
    for file in files:
        if file.exists():
            raise NoSuchExport(f"{file} exists already and is not overwritten.")
    for file, text in files.items():
        file.write_text(text, encoding="utf-8")
    return list(files)


async def find(database: Path, code: str) -> Finished:
    """The finished game of a code."""
    async with open_store(f"sqlite+aiosqlite:///{database}") as store:
        try:
            return finished(await Tables(store).look(game_of(code)))
        except (NoSuchGame, BadGameCode):
            raise NoSuchExport(f"There is no game {code}.") from None
        except Refused:
            raise NoSuchExport(f"The game {code} is not over.") from None
        except GameSetAside:
            raise NoSuchExport(f"The game {code} was set aside and stays closed.") from None
