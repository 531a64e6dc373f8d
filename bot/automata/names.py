"""What automata are called."""

from random import Random

NAMES = (
    "Arlecchino",
    "Colombina",
    "Pantalone",
    "Pulcinella",
    "Brighella",
    "Scaramuccia",
    "Pierrot",
    "Isabella",
    "Flavio",
    "Il Dottore",
    "Il Capitano",
    "La Signora",
    "Tartaglia",
    "Coviello",
    "Gianduja",
    "Stenterello",
)
"""Of the commedia dell'arte, and more than a table has seats."""


def draw_names(rng: Random, count: int, taken: frozenset[str] = frozenset()) -> tuple[str, ...]:
    """So many different names that nobody has."""
    free = [name for name in NAMES if name not in taken]
    return tuple(rng.sample(free, count))
