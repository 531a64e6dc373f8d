"""The King."""

from ..powers import Character, Scene, Steps
from ..state import BANK, Claim


def power(scene: Scene, me: Claim) -> Steps:
    """Takes 3 gold from the bank."""
    yield scene.pay(BANK, me.seat, 3)


CHARACTER = Character(name="king", letter="K", power=power, brings_gold=True)
