"""From a table with its people to what a screen needs."""

from bot.automata.names import NAMES
from bot.game import glimpse, view
from bot.lobby import wishes
from bot.servers.facts import SOMEONE
from bot.servers.settings import Mentions
from bot.tables import Seated, SeatHolder
from bot.text import Words, words

from .cast import Cast, Person
from .stage import Stage


def cast_of(table: Seated, language: Words | None = None) -> Cast:
    """The names at a table; an automaton in a seat that a person left gets one of its own."""
    language = language or words(table.options.language)
    return Cast(
        tuple(
            person_of(holder, seat, language, earlier_in(table, seat))
            for seat, holder in enumerate(table.seats)
        ),
        silent=wishes(table.options).mentions is Mentions.NOBODY,
    )


def earlier_in(table: Seated, seat: int) -> tuple[int, ...]:
    """Who has sat in a seat and does so no more."""
    now = table.seats[seat].user_id
    return tuple(user_id for user_id, sat in table.sitters if sat == seat and user_id != now)


def person_of(holder: SeatHolder, seat: int, language: Words, earlier: tuple[int, ...]) -> Person:
    """Who sits in a seat where others have sat; someone, if they asked to be forgotten."""
    if holder.name == SOMEONE:
        return Person(language("someone"), forgotten=True)
    name = "" if holder.is_left else holder.name
    return Person(name or NAMES[seat], holder.user_id, earlier=earlier)


def stage_for(table: Seated, seat: int | None, language: Words | None = None, *, past: bool = True) -> Stage:
    """What the seat sees in a language, the table's own if none is named; without the past if not needed."""
    language = language or words(table.options.language)
    return Stage(
        game=table.game_id,
        view=(view if past else glimpse)(table.game, seat),
        cast=cast_of(table, language),
        words=language,
        deadline=None if table.deadline is None else int(table.deadline),
        notes=wishes(table.options).notes,
        public=words(table.options.language),
    )
