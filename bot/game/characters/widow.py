"""The Widow."""

from ..powers import Character, Scene, Steps
from ..state import BANK, Claim, Table


def power(scene: Scene, me: Claim) -> Steps:
    """Takes gold from the bank up to a total of 10."""
    yield scene.pay(BANK, me.seat, max(0, 10 - scene.gold(me.seat)))


def worth(table: Table, seat: int) -> float:
    """What that brings, at a glance."""
    return max(10 - table.gold[seat], 0)


CHARACTER = Character(name="widow", letter="D", power=power, brings_gold=True, worth=worth)
