"""A game of which everything may be told, and the one way to get at it."""

import msgspec

from bot.tables.state import Lobby, Seated

from .game_codes import code_of
from .refusals import Refused


class Finished(msgspec.Struct, frozen=True):
    """A game of which everything may be told: it is over, or was stopped, and everybody could hear of it.

    Only `finished` makes one; whatever tells a secret of a whole game asks for one.
    """

    table: Seated

    @property
    def code(self) -> str:
        """The short code under which it is found again."""
        return code_of(self.table.game_id)


def finished(table: Lobby | Seated) -> Finished:
    """The game, if it is over as far as it has been told; a curtain that hides its end hides that too."""
    if isinstance(table, Lobby) or table.curtain is not None or table.game.table.outcome is None:
        raise Refused("story-not-yet")
    return Finished(table)
