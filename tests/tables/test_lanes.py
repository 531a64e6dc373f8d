"""A game is played in its lane, stored, and read again as it was."""

import asyncio
import gc
import random
import tracemalloc

import pytest
from sqlalchemy import event

from bot.game import ContestMode, IllegalAction, Reason, legal_actions
from bot.game.actions import GetReady
from bot.store import Store, open_store
from bot.tables import NoSuchGame
from bot.tables.game_log import WEIGHT
from bot.tables.tables import Tables
from tests.tables.helpers import HandClock, opening, play_randomly, seated


@pytest.mark.parametrize("contest", ContestMode)
async def test_a_game_read_from_its_file_is_the_one_that_was_played(
    address: str, contest: ContestMode
) -> None:
    async with open_store(address) as store:
        tables = Tables(store, clock=HandClock())
        game_id = await tables.open(opening(contest=contest))
        played = await play_randomly(tables, game_id, random.Random(1), moves=60)
    async with open_store(address) as store:
        tables = Tables(store, clock=HandClock())
        assert await seated(tables, game_id) == played
        over = await play_randomly(tables, game_id, random.Random(2))
        assert over.closed
        assert await tables.find(7) is None


async def test_the_same_key_acts_once_and_tells_the_same_again(store: Store) -> None:
    tables = Tables(store, clock=HandClock())
    game_id = await tables.open(opening())
    ready = legal_actions((await seated(tables, game_id)).game, 0)[0]
    first = await tables.act(game_id, ready, question=1, key="click")
    again = await tables.act(game_id, ready, question=1, key="click")
    assert (first.repeated, again.repeated) == (False, True)
    assert again.events == first.events
    assert again.table == first.table


async def test_an_answer_to_a_question_that_is_over_is_refused(store: Store) -> None:
    tables = Tables(store, clock=HandClock())
    game_id = await tables.open(opening())
    for seat in range(4):
        ready = legal_actions((await seated(tables, game_id)).game, seat)[0]
        await tables.act(game_id, ready, question=1)
    with pytest.raises(IllegalAction) as refused:
        await tables.act(game_id, ready, question=1)
    assert refused.value.reason is Reason.QUESTION_OVER


async def test_a_game_that_does_not_exist_is_said_not_to(store: Store) -> None:
    with pytest.raises(NoSuchGame):
        await Tables(store).look("nothing")


@pytest.mark.sqlite
async def test_five_hundred_games_stay_in_memory_bug(store: Store) -> None:
    # 256 were kept, so that nearly every click at five hundred tables in turn read its game again.
    tables = Tables(store, clock=HandClock())
    games = await asyncio.gather(*(tables.open(opening(channel_id=channel)) for channel in range(500)))
    reads: list[str] = []
    event.listen(store.readers.engine, "begin", reads.append)
    for seat in range(2):
        await asyncio.gather(*(tables.act(game_id, GetReady(seat)) for game_id in games))
    assert not reads


async def test_the_longer_a_game_the_more_of_the_memory_it_takes(store: Store) -> None:
    tables = Tables(store, clock=HandClock(), memory=10 * WEIGHT)
    games = [await tables.open(opening(channel_id=channel)) for channel in range(8)]
    assert len(tables.lanes.lanes) == 8
    await play_randomly(tables, games[0], random.Random(1), moves=100)
    assert games[0] in tables.lanes.lanes
    assert len(tables.lanes.lanes) < 8


@pytest.mark.sqlite
async def test_a_game_weighs_about_what_it_takes(store: Store) -> None:
    tables = Tables(store, clock=HandClock())
    games = [await tables.open(opening(8, channel_id=channel)) for channel in range(16)]
    for game_id in games:
        await play_randomly(tables, game_id, random.Random(game_id), moves=60)
    fresh = Tables(store, clock=HandClock())
    await fresh.look(games.pop())
    known = fresh.lanes.weight
    gc.collect()
    tracemalloc.start()
    try:
        for game_id in games:
            await fresh.look(game_id)
        gc.collect()
        taken, _ = tracemalloc.get_traced_memory()
    finally:
        tracemalloc.stop()
    assert taken / 1.5 < fresh.lanes.weight - known < taken * 1.5
