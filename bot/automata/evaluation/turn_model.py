"""A model of how others use their turns: what appeals to them, given what they can know.

An appeal is the logarithm of how often something is done beside everything else that might be. The figures
lie between those that ``benchmarks/turn_model.py`` finds with 4 and with 8 players.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ...game.actions import Swap
from ..arrays import Floats


class Claiming(NamedTuple):
    """What announcing a character has for and against it."""

    plain: float
    true: float
    """For each gold that it brings, where one is sure to be the character."""
    bluff: float
    """The same where one is sure not to be."""
    daring: float
    """Where one is sure not to be, whatever it brings."""
    holder: float
    """The same, where another can know to have the card."""
    holder_gold: float
    """The same for each gold that it brings."""
    win: float
    """Where it wins the game and is true."""
    false_win: float
    """Where it would win the game and is false."""


class Swapping(NamedTuple):
    """What a swap has for it."""

    plain: float
    gold: float
    """For each gold that the card one then has may be expected to bring."""


class Looking(NamedTuple):
    """What a look at one's own card has for it."""

    plain: float
    unsure: float
    """The more, the less sure one is of it."""


CLAIM = Claiming(1.8, 2.1, 0.75, 0.4, -1.0, -0.4, 5.5, -4.0)
EXCHANGE, FEINT = Swapping(0.0, 1.1), Swapping(-2.9, 1.8)
LOOK = Looking(-2.0, 7.0)


def claim_appeals(mine: Floats, worths: Floats, theirs: Floats, wins: Floats) -> Floats:
    """How announcing each card at the table appeals.

    By how likely it is one's own, what it brings, how sure another is to have it, and whether it wins.
    """
    true = CLAIM.true * worths + CLAIM.win * wins
    bluff = CLAIM.daring + CLAIM.bluff * worths + CLAIM.false_win * wins
    bluff += theirs * (CLAIM.holder + CLAIM.holder_gold * worths)
    appeals: Floats = CLAIM.plain + mine * true + (1 - mine) * bluff
    return appeals


def swap_appeals(options: Sequence[Swap], expected: Sequence[float]) -> list[float]:
    """How each swap appeals, by what the card of each place may be expected to bring."""
    return [
        EXCHANGE.plain + EXCHANGE.gold * expected[option.cards[1]]
        if option.really
        else FEINT.plain + FEINT.gold * expected[option.cards[0]]
        for option in options
    ]


def look_appeal(sure: float) -> float:
    """How looking at one's own card appeals."""
    return LOOK.plain + LOOK.unsure * (1 - sure)
