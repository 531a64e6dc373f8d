"""Putting the parts together: store, tables and the bot on Discord."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from sqlalchemy.engine import URL

from bot.discord_ui.client import Mascarade
from bot.discord_ui.desired import plan_nudge, plan_posts
from bot.store.ground import open_store
from bot.tables import Clock, Tables


@asynccontextmanager
async def assembled(
    database: URL | str,
    *,
    clock: Clock | None = None,
    client_class: type[Mascarade] = Mascarade,
    **options: Any,
) -> AsyncIterator[Mascarade]:
    """The bot with its tables on a database, not yet connected."""
    async with (
        open_store(database) as store,
        Tables(store, plan=plan_posts, nudge=plan_nudge, clock=clock) as tables,
    ):
        client = client_class(tables, **options)
        try:
            yield client
        finally:
            await client.close()


@asynccontextmanager
async def connected(client: Mascarade, token: str) -> AsyncIterator[asyncio.Task[None]]:
    """The bot connected and ready; the task ends when it disconnects for good."""
    task = asyncio.create_task(client.start(token), name="discord client")
    ready = asyncio.create_task(client.wait_until_ready())
    try:
        await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            await task
        yield task
    finally:
        ready.cancel()
        await client.close()
        await asyncio.gather(task, ready, return_exceptions=True)
