"""What automata are like, said with their names where people meet them."""

from bot.automata.names import temper_of
from bot.text import Words


def with_temper(shown: str, name: str, words: Words) -> str:
    """An automaton as it is shown, with what goes with its name, if anything does."""
    temper = temper_of(name)
    if temper is None:
        return shown
    return words("seat-automaton", player=shown, temper=words(f"temper-{temper}"))
