"""The sets of a server: those built in, and its own."""

import secrets
import unicodedata
from collections.abc import Mapping
from enum import StrEnum

import msgspec

from bot.game.sets import RECOMMENDED, SEVEN_WITH_FOOL, playable_counts, problems
from bot.text import locales, words
from bot.text.names import JOINER, is_visible, one_line

LONGEST_NAME = 32
MOST_SETS = 100
MOST_VERSIONS = 10**9
"""Buttons carry versions of up to nine digits."""


class SetReason(StrEnum):
    """Why a set cannot be stored, changed or used; each is a text key."""

    NAME_EMPTY = "name-empty"
    NAME_LONG = "name-long"
    NAME_TAKEN = "name-taken"
    NAME_BUILT_IN = "name-built-in"
    BUILT_IN = "built-in"
    TOO_MANY = "too-many"
    UNKNOWN = "unknown"
    UNPLAYABLE = "unplayable"
    MISFIT = "misfit"
    CHANGED = "changed"
    GONE = "gone"


class SetRefused(Exception):
    """The sets of the server stay as they are."""

    def __init__(self, reason: SetReason, name: str = "") -> None:
        super().__init__(reason.value)
        self.reason = reason
        self.name = name


class NamedSet(msgspec.Struct, frozen=True):
    """A set under a name; a built-in one has its id for a name."""

    name: str
    cards: tuple[str, ...] | None
    """None where every number of players has cards of its own."""
    version: int = 0
    """Tells what one moderator saw from what another saved, even if the set was made anew meanwhile."""

    @property
    def counts(self) -> tuple[int, ...]:
        """The numbers of players that may use it."""
        return tuple(RECOMMENDED) if self.cards is None else playable_counts(self.cards)

    def fits(self, players: int) -> bool:
        """Whether that number of players may use it."""
        return players in RECOMMENDED and (self.cards is None or not problems(self.cards, players))


PRINTED = NamedSet("recommended", None)
"""What the rules print for each number of players."""
BUILT_IN: Mapping[str, NamedSet] = {
    PRINTED.name: PRINTED,
    "seven": NamedSet("seven", SEVEN_WITH_FOOL),
}


def cards_for(found: NamedSet, players: int) -> tuple[str, ...]:
    """The cards of a set for a number of players."""
    return found.cards or RECOMMENDED[players]


def random_version() -> int:
    """A version that no set of this name had before; none is 0, which stands for a set not made yet."""
    return secrets.randbelow(MOST_VERSIONS - 1) + 1


def clean_name(given: str) -> str:
    """A name in one line without control, direction and invisible characters, or why it cannot be one."""
    name = one_line(unicodedata.normalize("NFC", given))
    if not is_visible(name):
        raise SetRefused(SetReason.NAME_EMPTY)
    if len(name) > LONGEST_NAME:
        raise SetRefused(SetReason.NAME_LONG, name[:LONGEST_NAME])
    return name


def folded(name: str) -> str:
    """What two names have in common that people would take for the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().replace(JOINER, "").split())


def built_in_named(name: str) -> NamedSet | None:
    """The built-in set that has this id, or this title in some language."""
    wanted = folded(name)
    for key, found in BUILT_IN.items():
        if wanted in (key, *(folded(words(locale)(f"set-{key}")) for locale in locales())):
            return found
    return None


class SetCatalogue(msgspec.Struct, frozen=True):
    """All sets that a server can choose from."""

    own: tuple[NamedSet, ...] = ()

    @property
    def all(self) -> tuple[NamedSet, ...]:
        """Built-in sets first, then the server's own by name."""
        return (*BUILT_IN.values(), *self.own)

    def find(self, name: str) -> NamedSet | None:
        """The set somebody means: the server's own before a built-in one."""
        wanted = folded(name)
        own = (found for found in self.own if folded(found.name) == wanted)
        return next(own, None) or built_in_named(name)

    def named(self, name: str) -> NamedSet:
        """The set somebody means, or a refusal."""
        found = self.find(name)
        if found is None:
            raise SetRefused(SetReason.UNKNOWN, name)
        return found

    def own_named(self, name: str) -> NamedSet:
        """A set that the server may change, or a refusal."""
        found = self.named(name)
        if found.name in BUILT_IN:
            raise SetRefused(SetReason.BUILT_IN, found.name)
        return found

    def fitting(self, players: int) -> list[NamedSet]:
        """The sets that a number of players may use, built-in ones first."""
        return [found for found in self.all if found.fits(players)]

    def room_for(self, name: str) -> None:
        """Refuse a new name that is taken, or one set too many."""
        found = self.find(name)
        if found is not None:
            reason = SetReason.NAME_BUILT_IN if found.name in BUILT_IN else SetReason.NAME_TAKEN
            raise SetRefused(reason, name)
        if len(self.own) >= MOST_SETS:
            raise SetRefused(SetReason.TOO_MANY)

    def defaults(self, chosen: Mapping[str, str]) -> dict[str, tuple[str, ...]]:
        """The cards for each number of players where the server's default still is there and fits."""
        found: dict[str, tuple[str, ...]] = {}
        for count, name in chosen.items():
            default = self.find(name)
            if default is not None and default.cards is not None and default.fits(int(count)):
                found[count] = default.cards
        return found
