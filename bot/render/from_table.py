"""From a table with its people to what a screen needs."""

from bot.game import glimpse, view
from bot.lobby import host_choices, stand_in_name
from bot.servers.settings import Mentions
from bot.tables import Seated
from bot.text import Words, words
from bot.text.names import SOMEONE

from .context import ScreenContext
from .roster import Person, Roster, label_of


def roster_of(table: Seated, language: Words | None = None) -> Roster:
    """The names at a table; an automaton in a seat that a person left gets one of its own."""
    language = language or words(table.options.language)
    return Roster(
        tuple(person_of(table, seat, language) for seat in range(len(table.seats))),
        silent=host_choices(table.options).mentions is Mentions.NOBODY,
        kept=table.game.table.kept,
    )


def person_of(table: Seated, seat: int, language: Words) -> Person:
    """Who sits in a seat, and who sat there before; someone, if they asked to be forgotten."""
    holder = table.seats[seat]
    if holder.name == SOMEONE:
        return Person(language("someone"), forgotten=True)
    before = tuple(user for user, place in table.sitters if place == seat and user != holder.user_id)
    name = "" if holder.is_left else holder.name
    return Person(name or stand_in_name(table.seats, seat), holder.user_id, before=before)


def absent_label(table: Seated, seat: int, language: Words) -> str:
    """Whose seat it is or was, and whether an automaton plays there, where no markdown is read."""
    holder, label = table.seats[seat], roster_of(table, language).label(seat)
    if table.is_person(seat):
        return label
    if not holder.name:
        return language("player-automaton", player=label)
    return language("player-kept", player=label_of(holder.name, automaton=True))


def context_for(
    table: Seated, seat: int | None, language: Words | None = None, *, past: bool = True
) -> ScreenContext:
    """What the seat sees in a language, the table's own if none is named; without the past if not needed."""
    language = language or words(table.options.language)
    return ScreenContext(
        game=table.game_id,
        view=(view if past else glimpse)(table.game, seat),
        roster=roster_of(table, language),
        words=language,
        deadline=None if table.deadline is None else int(table.deadline),
        notes=host_choices(table.options).notes,
        public=words(table.options.language),
    )
