"""Where tables are."""

from bot.store import Store
from bot.tables.state import Lobby, Seated

from .refusals import Address


async def address_of(store: Store, table: Lobby | Seated) -> Address:
    """Where the newest message of a table is, or its channel."""
    posted = [post.message_id for post in await store.posts(table.game_id) if post.message_id is not None]
    return Address(table.guild_id, table.channel_id, max(posted, default=None))
