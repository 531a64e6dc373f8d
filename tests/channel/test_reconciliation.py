"""Whatever happens to messages, channels and people: the table is right again, or put away cleanly."""

import asyncio
import re
from pathlib import Path
from typing import Any

from bot.playground import Guild, Standin
from bot.playground.standin.faults import Slow, Status
from bot.wiring import assembled, connected
from tests.pixels import patch_of
from tests.tables.helpers import HandClock, url_of

from .acting import announce, eventually, first_turns, get_ready, seated, state_of, swap
from .clicker import open_table
from .conftest import FastClient, Running, running_bot


async def is_closed(bot: Running, game_id: str) -> bool:
    return (await bot.tables.look(game_id)).closed is not None


async def test_cards_are_hidden_before_the_first_turn_is_posted(bot: Running, guild: Guild) -> None:
    people = await seated(bot, guild)
    screen = people[0].sees()
    cards = [seen for seen in screen.messages if "face down" in seen.text]
    assert cards
    assert cards[0].edited
    assert "Judge\n" not in cards[0].text
    events = [one.event for one in people[0].received()]
    texts = [one.data.decode() for one in people[0].received()]
    hidden = next(
        i for i, text in enumerate(texts) if events[i] == "MESSAGE_UPDATE" and "cards are face down" in text
    )
    first_turn = next(i for i, text in enumerate(texts) if "it’s your turn" in text)
    assert hidden < first_turn


async def test_no_turn_is_posted_while_the_cards_cannot_be_hidden(
    standin: Standin, bot: Running, guild: Guild
) -> None:
    people = [guild.member(f"Player {number}") for number in range(1, 5)]
    await open_table(bot, people)
    standin.faults.plan(Status(500), "PATCH /channels/*/messages/*", times=50)
    for person in people:
        await person.click("Ready")
    await asyncio.sleep(0.3)
    assert "it’s your turn" not in people[0].sees()
    standin.faults.clear()
    await people[0].waits_for("it’s your turn", 20)
    assert "[Ready]" not in str(people[0].sees())


async def test_a_deleted_table_message_comes_back(bot: Running, guild: Guild) -> None:
    people = await seated(bot, guild)
    live = next(seen for seen in people[0].sees().newest_first() if seen.buttons)
    guild.general.loses(live)
    await people[0].waits_for(lambda screen: "Swap – or not" in screen.buttons)
    table = await state_of(bot, guild.general)
    mover = next(one for one in people if one.id == table.seats[table.game.table.on_turn].user_id)
    assert (await mover.click("Swap – or not")).ephemeral


async def test_a_table_waits_with_its_time_while_the_bot_may_not_write_and_says_why(
    timed_bot: Running, guild: Guild, hand: HandClock
) -> None:
    bot = timed_bot
    people = await seated(bot, guild)
    guild.general.denies(None, "send_messages")
    done = await swap(bot, people[0], people[1].name)
    assert "swap" in done
    assert "I need: Send Messages." in done
    await hand.advance(100)
    assert (await state_of(bot, guild.general)).game.table.turn == 2
    guild.general.allows(None, "send_messages")
    await people[1].waits_for(f"{people[1].mention}, it’s your turn")
    assert "I need" not in await swap(bot, people[1], people[0].name)


async def test_a_table_that_cannot_be_posted_again_stays_where_it_is_bug(bot: Running, guild: Guild) -> None:
    # The old message was taken away although no new one could be posted.
    people = await seated(bot, guild)
    guild.general.denies(None, "send_messages")
    assert "I need: Send Messages." in await people[0].slash("mascarade table")
    await bot.settled()
    assert "Swap – or not" in people[0].sees().buttons


async def test_a_role_that_may_write_again_lets_the_table_go_on(bot: Running, guild: Guild) -> None:
    people = await seated(bot, guild)
    guild.everyone_permissions("view_channel", "read_message_history")
    guild.bot_permissions("view_channel", "read_message_history")
    await swap(bot, people[0], people[1].name)
    assert f"{people[1].mention}, it’s your turn" not in people[1].sees()
    guild.bot_permissions("view_channel", "read_message_history", "send_messages")
    await people[1].waits_for(f"{people[1].mention}, it’s your turn")


async def test_a_deleted_channel_puts_its_game_away(bot: Running, guild: Guild) -> None:
    channel = guild.channel("table")
    people = [guild.member(f"Player {number}") for number in range(1, 5)]
    for person in people:
        person.goes_to(channel)
    await open_table(bot, people)
    table = await state_of(bot, channel)
    channel.vanishes()
    await eventually(lambda: is_closed(bot, table.game_id))
    assert (await bot.tables.look(table.game_id)).closed == "stopped"


async def test_removing_the_bot_puts_games_away(bot: Running, guild: Guild) -> None:
    await seated(bot, guild)
    table = await state_of(bot, guild.general)
    guild.removes_bot()
    await eventually(lambda: is_closed(bot, table.game_id))
    assert (await bot.tables.look(table.game_id)).closed == "stopped"


async def test_an_outage_of_the_server_only_lets_its_games_wait(
    timed_bot: Running, guild: Guild, hand: HandClock
) -> None:
    people = await seated(timed_bot, guild)
    before = await state_of(timed_bot, guild.general)

    async def has_more_time() -> bool:
        after = await state_of(timed_bot, guild.general)
        assert before.deadline is not None
        assert after.deadline is not None
        return after.deadline > before.deadline

    guild.goes_unavailable()
    await eventually(has_more_time)
    await hand.advance(100)
    assert (await state_of(timed_bot, guild.general)).version == before.version
    guild.comes_back()
    shown = (await state_of(timed_bot, guild.general)).deadline
    assert shown is not None
    await people[0].waits_for(f"<t:{int(shown)}:R>")
    assert "swap" in await swap(timed_bot, people[0], people[1].name)


async def test_a_bot_that_is_invited_again_opens_new_tables_where_old_ones_were(
    bot: Running, guild: Guild
) -> None:
    people = await seated(bot, guild)
    table = await state_of(bot, guild.general)
    guild.removes_bot()
    await eventually(lambda: is_closed(bot, table.game_id))

    async def is_there() -> bool:
        return bot.client.get_guild(guild.id) is not None

    guild.invites_bot()
    await eventually(is_there)
    assert (await people[0].slash("mascarade start")).text == ""
    await bot.settled()
    assert "Join" in people[1].sees().buttons
    assert await bot.tables.find(guild.general.id) != table.game_id


async def test_lobby_cards_and_announcement_come_back_when_deleted(bot: Running, guild: Guild) -> None:
    people = [guild.member(f"Player {number}") for number in range(1, 5)]

    async def is_back(button: str) -> None:
        live = next(seen for seen in people[0].sees().newest_first() if seen.buttons)
        guild.general.loses(live)
        await people[0].waits_for(lambda screen: button in screen.buttons)

    await people[0].slash("mascarade start")
    await bot.settled()
    await is_back("Join")
    for person in people[1:]:
        await person.click("Join")
    await people[0].click("Start")
    await bot.settled()
    await is_back("Ready")
    ordered = await get_ready(bot, people)
    await first_turns(bot, ordered)
    await announce(bot, ordered[0], "King")
    await is_back("Pass")


async def test_a_message_deleted_before_it_is_noted_comes_back(
    standin: Standin, bot: Running, guild: Guild
) -> None:
    people = await seated(bot, guild)
    unnoted = bot.client.reconciler.brush.unnoted
    standin.faults.plan(Slow(0.5), "PATCH /channels/*/messages/*")
    moving = asyncio.create_task(swap(bot, people[0], people[1].name))

    async def is_posted() -> bool:
        return bool(unnoted)

    await eventually(is_posted)
    asking = next(seen for seen in people[0].sees().newest_first() if seen.id in unnoted)
    guild.general.loses(asking)
    await moving
    await people[1].waits_for(lambda screen: "Swap – or not" in screen.buttons)
    assert not unnoted


async def test_a_player_who_left_the_server_is_replaced_at_the_first_missed_deadline(
    standin: Standin, guild: Guild, database: Path
) -> None:
    clock = HandClock(standin.clock.seconds())
    async with running_bot(standin, database, clock) as bot:
        people = await seated(bot, guild)
        table = await state_of(bot, guild.general)
        seat = table.game.table.on_turn
        gone = next(one for one in people if one.id == table.seats[seat].user_id)
        gone.leaves()
        await clock.advance(200)

        async def is_left() -> bool:
            return (await state_of(bot, guild.general)).seats[seat].user_id is None

        await eventually(is_left)
        assert seat in (await state_of(bot, guild.general)).game.table.kept


async def test_what_changed_before_discord_knew_the_bot_is_drawn_once_it_does_bug(
    standin: Standin, guild: Guild, database: Path
) -> None:
    """A deadline that passed while the bot was logging in had its table drawn without a session, which
    failed and was not tried again."""
    async with running_bot(standin, database) as bot:
        people = await seated(bot, guild)
    options: dict[str, Any] = {
        "client_class": FastClient,
        "artist": patch_of,
        "icons": dict,
        "guild_ready_timeout": 0.05,
    }
    async with assembled(url_of(database), **options) as client:
        bot = Running(client, client.tables)
        asked = people[0].sees().messages[-1]
        guild.general.loses(asked)
        await client.reconciler.message_gone(asked.id)
        await bot.settled()
        async with connected(client, standin.token):
            await bot.settled()
            again = people[0].sees().messages[-1]
            assert again.id != asked.id
            # Its time did not run while it was not to be seen.
            assert timeless(again.text) == timeless(asked.text)


def timeless(text: str) -> str:
    """A text without the moments in it."""
    return re.sub(r"<t:\d+:R>", "", text)
