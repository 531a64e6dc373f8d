"""The Cheat."""

from ..powers import Character, Scene, Steps
from ..state import Claim, Table


def power(scene: Scene, me: Claim) -> Steps:
    """Wins at once with 10 gold or more."""
    if scene.gold(me.seat) >= 10:
        yield scene.win(me)


def worth(table: Table, seat: int) -> float:
    """What that brings, at a glance."""
    return 8 if table.gold[seat] >= 10 else 0


CHARACTER = Character(name="cheat", letter="C", power=power, worth=worth)
