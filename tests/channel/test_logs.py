"""What the bot writes into its log while people play, even when Discord fails it."""

import logging
import re

import pytest

from bot.playground import Guild, Standin
from bot.playground.standin.faults import Reset, Status

from .acting import announce, first_turns, say, seated, swap
from .conftest import Running

SECRET = re.compile(r"exchange|You look|swap\.\d|really|contest\.\d|Player \d|\bKing\b", re.IGNORECASE)


async def test_nothing_secret_and_nobodys_name_is_logged(
    standin: Standin, bot: Running, guild: Guild, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    caplog.set_level(logging.INFO, "discord")
    people = await seated(bot, guild)
    await first_turns(bot, people)
    standin.faults.plan(Reset(after_effect=True), "POST /channels/*/messages")
    standin.faults.plan(Status(502), "PATCH /channels/*/messages/*")
    await announce(bot, people[0], "King")
    await people[1].waits_for("[Pass]")
    await say(bot, people[1], "I am the King!")
    await say(bot, people[2], "Pass")
    guild.general.denies(None, "send_messages")
    await say(bot, people[3], "Pass")
    guild.general.allows(None, "send_messages")
    await people[1].waits_for(f"{people[1].mention}, it’s your turn")
    await swap(bot, people[1], people[2].name, really=True)
    await say(bot, people[2], "Peek")
    logged = [logging.Formatter().format(record) for record in caplog.records]
    assert any("waits: Discord refuses" in line for line in logged)
    assert [line for line in logged if SECRET.search(line)] == []
