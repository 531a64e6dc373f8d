"""A stand-in with a server."""

from tests.channel.conftest import bot, clock, database
from tests.playground.fixtures import guild, standin

__all__ = ["bot", "clock", "database", "guild", "standin"]
