"""One of several processes on one database: waits as a spare for a slot, serves it, and gives it back."""

import asyncio
import logging
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from typing import Any

import msgspec
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.discord_ui.shared_client import LeaseTooShort, SharedMascarade
from bot.store import NotStored, Store
from bot.store.engines import connect, process_name
from bot.store.leases import RELEASED, Lease, Leases
from bot.store.notices import changed_games, listen
from bot.store.opening import open_store
from bot.store.planning import agreed_shards
from bot.tables.tables import Tables
from bot.wiring import loop_monitor_of, staffed

log = logging.getLogger(__name__)

Say = Callable[[str], None]
FINISHING = 3.0
"""Seconds in which a process that ends may finish what it is doing, while a spare waits for its slot."""
AGAIN = 1.0
"""Seconds until another attempt where the database did not answer."""


class Division(msgspec.Struct, frozen=True):
    """How the work is divided: into so many slots, of so many shards or as many as Discord recommends."""

    slots: int = 1
    shards: int | None = None


class Duty:
    """A process that serves one slot after the other, with a client anew for each."""

    def __init__(
        self,
        store: Store,
        engine: AsyncEngine,
        token: str,
        division: Division,
        say: Say,
        lagged: Callable[[float], None] | None = None,
        **options: Any,
    ) -> None:
        self.store = store
        self.engine = engine
        self.token = token
        self.division = division
        self.say = say
        self.lagged = lagged
        """Called with how late the event loop was."""
        self.options = {"client_class": SharedMascarade, **options}
        """Of tables and client."""
        self.leases = Leases(engine, process_name())
        self.released = asyncio.Event()
        """Set when a slot may be free."""
        self.lease: Lease | None = None
        self.client: SharedMascarade | None = None
        self.reactions: set[asyncio.Task[None]] = set()

    async def run(self, stopped: asyncio.Event) -> None:
        """Serve until somebody stops it; a slot that was lost is followed by waiting for another."""
        listening = asyncio.create_task(listen(self.engine, self.began_to_hear, self.heard))
        try:
            while not stopped.is_set():
                try:
                    await self.serve_once(stopped)
                except (NotStored, SQLAlchemyError, LeaseTooShort) as error:
                    log.warning("serving ends and is tried again: %s", type(error).__name__)
                    await asyncio.sleep(AGAIN)
        finally:
            listening.cancel()
            await asyncio.gather(listening, *self.reactions, return_exceptions=True)
            await self.leases.disconnect()

    async def serve_once(self, stopped: asyncio.Event) -> None:
        """Log in, wait for a slot, serve it until it is lost or somebody stops this."""
        tables, client = staffed(self.store, **self.options)
        async with client:
            await client.login(self.token)
            recommended, _, _ = await client.http.get_bot_gateway()
            division = self.division
            shards = await agreed_shards(self.engine, division.slots, division.shards, recommended)
            self.say(f"{client.user} waits for one of {division.slots} slots of {shards} shards.")
            async with loop_monitor_of(client, lagged=self.lagged):
                lease = await self.leases.wait_for_one(self.released, stopped)
                if lease is not None:
                    try:
                        async with self.holding(lease, client):
                            await self.serve(tables, client, lease, stopped)
                    finally:
                        await client.close()
                        self.store.hold(None)

    @asynccontextmanager
    async def holding(self, lease: Lease, client: SharedMascarade) -> AsyncIterator[None]:
        """The slot is this process's, and given back at the end; what is still written then is refused."""
        self.lease, self.client = lease, client
        self.store.hold(lease)
        client.take_up(lease, self.leases)
        keeping = asyncio.create_task(self.leases.keep(lease), name="lease")
        try:
            yield
        finally:
            keeping.cancel()
            await asyncio.gather(keeping, return_exceptions=True)
            await self.leases.release(lease)
            self.lease = self.client = None

    async def serve(
        self, tables: Tables, client: SharedMascarade, lease: Lease, stopped: asyncio.Event
    ) -> None:
        """Serve the slot; nobody's time runs before Discord is heard."""
        for shard in lease.share.ids:
            tables.disconnected(shard, lease.share.shards)
        async with tables:
            connection = asyncio.create_task(client.connect(), name="discord client")
            ready = asyncio.create_task(client.wait_until_ready())
            ending = [asyncio.create_task(event.wait()) for event in (stopped, lease.lost)]
            try:
                await asyncio.wait({connection, ready, *ending}, return_when=asyncio.FIRST_COMPLETED)
                if ready.done():
                    self.say(f"{client.user} serves slot {lease.share.slot}, {len(client.guilds)} servers.")
                    await asyncio.wait({connection, *ending}, return_when=asyncio.FIRST_COMPLETED)
                if connection.done():
                    await connection
            finally:
                log.info("slot %s: finishing what is under way", lease.share.slot)
                await asyncio.wait({asyncio.create_task(client.close())}, timeout=FINISHING)
                for task in (connection, ready, *ending):
                    task.cancel()
                await asyncio.gather(connection, ready, *ending, return_exceptions=True)

    # What other processes say

    def began_to_hear(self) -> None:
        """What was said until now may have been missed: everything is read again."""
        self.released.set()
        if self.client is not None:
            self.react(self.client.tables.read_again())

    def heard(self, notice: str) -> None:
        """Something was said."""
        if notice == RELEASED:
            self.released.set()
        elif self.client is not None and self.lease is not None:
            games = list(changed_games(notice, self.lease.name))
            if games:
                self.react(self.client.games_changed(games))

    def react(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something about it without keeping others from being heard."""
        task = asyncio.create_task(work)
        self.reactions.add(task)
        task.add_done_callback(self.reactions.discard)


@asynccontextmanager
async def on_duty(
    database: str, token: str, division: Division, say: Say, *, backups: Any = None, **options: Any
) -> AsyncIterator[Duty]:
    """A process on a shared database, ready to run; the options are those of tables and client."""
    async with open_store(database, shared=True, backups=backups) as store:
        engine = connect(database)
        try:
            yield Duty(store, engine, token, division, say, **options)
        finally:
            await engine.dispose()
