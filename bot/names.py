"""What automata are called, and those who want to be forgotten."""

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

SOMEONE = "\N{INVISIBLE SEPARATOR}"
"""Stands for the name of somebody who asked to be forgotten; no real name is without a visible character."""
