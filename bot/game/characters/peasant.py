"""The Peasant, of whom there are two."""

from ..powers import Character, Scene, Steps
from ..state import BANK, Claim


def power(scene: Scene, me: Claim) -> Steps:
    """Takes 1 gold from the bank, or 2 if both Peasants were turned up."""
    yield scene.pay(BANK, me.seat, 2 if scene.turned_up("peasant") == 2 else 1)


CHARACTER = Character(name="peasant", letter="P", power=power, brings_gold=True, copies=2, min_players=8)
