"""The Widow."""

from ..powers import Character, Scene, Steps
from ..state import BANK, Claim


def power(scene: Scene, me: Claim) -> Steps:
    """Takes gold from the bank up to a total of 10."""
    yield scene.pay(BANK, me.seat, max(0, 10 - scene.gold(me.seat)))


CHARACTER = Character(name="widow", letter="D", power=power, brings_gold=True)
