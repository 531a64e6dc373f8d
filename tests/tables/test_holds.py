"""Nobody's time runs at a table that is not shown, and no other table waits for it."""

import pytest

from bot.store import Store
from bot.tables import scheduler
from tests.tables.helpers import TIMES, HandClock, opening, running, seated


async def test_a_table_that_is_not_shown_waits_and_has_its_time_once_it_is(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock) as tables:
        game_id = await tables.open(opening())
        due = clock.now() + TIMES.memorise
        tables.hold(game_id, clock.steady())
        await clock.advance(500)
        assert (await seated(tables, game_id)).game.table.number == 1
        await tables.make_up(game_id)
        await clock.advance(20)
        await tables.make_up(game_id)
        tables.release(game_id)
        assert (await seated(tables, game_id)).deadline == due + 520
        await clock.advance(TIMES.memorise + 4)
        assert (await seated(tables, game_id)).game.table.number == 2


async def test_a_time_that_was_up_in_a_moment_that_need_not_be_made_up_for_passes(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock) as tables:
        game_id = await tables.open(opening())
        await clock.advance(TIMES.memorise + 2)
        tables.hold(game_id, clock.steady())
        await clock.advance(1.5)
        tables.release(game_id)
        await clock.advance(0)
        assert (await seated(tables, game_id)).game.table.number == 2


async def test_many_tables_that_are_not_shown_let_no_other_wait(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "BATCH", 2)
    clock = HandClock()
    async with running(store, clock) as tables:
        held = [await tables.open(opening(channel_id=channel)) for channel in range(4)]
        for game_id in held:
            tables.hold(game_id, clock.steady())
        shown = await tables.open(opening(channel_id=9))
        await clock.advance(TIMES.memorise + 4)
        assert (await seated(tables, shown)).game.table.number == 2
        assert [(await seated(tables, game_id)).game.table.number for game_id in held] == [1] * 4
