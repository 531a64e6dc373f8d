"""Who does not want to be called by games, on whatever server: stored per person."""

from collections.abc import Collection

from sqlalchemy import select

from bot.store import Store
from bot.store.models import uncalled

from .opt_outs import switch


async def who_are_uncalled(store: Store, people: Collection[int]) -> set[int]:
    """Those of some people who do not want to be called."""
    found = select(uncalled.c.user_id).where(uncalled.c.user_id.in_(list(people)))
    return {row.user_id for row in await store.rows(found)}


async def switch_calls(store: Store, user_id: int, wanted: bool) -> None:
    """Have a person called from now on, or no longer."""
    await switch(store, uncalled, user_id, wanted)
