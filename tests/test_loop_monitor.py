"""The event loop is not stopped to clean memory, and is known to be late where it is."""

import asyncio
import gc
import subprocess
import sys
import time
import weakref
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import repeat
from typing import Any

import pytest

from bot import loop_monitor
from bot.loop_monitor import LoopMonitor

OLDEST = 2


@dataclass
class Cycle:
    """Something that only a cleaning lets go of."""

    itself: list[Any] = field(default_factory=list)


def rubbish() -> weakref.ref[Cycle]:
    """A cycle that nobody holds, which has outlived the cleanings of the young."""
    cycle = Cycle()
    cycle.itself.append(cycle)
    gc.collect(1)
    gc.collect(1)
    return weakref.ref(cycle)


@contextmanager
def full_collections() -> Iterator[list[int]]:
    """How many objects each cleaning of everything looked through, as it happens."""
    looked_through: list[int] = []

    def noted(phase: str, info: dict[str, int]) -> None:
        if phase == "start" and info["generation"] == OLDEST:
            looked_through.append(len(gc.get_objects()))

    gc.callbacks.append(noted)
    try:
        yield looked_through
    finally:
        gc.callbacks.remove(noted)


async def test_a_thread_at_work_gives_way_to_the_loop_while_it_is_watched() -> None:
    before = sys.getswitchinterval()
    async with LoopMonitor(lambda: False):
        assert sys.getswitchinterval() == pytest.approx(loop_monitor.GIVE_WAY)
    assert sys.getswitchinterval() == pytest.approx(before)
    assert before > loop_monitor.GIVE_WAY


def make_much() -> None:
    """Make what would have all memory cleaned by itself."""
    kept = [[Cycle() for _ in repeat(None, 1000)] for _ in range(200)]
    del kept


async def test_memory_is_not_cleaned_while_somebody_waits_bug(monkeypatch: pytest.MonkeyPatch) -> None:
    # Full collections came by themselves, in the middle of clicks, and stopped everything for 200 ms.
    monkeypatch.setattr(loop_monitor, "MUCH", 1_000_000)
    monkeypatch.setattr(loop_monitor, "QUIET", 1.0)
    idle = False
    async with LoopMonitor(lambda: idle, beat=0.01) as kept:
        gone = rubbish()
        with full_collections() as collections:
            make_much()
            await asyncio.sleep(0.1)
            assert not collections
            idle = True
            async with asyncio.timeout(5):
                while gone() is not None:  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
        assert collections
        assert kept.longest_cleaning > 0.0


async def test_memory_is_cleaned_in_the_end_though_somebody_always_waits() -> None:
    async with LoopMonitor(lambda: False, beat=0.01):
        gone = rubbish()
        make_much()
        async with asyncio.timeout(5):
            while gone() is not None:  # noqa: ASYNC110
                await asyncio.sleep(0.01)


async def test_a_busy_loop_is_noted() -> None:
    async with LoopMonitor(lambda: True, beat=0.01) as kept:
        await asyncio.sleep(0.02)
        time.sleep(0.3)  # noqa: ASYNC251
        await asyncio.sleep(0.02)
    assert kept.longest_lag >= 0.25


CHILD = """
import asyncio, gc, time
import bot.launch
from bot.loop_monitor import LoopMonitor

async def main():
    async with LoopMonitor(lambda: True):
        return len(gc.get_objects())

print(asyncio.run(main()))
"""


def test_what_is_there_at_the_start_is_never_looked_through() -> None:
    said = subprocess.run([sys.executable, "-c", CHILD], capture_output=True, text=True, check=True)
    assert int(said.stdout) < 1000
