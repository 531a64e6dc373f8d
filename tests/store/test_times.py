"""Every event, game and sitting has its moments, and nothing is decided by them."""

import random
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Row, select, text

from bot.servers.forgetting import forget_person
from bot.store import Store, open_store
from bot.store.models import events, games, sittings
from bot.tables import Lobby, OpenGame, OpenLobby, Options, SeatHolder
from bot.tables.tables import Tables
from bot.text.names import SOMEONE
from tests.tables.helpers import TIMES, HandClock, opening, play_randomly, seated

BEGAN = 1_000_000.0


async def game_row(store: Store, game_id: str) -> Row[Any]:
    (row,) = await store.rows(select(games).where(games.c.id == game_id))
    return row


async def sittings_of(store: Store, game_id: str) -> Sequence[Row[Any]]:
    return await store.rows(select(sittings).where(sittings.c.game_id == game_id).order_by(sittings.c.number))


async def test_every_event_has_the_moment_at_which_it_was_stored(address: str) -> None:
    clock = HandClock(BEGAN)
    async with open_store(address) as store:
        tables = Tables(store, clock=clock)
        game_id = await tables.open(opening())
        known = dict.fromkeys(range(1, (await seated(tables, game_id)).version + 1), BEGAN)
        for seed in range(30):
            clock.moment += 3.25
            table = await play_randomly(tables, game_id, random.Random(seed), moves=1)
            known |= dict.fromkeys(range(len(known) + 1, table.version + 1), clock.moment)
        rows = await store.rows(select(events.c.version, events.c.at).where(events.c.game_id == game_id))
    assert {row.version: row.at for row in rows} == known


async def test_a_game_has_its_opening_its_beginning_and_its_end(address: str) -> None:
    def deal(lobby: Lobby) -> OpenGame:
        return opening()

    clock = HandClock(BEGAN)
    async with open_store(address) as store:
        tables = Tables(store, clock=clock)
        lobby = OpenLobby(5, 7, 100, (SeatHolder(user_id=100, name="Person 0"),), Options(times=TIMES))
        game_id = await tables.open_lobby(lobby)
        assert await sittings_of(store, game_id) == []
        clock.moment += 60
        await tables.start(game_id, deal)
        row = await game_row(store, game_id)
        assert (row.created, row.begun, row.ended) == (BEGAN, BEGAN + 60, None)
        assert [row.since for row in await sittings_of(store, game_id)] == [BEGAN + 60] * 4
        clock.moment += 60
        await tables.stop_game(game_id)
        row = await game_row(store, game_id)
        assert (row.created, row.begun, row.ended) == (BEGAN, BEGAN + 60, BEGAN + 120)
        cancelled = await tables.open_lobby(lobby)
        clock.moment += 60
        await tables.cancel(cancelled)
        row = await game_row(store, cancelled)
        assert (row.begun, row.ended) == (None, BEGAN + 180)


async def test_for_every_event_it_is_known_who_sat_where(address: str) -> None:
    clock = HandClock(BEGAN)
    async with open_store(address) as store:
        tables = Tables(store, clock=clock)
        game_id = await tables.open(opening(automata=1))
        clock.moment += 10
        before = await play_randomly(tables, game_id, random.Random(1), moves=5)
        left = (await tables.leave(game_id, 101)).table
        clock.moment += 10
        await tables.take(game_id, 1, 200, "Grace")
        clock.moment += 10
        await tables.leave(game_id, 200)
        await tables.take(game_id, 1, 101, "Person One")
        clock.moment += 10
        over = (await tables.stop_game(game_id)).table
        rows = await sittings_of(store, game_id)
        again = await seated(Tables(store, clock=clock), game_id)
    assert again == over
    assert [row.number for row in rows] == list(range(1, 9))
    for seat in range(4):
        covered = [v for row in rows if row.seat == seat for v in range(row.first, row.last + 1)]
        assert covered == list(range(1, over.version + 1))
    second = [(row.user_id, row.name, row.since - BEGAN, row.until - BEGAN) for row in rows if row.seat == 1]
    assert second == [
        (101, "Person 1", 0, 10),
        (None, None, 10, 20),
        (200, "Grace", 20, 30),
        (None, None, 30, 30),
        (101, "Person One", 30, 40),
    ]
    stand_in = next(row for row in rows if row.since == BEGAN + 10)
    assert (stand_in.first, stand_in.last) == (before.version + 1, left.version)
    (doll,) = (row for row in rows if row.automaton is not None)
    assert (doll.seat, doll.user_id, doll.automaton, doll.name) == (3, None, "regular", "Doll 0")


async def test_who_leaves_last_is_followed_by_an_automaton_for_the_end_alone(address: str) -> None:
    async with open_store(address) as store:
        tables = Tables(store, clock=HandClock(BEGAN))
        game_id = await tables.open(opening(2, automata=1))
        over = (await tables.leave(game_id, 100)).table
        assert over.closed
        rows = await sittings_of(store, game_id)
    assert [(row.seat, row.user_id, row.first, row.last) for row in rows] == [
        (0, 100, 1, 2),
        (1, None, 1, over.version),
        (0, None, 3, over.version),
    ]


async def test_without_its_moments_a_game_is_the_same(address: str) -> None:
    async with open_store(address) as store:
        tables = Tables(store, clock=HandClock(BEGAN))
        game_id = await tables.open(opening())
        await tables.leave(game_id, 102)
        played = await play_randomly(tables, game_id, random.Random(2), moves=25)
        for forgetting in (
            "UPDATE events SET at = NULL",
            "UPDATE games SET begun = NULL, ended = NULL",
            "UPDATE sittings SET since = NULL, until = NULL",
        ):
            await store.commit(lambda connection, query=forgetting: connection.execute(text(query)))  # type: ignore[misc]
        assert await seated(Tables(store, clock=HandClock(BEGAN)), game_id) == played


async def test_a_sitting_stays_when_its_person_is_forgotten(address: str) -> None:
    async with open_store(address) as store:
        tables = Tables(store, clock=HandClock(BEGAN))
        game_id = await tables.open(opening())
        await tables.leave(game_id, 102)
        await tables.take(game_id, 2, 200, "Grace")
        await tables.stop_game(game_id)
        before = await sittings_of(store, game_id)
        assert await forget_person(store, 102) == [game_id]
        after = await sittings_of(store, game_id)
        assert (102, 2) not in (await seated(Tables(store), game_id)).sitters
    nobody = {"user_id": None, "name": SOMEONE}
    assert [dict(row._mapping) for row in after] == [
        dict(row._mapping) | (nobody if row.user_id == 102 else {}) for row in before
    ]
    assert {row.name for row in after} == {"Person 0", "Person 1", SOMEONE, "Person 3", "Grace", None}
