"""Whom a call and a reminder address."""

import pytest
from msgspec.structs import replace

from bot.game import Game, KeepSeat, step, view
from bot.render.calls import call, nudge
from bot.render.context import ScreenContext
from bot.render.roster import Person, Roster
from bot.text import locales, words
from tests.rulebook.table import follow

CLAIMED = follow("K6 Q6 J6 B6 +TC, turn 9 of A", "A says K")[0]
PEOPLE = (Person("Anna", 101), Person("Bob", 102), Person("Chloé", 103), Person("Pierrot"))


def context(game: Game, people: tuple[Person, ...] = PEOPLE, locale: str = "en") -> ScreenContext:
    roster = Roster(people, kept=game.table.kept)
    return ScreenContext("a1b2c3d4e5f6", view(game, None), roster, words(locale), 1_900_000_000)


def test_a_call_names_the_people_awaited_and_no_automaton() -> None:
    assert call(context(CLAIMED)).texts == ("<@102> and <@103>, over to you all!",)
    assert call(context(CLAIMED)).mentions == (102, 103)


def test_a_seat_that_is_kept_is_not_called_bug() -> None:
    # Whoever was away was called with an automaton's sign, and told that the table waits for them.
    kept = context(step(CLAIMED, KeepSeat(1))[0])
    assert call(kept).texts == ("<@103>, over to you!",)
    assert nudge(kept).mentions == (103,)


@pytest.mark.parametrize("locale", locales())
def test_where_only_automata_are_awaited_nothing_is_said_bug(locale: str) -> None:
    # A reminder that mentioned nobody began with a colon.
    others = (PEOPLE[0], *(replace(person, user_id=None) for person in PEOPLE[1:]))
    for screen in (call(context(CLAIMED, others, locale)), nudge(context(CLAIMED, others, locale))):
        assert screen.texts == ()
        assert screen.mentions == ()
