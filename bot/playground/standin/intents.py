"""Which gateway events an identified bot gets."""

from enum import IntEnum

from bot.playground.standin.errors import Json


class Intent(IntEnum):
    GUILDS = 1 << 0
    GUILD_MEMBERS = 1 << 1
    GUILD_PRESENCES = 1 << 8
    GUILD_MESSAGES = 1 << 9
    GUILD_MESSAGE_TYPING = 1 << 11
    MESSAGE_CONTENT = 1 << 15


KNOWN = (1 << 26) - 1
PRIVILEGED = Intent.GUILD_MEMBERS | Intent.GUILD_PRESENCES | Intent.MESSAGE_CONTENT

_NEEDED: dict[str, int] = {
    "GUILD_CREATE": Intent.GUILDS,
    "GUILD_UPDATE": Intent.GUILDS,
    "GUILD_DELETE": Intent.GUILDS,
    "GUILD_ROLE_CREATE": Intent.GUILDS,
    "GUILD_ROLE_UPDATE": Intent.GUILDS,
    "CHANNEL_CREATE": Intent.GUILDS,
    "CHANNEL_UPDATE": Intent.GUILDS,
    "CHANNEL_DELETE": Intent.GUILDS,
    "CHANNEL_PINS_UPDATE": Intent.GUILDS,
    "THREAD_CREATE": Intent.GUILDS,
    "THREAD_UPDATE": Intent.GUILDS,
    "THREAD_DELETE": Intent.GUILDS,
    "THREAD_MEMBERS_UPDATE": Intent.GUILDS,
    "GUILD_MEMBER_ADD": Intent.GUILD_MEMBERS,
    "GUILD_MEMBER_UPDATE": Intent.GUILD_MEMBERS,
    "GUILD_MEMBER_REMOVE": Intent.GUILD_MEMBERS,
    "MESSAGE_CREATE": Intent.GUILD_MESSAGES,
    "MESSAGE_UPDATE": Intent.GUILD_MESSAGES,
    "MESSAGE_DELETE": Intent.GUILD_MESSAGES,
    "TYPING_START": Intent.GUILD_MESSAGE_TYPING,
    "INTERACTION_CREATE": 0,
    "APPLICATION_COMMAND_PERMISSIONS_UPDATE": 0,
}


def covers(intents: int, event: str) -> bool:
    needed = _NEEDED[event]
    return intents & needed == needed


def without_unseen_content(intents: int, event: str, data: Json, bot_id: int) -> Json:
    """Without the message content intent a bot reads only its own messages and those that mention it."""
    if event not in ("MESSAGE_CREATE", "MESSAGE_UPDATE") or intents & Intent.MESSAGE_CONTENT:
        return data
    mentioned = any(one["id"] == str(bot_id) for one in data["mentions"])
    if mentioned or data["author"]["id"] == str(bot_id):
        return data
    return data | {"content": "", "embeds": [], "attachments": [], "components": []}
