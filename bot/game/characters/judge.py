"""The Judge."""

from ..powers import Character, Scene, Steps
from ..state import COURT, Claim


def power(scene: Scene, me: Claim) -> Steps:
    """Takes all gold lying on the court; this turn's fines come later."""
    yield scene.pay(COURT, me.seat, scene.court)


CHARACTER = Character(name="judge", letter="J", power=power, required=True)
