"""What others may make of their cards next, and so what it is worth to take these from them."""

import numpy as np

from ...game import Table
from ...game.rules import RICH
from ..arrays import Floats
from ..beliefs.habits import USUAL
from ..beliefs.memory import Memory
from ..beliefs.turn_model import SMALL
from ..outcomes.announcements import Settled, prospect
from ..outcomes.glance import glance_at

COUNTS = 0.75
"""How much it counts what others can no longer do, beside what one does oneself."""
NOTABLE = 0.1
"""A character less likely than this is not reckoned with."""


def denying(memory: Memory, table: Table, chances: Floats, own: int, other: int) -> float:
    """What it is worth that another has the seat's card instead of theirs; many leave that to each other."""
    owner = table.setup.layout.owner(other)
    if owner is None or owner == memory.seat or table.setup.layout.players > SMALL:
        return 0.0
    known = memory.knowledge.table[owner]
    takes, gives = (threat(memory, table, chances[place], owner) for place in (other, own))
    return COUNTS * float(known[other, other] * takes - known[own, own] * USUAL.exchanges * gives)


def threat(memory: Memory, table: Table, card: Floats, owner: int) -> float:
    """By how much the seat's prospect falls once an owner uses a card, of which these are the chances."""
    brings, now = glance_at(table, owner), prospect(Settled(table.gold), memory.seat)
    lost = 0.0
    for kind in np.flatnonzero(card > NOTABLE):
        then = enriched(table.gold, owner, round(brings[memory.characters[kind]]))
        lost += float(card[kind]) * (now - prospect(then, memory.seat))
    return lost


def enriched(gold: tuple[int, ...], seat: int, by: int) -> Settled:
    """The table once a seat has so much more, which may be the end."""
    mine = gold[seat] + by
    return Settled((*gold[:seat], mine, *gold[seat + 1 :]), (seat,) if mine >= RICH else None)
