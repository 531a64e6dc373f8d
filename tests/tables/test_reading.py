"""Reading does not wait: neither for the other readings nor, many times over, for another thread."""

import asyncio
import threading
from collections.abc import Callable
from contextvars import Context
from typing import Any

import pytest
from sqlalchemy import Connection

from bot.store import NotStored, Store
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
