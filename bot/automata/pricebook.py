"""What each power is worth to whom, roughly: looked up by how much gold the user has."""

from typing import NamedTuple

from ..game import Table
from ..game.state import Claim
from .outcomes import gain, position, prospect, settle, standing_of, value

SMALL_TABLE = 6
COARSENESS = 3
"""At larger tables purses this close are taken for equal."""


class Prices(NamedTuple):
    """What each character's power brings."""

    gold: dict[str, float]
    prospect: dict[str, float]


class Pricebook:
    """Prices found when first asked for, then kept for one decision."""

    def __init__(self) -> None:
        self.pages: dict[int, Prices] = {}

    def prices(self, table: Table, seat: int) -> Prices:
        """What the powers bring a seat with about that much gold."""
        layout = table.setup.layout
        gold = table.gold[seat]
        page = gold if layout.players <= SMALL_TABLE else gold // COARSENESS
        if page not in self.pages:
            claim = Claim(seat, layout.own(seat)[0])
            now = prospect(standing_of(table), seat)
            used = {name: settle(position(table, name, claim)) for name in table.setup.in_play}
            self.pages[page] = Prices(
                {name: gain(outcomes, table, seat) for name, outcomes in used.items()},
                {name: value(outcomes, seat) - now for name, outcomes in used.items()},
            )
        return self.pages[page]
