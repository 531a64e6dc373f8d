"""Everything that automata say, each as its temper is, to be read."""

from collections.abc import Iterator

from bot.automata.tempers import Temper
from bot.render.banter import OCCASIONS, TAKES
from bot.render.roster import label_of
from bot.render.screen import Screen
from bot.text import Words


def banter_screens(language: Words, name: str) -> Iterator[tuple[str, Screen]]:
    """One screen for each temper: how a lobby shows it, and its lines on each occasion."""
    name = label_of(name, automaton=True)
    for temper in Temper:
        seat = language("seat-automaton", player=name, temper=language(f"temper-{temper}"))
        lines = (
            language("says", player=name, line=language(f"says-{temper}-{occasion}", take=take))
            for occasion in OCCASIONS
            for take in range(TAKES)
        )
        yield f"banter {temper}", Screen((seat, "\n".join(lines)))
