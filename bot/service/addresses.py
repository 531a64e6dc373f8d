"""Where tables are."""

from bot.store import Store
from bot.tables.state import Lobby, Seated

from .refusals import Address


async def address_of(store: Store, table: Lobby | Seated) -> Address:
    """Where the newest message of a table is, or its channel."""
    return await newest_message(store, table.game_id, table.guild_id, table.channel_id)


async def addresses_of(store: Store, game_ids: list[str]) -> tuple[Address, ...]:
    """Where some games are."""
    return tuple([await newest_message(store, one, *await store.place_of(one)) for one in game_ids])


async def newest_message(store: Store, game_id: str, guild_id: int, channel_id: int) -> Address:
    """Where the newest message of a game is, or its channel."""
    posted = [post.message_id for post in await store.posts(game_id) if post.message_id is not None]
    return Address(guild_id, channel_id, max(posted, default=None))
