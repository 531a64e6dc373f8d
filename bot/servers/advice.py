"""Who gets advice: people in their first games, unless they do not want it."""

from sqlalchemy import Connection, func, select

from bot.store import Store
from bot.store.models import games, sittings, unadvised

from .opt_outs import switch

FIRST_GAMES = 3


async def wants_advice(store: Store, user_id: int) -> bool:
    """Whether a person has not switched advice off."""
    return not await store.rows(select(unadvised.c.user_id).where(unadvised.c.user_id == user_id))


async def is_advised(store: Store, user_id: int, game_id: str) -> bool:
    """Whether a person wants advice and has begun fewer than three games before this one."""

    def read(connection: Connection) -> bool:
        if connection.execute(select(unadvised).where(unadvised.c.user_id == user_id)).first():
            return False
        began = select(games.c.created).where(games.c.id == game_id).scalar_subquery()
        mine = (sittings.c.user_id == user_id, games.c.created < began)
        earlier = select(func.count(sittings.c.game_id.distinct())).join(games).where(*mine)
        return int(connection.execute(earlier).scalar_one()) < FIRST_GAMES

    return await store.read(read)


async def switch_advice(store: Store, user_id: int, wanted: bool) -> None:
    """Have a person advised from now on, or no longer."""
    await switch(store, unadvised, user_id, wanted)
