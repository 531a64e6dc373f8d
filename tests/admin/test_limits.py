"""Everything a moderator may see keeps Discord's limits, in every language."""

import pytest
from msgspec.structs import replace

from bot.game.sets import ORDER, RECOMMENDED, cards_of
from bot.render.admin_care import (
    ENTRIES_PER_PAGE,
    GAMES_PER_PAGE,
    barred_screen,
    forget_prompt,
    games_screen,
    history_screen,
    offer_screen,
)
from bot.render.admin_sets import editor, shelf_screen
from bot.render.admin_settings import panel, setting_page
from bot.render.screen import Picker, Screen
from bot.servers.facts import Entry
from bot.servers.offers import Offer, OfferState
from bot.servers.settings import MOST_CHANNELS, ServerSettings, Setting
from bot.servers.shelf import NamedSet, Shelf
from bot.servers.verdicts import examine
from bot.tables import Lobby, Options, SeatHolder
from bot.text import Words, locales, words

LONG_ID = 2**64 - 1
NAME = "*" * 32
SETTINGS = ServerSettings(channels=tuple(range(LONG_ID - MOST_CHANNELS, LONG_ID)), role=LONG_ID)


def check(screen: Screen) -> None:
    """Refuse what Discord would refuse."""
    assert sum(map(len, screen.texts)) <= 4000
    rows = -(-len(screen.buttons) // 5) + len(screen.selects)
    assert 1 + len(screen.texts) + len(screen.buttons) + len(screen.selects) + rows <= 40
    ids = [one.id for one in (*screen.buttons, *screen.selects)]
    assert len(set(ids)) == len(ids)
    assert all(len(one) <= 100 for one in ids)
    assert all(0 < len(button.label) <= 80 for button in screen.buttons)
    for select in screen.selects:
        assert len(select.placeholder) <= 150
        if not isinstance(select, Picker):
            assert 1 <= len(select.options) <= 25
            assert all(0 < len(option.label) <= 100 for option in select.options)
            assert sum(option.chosen for option in select.options) <= select.count


def entry(what: str, old: object, new: object) -> Entry:
    return Entry(1e9, LONG_ID, what, old, new)


@pytest.fixture(params=locales())
def language(request: pytest.FixtureRequest) -> Words:
    return words(request.param)


def test_settings_fit(language: Words) -> None:
    check(panel(SETTINGS, 10**6, language, language("panel-changed")))
    for setting in Setting:
        check(setting_page(SETTINGS, 10**6, setting, language, language("panel-changed")))


def test_sets_fit(language: Words) -> None:
    full = NamedSet(NAME, RECOMMENDED[13], 1)
    shelf = Shelf((full,) * 100)
    for page in range(11):
        check(shelf_screen(shelf, {str(n): NAME for n in range(2, 14)}, page, language))
    above = language("set-refuse-changed", set=NAME)
    for cards in ((), cards_of("peasant"), cards_of("thief", "witch", "spy", "cheat"), RECOMMENDED[13]):
        check(editor(NAME, 10**6, cards, language, above))


def test_the_record_fits(language: Words) -> None:
    cards = {"name": NAME, "cards": list(RECOMMENDED[13])}
    worst = [
        entry("set-edit", cards, cards),
        entry("setting-channels", list(SETTINGS.channels), list(SETTINGS.channels)),
        entry("setting-own_times", *[vars_of(SETTINGS)] * 2),
        entry("set-default", [13, NAME], [13, None]),
        entry("person-bar", None, str(LONG_ID)),
        entry("seat-offer", None, {"place": 13, "channel": f"<#{LONG_ID}>", "person": f"<@{LONG_ID}>"}),
    ]
    for one in worst:
        check(history_screen([one] * ENTRIES_PER_PAGE, 5, True, language))


def vars_of(settings: ServerSettings) -> dict[str, float]:
    times = settings.own_times
    return {name: getattr(times, name) for name in times.__struct_fields__}


def test_care_fits(language: Words) -> None:
    lobby = Lobby("x" * 8, 1, LONG_ID, (SeatHolder(1, NAME),), 1, Options(SETTINGS.own_times))
    check(games_screen([lobby] * GAMES_PER_PAGE, 3, 1000, language))
    check(barred_screen([(LONG_ID, 1e9)] * 500, language))
    offer = Offer("x" * 8, 10**6, 12, NAME, LONG_ID, NAME, NAME, OfferState.OPEN)
    for state in OfferState:
        check(offer_screen(offer, state, language))
    check(offer_screen(replace(offer, user_id=None), OfferState.DONE, language))
    check(forget_prompt(language, "forget", language("forget-confirm")))
    check(forget_prompt(language, "forgetme", language("forget-me-confirm")))


def test_a_verdict_names_every_broken_condition_at_once() -> None:
    verdict = examine(cards_of("bishop", "thief", "witch", "spy", "cheat", "inquisitor"))
    conditions = [problem.condition.value for problem, _ in verdict.broken]
    assert conditions == ["required_missing", "too_few_players", "too_little_gold"]
    assert verdict.playable == ()
    assert examine(cards_of(*ORDER)).playable == (11, 12, 13)
    assert examine(cards_of("judge", "king", "queen", "widow", "fool", "witch")).rich
