"""A model of how others use their turns: what appeals to them, given what they can know.

An appeal is the logarithm of how often something is done beside everything else that might be. The figures
are those that ``benchmarks/turn_model.py`` finds in games.
"""

from collections.abc import Sequence
from typing import NamedTuple

from ...game.actions import Swap
from ..arrays import Floats

SMALL = 5
"""At tables of up to so many, where cards lie in the centre, turns are used otherwise than at larger ones."""


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


class Turns(NamedTuple):
    """What appeals to some kind of player."""

    claim: Claiming
    exchange: Swapping
    feint: Swapping
    look: Looking
    pretends: float = 0.0
    """How often they only seem to take a card that appeals, if the rest was fitted to play without that."""

    def claim_appeals(self, mine: Floats, worths: Floats, theirs: Floats, wins: Floats) -> Floats:
        """How announcing each card at the table appeals.

        By how likely it is one's own, what it brings, how sure another is to have it, and whether it wins.
        """
        claim = self.claim
        true = claim.true * worths + claim.win * wins
        bluff = claim.daring + claim.bluff * worths + claim.false_win * wins
        bluff = bluff + theirs * (claim.holder + claim.holder_gold * worths)
        appeals: Floats = claim.plain + mine * true + (1 - mine) * bluff
        return appeals

    def swap_appeals(self, options: Sequence[Swap], expected: Sequence[float]) -> list[float]:
        """How each swap appeals, by what the card of each place may be expected to bring."""
        return [
            self.exchange.plain + self.exchange.gold * expected[option.cards[1]]
            if option.really
            else self.feint.plain + self.feint.gold * expected[option.cards[0]]
            for option in options
        ]

    def look_appeals(self, sure: Floats) -> Floats:
        """How looking at one's own card appeals, by how sure one is of it."""
        appeals: Floats = self.look.plain + self.look.unsure * (1 - sure)
        return appeals


REGULARS = Turns(
    Claiming(1.8, 2.1, 0.75, 0.4, -1.0, -0.4, 5.5, -4.0),
    Swapping(0.0, 1.1),
    Swapping(-2.9, 1.8),
    Looking(-2.0, 7.0),
)
"""Between those of regulars with 4 players and with 8, for whoever does not look closely."""
MANY_REGULARS = Turns(
    Claiming(0.28, 3.21, 0.50, 2.15, -2.73, 0.29, 3.90, -1.24),
    Swapping(0.0, 1.74),
    Swapping(-4.23, 2.67),
    Looking(0.10, 2.48),
    pretends=0.1,
)
"""With 8 players."""
FEW_REGULARS = Turns(
    Claiming(1.18, 1.39, 0.74, -0.94, -0.48, -0.69, 4.15, -3.92),
    Swapping(0.0, 0.60),
    Swapping(-1.19, 0.64),
    Looking(-4.04, 6.28),
)
"""With 4 players."""
MASTERS = Turns(
    Claiming(1.46, 1.72, 0.51, -0.66, -2.27, -0.15, 4.13, -2.42),
    Swapping(0.0, 0.60),
    Swapping(-1.39, 1.12),
    Looking(-0.83, 4.11),
)
"""Of masters with 4 players."""
