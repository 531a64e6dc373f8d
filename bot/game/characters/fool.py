"""The Fool."""

from ..powers import Character, Scene, Steps
from ..state import BANK, Claim


def power(scene: Scene, me: Claim) -> Steps:
    """Takes 1 gold from the bank, then exchanges, or not, the cards of two other players."""
    yield scene.pay(BANK, me.seat, 1)
    yield from scene.swap_or_not(me, scene.pairs_of_others(me))


CHARACTER = Character(name="fool", letter="F", power=power, brings_gold=True)
