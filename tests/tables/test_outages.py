"""Nobody is punished for an outage."""

import asyncio

import pytest
from msgspec.structs import replace

from bot.store import Store, open_store
from bot.store.errors import Unavailable
from bot.tables import Times
from bot.tables.outages import read_alike
from bot.tables.tables import Tables
from tests.tables.helpers import TIMES, HandClock, opening, running, seated

DAY = 86_400.0
SLOW = Times(memorise=DAY, turn=DAY, contest=DAY, power=DAY)
GUILDS_OF_TWO_SHARDS = (4 << 22, 5 << 22)


async def test_after_a_crash_a_deadline_moves_by_the_outage(address: str) -> None:
    clock = HandClock()
    async with open_store(address) as store, running(store, clock) as tables:
        game_id = await tables.open(opening(times=SLOW))
        due = clock.now() + DAY
    clock.moment += 5000
    async with open_store(address) as store, running(store, clock) as tables:
        assert (await seated(tables, game_id)).deadline == due + 5000


async def test_a_deadline_that_passed_in_the_outage_gets_its_full_time_again(address: str) -> None:
    clock = HandClock()
    async with open_store(address) as store, running(store, clock) as tables:
        game_id = await tables.open(opening())
        await clock.advance(TIMES.memorise - 5)
    clock.moment += 30
    async with open_store(address) as store, running(store, clock) as tables:
        assert (await seated(tables, game_id)).deadline == clock.now() + TIMES.memorise


async def test_a_long_deadline_gets_at_least_ten_minutes_again(address: str) -> None:
    clock = HandClock()
    async with open_store(address) as store, running(store, clock) as tables:
        game_id = await tables.open(opening(times=SLOW))
        await clock.advance(DAY - 5)
    clock.moment += 30
    async with open_store(address) as store, running(store, clock) as tables:
        assert (await seated(tables, game_id)).deadline == clock.now() + 600


async def test_daily_restarts_still_let_a_one_day_deadline_arrive(address: str) -> None:
    clock = HandClock()
    async with open_store(address) as store, running(store, clock) as tables:
        game_id = await tables.open(opening(times=SLOW))
        number = (await seated(tables, game_id)).game.table.number
    for _ in range(3):
        clock.moment += 60
        async with open_store(address) as store, running(store, clock) as tables:
            await clock.advance(DAY - 60)
            reached = (await seated(tables, game_id)).game.table.number
    assert reached > number


async def test_heartbeat_due_while_the_database_is_away_bug(
    store: Store, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Once a heartbeat was due, it was tried again without a pause, a thousand times a second.
    clock, tried = HandClock(), []

    async def refuse(work: object) -> None:
        tried.append(clock.now())
        raise Unavailable("away")

    async with running(store, clock, heartbeat=20.0):
        with monkeypatch.context() as away:
            away.setattr(store, "commit", refuse)
            async with asyncio.timeout(10):
                await clock.advance(40)
        assert 10 < len(tried) < 100


async def test_a_scheduler_that_wakes_late_was_not_there(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock, heartbeat=20.0) as tables:
        game_id = await tables.open(opening(times=SLOW))
        due = clock.now() + DAY
        await clock.settle()
        await clock.jump(20 + 1000)
        table = await seated(tables, game_id)
        assert table.game.table.number == 1
        assert table.deadline == due + 1000


async def test_a_scheduler_that_wakes_a_little_late_was_there(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock) as tables:
        game_id = await tables.open(opening())
        await clock.advance(TIMES.memorise)
        await clock.jump(3 + 29)
        assert (await seated(tables, game_id)).game.table.number == 2


@pytest.mark.parametrize(("outage", "late_too"), [(100, False), (7200, True)])
async def test_an_outage_tells_the_tables_that_read_wrong_however_late_they_are_due(
    address: str, outage: float, late_too: bool
) -> None:
    # Of tables due in more than an hour, none was put right, whatever the length of the outage.
    clock = HandClock()
    told: list[str] = []
    async with open_store(address) as store:
        tables = Tables(store, clock=clock)
        soon = await tables.open(opening(channel_id=1))
        late = await tables.open(opening(channel_id=2, times=replace(SLOW, memorise=DAY - 4000)))
        async with running(store, clock):
            pass
        clock.moment += outage
        async with running(store, clock, on_change=told.append):
            await clock.settle()
        assert told == ([soon, late] if late_too else [soon])


async def test_a_disconnected_shard_waits_and_gets_its_time_back(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock) as tables:
        here, there = GUILDS_OF_TWO_SHARDS
        served = await tables.open(opening(channel_id=1, guild_id=here))
        lost = await tables.open(opening(channel_id=2, guild_id=there))
        due = clock.now() + TIMES.memorise
        tables.disconnected(shard=1, shards=2)
        await clock.advance(500)
        assert (await seated(tables, served)).game.table.number > 1
        assert (await seated(tables, lost)).game.table.number == 1
        served_due = (await seated(tables, served)).deadline
        tables.connected(shard=1, shards=2)
        await clock.advance(0)
        assert (await seated(tables, lost)).deadline == due + 500
        assert (await seated(tables, served)).deadline == served_due
        await clock.advance(TIMES.memorise + 4)
        assert (await seated(tables, lost)).game.table.number == 2


async def test_a_crash_while_a_shard_is_lost_counts_from_when_it_was_lost(address: str) -> None:
    clock = HandClock()
    async with open_store(address) as store, running(store, clock, heartbeat=100.0) as tables:
        game_id = await tables.open(opening(guild_id=GUILDS_OF_TWO_SHARDS[1], times=SLOW))
        due = clock.now() + DAY
        tables.disconnected(shard=0, shards=2)
        tables.connected(shard=0, shards=2)
        await clock.advance(100)
        tables.disconnected(shard=1, shards=2)
        await clock.advance(1000)
    async with open_store(address) as store, running(store, clock) as tables:
        assert (await seated(tables, game_id)).deadline == due + 1000


async def test_nudges_move_with_their_question(address: str) -> None:
    clock = HandClock()
    async with open_store(address) as store, running(store, clock) as tables:
        game_id = await tables.open(opening(times=SLOW))
    clock.moment += 1000
    async with open_store(address) as store, running(store, clock) as tables:
        (nudge,) = [d for d in (await seated(tables, game_id)).deadlines if d.kind == "nudge"]
        assert nudge.fires == pytest.approx(clock.now() + DAY / 2)


async def test_deadlines_wait_until_discord_is_heard_for_the_first_time(address: str) -> None:
    clock = HandClock()
    async with open_store(address) as store:
        game_id = await Tables(store, clock=clock).open(opening())
        tables = Tables(store, clock=clock, heartbeat=20.0)
        tables.disconnected()
        async with tables:
            await clock.advance(300)
            assert (await seated(tables, game_id)).game.table.number == 1
            tables.connected()
            await clock.advance(0)
            assert (await seated(tables, game_id)).deadline == clock.now() + TIMES.memorise


async def test_shards_that_are_no_more_do_not_count_as_neglected(address: str) -> None:
    clock = HandClock()
    async with open_store(address) as store:
        tables = Tables(store, clock=clock, heartbeat=20.0)
        tables.disconnected(shard=3, shards=4)
        async with tables:
            game_id = await tables.open(opening(times=SLOW))
            due = clock.now() + DAY
        for _ in range(2):
            async with Tables(store, clock=clock, heartbeat=20.0) as tables:
                await clock.advance(1000)
        assert (await seated(tables, game_id)).deadline == due


async def test_only_a_resumed_shard_that_was_lost_for_a_moment_has_missed_nothing(store: Store) -> None:
    clock = HandClock()
    async with running(store, clock) as tables:
        game_id = await tables.open(opening())
        due = clock.now() + TIMES.memorise
        for resumed, seconds, moved in ((True, 3, 0), (True, 4, 7), (False, 1, 8)):
            tables.disconnected()
            await clock.advance(seconds)
            tables.connected(resumed=resumed)
            await clock.advance(0)
            assert (await seated(tables, game_id)).deadline == due + moved


@pytest.mark.parametrize(
    ("shown", "due", "alike"),
    [
        (600, 610, True),
        (600, 640, False),
        (40, 41, False),
        (-1, -1, False),
        (7200, 7300, True),
        (3590, 3610, False),
    ],
)
def test_a_time_reads_the_same_when_it_is_as_many_minutes_or_hours_off(
    shown: float, due: float, alike: bool
) -> None:
    assert read_alike(1000 + shown, 1000 + due, 1000) is alike
