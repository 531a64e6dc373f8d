"""What automata are like, said with their names where people meet them."""

from bot.automata.names import temper_of
from bot.text import Words

from .context import ScreenContext

BETWEEN = "\N{NO-BREAK SPACE}· "


def with_temper(shown: str, name: str, words: Words) -> str:
    """An automaton as it is shown, with what goes with its name, if anything does."""
    temper = temper_of(name)
    if temper is None:
        return shown
    return words("seat-automaton", player=shown, temper=words(f"temper-{temper}"))


def who_is_here(context: ScreenContext, seat: int) -> str:
    """Who sits at a seat, and what an automaton is like where automata have their say."""
    name, person = context.roster.name(seat), context.roster.people[seat]
    if not context.banter or not person.is_automaton:
        return name
    return with_temper(name, person.name, context.words)


def tempers_here(context: ScreenContext) -> tuple[str, ...]:
    """A small line with every automaton's temper, where automata have their say and any is there."""
    people = context.roster.people
    tempered = [
        who_is_here(context, seat)
        for seat, person in enumerate(people)
        if person.is_automaton and temper_of(person.name) is not None
    ]
    return (f"-# {BETWEEN.join(tempered)}",) if context.banter and tempered else ()
