"""The sets of a server: made, changed, deleted, brought in by their code, and chosen as defaults."""

import msgspec

from bot.game.sets import playable_counts
from bot.servers.audit import By
from bot.servers.codes import read_code, write_code
from bot.servers.servers import Servers
from bot.servers.sets import NamedSet, SetCatalogue, clean_name
from bot.tables import Clock

from .callers import Caller
from .refusals import Unplayable


class Saved(msgspec.Struct, frozen=True):
    """A set as it was stored."""

    found: NamedSet
    changed: bool = False
    """Whether it was there before."""
    dropped: tuple[int, ...] = ()
    """The numbers of players for whom it was the default, which it does not fit any more."""


class Sets:
    """What moderators do with the sets of their server."""

    def __init__(self, servers: Servers, clock: Clock) -> None:
        self.servers = servers
        self.clock = clock

    def by(self, caller: Caller) -> By:
        """Who changes something, for the record."""
        return By(caller.guild_id, caller.user_id, self.clock.now())

    async def all(self, caller: Caller) -> SetCatalogue:
        """Every set that the server can choose from."""
        return await self.servers.catalogue(caller.guild_id)

    async def defaults(self, caller: Caller) -> dict[str, str]:
        """The server's own defaults, by number of players."""
        return (await self.servers.settings(caller.guild_id)).sets

    async def new_name(self, caller: Caller, name: str) -> str:
        """The name of a set to be made, if it can be one."""
        clean = clean_name(name)
        (await self.all(caller)).room_for(clean)
        return clean

    async def own(self, caller: Caller, name: str) -> NamedSet:
        """A set that the server may change."""
        return (await self.all(caller)).own_named(name)

    async def save(self, caller: Caller, name: str, version: int, cards: tuple[str, ...]) -> Saved:
        """Store a new set, or what became of one, unless somebody else was faster."""
        if version == 0:
            return Saved(await self.servers.create_set(self.by(caller), name, cards))
        found, dropped = await self.servers.change_set(self.by(caller), name, version, cards)
        return Saved(found, changed=True, dropped=dropped)

    async def delete(self, caller: Caller, name: str) -> NamedSet:
        """Delete a set; its code would bring it back."""
        return await self.servers.delete_set(self.by(caller), name)

    async def choose_default(self, caller: Caller, players: int, name: str) -> NamedSet:
        """Choose what a number of players gets by default."""
        return await self.servers.choose_default(self.by(caller), players, name)

    async def bring_in(self, caller: Caller, code: str, name: str | None) -> NamedSet:
        """Store the set of a code, under its code if it is given no name."""
        cards = read_code(code)
        if not playable_counts(cards):
            raise Unplayable(cards)
        called = name if name is not None else write_code(cards)
        return await self.servers.create_set(self.by(caller), called, cards, "set-import")
