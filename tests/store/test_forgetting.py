"""What was forgotten is in none of the database's files any more."""

from pathlib import Path

from bot.servers.audit import By
from bot.servers.forgetting import forget_guild, forget_person
from bot.servers.servers import Servers
from bot.store import open_store
from tests.tables.helpers import HandClock, opening, running, url_of

NAME = "Zaphod\N{LATIN SMALL LETTER O WITH DIAERESIS}"


def found_in(folder: Path, name: str) -> list[str]:
    """The files that hold a name."""
    return [file.name for file in sorted(folder.iterdir()) if name.encode() in file.read_bytes()]


async def test_nothing_forgotten_is_left_in_the_files_bug(tmp_path: Path) -> None:
    # Names stayed in freed pages and in SQLite's own log.
    async with open_store(url_of(tmp_path / "games.db")) as store, running(store, HandClock()) as tables:
        people = await tables.open(opening())
        await tables.leave(people, 102)
        await tables.take(people, 2, 777, NAME)
        await tables.stop_game(people)
        assert found_in(tmp_path, NAME)
        assert await forget_person(store, 777) == [people]
        assert found_in(tmp_path, NAME) == []
        by = By(1, 5, 0.0)
        cards = ("judge", "bishop", "king", "queen", "witch", "spy")
        await Servers(store).create_set(by, NAME, cards)
        assert found_in(tmp_path, NAME)
        await forget_guild(store, 1)
        assert found_in(tmp_path, NAME) == []
