"""A stopped bot's database is copied whole, compared, and not used again by mistake."""

import asyncio
import os
import random
import sqlite3
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.doctor import Finding, look_at_postgres, look_into
from bot.servers.audit import By
from bot.servers.servers import Servers
from bot.store import UnusableDatabase, moving, open_store
from bot.store.moving import move_data
from bot.store.ownership import claim
from bot.tables.tables import Tables
from tests.postgres import USER
from tests.tables.helpers import HandClock, opening, play_randomly, seated, url_of

MINE, OTHER = 1_200_000_000_000_000_001, 1_200_000_000_000_000_002
DUMPS = Path(__file__).parent / "revisions"


async def filled(url: str) -> str:
    """A database with a game under way, a set and a record of changes; the game's name."""
    async with open_store(url) as store:
        await claim(store, MINE)
        tables = Tables(store, clock=HandClock())
        game_id = await tables.open(opening())
        await play_randomly(tables, game_id, random.Random(1), moves=30)
        cards = ("judge", "bishop", "king", "queen", "witch", "spy")
        await Servers(store).create_set(By(5, 100, 0.0), "Ours", cards)
        return game_id


async def test_everything_is_copied_and_goes_on(file: Path, postgres_url: str, tmp_path: Path) -> None:
    old = url_of(file)
    game_id = await filled(old)
    async with open_store(old) as store:
        played = await seated(Tables(store, clock=HandClock()), game_id)
    with pytest.raises(UnusableDatabase, match="is not empty"):
        await move_data(postgres_url, old)
    moved = await move_data(old, postgres_url)
    assert moved.games == 1
    assert moved.rows > 30
    assert USER not in moved.target
    with pytest.raises(
        UnusableDatabase, match=f"was moved to {moved.target}; start the bot with that"
    ) as refused:
        async with open_store(old):
            pass
    assert refused.value.code == os.EX_CONFIG
    assert look_into(file) == Finding(False, str(refused.value))
    with pytest.raises(UnusableDatabase, match="is not empty"):
        await move_data(url_of(tmp_path / "mascarade.db"), postgres_url)
    async with open_store(postgres_url) as store:
        await claim(store, MINE)
        with pytest.raises(UnusableDatabase, match="another Discord application"):
            await claim(store, OTHER)
        tables = Tables(store, clock=HandClock())
        assert await seated(tables, game_id) == played
        await Servers(store).note(By(5, 100, 1.0), "set-edit")
        assert [entry.what for entry in await Servers(store).history(5, 0, 9)] == ["set-edit", "set-create"]
        assert (await play_randomly(tables, game_id, random.Random(2))).closed
    back = url_of(tmp_path / "back.db")
    assert (await move_data(postgres_url, back)).games == 1
    assert "was moved to" in look_at_postgres(postgres_url).sentence
    async with open_store(back) as store:
        await claim(store, MINE)


async def test_a_copy_that_differs_is_not_kept(
    file: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    await filled(url_of(file))
    real, calls = moving.summary, iter(range(1000))
    monkeypatch.setattr(moving, "summary", lambda *given: (real(*given)[0], next(calls)))
    with pytest.raises(UnusableDatabase, match="differs from the original"):
        await move_data(url_of(file), postgres_url)
    monkeypatch.undo()
    assert (await move_data(url_of(file), postgres_url)).games == 1


def test_an_old_database_is_brought_up_to_date_and_a_missing_one_refused(
    tmp_path: Path, postgres_url: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    assert main(["move-data", "sqlite:///nothing.db", postgres_url]) == os.EX_DATAERR
    with sqlite3.connect(tmp_path / "old.db") as connection:
        connection.executescript((DUMPS / "0003.sql").read_text(encoding="utf-8"))
    connection.close()
    capsys.readouterr()
    assert main(["move-data", "sqlite:///old.db", postgres_url]) == os.EX_OK
    assert "games to postgresql:///" in capsys.readouterr().out
    assert len(asyncio.run(open_games(postgres_url))) == 5


async def open_games(url: str) -> list[str]:
    async with open_store(url) as store:
        return await store.open_games()
