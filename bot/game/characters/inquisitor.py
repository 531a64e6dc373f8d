"""The Inquisitor."""

from ..powers import Character, Scene, Steps
from ..state import Claim


def power(scene: Scene, me: Claim) -> Steps:
    """Another player names a character and shows their card; wrong costs them 4 gold."""
    victim = yield from scene.choose_seat(me, scene.layout.others(me.seat))
    named = yield from scene.name_character(victim, asked_by=me, prompt="who-are-you")
    shown = scene.show(victim)
    yield shown
    if shown.character != named:
        yield scene.pay(victim, me.seat, 4)


CHARACTER = Character(name="inquisitor", letter="I", power=power, min_players=8)
