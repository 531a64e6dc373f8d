"""Taking a finished game out of the database, also while a bot runs on it, which is not disturbed."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.game import BrokenLog
from bot.service.finished import Finished, finished
from bot.service.game_codes import BadGameCode, game_of
from bot.service.refusals import Refused
from bot.store import Store, open_store
from bot.store.backup import copy_database
from bot.store.opening import database_file, only_reading
from bot.tables.reading import read_state

from .files import log_of, write_json
from .notation import write_game


class NoSuchExport(Exception):
    """No game can be written; the message is a sentence for the host."""


async def export_game(database_url: str, code: str, folder: Path) -> list[Path]:
    """Write a game's log in lines and as JSON; the files, which must not exist yet."""
    async with undisturbed(database_url) as store:
        game = await find(store, code)
    texts = {".txt": write_game(log_of(game.table)), ".json": write_json(game)}
    files = {folder / f"{game.code}{ending}": text for ending, text in texts.items()}
    for file in files:
        if file.exists():
            raise NoSuchExport(f"{file} exists already and is not overwritten.")
    for file, text in files.items():
        file.write_text(text, encoding="utf-8")
    return list(files)


@asynccontextmanager
async def undisturbed(database_url: str) -> AsyncIterator[Store]:
    """A store whose bot may be running: a copy of an SQLite file, a PostgreSQL database as it is."""
    file = database_file(database_url)
    if file is None:
        async with only_reading(database_url) as store:
            yield store
        return
    with TemporaryDirectory() as place:
        copy = Path(place) / "copy.db"
        copy_database(file, copy)
        async with open_store(f"sqlite+aiosqlite:///{copy}") as store:
            yield store


async def find(store: Store, code: str) -> Finished:
    """The finished game of a code; nothing is changed, not even where its log turns out to be broken."""
    aside = NoSuchExport(f"The game {code} was set aside and stays closed.")
    try:
        stored = await store.load(game_of(code))
    except BadGameCode:
        stored = None
    if stored is None:
        raise NoSuchExport(f"There is no game {code}.")
    if stored.game.status == "aside":
        raise aside
    try:
        return finished(read_state(stored).told())
    except BrokenLog:
        raise aside from None
    except Refused:
        raise NoSuchExport(f"The game {code} is not over.") from None
