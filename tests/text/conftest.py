from tests.channel.conftest import bot, clock, database, guild, standin

__all__ = ["bot", "clock", "database", "guild", "standin"]
