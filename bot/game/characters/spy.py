"""The Spy."""

from ..powers import Character, Scene, Steps
from ..state import Claim


def power(scene: Scene, me: Claim) -> Steps:
    """Names another card, looks at both, then exchanges them, or not."""
    target = yield from scene.choose_card(me)
    yield scene.look(me, (me.card, target))
    yield from scene.swap_or_not(me, ((me.card, target),))


CHARACTER = Character(name="spy", letter="S", power=power)
