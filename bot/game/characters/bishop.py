"""The Bishop."""

from ..powers import Character, Scene, Steps, richest_other
from ..state import Claim, Table


def power(scene: Scene, me: Claim) -> Steps:
    """Takes 2 gold from the richest other player, and chooses which on a tie."""
    richest = scene.richest_others(me)
    target = richest[0] if len(richest) == 1 else (yield from scene.choose_seat(me, richest))
    yield scene.pay(target, me.seat, 2)


def worth(table: Table, seat: int) -> float:
    """What that brings, at a glance."""
    return min(2, richest_other(table, seat))


CHARACTER = Character(name="bishop", letter="B", power=power, worth=worth)
