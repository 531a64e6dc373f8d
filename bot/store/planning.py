"""Dividing the shards into slots, the same for all processes of a bot."""

import os

from sqlalchemy import Connection, delete, func, insert, select, text
from sqlalchemy.ext.asyncio import AsyncEngine

from .errors import UnusableDatabase
from .leases import NOW
from .models import heartbeats, leases


class OtherPlan(UnusableDatabase):
    """Running processes divide the shards otherwise."""


async def agreed_shards(engine: AsyncEngine, slots: int, shards: int | None, recommended: int) -> int:
    """Divide the shards into slots, or join those who have: how many shards there are in all.

    The number wished for wins, then that of the processes at work, then Discord's. OtherPlan if others are at
    work by another plan.
    """
    async with engine.begin() as connection:
        return await connection.run_sync(agree, slots, shards, recommended)


def agree(connection: Connection, slots: int, wanted: int | None, recommended: int) -> int:
    """Read the plan and, if nobody is at work, write another, in one transaction."""
    connection.execute(text("LOCK TABLE leases IN SHARE ROW EXCLUSIVE MODE"))
    rows = connection.execute(select(leases, leases.c.until > text(NOW))).all()
    present: tuple[int, int] | None = (rows[0].slots, rows[0].shards) if rows else None
    at_work = any(row[-1] for row in rows)
    if at_work and present is not None and present[0] == slots and wanted in (None, present[1]):
        return present[1]
    shards = max(recommended if wanted is None else wanted, slots)
    if present == (slots, shards):
        return shards
    if at_work and present is not None:
        sentence = (
            f"Other processes of this bot divide {present[1]} shards into {present[0]} slots; "
            "start this one like them, or stop them all first."
        )
        raise OtherPlan(sentence, os.EX_CONFIG)
    write_plan(connection, slots, shards)
    return shards


def write_plan(connection: Connection, slots: int, shards: int) -> None:
    """Slots that nobody has; every shard was last served when the one was that was served least lately."""
    epoch = connection.execute(select(func.max(leases.c.epoch))).scalar() or 0
    connection.execute(delete(leases))
    free = {"slots": slots, "shards": shards, "owner": None, "epoch": epoch + 1, "until": 0.0}
    connection.execute(insert(leases), [{"slot": slot, **free} for slot in range(slots)])
    beat = connection.execute(select(func.min(heartbeats.c.at))).scalar()
    connection.execute(delete(heartbeats))
    if beat is not None:
        connection.execute(insert(heartbeats), [{"shard": shard, "at": beat} for shard in range(shards)])
