"""Many tables whose masters are due at once: each gives its own answer, and the bot keeps answering."""

import asyncio
import time
from dataclasses import dataclass

import pytest
from msgspec.structs import replace

from bot.automata import Level
from bot.automata.workers.pool import Pool
from bot.game import Table
from bot.game.actions import Announce, GetReady
from bot.game.questions import HearContests
from bot.store import Store
from bot.tables.tables import Tables
from bot.wiring import thinking_in
from tests.tables.helpers import opening, seated

pytestmark = pytest.mark.sqlite

PAUSE = 4.0
SIZES = (8, 9, 10, 11, 12, 13, 8)
"""Sixty-four masters and a person at each table."""


def pause(table: Table, seat: int) -> float:
    """All answers in full turns are due after the same time; what comes before is short."""
    return PAUSE if table.turn >= 5 else 0.01


async def before_a_full_turn(tables: Tables, players: int, channel_id: int) -> str:
    """A game of one person and masters, in which the person's first full turn is next."""
    game = opening(players, automata=players - 1, channel_id=channel_id, seed=channel_id)
    masters = (replace(holder, automaton=Level.MASTER) for holder in game.seats[1:])
    seats = (game.seats[0], *masters)
    game_id = await tables.open(replace(game, seats=seats, starter=players - 4))
    await tables.act(game_id, GetReady(0))
    async with asyncio.timeout(60):
        while (await seated(tables, game_id)).game.table.turn < 5:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    return game_id


async def is_contested(tables: Tables, game_id: str) -> bool:
    """Whether answers are still awaited."""
    return isinstance((await seated(tables, game_id)).game.table.question, HearContests)


@dataclass
class Pulse:
    """How long the event loop was ever away."""

    longest: float = 0.0

    async def beat(self) -> None:
        while True:
            before = time.perf_counter()
            await asyncio.sleep(0.005)
            self.longest = max(self.longest, time.perf_counter() - before)


async def test_masters_of_many_tables_due_at_once_all_give_their_own_answers_bug(store: Store) -> None:
    # Nobody thought before the answers were due, so that most of many seats answered like novices.
    async with Pool(patience=0.1) as pool, Tables(store, think=thinking_in(pool), pause=pause) as tables:
        pool.patience = 60.0
        games = [await before_a_full_turn(tables, size, number) for number, size in enumerate(SIZES, 1)]
        pool.patience = 0.1
        pulse = Pulse()
        beating = asyncio.create_task(pulse.beat())
        began = time.perf_counter()
        for game_id in games:
            await tables.act(game_id, Announce(0, "judge", 0))
        assert len([game_id for game_id in games if await is_contested(tables, game_id)]) == len(SIZES)
        async with asyncio.timeout(60):
            for game_id in games:
                while await is_contested(tables, game_id):  # noqa: ASYNC110
                    await asyncio.sleep(0.01)
        assert time.perf_counter() - began >= PAUSE
        beating.cancel()
        assert pool.missed == 0
        assert pulse.longest < PAUSE / 8
