"""A bot that starts again: prompts still work, posts are found again, and quiet tables are left alone."""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.playground import Guild, Standin

from .acting import decide, eventually, say, seated, state_of
from .clicker import open_table
from .conftest import running_bot


def forget_post(database: Path, slot: str) -> None:
    """The program was killed after Discord took a message and before that was written down."""
    with closing(sqlite3.connect(database)) as file, file:
        forgotten = file.execute(
            "UPDATE outbox SET state = 'wanted', message_id = NULL, shown = NULL WHERE slot = ?", (slot,)
        )
        assert forgotten.rowcount == 1


async def test_a_prompt_opened_before_a_restart_is_answered_after_it(
    standin: Standin, guild: Guild, database: Path
) -> None:
    async with running_bot(standin, database) as bot:
        people = await seated(bot, guild)
        prompt = await people[0].click("Swap – or not")
    async with running_bot(standin, database) as bot:
        await people[0].choose("Card", people[1].name, on=prompt.message)
        assert "swap" in await decide(bot, people[0], really=True)
        await people[1].waits_for(f"{people[1].mention}, it’s your turn")


async def test_a_prompt_lost_with_a_restart_is_opened_again_from_the_table(
    standin: Standin, guild: Guild, database: Path
) -> None:
    async with running_bot(standin, database) as bot:
        people = await seated(bot, guild)
        await people[0].click("Swap – or not")
    people[0].reloads()
    async with running_bot(standin, database) as bot:
        assert (await people[0].click("Swap – or not")).ephemeral
        await people[0].choose("Card", people[1].name)
        assert "swap" in await decide(bot, people[0], really=False)


async def test_a_message_posted_just_before_a_crash_is_found_again(
    standin: Standin, guild: Guild, database: Path
) -> None:
    async with running_bot(standin, database) as bot:
        people = await seated(bot, guild)
        number = (await state_of(bot, guild.general)).game.table.number
    forget_post(database, f"turn.{number}")
    standin.clock.move(3600)
    before = [seen.id for seen in people[0].sees().messages]
    async with running_bot(standin, database) as bot:
        game_id = (await state_of(bot, guild.general)).game_id
        (shown,) = [seen.id for seen in people[0].sees().messages if seen.buttons]

        async def is_found() -> bool:
            return shown in [post.message_id for post in await bot.tables.store.posts(game_id)]

        await eventually(is_found)
        await bot.settled()
    assert [seen.id for seen in people[0].sees().messages] == before


async def test_cards_posted_just_before_a_crash_are_hidden_when_play_goes_on_at_once_bug(
    standin: Standin, guild: Guild, database: Path
) -> None:
    # Whoever clicked before the message was found again made it out of date: it stayed as it was.
    people = [guild.member(f"Player {number}") for number in range(1, 3)]
    async with running_bot(standin, database) as bot:
        await open_table(bot, people)
        number = (await state_of(bot, guild.general)).game.table.number
        await say(bot, people[0], "Ready")
    forget_post(database, f"cards.{number}")
    async with running_bot(standin, database) as bot:
        await say(bot, people[1], "Ready")
        await people[0].waits_for("it’s your turn")
        await bot.settled()
        assert "Take a good look" not in people[0].sees()
        assert len([seen for seen in people[0].sees().messages if seen.buttons and not seen.ephemeral]) == 1


async def test_a_quiet_table_is_left_alone_at_start(standin: Standin, guild: Guild, database: Path) -> None:
    async with running_bot(standin, database) as bot:
        people = await seated(bot, guild, speed="correspondence")
    before = len(standin.rest.requests)
    async with running_bot(standin, database) as bot:
        await standin.quiet(0.1)
        later = [path for _, path, _ in standin.rest.requests[before:] if "/messages" in path]
        assert later == []
        assert (await people[0].click("Swap – or not")).ephemeral
