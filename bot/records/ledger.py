"""Counting a finished game: the one way into the records, at its end as when they are made anew."""

import logging

import msgspec
from sqlalchemy import Connection, insert, select, update

from bot.store.models import games, guilds
from bot.store.record_models import record_books
from bot.tables import Seated

from .counting import CountingSettings, counts
from .entries import EndedGame, Entry
from .facts import facts_of

log = logging.getLogger(__name__)


def count_at_end(connection: Connection, table: Seated) -> None:
    """Count a game in the transaction that ends it, if all before it are counted; else it waits its turn.

    Whatever goes wrong here, the game ends: it is counted later, with those that wait.
    """
    savepoint = connection.begin_nested()
    try:
        finished = connection.execute(
            select(games.c.finished).where(games.c.id == table.game_id)
        ).scalar_one()
        if is_next(connection, table.guild_id, finished):
            ended = EndedGame(
                table.game_id,
                table.guild_id,
                table.channel_id,
                finished,
                table.options.more,
                facts_of(table.told_events(), table.sittings),
            )
            count_game(connection, ended)
        savepoint.commit()
    except Exception:
        savepoint.rollback()
        log.exception("game %s is not counted yet", table.game_id)


def is_next(connection: Connection, guild_id: int, finished: int) -> bool:
    """Whether all games of a server before this one are counted, and will be until the transaction ends."""
    here = record_books.c.guild_id == guild_id
    book = connection.execute(select(record_books).where(here).with_for_update()).one_or_none()
    return finished == 1 if book is None else not book.wiping and book.upto == finished - 1


def count_game(connection: Connection, ended: EndedGame) -> None:
    """Count the next game of a server, if it counts."""
    note_counted(connection, ended.guild_id, ended.finished)
    facts = ended.facts
    if facts is None or not facts.seats:
        return
    if counts(ended.channel_id, ended.more, settings_of(connection, ended.guild_id)):
        Entry(connection, ended, facts).write()


def note_counted(connection: Connection, guild_id: int, upto: int) -> None:
    """Remember up to which game a server's are counted."""
    here = record_books.c.guild_id == guild_id
    if connection.execute(update(record_books).where(here).values(upto=upto, wiping=False)).rowcount == 0:
        connection.execute(insert(record_books), [{"guild_id": guild_id, "upto": upto, "wiping": False}])


def settings_of(connection: Connection, guild_id: int) -> CountingSettings:
    """What a server has set about which games count."""
    row = connection.execute(select(guilds.c.settings).where(guilds.c.guild_id == guild_id)).one_or_none()
    return CountingSettings() if row is None else msgspec.convert(row.settings, CountingSettings)
