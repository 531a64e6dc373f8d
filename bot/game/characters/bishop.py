"""The Bishop."""

from ..powers import Character, Scene, Steps
from ..state import Claim


def power(scene: Scene, me: Claim) -> Steps:
    """Takes 2 gold from the richest other player, and chooses which on a tie."""
    richest = scene.richest_others(me)
    target = richest[0] if len(richest) == 1 else (yield from scene.choose_seat(me, richest))
    yield scene.pay(target, me.seat, 2)


CHARACTER = Character(name="bishop", letter="B", power=power)
