"""What automata are called."""

AUTOMATA = (
    "Colombina",
    "Pantalone",
    "Arlecchino",
    "Pierrot",
    "Scaramuccia",
    "Pulcinella",
    "Brighella",
    "Isabella",
    "Il Dottore",
    "Il Capitano",
    "Tartaglia",
    "Florindo",
    "Smeraldina",
)
"""The automata of the commedia dell'arte, enough for every seat."""
