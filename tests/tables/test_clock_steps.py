"""Somebody sets the clock: nobody loses time by it, and automata do not sleep for an hour."""

import pytest

from bot.store import Store, open_store
from tests.tables.helpers import TIMES, HandClock, opening, running, seated

HOUR = 3600.0
BEAT = 20.0


@pytest.mark.parametrize("step", [-HOUR, HOUR, -30.0, 30.0])
async def test_automata_answer_when_they_would_have_bug(store: Store, step: float) -> None:
    # Set back by an hour, the clock had them answer an hour later.
    clock = HandClock()
    async with running(store, clock, heartbeat=BEAT) as tables:
        game_id = await tables.open(opening(automata=3))
        await clock.settle()
        clock.step(step)
        await clock.advance(BEAT + 3)
        assert (await seated(tables, game_id)).game.table.awaited() == (0,)


@pytest.mark.parametrize("step", [-HOUR, HOUR, -30.0, 30.0])
async def test_a_question_has_its_time_whichever_way_the_clock_was_set_bug(store: Store, step: float) -> None:
    # Set forward, the clock had everybody's time pass at once.
    clock = HandClock()
    async with running(store, clock, heartbeat=BEAT) as tables:
        game_id = await tables.open(opening())
        await clock.advance(TIMES.memorise / 2)
        clock.step(step)
        await clock.advance(BEAT)
        table = await seated(tables, game_id)
        assert table.game.table.number == 1
        assert table.deadline is not None
        assert TIMES.memorise - BEAT <= table.deadline - clock.now() <= TIMES.memorise
        await clock.advance(TIMES.memorise + 4)
        assert (await seated(tables, game_id)).game.table.number == 2


async def test_a_clock_that_is_only_corrected_moves_nothing(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock, heartbeat=BEAT) as tables:
        game_id = await tables.open(opening())
        due = (await seated(tables, game_id)).deadline
        for _ in range(2):
            clock.step(0.5)
            await clock.advance(BEAT)
        assert (await seated(tables, game_id)).deadline == due


async def test_a_clock_that_was_set_back_is_noticed_after_a_restart_bug(address: str) -> None:
    # The last heartbeat was later than now, which was taken for no outage at all.
    clock = HandClock()
    async with open_store(address) as store, running(store, clock) as tables:
        game_id = await tables.open(opening(automata=3))
    clock.step(-HOUR)
    async with open_store(address) as store, running(store, clock) as tables:
        table = await seated(tables, game_id)
        assert table.deadline == clock.now() + TIMES.memorise
        await clock.advance(3)
        assert (await seated(tables, game_id)).game.table.awaited() == (0,)


async def test_a_lost_shard_gets_back_what_it_missed_and_no_more_when_the_clock_is_set(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock, heartbeat=BEAT) as tables:
        game_id = await tables.open(opening())
        tables.disconnected()
        await clock.advance(30)
        clock.step(HOUR)
        await clock.advance(BEAT)
        due = (await seated(tables, game_id)).deadline
        tables.connected()
        await clock.advance(0)
        moved = (await seated(tables, game_id)).deadline
        assert due is not None
        assert moved == pytest.approx(due + 30 + BEAT, abs=0.01)
