"""How much time there is: three named speeds, each a set of times, and a server's own."""

from enum import StrEnum

from bot.tables import Times

MINUTE = 60.0
DAY = 24 * 60 * MINUTE


class Speed(StrEnum):
    """A named set of times."""

    LIVE = "live"
    RELAXED = "relaxed"
    CORRESPONDENCE = "correspondence"
    OWN = "own"
    """What the server has set."""


TIMES = {
    Speed.LIVE: Times(memorise=MINUTE, turn=1.5 * MINUTE, contest=20.0, power=MINUTE),
    Speed.RELAXED: Times(memorise=5 * MINUTE, turn=15 * MINUTE, contest=5 * MINUTE, power=10 * MINUTE),
    Speed.CORRESPONDENCE: Times(memorise=DAY, turn=2 * DAY, contest=DAY, power=DAY),
}
