"""The Witch."""

from ..powers import Character, Scene, Steps, richest_other
from ..state import Claim, Table


def power(scene: Scene, me: Claim) -> Steps:
    """May exchange fortunes with another player."""
    target = yield from scene.may_choose_seat(me, scene.layout.others(me.seat))
    if target is not None:
        yield scene.exchange_fortunes(me, target)


def worth(table: Table, seat: int) -> float:
    """What that brings, at a glance."""
    return max(richest_other(table, seat) - table.gold[seat], 0)


CHARACTER = Character(name="witch", letter="W", power=power, worth=worth)
