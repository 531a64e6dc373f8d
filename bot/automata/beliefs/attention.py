"""How well somebody minds the table: what they miss, and what they mix up."""

from collections.abc import Sequence
from random import Random
from typing import NamedTuple


class Attention(NamedTuple):
    """How much of what happens passes somebody by."""

    misses: float = 0.0
    """How often others exchange cards, or not, without their taking notice."""
    ignores: float = 0.0
    """How often a claim, and who let it pass, tells them nothing."""
    confuses: float = 0.0
    """How often they mix up two cards of others in a turn."""

    def with_lapses(self, part: float) -> "Attention":
        """The same of somebody whom only a part of that passes by."""
        return Attention(*(part * often for often in self))


FULL = Attention()


class Mind(NamedTuple):
    """Somebody's attention, and the chance that decides what slips it."""

    attention: Attention = FULL
    seed: int = 0

    def slips(self, moment: int, chance: float) -> bool:
        """Whether something that happens at a moment slips the mind; always the same for the same moment."""
        return chance > 0.0 and self.luck(moment).random() < chance

    def mixed_up(self, moment: int, places: Sequence[int]) -> tuple[int, int] | None:
        """Two of the places whose cards are mixed up at a moment, if any."""
        if not self.slips(moment, self.attention.confuses):
            return None
        first, second = self.luck(~moment).sample(places, 2)
        return first, second

    def luck(self, moment: int) -> Random:
        return Random(self.seed * 1_000_003 + moment)


ALERT = Mind()
