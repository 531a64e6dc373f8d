"""Who may open a table or take a seat, as the server has set it."""

from bot.servers.servers import Servers
from bot.servers.settings import ServerSettings

from .person import Visitor
from .replies import refused


async def admit_to_seat(servers: Servers, settings: ServerSettings, who: Visitor) -> None:
    """Refuse a person who is barred, or sits at enough tables already."""
    if await servers.is_barred(who.guild_id, who.user_id):
        raise refused(who.words, "start-refuse-barred")
    most = settings.games_each
    if most and await servers.seats_taken(who.guild_id, who.user_id) >= most:
        raise refused(who.words, "start-refuse-each", most=most)


async def admit_to_start(servers: Servers, settings: ServerSettings, who: Visitor) -> None:
    """Refuse a new table by the wrong person, in the wrong place, or when there are enough."""
    if settings.channels and who.parent_id not in settings.channels:
        channels = who.words.listing(f"<#{channel_id}>" for channel_id in settings.channels)
        raise refused(who.words, "start-refuse-channel", channels=channels)
    if settings.role is not None and not who.moderator and settings.role not in who.roles:
        raise refused(who.words, "start-refuse-role", role=f"<@&{settings.role}>")
    await admit_to_seat(servers, settings, who)
    if settings.games and len(await servers.store.open_games(who.guild_id)) >= settings.games:
        raise refused(who.words, "start-refuse-games", most=settings.games)
