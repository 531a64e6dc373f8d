"""How rare remarkable things are, so that the rarest of a game are told."""

from bot.game.curiosities import Curiosity, Kind

MOST = 12
"""Values beyond this are as rare as this."""
SIZES = (5, 9, 13)
"""Tables are told apart by size: up to five players, up to nine, and larger ones."""


def size_of(players: int) -> int:
    """The size of a table."""
    return next(size for size in SIZES if players <= size)


def share(found: Curiosity, players: int) -> float:
    """In which share of games there was at least as much of it."""
    shares = SHARES[size_of(players)][found.kind]
    return shares[min(found.value, len(shares)) - 1]


SHARES: dict[int, dict[Kind, tuple[float, ...]]] = {
    5: {
        Kind.LIE: (0.70, 0.60, 0.31, 0.12, 0.08, 0.04, 0.02, 0.01, 0.0),
        Kind.SECRET: (0.63, 0.63, 0.63, 0.63, 0.57, 0.51, 0.44, 0.41, 0.39, 0.33, 0.28, 0.24),
        Kind.CONTEST: (0.84, 0.84, 0.12, 0.01, 0.0),
        Kind.UNFOUND: (0.47, 0.47, 0.31, 0.23, 0.17, 0.12, 0.07, 0.06, 0.03, 0.01, 0.0),
        Kind.WRONG: (0.94, 0.94, 0.75, 0.49, 0.31, 0.20, 0.16, 0.12, 0.09, 0.06, 0.03, 0.01),
        Kind.HONEST: (0.28, 0.28, 0.24, 0.11, 0.03, 0.01, 0.0),
        Kind.TRAVELLER: (0.79, 0.79, 0.79, 0.64, 0.41, 0.23, 0.12, 0.05, 0.0),
        Kind.FACES: (0.99, 0.99, 0.91, 0.64, 0.27, 0.04, 0.0),
        Kind.PRETENDER: (0.03, 0.03, 0.03, 0.0),
        Kind.SILENT: (0.02, 0.02, 0.0),
        Kind.HOME: (0.54, 0.54, 0.40, 0.26, 0.16, 0.08, 0.04, 0.0),
        Kind.LOSS: (0.62, 0.62, 0.62, 0.47, 0.41, 0.35, 0.30, 0.16, 0.08, 0.03, 0.0),
        Kind.CURIOUS: (0.01, 0.01, 0.01, 0.01, 0.0),
    },
    9: {
        Kind.LIE: (0.41, 0.29, 0.12, 0.03, 0.01, 0.01, 0.01, 0.0),
        Kind.SECRET: (0.77, 0.77, 0.77, 0.77, 0.62, 0.53, 0.42, 0.34, 0.30, 0.26, 0.24, 0.22),
        Kind.CONTEST: (0.92, 0.92, 0.54, 0.23, 0.10, 0.03, 0.01, 0.0),
        Kind.UNFOUND: (0.09, 0.09, 0.03, 0.02, 0.01, 0.0),
        Kind.WRONG: (0.94, 0.94, 0.54, 0.15, 0.04, 0.0),
        Kind.HONEST: (0.79, 0.79, 0.59, 0.23, 0.03, 0.0),
        Kind.TRAVELLER: (1.00, 1.00, 1.00, 0.97, 0.83, 0.62, 0.42, 0.29, 0.17, 0.09, 0.03, 0.01),
        Kind.FACES: (1.00, 1.00, 1.00, 0.97, 0.82, 0.37, 0.08, 0.0),
        Kind.PRETENDER: (0.0,),
        Kind.SILENT: (0.07, 0.07, 0.0),
        Kind.HOME: (0.50, 0.50, 0.42, 0.36, 0.24, 0.17, 0.10, 0.04, 0.03, 0.02, 0.0),
        Kind.LOSS: (0.88, 0.88, 0.88, 0.80, 0.67, 0.45, 0.31, 0.10, 0.03, 0.01, 0.01, 0.0),
        Kind.CURIOUS: (0.01, 0.01, 0.01, 0.0),
    },
    13: {
        Kind.LIE: (0.24, 0.14, 0.07, 0.04, 0.02, 0.01, 0.01, 0.01, 0.0),
        Kind.SECRET: (0.89, 0.89, 0.89, 0.89, 0.84, 0.78, 0.74, 0.63, 0.50, 0.44, 0.39, 0.33),
        Kind.CONTEST: (0.97, 0.97, 0.83, 0.52, 0.34, 0.14, 0.03, 0.0),
        Kind.UNFOUND: (0.14, 0.14, 0.07, 0.04, 0.03, 0.01, 0.0),
        Kind.WRONG: (0.93, 0.93, 0.35, 0.04, 0.01, 0.0),
        Kind.HONEST: (0.82, 0.82, 0.31, 0.04, 0.0),
        Kind.TRAVELLER: (0.99, 0.99, 0.99, 0.96, 0.82, 0.66, 0.43, 0.20, 0.12, 0.05, 0.02, 0.01),
        Kind.FACES: (1.00, 1.00, 1.00, 0.99, 0.91, 0.64, 0.27, 0.07, 0.01, 0.0),
        Kind.PRETENDER: (0.01, 0.01, 0.01, 0.0),
        Kind.SILENT: (0.06, 0.06, 0.01, 0.0),
        Kind.HOME: (0.55, 0.55, 0.46, 0.34, 0.19, 0.14, 0.09, 0.03, 0.01, 0.01, 0.01, 0.0),
        Kind.LOSS: (0.82, 0.82, 0.82, 0.78, 0.44, 0.25, 0.15, 0.07, 0.01, 0.01, 0.0),
        Kind.CURIOUS: (0.01, 0.01, 0.01, 0.0),
    },
}
"""By size of the table and kind: the share of games with a value of at least 1, 2, 3 …, of forty games of
automata of each number of players (`python -m benchmarks.curiosities`)."""
