"""Where the messages of a table are."""

from bot.store import Store
from bot.tables import Lobby, Seated


async def link_to(store: Store, table: Lobby | Seated) -> str:
    """A link to the newest message of a table, or to its channel."""
    posted = [post.message_id for post in await store.posts(table.game_id) if post.message_id is not None]
    place = f"https://discord.com/channels/{table.guild_id}/{table.channel_id}"
    return f"{place}/{max(posted)}" if posted else place
