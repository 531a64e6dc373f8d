"""Counting anew: a few games at a time, while the bot plays, and going on where it was stopped."""

import asyncio
import logging
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Connection, Row, delete, func, insert, select, update

from bot.game import BrokenLog
from bot.game.codec import decode
from bot.store import NotStored, Store
from bot.store.models import events, games, sittings
from bot.store.record_models import PROJECTION, record_books, record_seats
from bot.tables import Options
from bot.tables.reading import sitting_of

from .entries import EndedGame
from .facts import facts_of
from .ledger import count_game

log = logging.getLogger(__name__)

AT_ONCE = 4
"""So many games are counted in one transaction; moves wait for it."""
TAKEN_OUT = 200
"""So many are taken out in one."""
PAUSE = 0.02
"""Seconds between two transactions while the bot plays."""
LATER = 600.0
"""Seconds until it is looked again whether something waits to be counted."""


class Progress(NamedTuple):
    """How far a server's records are."""

    counted: int
    games: int
    wiping: bool = False
    """Whether what was counted is being taken out."""

    @property
    def is_done(self) -> bool:
        """Whether every finished game is counted."""
        return not self.wiping and self.counted >= self.games


def start_over(connection: Connection, guild_id: int) -> None:
    """Have a server's records counted again from its first game; nothing counts before they are taken out."""
    here = record_books.c.guild_id == guild_id
    most: int = connection.execute(
        select(func.coalesce(func.max(record_seats.c.finished), 0)).where(record_seats.c.guild_id == guild_id)
    ).scalar_one()
    if connection.execute(update(record_books).where(here).values(wiping=True, upto=most)).rowcount == 0:
        connection.execute(insert(record_books), [{"guild_id": guild_id, "upto": most, "wiping": True}])


def progress(connection: Connection, guild_id: int) -> Progress:
    """How far a server's records are."""
    most: int | None = connection.execute(
        select(func.max(games.c.finished)).where(games.c.guild_id == guild_id)
    ).scalar_one()
    book = connection.execute(select(record_books).where(record_books.c.guild_id == guild_id)).one_or_none()
    if book is None:
        return Progress(0, most or 0)
    return Progress(0 if book.wiping else book.upto, most or 0, book.wiping)


def waiting(connection: Connection) -> list[int]:
    """The servers whose records are not complete."""
    last = select(games.c.guild_id, func.max(games.c.finished).label("most")).group_by(games.c.guild_id)
    finished = last.where(games.c.finished.is_not(None)).subquery()
    behind = (
        select(finished.c.guild_id)
        .outerjoin(record_books, record_books.c.guild_id == finished.c.guild_id)
        .where((func.coalesce(record_books.c.upto, 0) < finished.c.most) | record_books.c.wiping)
    )
    return sorted(connection.execute(behind).scalars())


class Batch(NamedTuple):
    """The next games of a server that are to be counted, after which one."""

    guild_id: int
    upto: int
    games: list[EndedGame]


def next_batch(connection: Connection, guild_id: int) -> Batch:
    """The next few games of a server, read and folded."""
    book = connection.execute(select(record_books).where(record_books.c.guild_id == guild_id)).one_or_none()
    upto = 0 if book is None else book.upto
    if book is not None and book.wiping:
        return Batch(guild_id, upto, [])
    following = (games.c.guild_id == guild_id, games.c.finished > upto)
    found = select(games).where(*following).order_by(games.c.finished).limit(AT_ONCE)
    return Batch(guild_id, upto, [read_ended(connection, row) for row in connection.execute(found).all()])


def take_step(connection: Connection, batch: Batch) -> None:
    """Take some of a server's games out, or count the next few, unless they were counted meanwhile."""
    here = record_books.c.guild_id == batch.guild_id
    book = connection.execute(select(record_books).where(here).with_for_update()).one_or_none()
    if book is not None and book.wiping:
        take_out(connection, batch.guild_id, book.upto)
    elif batch.upto == (0 if book is None else book.upto):
        for ended in batch.games:
            count_game(connection, ended)


def take_out(connection: Connection, guild_id: int, upto: int) -> None:
    """Take the newest of a server's counted games out, and with the last of them everything else."""
    left = max(0, upto - TAKEN_OUT)
    here = record_seats.c.guild_id == guild_id
    connection.execute(delete(record_seats).where(here, record_seats.c.finished > left))
    if left == 0:
        for table in PROJECTION:
            connection.execute(delete(table).where(table.c.guild_id == guild_id))
    book = update(record_books).where(record_books.c.guild_id == guild_id)
    connection.execute(book.values(upto=left, wiping=left > 0))


def read_ended(connection: Connection, game: Row[Any]) -> EndedGame:
    """A finished game from its rows; one whose log cannot be read tells nothing."""
    told = select(events.c.name, events.c.body).where(events.c.game_id == game.id)
    sat = select(sittings).where(sittings.c.game_id == game.id).order_by(sittings.c.number)
    facts, more = None, {}
    try:
        past = [decode(row.name, row.body) for row in connection.execute(told.order_by(events.c.version))]
        facts = facts_of(past, [sitting_of(row) for row in connection.execute(sat)])
        more = msgspec.json.decode(game.settings, type=Options).more
    except (BrokenLog, msgspec.MsgspecError, IndexError):
        log.warning("game %s is not counted: its log cannot be read", game.id)
    return EndedGame(game.id, game.guild_id, game.channel_id, game.finished, more, facts)


def tell_nobody(now: Progress) -> None:
    """Tell nobody how far the records are."""


async def recount(
    store: Store, guild_id: int, tell: Callable[[Progress], None] = tell_nobody, pause: float = 0.0
) -> None:
    """Count a server's games until none is left, a few at a time."""
    while not (now := await store.read(partial(progress, guild_id=guild_id))).is_done:
        tell(now)
        batch = await store.read(partial(next_batch, guild_id=guild_id))
        await store.commit(partial(take_step, batch=batch))
        await asyncio.sleep(pause)
    tell(now)


async def rebuild(store: Store, tell: Callable[[int, Progress], None]) -> int:
    """Throw all records away and count them anew; how many servers there are."""
    found = await store.read(with_games)
    for guild_id in found:
        await store.commit(partial(start_over, guild_id=guild_id))
        await recount(store, guild_id, partial(tell, guild_id))
    return len(found)


def with_games(connection: Connection) -> list[int]:
    """The servers on which games were finished."""
    found = select(games.c.guild_id).where(games.c.finished.is_not(None)).distinct()
    return sorted(connection.execute(found).scalars())


class Recounting:
    """Counts in the background whatever waits to be counted, while the bot plays."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.wanted = asyncio.Event()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Begin with what an older program, or the last run, has left."""
        if self.task is None:
            self.wanted.set()
            self.task = asyncio.get_running_loop().create_task(self.run(), name="counting records")

    def soon(self) -> None:
        """Something waits to be counted."""
        self.wanted.set()

    async def run(self) -> None:
        """Count what waits, whenever something does."""
        while True:
            with suppress(TimeoutError):
                await asyncio.wait_for(self.wanted.wait(), LATER)
            self.wanted.clear()
            try:
                await self.count()
            except NotStored as error:
                log.warning("records are counted later: %s", error)
            except Exception:
                log.exception("records could not be counted")

    async def count(self) -> None:
        """Count what waits now."""
        share = self.store.share
        for guild_id in await self.store.read(waiting):
            if share is not None and not share.serves(guild_id):
                continue
            began = await self.store.read(partial(progress, guild_id=guild_id))
            log.info("counting %s games of server %s", began.games - began.counted, guild_id)
            await recount(self.store, guild_id, pause=PAUSE)

    async def close(self) -> None:
        """Count no more; the next start goes on."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
