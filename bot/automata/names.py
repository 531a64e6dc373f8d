"""What automata are called."""

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
