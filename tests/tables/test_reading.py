"""Reading does not wait: neither for the other readings nor, many times over, for another thread."""

import asyncio
import threading
from collections.abc import Callable
from contextvars import Context
from functools import partial
from typing import Any

import pytest
from sqlalchemy import Connection

from bot.servers.calls import switch_calls, who_may_be_called
from bot.store import NotStored, Store, Write
from bot.store.marks import Marks
from bot.store.readers import AT_ONCE, Find, found_on
from bot.store.store import read_posts
from bot.tables import PostIntent
from bot.tables.rows import write_posts
from bot.tables.tables import Tables
from tests.tables.helpers import HandClock, opening


def answers_of_threads(monkeypatch: pytest.MonkeyPatch) -> list[Callable[..., Any]]:
    """What threads have the event loop do from now on."""
    told: list[Callable[..., Any]] = []
    loop = asyncio.get_running_loop()
    tell = loop.call_soon_threadsafe

    def told_by_a_thread(callback: Callable[..., Any], *args: Any, context: Context | None = None) -> Any:
        told.append(callback)
        return tell(callback, *args, context=context)

    monkeypatch.setattr(loop, "call_soon_threadsafe", told_by_a_thread)
    return told


async def test_a_game_is_loaded_in_one_round_trip(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    game_id = await Tables(store, clock=HandClock()).open(opening())
    told = answers_of_threads(monkeypatch)
    stored = await store.load(game_id)
    assert stored is not None
    assert len(stored.seats) == 4
    assert len(told) == 1


async def test_a_slow_reading_holds_up_no_other(store: Store) -> None:
    release = threading.Event()
    slow = asyncio.create_task(store.read(lambda connection: release.wait(10)))
    await asyncio.sleep(0)
    async with asyncio.timeout(5):
        assert await asyncio.gather(*(store.posts(f"game {number}") for number in range(100))) == [[]] * 100
    assert not slow.done()
    release.set()
    assert await slow


async def test_a_cancelled_reader_leaves_nothing_behind(store: Store) -> None:
    reading, release = threading.Event(), threading.Event()

    def read(connection: Connection) -> None:
        reading.set()
        release.wait(10)

    task = asyncio.create_task(store.read(read))
    await asyncio.to_thread(reading.wait)
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    release.set()
    await store.close()
    assert store.readers.engine.pool.checkedin() == 0  # type: ignore[attr-defined]
    with pytest.raises(NotStored):
        await store.open_games()


async def posts_and_wishes(store: Store) -> tuple[str, Callable[[Find], Any]]:
    """A game with a message that stands and one that is wanted, and what reads them and who may be called."""
    game_id = await Tables(store, clock=HandClock()).open(opening())
    write, marks = Write(), Marks(game_id)
    write_posts(game_id, 5, (PostIntent("one"), PostIntent("two")), 1.0, write, store.new_nonce)
    await store.commit(write)
    marks.posted("two", 5, 2**60, "digest")
    await store.commit(marks.write)
    await switch_calls(store, opening().seats[0].user_id or 0, False)
    return game_id, lambda find: (read_posts(find, game_id), who_may_be_called(find, game_id))


async def test_what_is_looked_up_at_every_click_is_what_is_read_as_ever(store: Store) -> None:
    _, work = await posts_and_wishes(store)
    posts, wishes = await store.look_up(work)
    assert (posts, wishes) == await store.read(lambda connection: work(partial(found_on, connection)))
    assert [(post.slot, post.message_id, post.state) for post in posts] == [
        ("two", 2**60, "posted"),
        ("one", None, "wanted"),
    ]
    assert {type(called) for called in wishes.values()} == {bool}
    assert set(wishes.values()) == {True, False}


async def test_a_kept_connection_that_is_dead_is_given_up_and_everything_is_read(store: Store) -> None:
    game_id, work = await posts_and_wishes(store)
    known = await store.look_up(work)
    (kept,) = store.readers.idle
    assert kept.dbapi_connection is not None
    kept.dbapi_connection.close()
    assert await store.look_up(work) == known
    assert store.readers.idle == []
    assert await store.look_up(work) == known
    await store.mark_gone(game_id, "one")
    assert await store.look_up(work) != known
    await store.close()
    assert store.readers.idle == []
    assert store.readers.engine.pool.checkedout() == 0  # type: ignore[attr-defined]


async def test_many_look_up_at_once(store: Store) -> None:
    _, work = await posts_and_wishes(store)
    known = await store.look_up(work)
    assert await asyncio.gather(*(store.look_up(work) for _ in range(200))) == [known] * 200
    assert 1 <= len(store.readers.idle) <= AT_ONCE
