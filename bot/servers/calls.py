"""Who does not want to be called by games, on whatever server: stored per person."""

from collections.abc import Collection

from sqlalchemy import bindparam, select

from bot.store import Store
from bot.store.models import uncalled

from .opt_outs import switch

UNCALLED = select(uncalled.c.user_id).where(uncalled.c.user_id.in_(bindparam("people", expanding=True)))


async def who_are_uncalled(store: Store, people: Collection[int]) -> set[int]:
    """Those of some people who do not want to be called."""
    return {row.user_id for row in await store.rows(UNCALLED, people=list(people))}


async def switch_calls(store: Store, user_id: int, wanted: bool) -> None:
    """Have a person called from now on, or no longer."""
    await switch(store, uncalled, user_id, wanted)
