"""The bot as one of several processes: a share of the shards, and nothing sent without a lease."""

import asyncio
import logging
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from datetime import datetime
from types import SimpleNamespace
from typing import Any

import aiohttp
from discord.gateway import DiscordWebSocket

from bot.store import NotStored
from bot.store.leases import Lease, Leases

from .client import Mascarade
from .painting.messages import Standing
from .painting.reconciler import Reconciler

log = logging.getLogger(__name__)

SETTLING = 2.0
"""Seconds in which the answer to an edit of this process's own has surely arrived."""
REMEMBERED = 10_000
CONNECTING = 1.0
"""Seconds that a connection usually takes at the most."""


class LeaseTooShort(aiohttp.ClientError):
    """Another process may be at work before a request arrives; it is not sent."""


class ForeignEdits:
    """Notices edits of the bot's messages that this process did not make: a former owner's last words."""

    def __init__(self, reconciler: Reconciler) -> None:
        self.reconciler = reconciler
        self.own: OrderedDict[int, datetime] = OrderedDict()
        """When this process's latest edit of a message was made, as Discord says."""
        self.tasks: set[asyncio.Task[None]] = set()
        reconciler.brush.edited = self.note

    def note(self, message: Standing) -> None:
        """This process has edited a message."""
        if message.edited is not None:
            self.own[message.id] = message.edited
            self.own.move_to_end(message.id)
        if len(self.own) > REMEMBERED:
            self.own.popitem(last=False)

    def heard(self, message_id: int, edited: datetime) -> None:
        """A message of the bot's was edited, perhaps by this process, which will know in a moment."""
        if self.own.get(message_id) != edited:
            task = asyncio.get_running_loop().create_task(self.look(message_id, edited))
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    async def look(self, message_id: int, edited: datetime) -> None:
        """Have a message drawn again unless this process's own edit is at least as new."""
        await asyncio.sleep(SETTLING)
        own = self.own.get(message_id)
        if own is None or own < edited:
            log.info("message %s was edited by another process and is drawn again", message_id)
            with suppress(NotStored):
                await self.reconciler.message_changed(message_id)

    async def close(self) -> None:
        """Look no longer."""
        for task in list(self.tasks):
            task.cancel()
        await asyncio.gather(*self.tasks, return_exceptions=True)


class SharedMascarade(Mascarade):
    """A client that serves what its lease says, which it gets only after it has logged in."""

    def __init__(self, *parts: Any, **options: Any) -> None:
        self.lease: Lease | None = None
        self.leases: Leases | None = None
        self.max_concurrency = 1
        self.turns: dict[int, float] = {}
        """When each shard may introduce itself for the first time."""
        self.closing: asyncio.Task[None] | None = None
        super().__init__(*parts, http_trace=self.trace(), **options)
        self.foreign_edits = ForeignEdits(self.reconciler)
        self.hearing.edited = self.foreign_edits.heard

    def take_up(self, lease: Lease, leases: Leases) -> None:
        """Serve the shards of a lease from now on."""
        self.lease, self.leases = lease, leases
        self.shard_ids = list(lease.share.ids)
        self.shard_count = lease.share.shards

    def trace(self) -> aiohttp.TraceConfig:
        """What sees every request: when it is made, and when there is a connection for it."""
        traced = aiohttp.TraceConfig()
        traced.on_request_start.append(self.check_lease)
        traced.on_connection_create_end.append(self.check_lease)
        traced.on_connection_reuseconn.append(self.check_lease)
        return traced

    async def check_lease(
        self, session: aiohttp.ClientSession, context: SimpleNamespace, about: object
    ) -> None:
        """Send nothing once another process may be at work."""
        if self.lease is not None and not self.lease.may_send:
            raise LeaseTooShort("the lease is over, or nearly")

    async def launch_shards(self) -> None:
        """Connect the shards of the lease, as many at once as Discord allows."""
        if self.lease is None or self.shard_ids is None or self.is_closed():
            return
        self.max_concurrency = (await self.fetch_session_start_limits()).max_concurrency
        self._connection.shard_count = self.shard_count
        self._connection.shard_ids = self.shard_ids
        await asyncio.gather(*(self.launch_in_turn(shard_id) for shard_id in self.shard_ids))

    async def launch_in_turn(self, shard_id: int) -> None:
        """Connect a shard shortly before it is its turn to introduce itself."""
        due = self.turns[shard_id] = await self.book_turn(shard_id)
        await sleep_until(due - CONNECTING)
        await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard_id, initial=True)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """A shard introduces itself when it is its turn; one that does so again waits like any other."""
        shard = shard_id or 0
        await sleep_until(self.turns[shard] if initial else await self.book_turn(shard))
        if self.leases is not None:
            await self.leases.wait_to_identify(shard, self.max_concurrency)

    async def book_turn(self, shard_id: int) -> float:
        """When Discord lets this shard introduce itself, by the loop's clock."""
        now = asyncio.get_running_loop().time()
        return (
            now if self.leases is None else now + await self.leases.book_turn(shard_id, self.max_concurrency)
        )

    async def games_changed(self, game_ids: Sequence[str]) -> None:
        """Another process has changed games: read them again, draw and count those that are served here."""
        self.services.records.recounting.soon()
        await self.tables.read_again([one for one in game_ids if one in self.tables.lanes.lanes])
        with suppress(NotStored):
            for game_id in await self.tables.store.served_here(list(game_ids)):
                self.reconciler.redraw(game_id)

    async def close(self) -> None:
        """Look for nothing more, then close, once; whoever asks again waits for the same end."""
        if self.closing is None:
            self.closing = asyncio.create_task(self.finish(), name="closing")
        await asyncio.shield(self.closing)

    async def finish(self) -> None:
        """Look for nothing more, then close."""
        await self.foreign_edits.close()
        await super().close()


async def sleep_until(moment: float) -> None:
    """Sleep up to a moment of the loop's clock."""
    await asyncio.sleep(max(0.0, moment - asyncio.get_running_loop().time()))
