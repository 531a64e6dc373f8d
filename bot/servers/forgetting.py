"""Letting go of what is stored: of a server that asks or has gone, and of a person who asks."""

from collections.abc import Iterable

import msgspec
from sqlalchemy import Connection, Table, delete, exists, insert, or_, select, update

from bot.records import choices
from bot.slots import END, SHOWN
from bot.store import UNKNOWN, Store
from bot.store.farewells import note_farewells
from bot.store.models import (
    OPEN,
    audit,
    barred,
    character_sets,
    farewells,
    games,
    guilds,
    offers,
    outbox,
    practice_games,
    seats,
    sittings,
    unadvised,
    uncalled,
)
from bot.store.record_models import PROJECTION, record_books, seasons
from bot.text.names import SOMEONE

from .transactions import transact

RETENTION = 30 * 86_400.0
"""So long after the bot has left a server its data is kept, in case it comes back."""
OF_SERVER: tuple[Table, ...] = (
    games,
    guilds,
    character_sets,
    barred,
    audit,
    seasons,
    record_books,
    *PROJECTION,
)
"""Everything that belongs to a server; what belongs to a game goes with it."""

OF_PERSON: tuple[Table, ...] = (uncalled, unadvised, practice_games)
"""Everything that belongs to a person alone."""


class Forgotten(msgspec.Struct, frozen=True):
    """How much was deleted."""

    games: int
    sets: int
    entries: int


async def forget_guild(store: Store, guild_id: int, *, parting: bool = False) -> Forgotten:
    """Delete everything of a server at once: games, settings, sets, bars and the record.

    In parting, where messages stand that can be clicked is remembered until that is over.
    """

    def write(connection: Connection) -> Forgotten:
        if parting:
            note_farewells(connection, guild_id)
        else:
            connection.execute(delete(farewells).where(farewells.c.guild_id == guild_id))
        gone = {
            table.name: connection.execute(delete(table).where(table.c.guild_id == guild_id)).rowcount
            for table in OF_SERVER
        }
        return Forgotten(games=gone["games"], sets=gone["character_sets"], entries=gone["audit"])

    forgotten = await transact(store, write)
    await store.empty_log()
    return forgotten


async def forget_person(store: Store, user_id: int) -> list[str]:
    """Take a person out of the games that are over and out of all records, with what is theirs alone.

    The names of these games.
    """
    forgotten = await transact(store, lambda connection: take_out(connection, user_id))
    await store.empty_log()
    return forgotten


def take_out(connection: Connection, user_id: int) -> list[str]:
    """Clear a person's id and name in all games that are over; their sittings stay, as someone's.

    What is shown of these games is noted as not known, so that it is drawn anew.
    """
    over = finished_games_of(connection, user_id)
    mine = (seats.c.user_id == user_id, seats.c.game_id.in_(over))
    nobody = {"user_id": None, "name": SOMEONE, "host": False, "reserved": False}
    connection.execute(update(seats).where(*mine).values(nobody))
    left = exists().where(
        sittings.c.user_id == user_id,
        sittings.c.game_id == seats.c.game_id,
        sittings.c.seat == seats.c.seat,
    )
    empty = (seats.c.user_id.is_(None), seats.c.automaton.is_(None), seats.c.name != SOMEONE)
    connection.execute(update(seats).where(seats.c.game_id.in_(over), left, *empty).values(name=""))
    sat = (sittings.c.user_id == user_id, sittings.c.game_id.in_(over))
    connection.execute(update(sittings).where(*sat).values(user_id=None, name=SOMEONE))
    connection.execute(delete(offers).where(offers.c.game_id.in_(over)))
    shown = or_(*(outbox.c.slot.startswith(f"{kind}.", autoescape=True) for kind in (END, *SHOWN)))
    stands = (outbox.c.game_id.in_(over), outbox.c.state == "posted", shown)
    connection.execute(update(outbox).where(*stands).values(shown=UNKNOWN))
    for table in OF_PERSON:
        connection.execute(delete(table).where(table.c.user_id == user_id))
    servers = select(games.c.guild_id).where(games.c.id.in_(over)).distinct()
    choices.forget(connection, user_id, connection.execute(servers).scalars().all())
    return over


def finished_games_of(connection: Connection, user_id: int) -> list[str]:
    """The games that are over and tell of a person."""
    over = select(games.c.id).where(~OPEN)
    found: set[str] = set()
    for table in (seats, sittings, offers):
        here = select(table.c.game_id).where(table.c.user_id == user_id, table.c.game_id.in_(over))
        found.update(connection.execute(here).scalars())
    return sorted(found)


async def known_guilds(store: Store) -> dict[int, float | None]:
    """Every server of which something is stored, and since when the bot is gone from it."""
    known: dict[int, float | None] = {}
    for table in (games, character_sets, barred, audit):
        known |= dict.fromkeys(row[0] for row in await store.rows(select(table.c.guild_id).distinct()))
    known |= {row.guild_id: row.gone_since for row in await store.rows(select(guilds))}
    return known


async def note_presence(store: Store, present: Iterable[int], now: float) -> list[int]:
    """Note where the bot is and where it no longer is; the servers whose time is up.

    Of servers that other processes serve this one knows nothing.
    """
    here, known = set(present), served(store, await known_guilds(store))
    came_back = [guild_id for guild_id, since in known.items() if since is not None and guild_id in here]
    left = [guild_id for guild_id, since in known.items() if since is None and guild_id not in here]
    if came_back or left:
        await transact(store, lambda connection: mark_presence(connection, came_back, left, now))
    return [
        guild_id
        for guild_id, since in known.items()
        if guild_id not in here and since is not None and since < now - RETENTION
    ]


def served(store: Store, known: dict[int, float | None]) -> dict[int, float | None]:
    """Those servers that this process serves."""
    share = store.share
    return known if share is None else {one: since for one, since in known.items() if share.serves(one)}


async def note_return(store: Store, guild_id: int) -> None:
    """The bot is on a server; if it was gone, what is stored there is kept again."""
    since = await store.rows(select(guilds.c.gone_since).where(guilds.c.guild_id == guild_id))
    if since and since[0].gone_since is not None:
        await transact(store, lambda connection: mark_presence(connection, [guild_id], [], 0.0))


async def note_removal(store: Store, guild_id: int, now: float) -> None:
    """The bot has just been removed from a server; the time that things are kept begins."""
    if guild_id in await known_guilds(store):
        await transact(store, lambda connection: mark_presence(connection, [], [guild_id], now))


def mark_presence(connection: Connection, came_back: list[int], left: list[int], now: float) -> None:
    """Write down since when the bot is gone from servers, or that it is back."""
    connection.execute(update(guilds).where(guilds.c.guild_id.in_(came_back)).values(gone_since=None))
    for guild_id in left:
        here = guilds.c.guild_id == guild_id
        if connection.execute(update(guilds).where(here).values(gone_since=now)).rowcount == 0:
            row = {"guild_id": guild_id, "settings": {}, "version": 0, "gone_since": now}
            connection.execute(insert(guilds), [row])
