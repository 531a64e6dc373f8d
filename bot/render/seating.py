"""From a table with its people to what a screen needs."""

from bot.automata.names import NAMES
from bot.game import view
from bot.tables import Seated, SeatHolder
from bot.text import Words, words

from .cast import Cast, Person
from .stage import Stage


def cast_of(table: Seated) -> Cast:
    """The names at a table; an automaton in a seat that a person left gets one of its own."""
    return Cast(tuple(person_of(holder, seat) for seat, holder in enumerate(table.seats)))


def person_of(holder: SeatHolder, seat: int) -> Person:
    """Who sits in a seat."""
    return Person(holder.name or NAMES[seat], holder.user_id)


def stage_for(table: Seated, seat: int | None, language: Words | None = None) -> Stage:
    """What the seat sees in a language, the table's own if none is named."""
    return Stage(
        game=table.game_id,
        view=view(table.game, seat),
        cast=cast_of(table),
        words=language or words(table.options.language),
        deadline=None if table.deadline is None else int(table.deadline),
        public=words(table.options.language),
    )
