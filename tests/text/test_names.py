"""Names as people give them, in sentences of every language."""

import pytest

from bot.render.durations import duration
from bot.render.roster import Person, Roster, escape
from bot.text import initial, locales, words
from bot.text.names import NAMELESS, tidy


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800", "\uffa0", "\u115f", "\u034f", "\ufe0f", "\u200d", " ", ""]
)
def test_a_name_that_shows_nothing_is_a_question_mark(name: str) -> None:
    assert tidy(name) == NAMELESS


@pytest.mark.parametrize("name", ["Анна", "👩‍🚀", "…", "7"])
def test_a_name_that_shows_something_stays(name: str) -> None:
    assert tidy(name) == name


def test_a_line_break_in_a_name_becomes_a_space() -> None:
    assert tidy("Anna\nMaria") == "Anna Maria"


def test_a_name_written_from_right_to_left_is_kept_apart_from_what_follows() -> None:
    roster = Roster((Person("العربية", 1), Person("Anna", 2)))
    assert roster.name(0) == roster.label(0) == "\u2068العربية\u2069"
    assert roster.name(1) == roster.label(1) == "Anna"


@pytest.mark.parametrize("name", ["Anna", "Élodie", "_Ana", "Yves", "œil"])
def test_french_elides_before_a_vowel(name: str) -> None:
    assert initial(escape(name)) == "vowel"


@pytest.mark.parametrize("name", ["Bob", "1Anna", "👑Anna", "Yann", "Zoé", "y"])
def test_french_does_not_elide_before_anything_else(name: str) -> None:
    assert initial(escape(name)) == "other"


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("seconds", [45, 60, 120, 3600, 7200, 86400, 172800])
def test_durations_have_words(locale: str, seconds: int) -> None:
    text = duration(seconds, words(locale))
    assert text[0].isdigit()
    assert "duration" not in text


def test_lists_have_no_comma_before_and() -> None:
    assert words("en").listing(["a", "b", "c"]) == "a, b and c"


def test_an_automaton_is_marked_wherever_its_name_stands() -> None:
    roster = Roster((Person("Colombina"), Person("Anna", 2), Person("someone", forgotten=True)))
    shown = [{roster.name(seat), roster.label(seat)} for seat in range(3)]
    assert shown == [{"⚙\N{NO-BREAK SPACE}Colombina"}, {"Anna"}, {"someone"}]
    assert roster.mention(0) == roster.name(0)
