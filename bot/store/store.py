"""Reading what is stored; everything that writes goes through the one writer."""

import secrets
from collections.abc import AsyncIterator, Callable, Collection, Sequence
from contextlib import asynccontextmanager
from hashlib import blake2b
from typing import Any, NamedTuple, TypeVar

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Executable,
    Row,
    bindparam,
    func,
    insert,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncEngine

from bot.slots import replaced

from . import writes
from .engines import SQLITE
from .errors import NotStored
from .leases import Lease
from .log_emptying import LogEmptying
from .marks import Marks
from .models import OPEN, OPEN_STATES, deadlines, events, games, idempotency_keys, outbox, seats, sittings
from .notices import tell_changed
from .outages import games_in, games_on
from .readers import Find, Readers
from .shares import Share
from .writer import Work, Writer
from .writes import Write

T = TypeVar("T")
Rows = Sequence[Row[Any]]
UNKNOWN = ""
"""The digest of a message of which nobody knows what it shows."""

POSTS = (
    select(outbox)
    .where(outbox.c.game_id == bindparam("game_id"), outbox.c.state != "gone")
    .order_by(outbox.c.message_id.is_not(None), outbox.c.message_id.desc(), outbox.c.slot)
    .limit(bindparam("newest"))
)
"""What is asked again and again is put together once."""
POST_OF = select(outbox).where(outbox.c.message_id == bindparam("message_id"))


class Stored(NamedTuple):
    """Everything of one game, as rows."""

    game: Row[Any]
    events: Rows
    seats: Rows
    sittings: Rows
    deadlines: Rows
    keys: Rows


class Post(NamedTuple):
    """A message that should exist, and what is known of it."""

    game_id: str
    slot: str
    nonce: str
    channel_id: int
    message_id: int | None
    shown: str | None
    """A digest of what the message shows."""
    created: float
    state: str
    """Wanted, posted or gone."""


def random_nonce() -> str:
    """A name under which Discord takes a message only once."""
    return secrets.token_hex(10)


class Store:
    """A database of games."""

    def __init__(
        self,
        engine: AsyncEngine,
        reading: Engine,
        writing: Engine,
        log: LogEmptying,
        new_nonce: Callable[[], str] = random_nonce,
    ) -> None:
        self.engine = engine
        self.new_nonce = new_nonce
        self.readers = Readers(reading)
        self.writer = Writer(writing)
        self.log = log
        self.lease: Lease | None = None
        """What this process serves, where several share the database; nothing else is its concern."""

    async def close(self) -> None:
        """Write what is waiting, finish what is being read, and let go of the database."""
        await self.log.close()
        await self.writer.stop()
        await self.readers.stop()
        await self.engine.dispose()

    @property
    def share(self) -> Share | None:
        """The part of the servers that this process serves; None for all."""
        return None if self.lease is None else self.lease.share

    def hold(self, lease: Lease | None) -> None:
        """Serve what a lease says from now on, and write nothing once it is lost."""
        self.lease = lease
        self.writer.fence = None if lease is None else lease.fence

    @asynccontextmanager
    async def one_at_a_time(self, what: str) -> AsyncIterator[None]:
        """No two processes are in here at once for the same thing."""
        if self.engine.dialect.name == SQLITE:
            yield
            return
        number = int.from_bytes(blake2b(what.encode(), digest_size=4).digest(), "big")
        async with self.engine.connect() as connection:
            alone = await connection.execution_options(isolation_level="AUTOCOMMIT")
            await alone.execute(select(func.pg_advisory_lock(number)))
            try:
                yield
            finally:
                await alone.invalidate()

    async def served_here(self, game_ids: list[str]) -> list[str]:
        """Those games that this process serves."""
        if self.share is None:
            return game_ids
        mine = select(games.c.id).where(games.c.id.in_(game_ids), self.share.covers(games.c.guild_id))
        return [row.id for row in await self.rows(mine)]

    async def tell_others(self, game_ids: Sequence[str]) -> None:
        """Have other processes read games again that were changed here, though they serve them."""
        if self.lease is not None:
            teller = self.lease.name
            await self.commit(lambda connection: tell_changed(connection, teller, game_ids))

    async def read(self, work: Callable[[Connection], T]) -> T:
        """What a function reads in one round trip."""
        if self.writer.stopping:
            raise NotStored("the store is closed")
        return await self.readers.read(work)

    async def look_up(self, work: Callable[[Find], T]) -> T:
        """The same where it is done at every click, and each query may be of another moment."""
        if self.writer.stopping:
            raise NotStored("the store is closed")
        return await self.readers.look_up(work)

    async def commit(self, work: Work) -> None:
        """Make the work durable, or raise NotStored."""
        await self.writer.commit(work)

    async def empty_log(self) -> None:
        """Have SQLite's own log written to the file and emptied, so that nothing deleted is left there.

        While somebody else reads from it for long, `log.is_pending`; it is emptied as soon as they are done.
        """
        await self.log.now()

    async def rows(self, statement: Executable, **values: object) -> Rows:
        """What a query finds."""
        return await self.read(lambda connection: connection.execute(statement, values).all())

    # Games

    async def load(self, game_id: str) -> Stored | None:
        """All rows of a game."""
        return await self.read(lambda connection: load_rows(connection, game_id))

    async def open_in(self, channel_id: int) -> str | None:
        """The game or lobby that is open in a channel."""
        found = await self.rows(select(games.c.id).where(games.c.channel_id == channel_id, OPEN))
        return found[0].id if found else None

    async def open_games(self, guild_id: int | None = None) -> list[str]:
        """The games and lobbies that are open, of one server or of all, the oldest first."""
        found = select(games.c.id).where(OPEN).order_by(games.c.created)
        if guild_id is not None:
            found = found.where(games.c.guild_id == guild_id)
        return [row.id for row in await self.rows(found)]

    async def open_tables(self) -> dict[str, int]:
        """How many games and lobbies are open of those that this process serves."""
        found = select(games.c.status, func.count().label("number")).where(OPEN).group_by(games.c.status)
        if self.share is not None:
            found = found.where(self.share.covers(games.c.guild_id))
        counted = {row.status: row.number for row in await self.rows(found)}
        return {state: counted.get(state, 0) for state in OPEN_STATES}

    async def place_of(self, game_id: str) -> tuple[int, int]:
        """The server and channel of a game."""
        found = await self.rows(select(games.c.guild_id, games.c.channel_id).where(games.c.id == game_id))
        return found[0].guild_id, found[0].channel_id

    async def open_games_of(self, user_id: int, guild_id: int) -> list[str]:
        """The open games and lobbies of a server in which a person sits."""
        found = select(games.c.id).join(seats).where(seats.c.user_id == user_id, games.c.guild_id == guild_id)
        return [row.id for row in await self.rows(found.where(OPEN))]

    # Deadlines

    def mine(self) -> list[ColumnElement[bool]]:
        """The deadlines of the servers that this process serves."""
        return [] if self.share is None else [games_in(self.share)]

    async def due(self, now: float, limit: int, lost: Collection[int] = (), shards: int = 1) -> Rows:
        """The deadlines that fire by now, the earliest first, without those of lost shards."""
        found = select(deadlines).where(deadlines.c.fires <= now, *self.mine())
        if lost:
            found = found.where(~games_on(lost, shards))
        return await self.rows(found.order_by(deadlines.c.fires).limit(limit))

    async def earliest(self, after: float) -> float | None:
        """When the next deadline fires."""
        later = (deadlines.c.fires > after, *self.mine())
        found = await self.rows(select(func.min(deadlines.c.fires)).where(*later))
        fires: float | None = found[0][0]
        return fires

    # The outbox

    async def posts(self, game_id: str, newest: int = 16) -> list[Post]:
        """The newest posts of a game that are not gone: those posted in their order, then those wanted."""
        return await self.look_up(lambda find: read_posts(find, game_id, newest))

    async def has_post(self, game_id: str, slot: str) -> bool:
        """Whether a message of a game was ever wanted, though it may be gone."""
        found = select(outbox.c.slot).where(outbox.c.game_id == game_id, outbox.c.slot == slot)
        return bool(await self.rows(found))

    async def post_of(self, message_id: int) -> Post | None:
        """What a message was posted for."""
        found = await self.rows(POST_OF, message_id=message_id)
        return Post._make(found[0]) if found else None

    async def to_draw(self, due_by: float) -> list[str]:
        """Games with posts still wanted, then those with deadlines up to a moment, most urgent first; at
        last those with a message of which nobody knows what it shows."""
        wanted = select(outbox.c.game_id).where(outbox.c.state == "wanted").order_by(outbox.c.created)
        unknown = select(outbox.c.game_id).where(outbox.c.shown == UNKNOWN).order_by(outbox.c.created.desc())
        if self.share is not None:
            mine = self.share.covers(games.c.guild_id)
            wanted, unknown = wanted.join(games).where(mine), unknown.join(games).where(mine)
        due = (deadlines.c.fires <= due_by, *self.mine())
        urgent = select(deadlines.c.game_id).where(*due).order_by(deadlines.c.fires)
        found = [*await self.rows(wanted), *await self.rows(urgent), *await self.rows(unknown)]
        return list(dict.fromkeys(row.game_id for row in found))

    async def mark_posted(
        self, game_id: str, slot: str, channel_id: int, message_id: int, digest: str | None = None
    ) -> None:
        """The message is there, and shows what the digest says."""
        marks = Marks(game_id)
        marks.posted(slot, channel_id, message_id, digest)
        await self.commit(marks.write)

    async def mark_shown(self, game_id: str, slot: str, digest: str) -> None:
        """The message shows what the digest says."""
        marks = Marks(game_id)
        marks.shown(slot, digest)
        await self.commit(marks.write)

    async def mark_gone(self, game_id: str, slot: str) -> None:
        """The message is not there any more and is not wanted again."""
        marks = Marks(game_id)
        marks.gone(slot)
        await self.commit(marks.write)

    async def mark_all_gone(self, game_id: str) -> None:
        """No message of the game is to be written any more."""
        write = Write()
        write.add(writes.ALL_UNPOSTED, {"at_game_id": game_id, "state": "gone"})
        await self.commit(write)

    async def mark_wanted(self, game_id: str, slot: str) -> None:
        """The message is not there any more and should be posted anew, under another nonce."""
        marks = Marks(game_id)
        marks.wanted(slot, self.new_nonce())
        await self.commit(marks.write)

    async def post_anew(self, game_id: str, slot: str) -> None:
        """Have a message posted again; the one that is there is kept in mind until it is taken away."""
        await self.commit(lambda connection: self.make_old(connection, game_id, slot))

    def make_old(self, connection: Connection, game_id: str, slot: str) -> None:
        """Make a posted message an old one, and another in its place wanted."""
        here = (outbox.c.game_id == game_id, outbox.c.slot == slot)
        row = connection.execute(select(outbox).where(*here)).one_or_none()
        if row is None or row.message_id is None:
            return
        old = {"slot": replaced(slot, row.message_id), "nonce": self.new_nonce(), "shown": None}
        connection.execute(insert(outbox).values({**row._mapping, **old}))
        again = {"message_id": None, "shown": None, "state": "wanted", "nonce": self.new_nonce()}
        connection.execute(update(outbox).where(*here).values(again))


def read_posts(find: Find, game_id: str, newest: int = 16) -> list[Post]:
    """The newest posts of a game that are not gone."""
    return [Post._make(row) for row in reversed(find(POSTS, game_id=game_id, newest=newest))]


def load_rows(connection: Connection, game_id: str) -> Stored | None:
    """All rows of a game, read in its lane so that nobody changes them meanwhile."""
    with connection.begin():
        game = connection.execute(select(games).where(games.c.id == game_id)).one_or_none()
        if game is None:
            return None
        found = (
            select(table).where(table.c.game_id == game_id).order_by(*table.primary_key)
            for table in (events, seats, sittings, deadlines, idempotency_keys)
        )
        return Stored(game, *(connection.execute(statement).all() for statement in found))
