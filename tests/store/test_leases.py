"""A slot belongs to one process at a time; whoever has lost it writes nothing and sends nothing."""

import asyncio
import itertools
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

import pytest
from sqlalchemy import Connection, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.servers.forgetting import note_presence
from bot.store import Store, UnusableDatabase, leases, open_store
from bot.store.engines import connect, connect_threads
from bot.store.errors import Fenced
from bot.store.leases import LENGTH, MARGIN, Lease, Leases
from bot.store.models import guilds, heartbeats
from bot.store.notices import changed_games, listen
from bot.store.planning import agreed_shards
from bot.store.shares import SNOWFLAKE_TIME, share_of
from bot.tables.tables import Tables
from tests.tables.helpers import TIMES, HandClock, opening, running, seated


@pytest.fixture
async def engine(postgres_url: str) -> AsyncIterator[AsyncEngine]:
    engine = connect(postgres_url)
    yield engine
    await engine.dispose()


@asynccontextmanager
async def processes(engine: AsyncEngine, count: int) -> AsyncIterator[list[Leases]]:
    """So many processes that ask for slots."""
    made = [Leases(engine, f"process {number}") for number in range(count)]
    yield made
    for one in made:
        await one.disconnect()


async def lapse(engine: AsyncEngine, slot: int) -> None:
    """Let the time of a lease be over by the database's clock."""
    async with engine.begin() as connection:
        await connection.execute(text("UPDATE leases SET until = 0 WHERE slot = :slot"), {"slot": slot})


async def some_lease(process: Leases) -> Lease:
    lease = await process.take()
    assert lease is not None
    return lease


def write_something(connection: Connection) -> None:
    connection.execute(text("INSERT INTO uncalled VALUES (1)"))


def undo_it(connection: Connection) -> None:
    connection.execute(text("DELETE FROM uncalled"))


@pytest.mark.parametrize(("slots", "shards"), [(1, 1), (3, 12), (4, 4), (3, 10), (7, 16)])
def test_every_server_is_served_by_exactly_one_slot(slots: int, shards: int) -> None:
    shares = [share_of(slot, slots, shards) for slot in range(slots)]
    assert [shard for share in shares for shard in share.ids] == list(range(shards))
    assert all(share.ids for share in shares)
    for number in range(50):
        assert [share.serves(number * SNOWFLAKE_TIME + 5) for share in shares].count(True) == 1


async def test_slots_go_to_those_who_ask_first_and_to_a_spare_when_one_lapses(engine: AsyncEngine) -> None:
    assert await agreed_shards(engine, 2, 5, 1) == 5
    async with processes(engine, 3) as (one, two, spare):
        first, second = await some_lease(one), await some_lease(two)
        assert (first.share.ids, second.share.ids) == (range(2), range(2, 5))
        assert await spare.take() is None
        await lapse(engine, 1)
        third = await some_lease(spare)
        assert (third.share, third.epoch) == (second.share, second.epoch + 1)
        await one.release(first)
        again = await some_lease(two)
        assert again.share == first.share


async def test_a_lease_is_renewed_until_somebody_else_has_the_slot(
    engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "EVERY", 0.02)
    await agreed_shards(engine, 1, 1, 1)
    async with processes(engine, 2) as (one, spare):
        lease = await some_lease(one)
        lease.until -= 5
        keeping = asyncio.create_task(one.keep(lease))
        async with asyncio.timeout(10):
            while lease.left < LENGTH - 2:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
            assert await spare.take() is None
            await lapse(engine, 0)
            while (await spare.take()) is None:
                await lapse(engine, 0)
            await keeping
        assert lease.lost.is_set()
        assert not lease.may_send


async def end_sessions(engine: AsyncEngine) -> None:
    """Cut everybody off, as a restart of the database does."""
    async with engine.begin() as connection:
        ending = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid()"
        await connection.execute(text(f"{ending} AND datname = current_database()"))


async def test_release_after_the_database_restarted_bug(engine: AsyncEngine) -> None:
    # The connection had died unnoticed: one attempt failed, and the spare waited until the lease lapsed.
    await agreed_shards(engine, 1, 1, 1)
    async with processes(engine, 2) as (one, spare):
        lease = await some_lease(one)
        await end_sessions(engine)
        await one.release(lease)
        assert (await some_lease(spare)).epoch == lease.epoch + 1


async def test_release_in_the_middle_of_a_renewal_bug(
    engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    # A renewal that was cancelled on its way left a connection that could not be used.
    monkeypatch.setattr(leases, "EVERY", 0.0)
    await agreed_shards(engine, 1, 1, 1)
    async with processes(engine, 2) as (one, spare):
        lease = await some_lease(one)
        async with engine.begin() as connection:
            await connection.execute(text("SELECT slot FROM leases FOR SHARE"))
            keeping = asyncio.create_task(one.keep(lease))
            await asyncio.sleep(0.1)
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
        await one.release(lease)
        assert (await some_lease(spare)).epoch == lease.epoch + 1


def test_nothing_is_sent_with_little_of_the_lease_left(monkeypatch: pytest.MonkeyPatch) -> None:
    moments = iter([0.0, LENGTH - MARGIN - 0.1, LENGTH - MARGIN + 0.1, LENGTH + 60])
    monkeypatch.setattr(leases, "steady", lambda: next(moments))
    lease = Lease(share_of(0, 1, 1), 1, leases.steady() + LENGTH)
    assert [lease.may_send for _ in range(3)] == [True, False, False]


async def test_who_has_lost_the_slot_writes_nothing_whatever_it_believes(
    engine: AsyncEngine, postgres_url: str
) -> None:
    await agreed_shards(engine, 1, 1, 1)
    async with open_store(postgres_url, shared=True) as store, processes(engine, 2) as (one, spare):
        store.hold(await some_lease(one))
        await store.commit(write_something)
        await lapse(engine, 0)
        await store.commit(undo_it)
        new = await some_lease(spare)
        with pytest.raises(Fenced):
            await store.commit(write_something)
        store.hold(new)
        await store.commit(write_something)


async def test_a_slot_is_not_taken_in_the_middle_of_a_commit_nor_kept_by_one_that_sleeps(
    engine: AsyncEngine, postgres_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.store.engines.IDLE_IN_TRANSACTION", 400)
    await agreed_shards(engine, 1, 1, 1)
    async with processes(engine, 2) as (one, spare):
        lease = await some_lease(one)
        sleeper = connect_threads(postgres_url)
        connection = sleeper.connect()
        connection.begin()
        lease.fence(connection)
        await lapse_skipping(engine)
        assert await spare.take() is None
        async with asyncio.timeout(10):
            while await spare.take() is None:
                await asyncio.sleep(0.05)
                await lapse_skipping(engine)
        connection.invalidate()
        sleeper.dispose()


async def lapse_skipping(engine: AsyncEngine) -> None:
    """Let a lease lapse as time does, without waiting for whoever has its row."""
    async with engine.begin() as connection:
        skip = "SELECT slot FROM leases FOR UPDATE SKIP LOCKED"
        await connection.execute(text(f"UPDATE leases SET until = 0 WHERE slot IN ({skip})"))


async def test_who_sleeps_in_a_transaction_that_no_timeout_ends_is_evicted(
    engine: AsyncEngine, postgres_url: str
) -> None:
    # In the middle of a pipeline PostgreSQL takes a session for busy, not for idle.
    await agreed_shards(engine, 1, 1, 1)
    async with processes(engine, 2) as (one, spare):
        lease = await some_lease(one)
        sleeper = connect_threads(postgres_url)
        with sleeper.connect() as connection:
            connection.execute(text("SET idle_in_transaction_session_timeout = 0"))
            connection.execute(text("SET application_name = 'process 0'"))
            connection.commit()
            await lapse(engine, 0)
            lease.fence(connection)
            assert await spare.take() is None
            async with asyncio.timeout(10):
                while await spare.take() is None:  # noqa: ASYNC110
                    await asyncio.sleep(0.05)
            connection.invalidate()
        sleeper.dispose()


async def test_all_processes_divide_the_shards_alike(engine: AsyncEngine) -> None:
    async with engine.begin() as connection:
        await connection.execute(text("INSERT INTO heartbeats VALUES (0, 90), (1, 70)"))
    assert await agreed_shards(engine, 2, None, 1) == 2
    assert await agreed_shards(engine, 2, None, 6) == 6
    async with processes(engine, 1) as (one,):
        lease = await some_lease(one)
        assert await agreed_shards(engine, 2, None, 9) == 6
        for slots, shards in ((3, None), (2, 8)):
            with pytest.raises(UnusableDatabase, match="divide 6 shards into 2 slots"):
                await agreed_shards(engine, slots, shards, 9)
        await one.release(lease)
    assert await agreed_shards(engine, 3, 8, 9) == 8
    async with engine.connect() as connection:
        beats = (await connection.execute(select(heartbeats.c.at))).scalars().all()
    assert beats == [70.0] * 8


async def test_shards_of_one_group_introduce_themselves_one_after_the_other(
    engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(leases, "PACE", 0.3)
    began = time.monotonic()
    moments: list[tuple[int, float]] = []

    async def introduce(process: Leases, shard: int) -> None:
        await asyncio.sleep(await process.book_turn(shard, 2))
        moments.append((shard % 2, time.monotonic() - began))

    async with processes(engine, 2) as (one, two):
        await asyncio.gather(introduce(one, 0), introduce(two, 2), introduce(one, 4), introduce(two, 1))
    even = sorted(moment for group, moment in moments if group == 0)
    assert all(later - earlier > 0.25 for earlier, later in itertools.pairwise(even))
    assert even[2] < 3


async def test_a_turn_taken_late_bug(engine: AsyncEngine, monkeypatch: pytest.MonkeyPatch) -> None:
    # Whoever connected slowly introduced a shard late, and the next one, on time, was too early for Discord.
    monkeypatch.setattr(leases, "PACE", 0.6)
    moments: list[float] = []

    async def introduce(process: Leases, shard: int, late: float) -> None:
        await asyncio.sleep(await process.book_turn(shard, 2) + late)
        await process.wait_to_identify(shard, 2)
        moments.append(time.monotonic())

    async with processes(engine, 3) as (one, two, three):
        first = asyncio.create_task(introduce(one, 0, 0.5))
        await asyncio.sleep(0.1)
        await asyncio.gather(first, introduce(two, 2, 0.0))
        assert moments[1] - moments[0] > 0.55
        began = time.monotonic()
        await three.wait_to_identify(1, 2)
        assert time.monotonic() - began < 0.55


def in_share(slot: int) -> int:
    """A server that the slot of two serves."""
    return slot * SNOWFLAKE_TIME + 5


@asynccontextmanager
async def two_stores(engine: AsyncEngine, url: str) -> AsyncIterator[tuple[Store, Store]]:
    """The databases of two processes that share the work."""
    await agreed_shards(engine, 2, 2, 1)
    async with (
        open_store(url, shared=True) as one,
        open_store(url, shared=True) as two,
        processes(engine, 2) as taking,
    ):
        for store, process in zip((one, two), taking, strict=True):
            store.hold(await some_lease(process))
        yield one, two


async def test_deadlines_outages_and_posts_are_each_processs_own(
    engine: AsyncEngine, postgres_url: str
) -> None:
    clock = HandClock()
    async with two_stores(engine, postgres_url) as (one, two):
        games = [
            await Tables(store, clock=clock).open(opening(guild_id=in_share(slot), channel_id=slot))
            for slot, store in enumerate((one, two))
        ]
        for store, game_id in zip((one, two), games, strict=True):
            assert {row.game_id for row in await store.due(clock.now() + 900, 99)} == {game_id}
            assert await store.to_draw(clock.now() + 900) == [game_id]
            assert await store.served_here(games) == [game_id]
        before = await two.earliest(0)
        async with running(one, clock) as tables:
            assert (await seated(tables, games[0])).deadline == clock.now() + TIMES.memorise
        clock.moment += 5000
        async with running(one, clock) as tables:
            assert (await seated(tables, games[0])).deadline == clock.now() + TIMES.memorise
        assert await two.earliest(0) == before
        async with running(two, clock) as tables:
            assert (await seated(tables, games[1])).deadline is not None
        rows = await two.rows(select(heartbeats.c.shard, heartbeats.c.at).order_by(heartbeats.c.shard))
        assert [tuple(row) for row in rows] == [(0, clock.now()), (1, clock.now())]


async def test_not_among_my_servers_is_never_a_removal(engine: AsyncEngine, postgres_url: str) -> None:
    async with two_stores(engine, postgres_url) as (one, two):
        for slot in (0, 1):
            await Tables(one).open(opening(guild_id=in_share(slot), channel_id=slot))
        assert await note_presence(one, [], now=100.0) == []
        gone = select(guilds.c.guild_id).where(guilds.c.gone_since.is_not(None))
        assert [row.guild_id for row in await two.rows(gone)] == [in_share(0)]
        assert await note_presence(two, [in_share(1)], now=1e9) == []
        assert await note_presence(one, [], now=1e9) == [in_share(0)]


async def test_what_one_process_changes_others_are_told(engine: AsyncEngine, postgres_url: str) -> None:
    heard: list[str] = []
    began = asyncio.Event()
    listening = asyncio.create_task(listen(engine, began.set, heard.append))
    async with two_stores(engine, postgres_url) as (one, two), asyncio.timeout(10):
        await began.wait()
        await one.tell_others([f"game{number:04d}" for number in range(700)])
        while len(heard) < 2:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
        assert one.lease is not None
        assert two.lease is not None
        assert (
            len([*changed_games(heard[0], two.lease.name), *changed_games(heard[1], two.lease.name)]) == 700
        )
        assert [*changed_games(heard[0], one.lease.name)] == []
    listening.cancel()
    await asyncio.gather(listening, return_exceptions=True)


async def test_two_processes_do_the_same_thing_one_after_the_other(
    engine: AsyncEngine, postgres_url: str
) -> None:
    inside: list[int] = []

    async def do(store: Store, note: Callable[[int], None]) -> None:
        async with store.one_at_a_time("commands"):
            note(1)
            await asyncio.sleep(0.1)
            note(-1)

    async with two_stores(engine, postgres_url) as stores:
        await asyncio.gather(*(do(store, inside.append) for store in stores))
    assert inside == [1, -1, 1, -1]
