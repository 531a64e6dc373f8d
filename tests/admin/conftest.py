"""A bot on the stand-in, a moderator, and somebody who is none."""

import pytest

from bot.playground import Guild, Member
from tests.channel.conftest import bot, clock, database, guild, hand, standin, timed_bot

__all__ = ["bot", "clock", "database", "guild", "hand", "standin", "timed_bot"]


@pytest.fixture
def mona(guild: Guild) -> Member:
    """A moderator."""
    return guild.member("Mona", permissions=("manage_guild",))


@pytest.fixture
def milo(guild: Guild) -> Member:
    """Another moderator."""
    return guild.member("Milo", permissions=("manage_guild",))


@pytest.fixture
def anna(guild: Guild) -> Member:
    """No moderator."""
    return guild.member("Anna")
