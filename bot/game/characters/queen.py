"""The Queen."""

from ..powers import Character, Scene, Steps
from ..state import BANK, Claim


def power(scene: Scene, me: Claim) -> Steps:
    """Takes 2 gold from the bank."""
    yield scene.pay(BANK, me.seat, 2)


CHARACTER = Character(name="queen", letter="Q", power=power, brings_gold=True)
