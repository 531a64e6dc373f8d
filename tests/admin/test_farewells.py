"""The messages of forgotten games: whatever could be clicked there is gone, or says why it leads nowhere."""

from pathlib import Path

import pytest
from sqlalchemy import func, select

from bot.discord_ui.painting import farewell
from bot.playground import Guild, Member, Standin
from bot.playground.people.guild import Channel
from bot.playground.standin.faults import Status
from bot.render.ids import ComponentId
from bot.servers.forgetting import forget_guild, forget_person
from bot.store.models import farewells, outbox
from tests.channel.acting import eventually, seated
from tests.channel.clicker import open_table
from tests.channel.conftest import Running, running_bot
from tests.tables.helpers import opening

from .helpers import ADMIN

ENDS = 24
WHY = "deleted when their server asks"


async def end_games(bot: Running, guild: Guild, count: int) -> list[Channel]:
    """Games that are over, each in a channel of its own; the channels."""
    channels = [guild.channel(f"ball-{number}") for number in range(count)]
    for channel in channels:
        game_id = await bot.tables.open(opening(guild_id=guild.id, channel_id=channel.id))
        await bot.tables.stop_game(game_id)
    await bot.settled()
    return channels


def clickable(watcher: Member, channels: list[Channel]) -> list[Channel]:
    """The channels in which something can still be clicked."""
    return [one for one in channels if any(seen.buttons for seen in watcher.sees(one).messages)]


async def forget(bot: Running, moderator: Member) -> None:
    """Have everything of the server forgotten."""
    await moderator.slash(f"{ADMIN} forget")
    await moderator.click("Delete for good")
    await bot.settled()


async def left(bot: Running) -> int:
    """How many messages are still known."""
    return int((await bot.tables.store.rows(select(func.count()).select_from(farewells)))[0][0])


async def test_all_ends_of_a_forgotten_server_have_nothing_left_to_click_bug(
    bot: Running, guild: Guild
) -> None:
    """Only the newest twenty had not."""
    bot.client.reconciler.farewells.pace = 0.0
    mona = guild.member("Mona", permissions=("manage_guild",))
    channels = await end_games(bot, guild, ENDS)
    assert len(clickable(mona, channels)) == ENDS
    before = [pictured(mona, channel) for channel in channels]
    await forget(bot, mona)
    assert clickable(mona, channels) == []
    assert [pictured(mona, channel) for channel in channels] == before
    assert await left(bot) == 0


def pictured(watcher: Member, channel: Channel) -> tuple[str, str]:
    """The words and the picture of a channel's newest message."""
    end = watcher.sees(channel).messages[-1]
    (gallery,) = [one for one in end.components[0]["components"] if "items" in one]
    return end.text, gallery["items"][0]["media"]["url"]


async def test_a_restart_goes_on_with_the_buttons_of_forgotten_games(
    standin: Standin, guild: Guild, database: Path
) -> None:
    mona = guild.member("Mona", permissions=("manage_guild",))
    async with running_bot(standin, database) as bot:
        bot.client.reconciler.farewells.pace = 60.0
        channels = await end_games(bot, guild, 3)
        await mona.slash(f"{ADMIN} forget")
        await mona.click("Delete for good")

        async def one_is_done() -> bool:
            return await left(bot) == 2

        await eventually(one_is_done)
        assert len(clickable(mona, channels)) == 2
    async with running_bot(standin, database) as bot:
        bot.client.reconciler.farewells.pace = 0.0

        async def all_are_done() -> bool:
            return await left(bot) == 0

        await eventually(all_are_done)
    assert clickable(mona, channels) == []


async def test_an_end_in_an_archived_thread_of_the_bots_loses_its_buttons_and_the_thread_stays_archived(
    bot: Running, guild: Guild, standin: Standin
) -> None:
    mona = guild.member("Mona", permissions=("manage_guild",))
    thread = guild.general.thread("table")
    thread.state.owner_id = standin.world.bot_id
    game_id = await bot.tables.open(opening(guild_id=guild.id, channel_id=thread.id))
    await bot.tables.stop_game(game_id)
    await bot.settled()
    thread.archives()
    assert clickable(mona, [thread]) == [thread]
    await forget(bot, mona)
    assert clickable(mona, [thread]) == []
    assert thread.state.archived
    assert await left(bot) == 0


async def test_messages_that_are_out_of_reach_are_let_go(bot: Running, guild: Guild) -> None:
    bot.client.reconciler.farewells.pace = 0.0
    channels = await end_games(bot, guild, 2)
    await forget_guild(bot.tables.store, guild.id, parting=True)
    channels[0].loses(guild.member("Mona").sees(channels[0]).messages[-1])
    channels[1].vanishes()
    bot.client.reconciler.say_farewell()
    await bot.settled()
    assert await left(bot) == 0


async def test_a_channel_that_has_to_wait_holds_up_no_other_bug(
    bot: Running, guild: Guild, standin: Standin, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One message that Discord failed with for hours kept all older ones of all servers waiting."""
    monkeypatch.setattr(farewell, "AGAIN_AFTER", 0.2)
    bot.client.reconciler.farewells.pace = 0.0
    mona = guild.member("Mona", permissions=("manage_guild",))
    channels = await end_games(bot, guild, 3)
    failing = f"GET /channels/{channels[2].id}/messages/*"
    standin.faults.plan(Status(503), failing, times=1_000)
    await forget_guild(bot.tables.store, guild.id, parting=True)
    bot.client.reconciler.say_farewell()

    async def one_waits() -> bool:
        return await left(bot) == 1

    await eventually(one_waits)
    assert clickable(mona, channels) == channels[2:]
    standin.faults.clear()
    await bot.settled()
    assert clickable(mona, channels) == []
    assert await left(bot) == 0


async def test_a_button_that_could_not_be_taken_away_says_why_it_leads_nowhere(
    bot: Running, guild: Guild
) -> None:
    people = await seated(bot, guild)
    game_id = str(await bot.tables.find(guild.general.id))
    await bot.tables.stop_game(game_id)
    await bot.settled()
    await forget_guild(bot.tables.store, guild.id)
    await bot.tables.read_again()
    for label in ("Rematch", "What really happened"):
        assert WHY in await people[0].click(label)
    for verb in ("ready", "announce", "join", "table", "jump", "notes"):
        assert WHY in await guild.attacker("Mallory").forges(str(ComponentId(game_id, 0, verb)))


async def test_who_is_forgotten_is_taken_out_of_what_is_shown_after_a_restart_too_bug(
    standin: Standin, guild: Guild, database: Path
) -> None:
    """What was not drawn anew before a stop kept the name, and a rematch that nobody could have."""
    people = [guild.member(name) for name in ("Ann", "Ben", "Cleo", "Dora")]
    async with running_bot(standin, database) as bot:
        await open_table(bot, people)
        game_id = str(await bot.tables.find(guild.general.id))
        await bot.tables.stop_game(game_id)
        await bot.settled()
        assert "Rematch" in people[0].sees().buttons
        for person in people:
            assert await forget_person(bot.tables.store, person.id) == [game_id]
    async with running_bot(standin, database) as bot:

        async def all_is_known() -> bool:
            return not await bot.tables.store.rows(select(outbox).where(outbox.c.shown == ""))

        await eventually(all_is_known)
        await bot.settled()
    assert "Rematch" not in people[0].sees().buttons
    assert "Ann" not in people[0].sees().messages[-1].text


async def test_nothing_is_forgotten_twice_and_no_place_with_it(bot: Running, guild: Guild) -> None:
    """A second wish, while the buttons of the first are still being taken away, leaves none behind."""
    bot.client.reconciler.farewells.pace = 0.05
    mona = guild.member("Mona", permissions=("manage_guild",))
    channels = await end_games(bot, guild, 4)
    await forget_guild(bot.tables.store, guild.id, parting=True)
    await forget(bot, mona)
    assert clickable(mona, channels) == []
    assert await left(bot) == 0
