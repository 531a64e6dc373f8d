"""From a table with its people to what a screen needs."""

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from msgspec.structs import replace

from bot.game import events as e
from bot.game import glimpse, view
from bot.game.identity import Same
from bot.game.recollection import keepings, moment_at
from bot.lobby import host_choices, stand_in_name
from bot.servers.settings import Mentions
from bot.tables import Seated, SeatHolder, Sitting
from bot.text import Words, words
from bot.text.names import SOMEONE

from .context import ScreenContext
from .namesakes import Named, marks
from .roster import Keeping, Person, Roster, Spell, label_of

REMEMBERED = 512
"""Tables whose people are kept in mind."""


class People(NamedTuple):
    """Everybody at a table, as they are shown."""

    present: tuple[Person, ...]
    """Seat by seat."""
    sat: tuple[Person, ...]
    """For each time that somebody sat there."""


def roster_of(table: Seated, language: Words | None = None, *, past: bool = False) -> Roster:
    """The names at a table and, where its past is told and seats changed hands, who has sat there when."""
    people = people_of(table, language)
    keepings = keepings_of(table) if past else ()
    changed = past and (keepings or len(table.sittings) > len(table.seats))
    return Roster(
        people.present,
        silent=host_choices(table.options).mentions is Mentions.NOBODY,
        kept=table.game.table.kept,
        spells=spells_of(table, people.sat, keepings) if changed else (),
        keepings=keepings,
    )


def people_of(table: Seated, language: Words | None = None) -> People:
    """Everybody at a table, in a language, the table's own if none is named."""
    return people_at(Same(table.seats), Same(table.sittings), language or words(table.options.language))


@lru_cache(maxsize=REMEMBERED)
def people_at(
    seats: Same[tuple[SeatHolder, ...]], sittings: Same[tuple[Sitting, ...]], language: Words
) -> People:
    """Those at a table, which hardly ever change while a game goes on."""
    present = [named_holder(seats.value, seat) for seat in range(len(seats.value))]
    sat = [named_sitting(seats.value, sitting) for sitting in sittings.value]
    marking = marks((*sat, *present))
    return People(
        tuple(person_of(one, marking, language) for one in present),
        tuple(person_of(one, marking, language) for one in sat),
    )


def named_holder(seats: tuple[SeatHolder, ...], seat: int) -> Named:
    """Who sits in a seat now; an automaton in one that a person left has a name of its own."""
    holder = seats[seat]
    stands_in = holder.is_left and holder.name != SOMEONE
    name = "" if stands_in else holder.name
    return Named(seat, name or stand_in_name(seats, seat), holder.user_id)


def named_sitting(seats: tuple[SeatHolder, ...], sitting: Sitting) -> Named:
    """Who sat in a seat once; somebody's name may not be known any more."""
    stands_in = sitting.user_id is None and not sitting.name
    name = stand_in_name(seats, sitting.seat) if stands_in else sitting.name or ""
    return Named(sitting.seat, name, sitting.user_id)


def person_of(named: Named, marking: dict[Named, str], language: Words) -> Person:
    """Somebody as they are shown; someone, if they asked to be forgotten."""
    if named.name == SOMEONE:
        return Person(language("someone"), forgotten=True)
    return Person(named.name, named.user_id, mark=marking.get(named, ""))


def keepings_of(table: Seated) -> tuple[Keeping, ...]:
    """When automata began to keep seats and people had them again."""
    return tuple(
        Keeping(moment, event.seat, isinstance(event, e.SeatKept))
        for moment, event in keepings(table.game.history)
    )


def at_moments(table: Seated) -> Iterator[Sitting]:
    """The sittings in moments instead of versions of the log, which count what not everyone knows of."""
    past = table.game.history
    for sitting in table.sittings:
        first = None if sitting.first is None else moment_at(past, sitting.first - 1) + 1
        last = None if sitting.last is None else moment_at(past, sitting.last)
        yield replace(sitting, first=first, last=last)


def spells_of(table: Seated, people: tuple[Person, ...], keepings: tuple[Keeping, ...]) -> tuple[Spell, ...]:
    """Who has sat where and when, seat by seat."""
    sat = list(zip(at_moments(table), people, strict=True))
    return tuple(
        spell
        for seat in range(len(table.seats))
        for spell in spells_in(
            [(sitting, person) for sitting, person in sat if sitting.seat == seat],
            [change for change in keepings if change.seat == seat],
        )
    )


def spells_in(sat: list[tuple[Sitting, Person]], changes: list[Keeping]) -> Iterator[Spell]:
    """Who has sat in one seat; where that was not stored, the newest has since it last changed hands."""
    if not sat:
        return
    *earlier, (newest, holder) = sat
    since = newest.first
    if earlier and since is None:
        since = max((one.moment for one in changes if one.kept == holder.is_automaton), default=None)
    until = None if since is None else since - 1
    for sitting, person in earlier:
        yield Spell(sitting.seat, person, sitting.first, until if sitting.last is None else sitting.last)
    yield Spell(newest.seat, holder, since, newest.last)


def absent_label(table: Seated, seat: int, language: Words) -> str:
    """Whose seat it is or was, and whether an automaton plays there, where no markdown is read."""
    holder, label = table.seats[seat], roster_of(table, language).label(seat)
    if table.is_person(seat) or not holder.name:
        return label
    return language("player-kept", player=label_of(holder.name, automaton=True) if holder.is_left else label)


def context_for(
    table: Seated, seat: int | None, language: Words | None = None, *, past: bool = True
) -> ScreenContext:
    """What the seat sees in a language, the table's own if none is named; without the past if not needed."""
    language = language or words(table.options.language)
    return ScreenContext(
        game=table.game_id,
        view=(view if past else glimpse)(table.game, seat),
        roster=roster_of(table, language, past=past),
        words=language,
        deadline=None if table.deadline is None else int(table.deadline),
        half_time_over=table.is_half_time_over,
        notes=host_choices(table.options).notes,
        banter=host_choices(table.options).banter,
        public=words(table.options.language),
    )
