"""The connection to Discord breaks: what was not missed changes nothing, and what was is made up for."""

import asyncio

import pytest

from bot.discord_ui.painting import repairs
from bot.playground import Guild, Standin
from bot.playground.people.guild import Channel
from tests.tables.helpers import HandClock

from .acting import eventually, seated, state_of
from .conftest import Running


async def edits(standin: Standin, since: int = 0) -> list[str]:
    """The channels in which messages were edited, in that order."""
    await standin.quiet(0.2)
    written = standin.rest.requests[since:]
    return [path.split("/")[2] for method, path, _ in written if method == "PATCH" and "/channels/" in path]


async def lobbies(bot: Running, guild: Guild, hand: HandClock, count: int) -> list[Channel]:
    """Lobbies that end one after the other, the first the soonest."""
    channels = [guild.channel(f"table-{number}") for number in range(count)]
    for number, channel in enumerate(channels):
        host = guild.member(f"Host {number}")
        host.goes_to(channel)
        await host.slash("mascarade start")
        await bot.settled()
        await hand.advance(1)
    return channels


async def gap(bot: Running, standin: Standin, hand: HandClock, seconds: float) -> None:
    """Discord is not heard for a while."""

    async def is_lost() -> bool:
        return bool(bot.tables.outages.lost)

    async def is_back() -> bool:
        return not bot.tables.outages.lost

    standin.gateway.goes_out()
    await eventually(is_lost)
    await hand.advance(seconds)
    standin.gateway.comes_back()
    await eventually(is_back, 30)


async def times(bot: Running, channels: list[Channel]) -> list[float]:
    """When the lobbies end."""
    found = [await bot.tables.look(await bot.tables.find(channel.id) or "") for channel in channels]
    return [lobby.deadline or 0.0 for lobby in found]


async def test_being_asked_to_reconnect_changes_nothing_bug(
    timed_bot: Running, standin: Standin, guild: Guild, hand: HandClock
) -> None:
    # Every reconnect counted as an outage: all deadlines moved, and all tables were edited.
    people = await seated(timed_bot, guild)
    await hand.advance(30)
    before, since = await state_of(timed_bot, guild.general), len(standin.rest.requests)
    resumed = standin.gateway.resumes

    async def is_back() -> bool:
        return standin.gateway.resumes > resumed and not timed_bot.tables.outages.lost

    standin.gateway.ask_to_reconnect()
    await eventually(is_back)
    await timed_bot.settled()
    assert await edits(standin, since) == []
    assert (await state_of(timed_bot, guild.general)).deadlines == before.deadlines
    await hand.advance(before.deadlines[-1].fires - hand.now() + 1)
    assert (await state_of(timed_bot, guild.general)).game.table.turn == 2
    assert (await people[1].click("Swap – or not")).ephemeral


@pytest.mark.expects_errors("Attempting a reconnect")
async def test_a_gap_moves_deadlines_but_leaves_alone_what_still_reads_right(
    timed_bot: Running, standin: Standin, guild: Guild, hand: HandClock
) -> None:
    channels = await lobbies(timed_bot, guild, hand, 2)
    before, since = await times(timed_bot, channels), len(standin.rest.requests)
    await gap(timed_bot, standin, hand, 8)
    assert await times(timed_bot, channels) == pytest.approx([time + 8 for time in before], abs=0.01)
    assert await edits(standin, since) == []


@pytest.mark.expects_errors("Attempting a reconnect")
async def test_after_a_gap_the_most_urgent_is_put_right_first_and_what_is_new_before_that(
    timed_bot: Running, standin: Standin, guild: Guild, hand: HandClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(repairs, "PACE", 0.4)
    channels = await lobbies(timed_bot, guild, hand, 6)
    since, guest = len(standin.rest.requests), guild.member("Guest")
    guest.goes_to(channels[-1])
    await gap(timed_bot, standin, hand, 100)
    await guest.click("Join")
    await asyncio.sleep(2.5)
    order = [str(channel.id) for channel in channels]
    found = await edits(standin, since)
    assert sorted(found) == sorted(order)
    assert found.index(order[-1]) < 3
    found.remove(order[-1])
    assert found == order[:-1]
