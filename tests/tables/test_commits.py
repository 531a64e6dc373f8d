"""Moves that arrive together share a transaction; one that fails, fails alone."""

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import Connection, event, text

from bot.game.actions import GetReady
from bot.store import NotStored, Store, Write
from bot.tables import PostIntent, TryAgain
from bot.tables.game_log import WEIGHT
from bot.tables.tables import Tables
from tests.tables.helpers import HandClock, opening, play_randomly, seated


def count_commits(store: Store) -> list[Any]:
    commits: list[Any] = []
    event.listen(store.writer.engine, "commit", commits.append)
    return commits


async def test_moves_that_arrive_together_share_a_transaction(store: Store) -> None:
    tables = Tables(store, clock=HandClock())
    games = await asyncio.gather(*(tables.open(opening(channel_id=channel)) for channel in range(20)))
    commits = count_commits(store)
    await asyncio.gather(*(tables.act(game_id, GetReady(0)) for game_id in games))
    assert len(commits) <= 2


async def test_one_failing_move_fails_alone(store: Store, file: Path) -> None:
    tables = Tables(store, clock=HandClock())
    games = await asyncio.gather(*(tables.open(opening(channel_id=channel)) for channel in range(5)))
    with sqlite3.connect(file) as other:
        event = (games[2], 3, "seat_got_ready/1", '{"seat":3}', 0.0)
        other.execute("INSERT INTO events VALUES (?, ?, ?, ?, ?)", event)
    other.close()
    moves = [tables.act(game_id, GetReady(0), key="click") for game_id in games]
    results = await asyncio.gather(*moves, return_exceptions=True)
    assert [type(result) for result in results].count(TryAgain) == 1
    assert isinstance(results[2], TryAgain)
    told = await tables.act(games[2], GetReady(0), key="click")
    assert told.game.table.awaited() == (1, 2)


async def test_a_locked_database_is_waited_for_once_and_everybody_is_told_to_try_again(
    store: Store, file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(store, clock=HandClock())
    games = await asyncio.gather(*(tables.open(opening(channel_id=channel)) for channel in range(8)))
    attempts: list[Any] = []

    transact, writer = store.writer.transact, store.writer

    def impatient(works: Any) -> None:
        attempts.append(works)
        writer.connection = writer.connection or writer.engine.connect()
        writer.connection.connection.cursor().execute("PRAGMA busy_timeout = 100")
        transact(works)

    monkeypatch.setattr(writer, "transact", impatient)
    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        moves = [tables.act(game_id, GetReady(0), key="click") for game_id in games]
        results = await asyncio.gather(*moves, return_exceptions=True)
    assert {type(result) for result in results} == {TryAgain}
    assert 1 <= len(attempts) <= 2
    for game_id in games:
        assert not (await tables.act(game_id, GetReady(0), key="click")).repeated


async def test_a_write_that_reads_first_waits_for_the_lock_too_bug(store: Store, file: Path) -> None:
    """Whoever empties the log after a crash has the lock for a moment."""

    def read_and_write(connection: Connection) -> None:
        connection.execute(text("SELECT count(*) FROM notes"))
        connection.execute(text("INSERT INTO notes VALUES ('test', 'written')"))

    with closing(sqlite3.connect(file, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        writing = asyncio.create_task(store.commit(read_and_write))
        await asyncio.sleep(0.3)
        assert not writing.done()
        other.execute("ROLLBACK")
        await writing


async def test_a_cancelled_caller_does_not_cancel_the_commit(store: Store) -> None:
    tables = Tables(store, clock=HandClock())
    game_id = await tables.open(opening())
    caller = asyncio.create_task(tables.act(game_id, GetReady(0), key="click"))
    await asyncio.sleep(0)
    caller.cancel()
    with pytest.raises(asyncio.CancelledError):
        await caller
    again = await tables.act(game_id, GetReady(0), key="click")
    assert again.repeated
    assert (await seated(Tables(store), game_id)).game.table.awaited() == (1, 2, 3)


async def test_the_cache_is_what_is_stored_after_an_unknown_outcome(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    tables = Tables(store, clock=HandClock())
    game_id = await tables.open(opening())
    commit = store.commit

    async def commit_and_lose_the_answer(work: Any) -> None:
        await commit(work)
        raise NotStored("nobody knows")

    monkeypatch.setattr(store, "commit", commit_and_lose_the_answer)
    with pytest.raises(TryAgain):
        await tables.act(game_id, GetReady(0), key="click")
    monkeypatch.undo()
    again = await tables.act(game_id, GetReady(0), key="click")
    assert again.repeated
    assert again.game.table.awaited() == (1, 2, 3)


async def test_answers_of_different_seats_do_not_disturb_each_other(store: Store) -> None:
    tables = Tables(store, clock=HandClock())
    game_id = await tables.open(opening(13))
    clicks = [tables.act(game_id, GetReady(seat), question=1, key=str(seat)) for seat in range(13)]
    await asyncio.gather(*clicks, *(tables.act(game_id, GetReady(0), key="0") for _ in range(3)))
    assert (await seated(tables, game_id)).game.table.turn == 1


async def test_posts_are_wanted_with_the_move_that_asks_for_them_and_marked_later(store: Store) -> None:
    tables = Tables(store, clock=HandClock(), plan=lambda before, after, events: [PostIntent("turn-1")])
    game_id = await tables.open(opening())
    await tables.act(game_id, GetReady(0))
    (post,) = await store.posts(game_id)
    assert (post.state, post.message_id, len(post.nonce)) == ("wanted", None, 20)
    assert await store.to_draw(0.0) == [game_id]
    await store.mark_posted(game_id, "turn-1", 7, 999)
    await store.mark_shown(game_id, "turn-1", "digest")
    (known,) = await store.posts(game_id)
    assert (known.state, known.message_id, known.shown) == ("posted", 999, "digest")
    assert await store.post_of(999) == known
    assert await store.to_draw(0.0) == []
    assert await store.to_draw(tables.clock.now() + 3600) == [game_id]
    await store.mark_wanted(game_id, "turn-1")
    (again,) = await store.posts(game_id)
    assert again.nonce != known.nonce
    await store.mark_gone(game_id, "turn-1")
    assert await store.posts(game_id) == []


async def test_idle_tables_leave_memory_but_never_one_with_waiters(store: Store) -> None:
    tables = Tables(store, clock=HandClock(), memory=3 * WEIGHT)
    games = [await tables.open(opening(channel_id=channel)) for channel in range(6)]
    assert list(tables.lanes.lanes) == games[-2:]
    release = asyncio.Event()
    held = asyncio.create_task(tables.lanes.run(games[0], lambda game: release.wait()))
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    lane = tables.lanes.lanes[games[0]]
    waiting = [asyncio.create_task(tables.act(games[0], GetReady(seat))) for seat in range(2)]
    for game_id in games[1:]:
        await tables.look(game_id)
    assert tables.lanes.lanes[games[0]] is lane
    release.set()
    await asyncio.gather(held, *waiting)
    tables.lanes.sweep()
    tables.lanes.sweep()
    assert not tables.lanes.lanes
    assert tables.lanes.weight == 0
    assert (await seated(tables, games[0])).game.table.awaited() == (2, 3)


async def test_a_closed_store_says_so(store: Store) -> None:
    await store.close()
    with pytest.raises(NotStored):
        await store.commit(Write())


async def test_games_on_one_file_do_not_mix(store: Store) -> None:
    tables = Tables(store, clock=HandClock())
    games = [await tables.open(opening(channel_id=channel, seed=channel)) for channel in range(4)]
    plays = [play_randomly(tables, game, random.Random(n), moves=40) for n, game in enumerate(games)]
    played = await asyncio.gather(*plays)
    fresh = Tables(store, clock=HandClock())
    assert [await seated(fresh, game) for game in games] == list(played)
