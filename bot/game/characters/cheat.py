"""The Cheat."""

from ..powers import Character, Scene, Steps
from ..state import Claim


def power(scene: Scene, me: Claim) -> Steps:
    """Wins at once with 10 gold or more."""
    if scene.gold(me.seat) >= 10:
        yield scene.win(me)


CHARACTER = Character(name="cheat", letter="C", power=power)
