"""A game that cannot be read is set aside with its data; everything else goes on."""

import sqlite3
from pathlib import Path

import pytest

from bot.game import Action, PowerDiverged, TimeOut
from bot.game.actions import GetReady
from bot.store import Store
from bot.tables import GameSetAside, Seated, moves
from bot.tables.moves import Move
from bot.tables.tables import Tables
from tests.tables.helpers import TIMES, HandClock, opening, running, seated

SPOILS = {
    "newer": "UPDATE events SET name = 'cards_dealt/99' WHERE version = 2",
    "garbled": "UPDATE events SET body = '{]' WHERE version = 2",
    "gap": "DELETE FROM events WHERE version = 1",
    "nonsense": "UPDATE events SET name = 'seat_got_ready/1', body = '{\"seat\":77}' WHERE version = 2",
}


def spoil(file: Path, game_id: str, how: str) -> None:
    with sqlite3.connect(file) as connection:
        connection.execute(f"{SPOILS[how]} AND game_id = ?", (game_id,))
    connection.close()


def rows(file: Path, query: str, game_id: str) -> list[tuple[object, ...]]:
    connection = sqlite3.connect(file)
    found = connection.execute(query, (game_id,)).fetchall()
    connection.close()
    return found


@pytest.mark.parametrize("how", SPOILS)
@pytest.mark.expects_errors("is set aside: (UnknownEvent|BrokenLog)")
async def test_a_log_that_does_not_fold_sets_its_table_aside_and_its_people_are_told(
    store: Store, file: Path, how: str
) -> None:
    tables = Tables(store, clock=HandClock())
    game_id = await tables.open(opening())
    spoil(file, game_id, how)
    before = rows(file, "SELECT * FROM events WHERE game_id = ?", game_id)
    told: list[str] = []
    fresh = Tables(store, clock=HandClock(), on_change=told.append)
    for _ in range(2):
        with pytest.raises(GameSetAside):
            await fresh.act(game_id, GetReady(0))
    assert rows(file, "SELECT * FROM events WHERE game_id = ?", game_id) == before
    assert rows(file, "SELECT status, ended IS NULL FROM games WHERE id = ?", game_id) == [("aside", 0)]
    assert rows(file, "SELECT * FROM sittings WHERE game_id = ? AND until IS NULL", game_id) == []
    assert rows(file, "SELECT * FROM deadlines WHERE game_id = ?", game_id) == []
    assert [post.slot for post in await store.posts(game_id)] == ["aside"]
    assert told == [game_id]
    assert await fresh.find(7) is None


@pytest.mark.expects_errors("is set aside: ")
async def test_start_and_scheduler_go_on_beside_a_poisoned_game(store: Store, file: Path) -> None:
    clock = HandClock()
    tables = Tables(store, clock=clock)
    bad = await tables.open(opening(channel_id=1))
    good = await tables.open(opening(channel_id=2))
    spoil(file, bad, "newer")
    async with running(store, clock) as tables:
        await clock.advance(TIMES.memorise + 4)
        assert (await seated(tables, good)).game.table.turn == 1
        with pytest.raises(GameSetAside):
            await tables.look(bad)


@pytest.mark.expects_errors("is set aside: AssertionError")
async def test_a_time_out_that_breaks_the_rules_sets_only_its_own_table_aside(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    clock = HandClock()
    real = moves.time_out

    def broken(table: Seated, question: int) -> Move:
        if table.channel_id == 1:
            raise AssertionError("a bug")
        return real(table, question)

    monkeypatch.setattr(moves, "time_out", broken)
    async with running(store, clock) as tables:
        bad = await tables.open(opening(channel_id=1))
        good = await tables.open(opening(channel_id=2))
        await clock.advance(TIMES.memorise + 4)
        assert (await seated(tables, good)).game.table.turn == 1
        with pytest.raises(GameSetAside):
            await tables.look(bad)


@pytest.mark.expects_errors("is set aside: PowerDiverged")
async def test_a_power_that_runs_otherwise_than_recorded_sets_its_table_aside(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    def diverge(
        table: Seated, action: Action, question: int | None = None, user_id: int | None = None
    ) -> Move:
        raise PowerDiverged("the spy saw something else")

    tables = Tables(store, clock=HandClock())
    game_id = await tables.open(opening())
    monkeypatch.setattr(moves, "act", diverge)
    with pytest.raises(GameSetAside):
        await tables.act(game_id, TimeOut(1))
    with pytest.raises(GameSetAside):
        await tables.look(game_id)
