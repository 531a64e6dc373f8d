"""What automata are called, and what they are like: one is known by the other."""

from collections.abc import Mapping
from types import MappingProxyType

from .tempers import Temper

TEMPERS: Mapping[str, Temper] = MappingProxyType(
    {
        "Arlecchino": Temper.PLAYFUL,
        "Colombina": Temper.BOLD,
        "Pantalone": Temper.CAUTIOUS,
        "Pulcinella": Temper.VENGEFUL,
        "Pierrot": Temper.HONEST,
        "Il Dottore": Temper.SUSPICIOUS,
        "Brighella": Temper.BOLD,
        "Scaramuccia": Temper.PLAYFUL,
        "Isabella": Temper.HONEST,
        "Flavio": Temper.VENGEFUL,
        "Il Capitano": Temper.SUSPICIOUS,
        "La Signora": Temper.CAUTIOUS,
        "Tartaglia": Temper.CAUTIOUS,
        "Coviello": Temper.BOLD,
        "Gianduja": Temper.HONEST,
        "Stenterello": Temper.PLAYFUL,
    }
)
"""Of the commedia dell'arte, and more than a table has seats; the first six are six tempers."""
NAMES = tuple(TEMPERS)


def temper_of(name: str) -> Temper | None:
    """What an automaton of a name is like; nothing in particular where it goes by another's name."""
    return TEMPERS.get(name)
