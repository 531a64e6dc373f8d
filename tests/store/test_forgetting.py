"""What was forgotten is in none of the database's files any more."""

import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import pytest

from bot.servers.audit import By
from bot.servers.forgetting import forget_guild, forget_person
from bot.servers.servers import Servers
from bot.store import Store, log_emptying, open_store
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


@contextmanager
def somebody_reading(file: Path) -> Iterator[None]:
    """Another program in the middle of reading the database."""
    with closing(sqlite3.connect(file)) as reader:
        reader.execute("BEGIN")
        reader.execute("SELECT * FROM seats").fetchall()
        yield


@pytest.fixture
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_emptying, "PATIENCE", 0.1)
    monkeypatch.setattr(log_emptying, "LATER", 0.01)


async def finished_game(store: Store) -> str:
    """A game that is over, with somebody in it who will be forgotten."""
    async with running(store, HandClock()) as tables:
        game_id = await tables.open(opening())
        await tables.leave(game_id, 102)
        await tables.take(game_id, 2, 777, NAME)
        await tables.stop_game(game_id)
        return game_id


async def emptied(store: Store) -> None:
    """Wait until nothing is left to be done."""
    assert store.log.task is not None
    await store.log.task


@pytest.mark.usefixtures("in_a_hurry")
async def test_what_somebody_still_reads_is_pending_and_goes_once_they_are_done_bug(
    tmp_path: Path,
) -> None:
    # The log was not emptied while it was read from, and nobody was told or tried again.
    file = tmp_path / "games.db"
    async with open_store(url_of(file)) as store:
        game_id = await finished_game(store)
        with somebody_reading(file):
            assert await forget_person(store, 777) == [game_id]
            assert store.log.is_pending
            assert found_in(tmp_path, NAME)
        await emptied(store)
        assert not store.log.is_pending
        assert found_in(tmp_path, NAME) == []


@pytest.mark.usefixtures("in_a_hurry")
async def test_what_was_pending_at_a_stop_is_done_after_the_next_start(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    async with open_store(url_of(file)) as store:
        await finished_game(store)
    with ExitStack() as elsewhere:
        elsewhere.enter_context(somebody_reading(file))
        async with open_store(url_of(file)) as store:
            await forget_person(store, 777)
        assert found_in(tmp_path, NAME)
        async with open_store(url_of(file)) as store:
            assert store.log.is_pending
            elsewhere.close()
            await emptied(store)
            assert found_in(tmp_path, NAME) == []


async def test_writers_do_not_wait_for_a_log_that_cannot_be_emptied_yet(tmp_path: Path) -> None:
    file = tmp_path / "games.db"
    async with open_store(url_of(file)) as store:
        await finished_game(store)
        with somebody_reading(file):
            store.log.begin()
            await finished_game(store)
            assert store.log.is_pending
