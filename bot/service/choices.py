"""What a host may choose from, as plain data."""

import msgspec

from bot.servers.sets import SetCatalogue
from bot.speeds import Speed
from bot.tables import Times


class TableChoices(msgspec.Struct, frozen=True):
    """What a host may choose from."""

    catalogue: SetCatalogue
    defaults: dict[str, tuple[str, ...]]
    """The cards of the server's own defaults, by the number of players."""
    times: dict[Speed, Times]
