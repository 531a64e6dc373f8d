"""Who sits where, who may come back, and where names are stored."""

import random
import sqlite3
from pathlib import Path

import pytest

from bot.game import events as e
from bot.game.actions import GetReady
from bot.store import Store, open_store
from bot.tables import NotYourSeat, SeatNotFree
from bot.tables.tables import Tables
from tests.tables.helpers import HandClock, opening, play_randomly, seated, url_of


async def test_a_seat_that_was_left_is_kept_and_the_host_passes_on(store: Store) -> None:
    tables = Tables(store, clock=HandClock())
    game_id = await tables.open(opening())
    told = await tables.leave(game_id, 100, key="leave")
    assert told.events == (e.SeatKept(0),)
    table = await seated(Tables(store), game_id)
    assert table.seats[0].user_id is None
    assert table.host_id == 101
    with pytest.raises(NotYourSeat):
        await tables.act(game_id, GetReady(0), user_id=100)


async def test_another_may_take_a_seat_that_was_left(store: Store) -> None:
    tables = Tables(store, clock=HandClock())
    game_id = await tables.open(opening())
    with pytest.raises(SeatNotFree):
        await tables.take(game_id, 0, 200, "Grace")
    await tables.leave(game_id, 100)
    told = await tables.take(game_id, 0, 200, "Grace", key="join")
    assert told.events == (e.SeatReturned(0),)
    table = await seated(Tables(store), game_id)
    assert table.seats[0].user_id == 200
    assert set(table.sitters) == {(100, 0), (101, 1), (102, 2), (103, 3), (200, 0)}


async def test_who_has_sat_may_return_only_to_their_own_seat(store: Store) -> None:
    tables = Tables(store, clock=HandClock())
    game_id = await tables.open(opening())
    for user_id in (100, 101):
        await tables.leave(game_id, user_id)
    tables = Tables(store, clock=HandClock())
    with pytest.raises(NotYourSeat):
        await tables.take(game_id, 1, 100, "Person 0")
    with pytest.raises(NotYourSeat):
        await tables.take(game_id, 1, 102, "Person 2")
    await tables.take(game_id, 0, 100, "Person 0")
    assert (await seated(tables, game_id)).seats[0].user_id == 100


async def test_a_lobby_automaton_gives_its_seat_to_nobody(store: Store) -> None:
    tables = Tables(store, clock=HandClock())
    game_id = await tables.open(opening(automata=1))
    with pytest.raises(SeatNotFree):
        await tables.take(game_id, 3, 200, "Grace")


async def test_when_the_last_person_leaves_the_game_stops(store: Store) -> None:
    tables = Tables(store, clock=HandClock())
    game_id = await tables.open(opening(2, automata=1))
    told = await tables.leave(game_id, 100)
    assert told.table.closed == "stopped"


async def test_user_ids_and_names_stand_only_where_they_may(file: Path) -> None:
    people = opening()
    async with open_store(url_of(file)) as store:
        tables = Tables(store, clock=HandClock())
        game_id = await tables.open(people, key="open")
        await play_randomly(tables, game_id, random.Random(3), moves=30)
        await tables.leave(game_id, 101)
        await tables.take(game_id, 1, 987654321, "Grace Hopper")
        await tables.stop_game(game_id)
    secrets = {str(holder.user_id) for holder in people.seats} | {"987654321", "Grace", "Person"}
    connection = sqlite3.connect(file)
    names = [name for (name,) in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
    found = {
        name
        for name in names
        for row in connection.execute(f"SELECT * FROM {name}")
        for value in row
        if str(value) in secrets or any(secret in str(value) for secret in ("987654321", "Grace", "Person"))
    }
    connection.close()
    assert found == {"seats", "sittings"}
