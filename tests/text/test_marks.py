"""Whoever is no person is marked, wherever a name stands; so is whom an automaton stands in for."""

import re
from collections.abc import Iterator

import pytest
from msgspec.structs import replace

from bot.game import KeepSeat, Stop, step
from bot.lobby import choosing
from bot.render.admin.offers import offer_screen
from bot.render.from_table import absent_label, context_for, roster_of
from bot.render.lobby import lobby_screen
from bot.render.lobby_panel import table_panel
from bot.render.pages import help_page
from bot.render.roster import COGWHEEL
from bot.render.screen import Screen
from bot.render.table import public_screens
from bot.render.whole_story import story_page
from bot.servers.offers import Offer, OfferState
from bot.servers.sets import SetCatalogue
from bot.service.choices import TableChoices
from bot.speeds import TIMES, Speed
from bot.tables import Seated, SeatHolder
from bot.tables.moves import vacate
from bot.tables.openings import seat_people
from bot.text import locales, words
from tests.tables.helpers import opening

from .messages import messages, text_of
from .screens import NAMES, Moment, game_screens, lobby_screens, moments, written
from .screens import lobby as a_lobby

PLAIN = NAMES["plain"]
FIRST_ID = 10**18
AUTOMATON = {
    "en": "automaton",
    "fr": "automate",
    "de": "Bot",
    "nl": "bot",
    "hu": "gépi játékos",
    "ru": "бот",
}


def unmarked(name: str, text: str) -> list[str]:
    """Where a name stands without the mark."""
    found = re.finditer(rf"(?<!\w)(?<!{COGWHEEL}){re.escape(name)}(?!\w)", text)
    return [text[max(place.start() - 20, 0) : place.end() + 10] for place in found]


@pytest.mark.parametrize("locale", locales())
def test_automata_are_marked_in_every_message_of_a_lobby(locale: str) -> None:
    automata = [name for number, name in enumerate(PLAIN) if number % 3 == 2]
    text = "\n".join(written(screen) for _, screen in lobby_screens(words(locale), "plain"))
    for name in automata:
        assert f"{COGWHEEL}{name}" in text
        assert unmarked(name, text) == []


def screens_of(moment: Moment, locale: str) -> Iterator[tuple[str, Screen]]:
    yield from game_screens(moment, words(locale), words("en"), "plain")


@pytest.mark.parametrize("locale", locales())
def test_automata_are_marked_in_every_message_of_a_game(locale: str) -> None:
    automata = [name for number, name in enumerate(PLAIN) if number % 4 == 3]
    seen = set()
    for moment in moments():
        text = "\n".join(written(screen) for _, screen in screens_of(moment, locale))
        for name in automata:
            assert unmarked(name, text) == [], moment.title
            seen.update([name] if name in text else [])
    assert seen == set(automata)


@pytest.mark.parametrize("locale", locales())
def test_whom_an_automaton_stands_in_for_is_marked_while_it_does(locale: str) -> None:
    seen = 0
    for moment in moments():
        kept = [seat for seat in moment.after.table.kept if seat % 4 != 3]
        told = [screen for title, screen in screens_of(moment, locale) if not title.startswith("story")]
        text = "\n".join(written(screen) for screen in told)
        for seat in kept:
            assert unmarked(PLAIN[seat], text) == [], moment.title
            assert unmarked(f"<@{FIRST_ID + seat}>", text) == [], moment.title
            seen += f"{COGWHEEL}{PLAIN[seat]}" in text
    assert seen


def a_table() -> Seated:
    """Persons 0 to 2 and an automaton, Doll 0."""
    return seat_people("game", opening(4, automata=1)).after


def kept(table: Seated, seat: int) -> Seated:
    return replace(table, game=step(table.game, KeepSeat(seat))[0])


def test_a_table_marks_automata_and_kept_seats() -> None:
    left = vacate(kept(a_table(), 1), 2).after
    roster = roster_of(left)
    assert [COGWHEEL in roster.label(seat) for seat in range(4)] == [False, True, True, True]
    assert roster.mention(1) == f"{COGWHEEL}<@101>"
    text = "\n".join(written(screen) for screen in public_screens(context_for(left, None)).values())
    assert f"2\N{NO-BREAK SPACE}{COGWHEEL}Person 1" in text
    assert f"3\N{NO-BREAK SPACE}{roster.name(2)}" in text
    assert roster.name(2).startswith(COGWHEEL)


def test_what_a_person_did_before_they_left_is_not_told_as_an_automatons() -> None:
    table = kept(a_table(), 1)
    over = replace(table, game=step(table.game, Stop())[0])
    told = written(story_page(context_for(over, None), 0))
    assert "Person 1" in told
    assert f"{COGWHEEL}Person 1" not in told
    assert f"{COGWHEEL}Doll 0" in told


@pytest.mark.parametrize("locale", locales())
def test_moderators_see_where_an_automaton_plays_for_an_absent_person(locale: str) -> None:
    language = words(locale)
    table = a_table()
    assert absent_label(table, 1, language) == "Person 1"
    shown = language("player-kept", player=f"{COGWHEEL}Person 1")
    assert absent_label(kept(table, 1), 1, language) == shown
    assert absent_label(vacate(table, 1).after, 1, language) == shown
    nameless = replace(vacate(table, 1).after.seats[1], name="")
    gone = replace(table, seats=(table.seats[0], nameless, *table.seats[2:]))
    assert COGWHEEL in absent_label(gone, 1, language)
    assert len(language("seat-choice", place=13, player=absent_label(gone, 1, language))) <= 100


@pytest.mark.parametrize("locale", locales())
def test_a_given_seat_is_told_as_an_automatons_in_words(locale: str) -> None:
    offer = Offer("game", 1, 2, "Person 2", None, "", "Mo", OfferState.DONE)
    (text,) = offer_screen(offer, words(locale)).texts
    assert AUTOMATON[locale] in text


@pytest.mark.parametrize("locale", sorted(set(locales()) - {"en", "fr"}))
def test_no_automaton_is_a_vending_machine(locale: str) -> None:
    for key, message in messages(locale).items():
        for text in text_of(message):
            assert not re.search("automa[at]|автомат", text, re.IGNORECASE), f"{key}: {text}"


@pytest.mark.parametrize("locale", locales())
def test_where_automata_are_not_welcome_no_screen_offers_them(locale: str) -> None:
    language, times = words(locale), {Speed.LIVE: TIMES[Speed.LIVE]}
    choices = TableChoices(SetCatalogue(()), {}, times)
    for count in range(1, 14):
        people = tuple(
            SeatHolder(user_id=FIRST_ID + seat, name=name) for seat, name in enumerate(PLAIN[:count])
        )
        lobby = choosing(replace(a_lobby("plain", count), seats=people), automata=None)
        shown = (lobby_screen(lobby, language), table_panel(lobby, choices, language, FIRST_ID))
        for screen in shown:
            assert AUTOMATON[locale].lower() not in written(screen).lower()
            assert language("lobby-pick-level").lower() not in written(screen).lower()
    assert language("level-novice") not in written(help_page(language, automata=False))


@pytest.mark.parametrize("locale", locales())
def test_the_ranking_marks_automata_by_their_sign_alone_bug(locale: str) -> None:
    # “(automaton)” after the sign broke every line of the ranking in two on a phone.
    table = kept(a_table(), 1)
    over = replace(table, game=step(table.game, Stop())[0])
    text = "\n".join(public_screens(context_for(over, None, words(locale)))["end.0"].texts)
    assert f"{COGWHEEL}Doll 0" in text
    assert f"({AUTOMATON[locale]})" not in text
    assert words(locale)("player-kept", player=f"{COGWHEEL}Person 1") in text
