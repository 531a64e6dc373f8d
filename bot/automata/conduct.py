"""A model of how others behave: when they contest, given what they can know."""

import numpy as np

from ..game import Table
from ..game.state import Claim
from .beliefs import Floats
from .minds import Minds
from .outcomes import gain, position, settle

RARELY, NEARLY_ALWAYS = 0.03, 0.97
SHARPNESS = 0.08
SPITE = 0.5
"""How much a contester values, in gold, that the announcer gets nothing."""


def worth_of(table: Table, character: str) -> float:
    """The gold that a character's power would bring the seat on turn."""
    seat = table.on_turn
    claim = Claim(seat, table.setup.layout.own(seat)[0])
    return gain(settle(position(table, character, claim)), table, seat)


def contest_chances(minds: Minds, worth: float) -> Floats:
    """For each seat (row) and place (column): the chance to contest if the announced character lies there."""
    threshold = 1 / (1 + max(worth, 0.0) + SPITE)
    lean = (minds.as_own() - threshold) / SHARPNESS
    return RARELY + (NEARLY_ALWAYS - RARELY) / (1 + np.exp(-lean))
