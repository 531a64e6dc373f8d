"""Who does not want to be called by games, on whatever server: stored per person."""

from collections.abc import Collection

from sqlalchemy import bindparam, select

from bot.store import Store
from bot.store.models import seats, uncalled
from bot.store.readers import Find

from .opt_outs import switch

UNCALLED = select(uncalled.c.user_id).where(uncalled.c.user_id.in_(bindparam("people", expanding=True)))
SEATED = (
    select(seats.c.user_id, uncalled.c.user_id.is_(None).label("called"))
    .join_from(seats, uncalled, uncalled.c.user_id == seats.c.user_id, isouter=True)
    .where(seats.c.game_id == bindparam("game_id"), seats.c.user_id.is_not(None))
)


def who_may_be_called(find: Find, game_id: str) -> dict[int, bool]:
    """Of each person at a table, whether they want to be called."""
    return {user_id: bool(called) for user_id, called in find(SEATED, game_id=game_id)}


async def who_are_uncalled(store: Store, people: Collection[int]) -> set[int]:
    """Those of some people who do not want to be called."""
    return {row.user_id for row in await store.rows(UNCALLED, people=list(people))}


async def switch_calls(store: Store, user_id: int, wanted: bool) -> None:
    """Have a person called from now on, or no longer."""
    await switch(store, uncalled, user_id, wanted)
