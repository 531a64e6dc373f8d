"""The Queen."""

from ..powers import Character, Scene, Steps
from ..state import BANK, Claim, Table


def power(scene: Scene, me: Claim) -> Steps:
    """Takes 2 gold from the bank."""
    yield scene.pay(BANK, me.seat, 2)


def worth(table: Table, seat: int) -> float:
    """What that brings, at a glance."""
    return 2


CHARACTER = Character(name="queen", letter="Q", power=power, brings_gold=True, worth=worth)
