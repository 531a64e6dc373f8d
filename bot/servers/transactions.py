"""Changing what is stored of a server: decided and written in one transaction, and recorded."""

from collections.abc import Callable
from typing import Any, TypeVar

from sqlalchemy import Connection, insert

from bot.store import Store
from bot.store.models import audit

from .sets import SetRefused

T = TypeVar("T")


async def transact(store: Store, write: Callable[[Connection], T]) -> T:
    """Let a function read, decide and write while nobody else writes; refusals come before writes."""
    results: list[T] = []
    refusals: list[SetRefused] = []

    def work(connection: Connection) -> None:
        results.clear()
        refusals.clear()
        try:
            results.append(write(connection))
        except SetRefused as refusal:
            refusals.append(refusal)

    await store.commit(work)
    if refusals:
        raise refusals[0]
    return results[0]


def record(
    connection: Connection,
    at: float,
    guild_id: int,
    user_id: int,
    what: str,
    old: Any = None,
    new: Any = None,
) -> None:
    """Write down who changed what."""
    row = {"guild_id": guild_id, "at": at, "user_id": user_id, "what": what, "old": old, "new": new}
    connection.execute(insert(audit), [row])
