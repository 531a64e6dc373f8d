"""How much time there is: three named speeds, each a set of times, and a server's own."""

from enum import StrEnum

from bot.tables.state import LOBBY_TIME, Times

MINUTE = 60.0
DAY = 24 * 60 * MINUTE
SUSPENSE = 3.0
"""Seconds that masks take to come off."""
LONGEST_SUSPENSE = 6.0
LONG_CONTEST = 60 * MINUTE
"""Where there is so much time to contest, nobody sits before the screen when it ends."""
LOBBY_TURNS = 4
"""For how many turns' time a lobby waits, within its limits."""


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


def lobby_time(times: Times) -> float:
    """How long a lobby waits for players: longer where the game itself is slower, and a day at the most."""
    return min(max(LOBBY_TIME, LOBBY_TURNS * times.turn), DAY)


def suspense_of(times: Times) -> float:
    """How long masks take to come off: a moment, more where the game is slower, none where nobody watches."""
    if times.contest >= LONG_CONTEST:
        return 0.0
    return min(max(SUSPENSE, times.contest / MINUTE), LONGEST_SUSPENSE)
