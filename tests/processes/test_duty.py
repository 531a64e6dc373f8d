"""Two processes share a database: what one does reaches what the other keeps in memory or shows."""

import asyncio
import random
import threading
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import AsyncExitStack, asynccontextmanager

import pytest
from sqlalchemy import text

from bot.discord_ui import shared_client
from bot.discord_ui.shared_client import SharedMascarade
from bot.duty import FINISHING, Division, Duty, on_duty
from bot.playground import Guild, Standin
from bot.store.engines import connect
from bot.store.leases import PACE, Lease, Leases
from bot.store.shares import share_of
from bot.store.writer import Work
from bot.tables import Seated
from bot.text.names import SOMEONE
from tests.channel.clicker import open_table, play_on
from tests.channel.conftest import Running, at_once, no_pause, think
from tests.pixels import patch_of

from .child import TirelessClient, no_suspense


def quiet(text: str) -> None:
    """Say nothing."""


@asynccontextmanager
async def process(standin: Standin, url: str, slots: int) -> AsyncIterator[Duty]:
    """A process at work, or waiting, on this loop."""
    stopped = asyncio.Event()
    async with on_duty(
        url,
        standin.token,
        Division(slots),
        quiet,
        client_class=TirelessClient,
        think=think,
        pause=at_once,
        hesitate=no_pause,
        suspense=no_suspense,
        artist=patch_of,
        icons=dict,
        guild_ready_timeout=0.05,
    ) as duty:
        task = asyncio.create_task(duty.run(stopped))
        try:
            yield duty
        finally:
            stopped.set()
            await task


async def serving(duty: Duty) -> SharedMascarade:
    """The client of a process, once it serves a slot."""
    async with asyncio.timeout(30):
        while duty.client is None or not duty.client.is_ready():  # noqa: ASYNC110
            await asyncio.sleep(0.02)
    return duty.client


async def served_by(standin: Standin, slot: int, slots: int) -> Guild:
    """A server that a slot serves."""
    while True:
        guild = standin.guild(f"Court {len(standin.world.guilds)}")
        if share_of(slot, slots, slots).serves(guild.id):
            return guild
        await asyncio.sleep(0.0011)


@pytest.fixture
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shared_client, "SETTLING", 0.3)


@pytest.mark.usefixtures("in_a_hurry")
async def test_forgetting_and_foreign_edits_reach_the_other_process(
    standin: Standin, postgres_url: str
) -> None:
    standin.gateway.shards = standin.gateway.max_concurrency = 2
    here, there = [await served_by(standin, slot, 2) for slot in range(2)]
    people = [there.member(f"Player {number}") for number in range(1, 3)]
    async with process(standin, postgres_url, 2) as one, process(standin, postgres_url, 2) as two:
        clients = {lease_of(client).share.slot: client for client in (await serving(one), await serving(two))}
        for slot, guild in enumerate((here, there)):
            assert guild.id in [one.id for one in clients[slot].guilds]
            assert guild.id not in [one.id for one in clients[1 - slot].guilds]
        bot = Running(clients[1], clients[1].tables)
        await open_table(bot, people)
        await play_on(bot, people, random.Random(1))
        (game_id,) = bot.tables.lanes.lanes
        await here.member("Player 2").slash("mascarade forget-me")
        assert "one finished game" in (await here.member("Player 2").click("Delete for good"))
        await people[0].waits_for("someone: ")
        table = await bot.tables.look(game_id)
        assert isinstance(table, Seated)
        assert SOMEONE in [holder.name for holder in table.seats]
        end = next(people[0].sees().newest_first())
        state = people[0].channel.state.messages[end.id]
        words = {"components": [{"type": 10, "content": "An old process’s last words"}]}
        standin.messages.edit(there.state, state, words, [])
        assert "last words" in people[0].sees()
        await people[0].waits_for(
            lambda screen: "last words" not in str(screen) and "someone: " in str(screen)
        )
    assert (
        sum(method == "PUT" and path.endswith("/commands") for method, path, _ in standin.rest.requests) == 1
    )


async def test_a_spare_takes_over_what_a_stopped_process_gives_back(
    standin: Standin, postgres_url: str
) -> None:
    anna = standin.guild("Court").member("Anna")
    async with AsyncExitStack() as running:
        first = await running.enter_async_context(process(standin, postgres_url, 1))
        epoch = lease_of(await serving(first)).epoch
        async with process(standin, postgres_url, 1) as spare:
            await asyncio.sleep(1.2)
            assert spare.lease is None
            await running.aclose()
            assert lease_of(await serving(spare)).epoch == epoch + 1
            assert "no open game" in (await anna.slash("mascarade games")).text


def lease_of(client: SharedMascarade) -> Lease:
    """The lease by which a client is at work."""
    assert client.lease is not None
    return client.lease


async def test_stopping_while_it_waits_for_its_turn_to_identify_bug(
    standin: Standin, postgres_url: str
) -> None:
    # The process stayed until its shards' turn had come, and then tried to connect for ever.
    engine = connect(postgres_url)
    async with AsyncExitStack() as running:
        async with process(standin, postgres_url, 1):
            pass
        async with engine.begin() as connection:
            later = "INSERT INTO identifies SELECT 0, 60 + extract(epoch FROM clock_timestamp())"
            await connection.execute(text(f"{later} ON CONFLICT (bucket) DO UPDATE SET next = EXCLUDED.next"))
        duty = await running.enter_async_context(process(standin, postgres_url, 1))
        async with asyncio.timeout(10):
            while duty.client is None or not duty.client.turns:  # noqa: ASYNC110
                await asyncio.sleep(0.02)
            await running.aclose()
        other = Leases(engine, "another")
        assert await other.take() is not None
        await other.disconnect()
    await engine.dispose()


async def test_a_planned_stop_answers_what_has_arrived_bug(standin: Standin, postgres_url: str) -> None:
    # Moves that were being stored when a process was stopped were made, and nobody was told.
    anna = standin.guild("Court").member("Anna")
    async with AsyncExitStack() as running:
        duty = await running.enter_async_context(process(standin, postgres_url, 1))
        writer = (await serving(duty)).tables.store.writer
        transact, writing = writer.transact, threading.Event()

        def write_slowly(works: Sequence[Work]) -> None:
            writing.set()
            time.sleep(0.3)
            transact(works)

        writer.transact = write_slowly  # type: ignore[method-assign]
        click = asyncio.create_task(anna.slash("mascarade start"))
        assert await asyncio.to_thread(writing.wait, 10)
        await running.aclose()
        assert (await click).interaction.callback is not None


async def test_a_planned_stop_does_not_wait_until_discord_answers_bug(
    standin: Standin, postgres_url: str
) -> None:
    # A private message that could not be deleted was tried again for half a minute, with the slot still held.
    unanswered = asyncio.Event()
    async with AsyncExitStack() as running:
        first = await running.enter_async_context(process(standin, postgres_url, 1))
        (await serving(first)).router.private.tasks.add(asyncio.create_task(unanswered.wait()))  # type: ignore[arg-type]
        async with process(standin, postgres_url, 1) as spare:
            ending = asyncio.create_task(running.aclose())
            async with asyncio.timeout(FINISHING + PACE + 5):
                await serving(spare)
            assert not ending.done()
            unanswered.set()
            await ending
