"""A friendly no: its reason is a text key, and what it speaks of is data that is put into words elsewhere."""

from typing import NamedTuple

from bot.servers.sets import NamedSet, SetCatalogue, SetReason, SetRefused
from bot.tables.state import Seated


class Address(NamedTuple):
    """Where a table is: its channel and, if there is one, its newest message."""

    guild_id: int
    channel_id: int
    message_id: int | None


class Channels(NamedTuple):
    """Some channels of a server."""

    ids: tuple[int, ...]


class Role(NamedTuple):
    """A role of a server."""

    id: int


class Player(NamedTuple):
    """Who sits in a seat of a table."""

    table: Seated
    seat: int


class Addresses(NamedTuple):
    """Where some tables are."""

    tables: tuple[Address, ...]


About = int | Address | Addresses | Channels | Role | Player


class Refused(Exception):
    """Nothing has changed, for a reason."""

    def __init__(self, reason: str, **about: About) -> None:
        super().__init__(reason)
        self.reason = reason
        self.about = about


class Misfit(SetRefused):
    """So many players cannot use the set, though others could."""

    def __init__(self, found: NamedSet, players: int, catalogue: SetCatalogue) -> None:
        super().__init__(SetReason.MISFIT, found.name)
        self.found = found
        self.players = players
        self.catalogue = catalogue


class Unplayable(SetRefused):
    """No number of players can use these cards."""

    def __init__(self, cards: tuple[str, ...]) -> None:
        super().__init__(SetReason.UNPLAYABLE)
        self.cards = cards
