"""What is suggested while somebody types the name of a set."""

from collections.abc import Iterator

from discord import app_commands

from bot.render.sets import set_label
from bot.servers.sets import BUILT_IN, NamedSet, folded
from bot.service.callers import Caller
from bot.service.sets import Sets
from bot.text import locales, words

MOST_CHOICES = 25


async def complete_sets(
    sets: Sets, caller: Caller, typed: str, *, own: bool = False, players: int | None = None
) -> list[app_commands.Choice[str]]:
    """The server's sets that hold what was typed; only its own, or only those for a number of players."""
    catalogue = await sets.all(caller)
    wanted = folded(typed)
    found = [
        one
        for one in (catalogue.own if own else catalogue.all)
        if (players is None or one.fits(players))
        and any(wanted in folded(said) for said in labels(one, caller))
    ]
    return [
        app_commands.Choice(name=set_label(one, caller.words), value=one.name) for one in found[:MOST_CHOICES]
    ]


def labels(found: NamedSet, caller: Caller) -> Iterator[str]:
    """What a person may type for a set: its label, or the title of a built-in one in any language."""
    yield set_label(found, caller.words)
    if found.name in BUILT_IN:
        yield from (words(locale)(f"set-{found.name}") for locale in locales())
