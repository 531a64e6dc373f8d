"""What a host sees of a bot at work: health, readiness and metrics."""

import asyncio
from pathlib import Path

import pytest

from bot.operations.server import CannotListen, Pages, serving
from bot.operations.vitals import Lease, Pulse, Vitals
from bot.playground import Guild, Standin
from bot.playground.standin.faults import Status, TooMany
from bot.store.errors import Conflict, Unavailable
from bot.watch import Watch
from tests.channel.acting import seated, swap
from tests.channel.conftest import Running, running_bot

from .asking import asking

WELL = Vitals(is_connected=True, pulses=(Pulse(0, 3.0, 41.25),), unwritten=12.0)


@pytest.mark.parametrize(
    ("vitals", "lacking"),
    [
        (WELL, ()),
        (Vitals(), ("gateway", "database")),
        (Vitals(True, (Pulse(0, 1.0, 41.25), Pulse(1, 60.0, 41.25)), 12.0), ("gateway",)),
        (Vitals(True, (Pulse(0, 1.0, 41.25, is_open=False),), 12.0), ("gateway",)),
        (Vitals(True, WELL.pulses, 60.0), ("database",)),
        (Vitals(True, WELL.pulses, 1.0, is_refused=True), ("database",)),
        (Vitals(True, WELL.pulses, 1.0, needs_lease=True), ("lease",)),
        (Vitals(True, WELL.pulses, 1.0, needs_lease=True, lease=Lease(0, 1, -0.1)), ("lease",)),
        (Vitals(True, WELL.pulses, 1.0, needs_lease=True, lease=Lease(0, 1, 9.0)), ()),
    ],
)
def test_whoever_lacks_something_is_not_ready(vitals: Vitals, lacking: tuple[str, ...]) -> None:
    assert vitals.hindrances() == lacking


def test_a_silent_gateway_is_noticed_within_ninety_seconds_of_the_usual_heartbeat() -> None:
    assert Pulse(0, 41.25 + 5.0, 41.25).is_alive
    assert not Pulse(0, 60.0, 41.25).is_alive


async def test_a_bot_at_work_tells_how_it_is(standin: Standin, guild: Guild, bot: Running) -> None:
    async with asking(bot.watch) as asked:
        assert await asked.get("healthz") == (200, "alive\n")
        assert await asked.lacking() == []
        people = await seated(bot, guild)
        standin.faults.plan(TooMany(50), "POST /channels/*/messages")
        await swap(bot, people[0], people[1].name)
        await people[2].slash("mascarade rules")
        await people[2].click("Swap – or not")
        await people[1].waits_for(f"{people[1].mention}, it’s your turn")
        samples = await asked.samples()
    assert samples["mascarade_tables", (("state", "playing"),)] == 1
    assert samples["mascarade_tables", (("state", "lobby"),)] == 0
    assert samples["mascarade_answer_seconds_count", (("kind", "click"), ("outcome", "done"))] >= 3
    assert samples["mascarade_answer_seconds_count", (("kind", "click"), ("outcome", "refused"))] == 1
    assert samples["mascarade_answer_seconds_count", (("kind", "command"), ("outcome", "done"))] >= 1
    assert samples["mascarade_commit_seconds_count", (("outcome", "stored"),)] > 3
    assert samples["mascarade_discord_calls_total", (("status", "200"),)] > 3
    assert samples["mascarade_discord_calls_total", (("status", "429"),)] == 1
    assert samples["mascarade_discord_wait_seconds_sum", ()] >= 0.05
    assert samples["mascarade_gateway_alive", (("shard", "0"),)] == 1
    assert samples["mascarade_lease_held", ()] == samples["mascarade_ready", ()] == 1
    assert samples["mascarade_drawing_queue", ()] == samples["mascarade_thinking_queue", ()] == 0


async def test_a_request_without_an_answer_is_counted(standin: Standin, bot: Running, guild: Guild) -> None:
    standin.faults.plan(Status(503), "POST /interactions/*")
    async with asking(bot.watch) as asked:
        await guild.member("Anna").slash("mascarade rules")
        assert (await asked.samples())["mascarade_discord_calls_total", (("status", "503"),)] == 1


async def test_a_database_that_takes_nothing_is_told(bot: Running) -> None:
    async with asyncio.timeout(5):
        while not bot.client.restored:  # noqa: ASYNC110
            await asyncio.sleep(0.01)
    await bot.client.retention.close()  # it writes after a start, which would tell that the database does
    async with asking(bot.watch) as asked:
        bot.watch.wrote(0.1, Unavailable("the disk is full"))
        assert await asked.lacking() == ["database"]
        bot.watch.wrote(0.1, Conflict("made before"))
        assert await asked.lacking() == []
        samples = await asked.samples()
    assert samples["mascarade_commit_seconds_count", (("outcome", "refused"),)] == 1


async def test_tables_that_a_spare_counted_bug(bot: Running) -> None:
    # A spare counted the tables of all slots, so that a sum over all processes had them twice.
    assert await bot.watch.tables() == {"lobby": 0, "playing": 0}
    spare = Watch(needs_lease=True)
    spare.follow(bot.client)
    assert await spare.tables() is None


async def test_a_gateway_that_dies_without_a_word_is_told_and_left_for_another_connection(
    standin: Standin, guild: Guild, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.operations.vitals.SLACK", 0.3)
    standin.gateway.heartbeat_seconds = 0.4
    async with running_bot(standin, database, heartbeat_timeout=2.0) as bot, asking(bot.watch) as asked:
        await asyncio.sleep(1.0)
        assert await asked.lacking() == []
        standin.gateway.dies_silently()
        await asyncio.sleep(1.2)
        assert await asked.lacking() == ["gateway"]
        async with asyncio.timeout(5):
            while await asked.lacking():  # noqa: ASYNC110
                await asyncio.sleep(0.05)
        assert standin.gateway.resumes == 1
        assert "no open game" in (await guild.member("Anna").slash("mascarade games")).text


async def test_a_taken_address_is_said_in_a_sentence() -> None:
    watch = Watch()
    pages = Pages(watch.metrics, watch.vitals, watch.tables)
    async with serving(("127.0.0.1", 0), pages) as port:
        with pytest.raises(CannotListen, match=f"Nothing can listen at 127.0.0.1, port {port}"):
            async with serving(("127.0.0.1", port), pages):
                pass
