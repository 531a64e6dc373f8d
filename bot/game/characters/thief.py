"""The Thief."""

from ..powers import Character, Scene, Steps
from ..state import Claim


def power(scene: Scene, me: Claim) -> Steps:
    """Takes 1 gold from the left neighbour and 1 from the right one."""
    yield scene.pay(scene.layout.left(me.seat), me.seat, 1)
    yield scene.pay(scene.layout.right(me.seat), me.seat, 1)


CHARACTER = Character(name="thief", letter="T", power=power)
