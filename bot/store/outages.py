"""When the program was last known to be at work, and making up for when it was not."""

from collections.abc import Callable, Collection

from sqlalchemy import ColumnElement, Connection, case, delete, insert, literal, select, update
from sqlalchemy.ext.asyncio import AsyncEngine

from .models import deadlines, games, heartbeats, idempotency_keys
from .shares import SNOWFLAKE_TIME, Share

FRESH_TIME = 600.0
"""After an outage nobody has less than this, or less than the full time where that is shorter."""
KEY_RETENTION = 86_400.0
"""How long an idempotency key is kept; nothing is sent again later than that."""


def games_on(lost: Collection[int], shards: int) -> ColumnElement[bool]:
    """Whether a deadline's game is on one of these shards, as Discord divides servers."""
    found = select(games.c.id).where(games.c.id == deadlines.c.game_id)
    return found.where(((games.c.guild_id // SNOWFLAKE_TIME) % shards).in_(list(lost))).exists()


def games_in(share: Share) -> ColumnElement[bool]:
    """Whether a deadline's game is one of those that a process serves."""
    found = select(games.c.id).where(games.c.id == deadlines.c.game_id)
    return found.where(share.covers(games.c.guild_id)).exists()


def heartbeat(now: float, shards: Collection[int]) -> Callable[[Connection], None]:
    """Note that these shards are served now, and forget keys that can no longer be sent again."""

    def work(connection: Connection) -> None:
        connection.execute(delete(heartbeats).where(heartbeats.c.shard.in_(list(shards))))
        if shards:
            connection.execute(insert(heartbeats), [{"shard": shard, "at": now} for shard in shards])
        connection.execute(delete(idempotency_keys).where(idempotency_keys.c.at < now - KEY_RETENTION))

    return work


def first_heartbeat(now: float, shards: int, share: Share | None = None) -> Callable[[Connection], None]:
    """Note that the program is at work, and forget the shards it had before; or only for its share."""
    served = range(shards) if share is None else share.ids

    def work(connection: Connection) -> None:
        connection.execute(delete(heartbeats).where(*of_share(share)))
        connection.execute(insert(heartbeats), [{"shard": shard, "at": now} for shard in served])

    return work


async def last_heartbeats(engine: AsyncEngine, share: Share | None = None) -> list[float]:
    """When each shard was last served."""
    async with engine.connect() as connection:
        return list((await connection.execute(select(heartbeats.c.at).where(*of_share(share)))).scalars())


def of_share(share: Share | None) -> list[ColumnElement[bool]]:
    """The heartbeats of a process's shards."""
    return [] if share is None else [heartbeats.c.shard.in_(list(share.ids))]


def extend(
    now: float,
    length: float,
    grace: float,
    lost: Collection[int] = (),
    shards: int = 1,
    *,
    automata: bool = False,
) -> Callable[[Connection], None]:
    """Move deadlines by an outage: max(old + its length, now + min(full time, 10 minutes)).

    Where the clock was set, the length may be negative, and automata are to answer, and curtains to rise, as
    much later or earlier.
    """
    mine = [games_on(lost, shards)] if lost else []
    moved = deadlines.c.fires + length
    fresh = case((deadlines.c.full < FRESH_TIME, deadlines.c.full), else_=literal(FRESH_TIME)) + now + grace
    answered = deadlines.c.kind.in_(("question", "lobby"))
    passing = ("nudge", "answer", *(("automaton", "curtain") if automata else ()))
    unanswered = deadlines.c.kind.in_(passing)

    def work(connection: Connection) -> None:
        later = case((moved > fresh, moved), else_=fresh)
        connection.execute(update(deadlines).where(answered, *mine).values(fires=later))
        connection.execute(update(deadlines).where(unanswered, *mine).values(fires=moved))

    return work
