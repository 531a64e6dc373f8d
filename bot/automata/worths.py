"""What each power brings, at a glance: enough to guess what others want, and to play imagined worlds on."""

from collections.abc import Callable, Mapping
from types import MappingProxyType

from ..game import Table
from .outcomes import WINNING

Worth = Callable[[Table, int], float]

NOTABLE = 4.0
"""More than this is expected of no card for long: the Judge and the Witch live on what others leave them."""
CHEATING, PLENTY = 10, 10
"""The gold with which the Cheat wins, and up to which the Widow fills her purse."""
TYPICAL = 1.5
"""What characters not told here are taken to bring."""


def richest_other(table: Table, seat: int) -> int:
    """The most gold that another has."""
    return max(gold for other, gold in enumerate(table.gold) if other != seat)


WORTHS: Mapping[str, Worth] = MappingProxyType(
    {
        "judge": lambda table, seat: table.court,
        "bishop": lambda table, seat: min(2, richest_other(table, seat)),
        "king": lambda table, seat: 3,
        "queen": lambda table, seat: 2,
        "fool": lambda table, seat: 1.2,
        "thief": lambda table, seat: 2,
        "witch": lambda table, seat: max(richest_other(table, seat) - table.gold[seat], 0),
        "spy": lambda table, seat: 0.5,
        "peasant": lambda table, seat: 1.2,
        "cheat": lambda table, seat: WINNING if table.gold[seat] >= CHEATING else 0.0,
        "inquisitor": lambda table, seat: 2.0,
        "widow": lambda table, seat: max(PLENTY - table.gold[seat], 0),
    }
)
"""The gold that a power brings whoever uses it now."""


def worth(table: Table, seat: int, name: str) -> float:
    """What a character's power would bring a seat now."""
    return float(WORTHS[name](table, seat)) if name in WORTHS else TYPICAL
