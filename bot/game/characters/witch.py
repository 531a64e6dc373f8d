"""The Witch."""

from ..powers import Character, Scene, Steps
from ..state import Claim


def power(scene: Scene, me: Claim) -> Steps:
    """May exchange fortunes with another player."""
    target = yield from scene.may_choose_seat(me, scene.layout.others(me.seat))
    if target is not None:
        yield scene.exchange_fortunes(me, target)


CHARACTER = Character(name="witch", letter="W", power=power)
