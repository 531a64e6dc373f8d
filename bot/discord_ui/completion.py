"""What is suggested while somebody types the name of a set."""

from discord import app_commands

from bot.render.sets import set_label
from bot.servers.servers import Servers
from bot.servers.shelf import folded

from .person import Visitor

MOST_CHOICES = 25


async def complete_sets(
    servers: Servers, who: Visitor, typed: str, *, own: bool = False, players: int | None = None
) -> list[app_commands.Choice[str]]:
    """The server's sets that hold what was typed; only its own, or only those for a number of players."""
    shelf = await servers.shelf(who.guild_id)
    found = [(set_label(one, who.words), one) for one in (shelf.own if own else shelf.all)]
    wanted = folded(typed)
    choices = [
        app_commands.Choice(name=label, value=one.name)
        for label, one in found
        if wanted in folded(label) and (players is None or one.fits(players))
    ]
    return choices[:MOST_CHOICES]
