"""What is stored of servers: settings, sets, bars and the record of their changes."""

from collections.abc import Callable, Collection
from typing import Any

import msgspec
from msgspec.structs import replace
from sqlalchemy import Connection, delete, insert, select, update

from bot.records.recount import start_over
from bot.store import Store
from bot.store.models import OPEN, audit, barred, character_sets, games, guilds, seats

from .audit import By, Entry
from .sets import NamedSet, SetCatalogue, SetReason, SetRefused, clean_name, random_version
from .settings import ServerSettings, VersionedSettings
from .transactions import record, transact


class Servers:
    """All servers of a store."""

    def __init__(self, store: Store, new_version: Callable[[], int] = random_version) -> None:
        self.store = store
        self.new_version = new_version
        """Names each state of a set."""

    # Settings

    async def versioned_settings(self, guild_id: int) -> VersionedSettings:
        """A server's settings; those of a new one are the defaults."""
        return await self.store.read(lambda connection: read_settings(connection, guild_id))

    async def settings(self, guild_id: int) -> ServerSettings:
        """A server's settings."""
        return (await self.versioned_settings(guild_id)).settings

    async def change_settings(
        self, by: By, version: int, what: str, change: Callable[[ServerSettings], ServerSettings]
    ) -> VersionedSettings | None:
        """Change a setting of that version of the settings; None if somebody was faster."""

        def write(connection: Connection) -> VersionedSettings | None:
            present = read_settings(connection, by.guild_id)
            if present.version != version:
                return None
            new = change(present.settings)
            if new.counted != present.settings.counted:
                start_over(connection, by.guild_id)
            return write_settings(connection, by, present, new, what)

        return await transact(self.store, write)

    # Sets

    async def catalogue(self, guild_id: int) -> SetCatalogue:
        """The sets of a server."""
        return await self.store.read(lambda connection: read_catalogue(connection, guild_id))

    async def create_set(
        self, by: By, name: str, cards: tuple[str, ...], what: str = "set-create"
    ) -> NamedSet:
        """Store a new set under a name that is still free."""
        made = playable(NamedSet(clean_name(name), cards, self.new_version()))

        def write(connection: Connection) -> NamedSet:
            read_catalogue(connection, by.guild_id).room_for(made.name)
            values = {"cards": list(cards), "version": made.version}
            row = {"guild_id": by.guild_id, "name": made.name, **values}
            connection.execute(insert(character_sets), [row])
            record(connection, by.at, by.guild_id, by.user_id, what, None, as_data(made))
            return made

        return await transact(self.store, write)

    async def change_set(
        self, by: By, name: str, version: int, cards: tuple[str, ...]
    ) -> tuple[NamedSet, tuple[int, ...]]:
        """Give a set other cards, if nobody else has done so since that version.

        Also the numbers of players for whom it was the default, which it does not fit any more.
        """

        def write(connection: Connection) -> tuple[NamedSet, tuple[int, ...]]:
            catalogue = read_catalogue(connection, by.guild_id)
            if catalogue.find(name) is None:
                raise SetRefused(SetReason.GONE, name)
            old = catalogue.own_named(name)
            if old.version != version:
                raise SetRefused(SetReason.CHANGED, old.name)
            new = playable(NamedSet(old.name, cards, self.new_version()))
            values = {"cards": list(cards), "version": new.version}
            connection.execute(update(character_sets).where(*is_set(by.guild_id, old.name)).values(values))
            record(connection, by.at, by.guild_id, by.user_id, "set-edit", as_data(old), as_data(new))
            return new, drop_defaults(connection, by, new.name, new.counts)

        return await transact(self.store, write)

    async def delete_set(self, by: By, name: str) -> NamedSet:
        """Delete a set of the server's own; where it was the default, the recommended one is again."""

        def write(connection: Connection) -> NamedSet:
            old = read_catalogue(connection, by.guild_id).own_named(name)
            connection.execute(delete(character_sets).where(*is_set(by.guild_id, old.name)))
            record(connection, by.at, by.guild_id, by.user_id, "set-delete", as_data(old), None)
            drop_defaults(connection, by, old.name)
            return old

        return await transact(self.store, write)

    async def choose_default(self, by: By, players: int, name: str) -> NamedSet:
        """Make a set the default for a number of players."""

        def write(connection: Connection) -> NamedSet:
            found = read_catalogue(connection, by.guild_id).named(name)
            if not found.fits(players):
                raise SetRefused(SetReason.MISFIT, found.name)
            present, key = read_settings(connection, by.guild_id), str(players)
            sets = {count: chosen for count, chosen in present.settings.sets.items() if count != key}
            if found.cards is not None:
                sets[key] = found.name
            old, new = present.settings.sets.get(key), sets.get(key)
            write_settings(connection, by, present, replace(present.settings, sets=sets))
            if old != new:
                what = "set-default"
                record(connection, by.at, by.guild_id, by.user_id, what, [players, old], [players, new])
            return found

        return await transact(self.store, write)

    # People

    async def bar(self, by: By, user_id: int, barring: bool) -> bool:
        """Bar a person from games, or no longer; False if that is so already."""

        def write(connection: Connection) -> bool:
            here = (barred.c.guild_id == by.guild_id, barred.c.user_id == user_id)
            if (connection.execute(select(barred).where(*here)).first() is not None) == barring:
                return False
            if barring:
                row = {"guild_id": by.guild_id, "user_id": user_id, "at": by.at}
                connection.execute(insert(barred), [row])
            else:
                connection.execute(delete(barred).where(*here))
            what = "person-bar" if barring else "person-unbar"
            record(connection, by.at, by.guild_id, by.user_id, what, None, str(user_id))
            return True

        return await transact(self.store, write)

    async def barred(self, guild_id: int) -> list[tuple[int, float]]:
        """Who is barred, and since when, the newest first."""
        found = select(barred).where(barred.c.guild_id == guild_id).order_by(barred.c.at.desc())
        return [(row.user_id, row.at) for row in await self.store.rows(found)]

    async def is_barred(self, guild_id: int, user_id: int) -> bool:
        """Whether a person may not play."""
        found = select(barred.c.at).where(barred.c.guild_id == guild_id, barred.c.user_id == user_id)
        return bool(await self.store.rows(found))

    async def sits_in(self, guild_id: int, user_id: int) -> list[str]:
        """The open games and lobbies of a server in which a person sits, the oldest first."""
        found = select(games.c.id).join(seats).where(OPEN, games.c.guild_id == guild_id)
        mine = found.where(seats.c.user_id == user_id, ~seats.c.reserved).order_by(games.c.created)
        return [row.id for row in await self.store.rows(mine)]

    # The record

    async def note(self, by: By, what: str, old: Any = None, new: Any = None) -> None:
        """Write down something that was not a change of the server's own data."""
        await transact(
            self.store,
            lambda connection: record(connection, by.at, by.guild_id, by.user_id, what, old, new),
        )

    async def history(self, guild_id: int, skip: int, most: int) -> list[Entry]:
        """What was recorded, the newest first."""
        columns = (audit.c.at, audit.c.user_id, audit.c.what, audit.c.old, audit.c.new)
        found = select(*columns).where(audit.c.guild_id == guild_id).order_by(audit.c.id.desc())
        return [Entry._make(row) for row in await self.store.rows(found.offset(skip).limit(most))]


def read_settings(connection: Connection, guild_id: int) -> VersionedSettings:
    """A server's settings as stored."""
    row = connection.execute(select(guilds).where(guilds.c.guild_id == guild_id)).one_or_none()
    if row is None:
        return VersionedSettings(ServerSettings(), 0)
    return VersionedSettings(msgspec.convert(row.settings, ServerSettings), row.version)


def write_settings(
    connection: Connection, by: By, present: VersionedSettings, new: ServerSettings, what: str | None = None
) -> VersionedSettings:
    """Store changed settings under the next version, recorded under a name unless somebody else does."""
    if new == present.settings:
        return present
    fields, version = msgspec.to_builtins(new), present.version + 1
    here = guilds.c.guild_id == by.guild_id
    if connection.execute(select(guilds.c.version).where(here)).first() is None:
        row = {"guild_id": by.guild_id, "settings": fields, "version": version, "gone_since": None}
        connection.execute(insert(guilds), [row])
    else:
        connection.execute(update(guilds).where(here).values(settings=fields, version=version))
    if what is not None:
        field = what.removeprefix("setting-")
        old = msgspec.to_builtins(present.settings)[field]
        record(connection, by.at, by.guild_id, by.user_id, what, old, fields[field])
    return VersionedSettings(new, version)


def drop_defaults(
    connection: Connection, by: By, name: str, fitting: Collection[int] = ()
) -> tuple[int, ...]:
    """Where a set was the default and does not fit, the recommended one is again; for which numbers."""
    present = read_settings(connection, by.guild_id)
    chosen = (int(count) for count, default in present.settings.sets.items() if default == name)
    dropped = tuple(sorted(set(chosen) - set(fitting)))
    left = {count: default for count, default in present.settings.sets.items() if int(count) not in dropped}
    write_settings(connection, by, present, replace(present.settings, sets=left))
    for players in dropped:
        record(connection, by.at, by.guild_id, by.user_id, "set-default", [players, name], [players, None])
    return dropped


def read_catalogue(connection: Connection, guild_id: int) -> SetCatalogue:
    """A server's sets as stored."""
    found = (
        select(character_sets).where(character_sets.c.guild_id == guild_id).order_by(character_sets.c.name)
    )
    rows = connection.execute(found).all()
    return SetCatalogue(tuple(NamedSet(row.name, tuple(row.cards), row.version) for row in rows))


def is_set(guild_id: int, name: str) -> tuple[Any, Any]:
    """The row of a set."""
    return character_sets.c.guild_id == guild_id, character_sets.c.name == name


def playable(found: NamedSet) -> NamedSet:
    """The set, if any number of players can use it."""
    if not found.counts:
        raise SetRefused(SetReason.UNPLAYABLE, found.name)
    return found


def as_data(found: NamedSet) -> dict[str, Any]:
    """A set as the record keeps it."""
    return {"name": found.name, "cards": list(found.cards or ())}
