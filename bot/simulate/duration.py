"""About how long a series of games takes, as measured on one core of an ordinary machine."""

from ..automata.levels import Level
from ..game.sets import MIN_PLAYERS
from .series import Series

PATIENCE = 2 * 100.0
"""Seconds of two cores that a series takes whose length nobody chose."""
MOST_USUAL = 2000
BETWEEN_TWO = {Level.NOVICE: 0.3, Level.REGULAR: 0.3, Level.MASTER: 0.45}
"""Seconds for a game of two, which is thought through further than others."""
AT_LEAST = {Level.NOVICE: 0.0, Level.REGULAR: 0.0, Level.MASTER: 0.7}
PER_PAIR = {Level.NOVICE: 0.0022, Level.REGULAR: 0.0022, Level.MASTER: 0.0055}
"""Seconds that a game takes longer for every player and everyone they watch."""


def seconds_a_game(level: Level, players: int) -> float:
    """About how long one game takes one core."""
    if players == MIN_PLAYERS:
        return BETWEEN_TWO[level]
    return AT_LEAST[level] + PER_PAIR[level] * players**2


def usual_games(level: Level, players: int) -> int:
    """So many games as end within about two minutes on two cores."""
    return min(MOST_USUAL, int(PATIENCE / seconds_a_game(level, players)) // 10 * 10)


def forecast(series: Series, cores: int) -> str:
    """What is about to happen, and about how long it takes."""
    seconds = series.games * seconds_a_game(series.level, series.players) / cores
    games = "1 game" if series.games == 1 else f"{series.games} games"
    on = "1 core" if cores == 1 else f"{cores} cores"
    return f"Playing {games} on {on}: this takes {about(seconds)}."


def about(seconds: float) -> str:
    """A length of time as people say it."""
    for size, name in ((86_400, "day"), (3600, "hour"), (60, "minute")):
        if seconds >= size:
            count = round(seconds / size)
            return f"about {count} {name}{'' if count == 1 else 's'}"
    return "less than a minute"
