"""Every text is on a screen that can be read: `python -m tests.text.screens` leaves nothing out."""

from typing import Any

import pytest

from bot.game.sets import ORDER
from bot.text import FALLBACK, Words, locales, words

from .messages import found_in, messages
from .screens import screens
from .short_screens import ALONE, short_screens

NAMES_OF_CHARACTERS = {f"character-{name}" for name in ORDER}
"""Shown in their forms, which every text that names a character asks for."""
NEVER_SHOWN = {
    "small-inquisitor": "no set has the Inquisitor with two or three players, and the page says so instead",
    "small-peasant": "nor the Peasants",
}


class Listening(Words):
    """The words of a language, which remember what they were asked for."""

    def __init__(self, locale: str) -> None:
        super().__init__(locale, words(locale).bundle, None)
        self.asked: set[str] = set()

    def __call__(self, key: str, /, **values: Any) -> str:
        self.asked.add(key)
        return super().__call__(key, **values)


def with_included(keys: set[str]) -> set[str]:
    """Some texts, and those that stand in them."""
    included = {name for key in keys for name in found_in(messages(FALLBACK)[key]).messages}
    return keys if included <= keys else with_included(keys | included)


def asked_by(shown: Any, language: Listening) -> set[str]:
    """The texts on some screens."""
    for _ in shown:
        pass
    return with_included(language.asked)


@pytest.mark.parametrize("locale", locales())
def test_every_text_is_on_some_screen(locale: str) -> None:
    language = Listening(locale)
    shown = asked_by(screens(language, words("ru" if locale != "ru" else "fr"), "plain"), language)
    assert set(messages(locale)) - shown - NAMES_OF_CHARACTERS == set(NEVER_SHOWN)


def test_a_text_is_shown_alone_only_where_no_screen_shows_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tests.text.screens.short_screens", lambda *_: iter(()))
    language = Listening(FALLBACK)
    assert not set(ALONE) & asked_by(screens(language, words("fr"), "plain"), language)


def test_a_text_alone_is_shown_with_every_plural() -> None:
    shown = list(short_screens(words("en"), ["Anna", "Bob"]))
    said = {screen.texts[0] for key, screen in shown if key == "story-contested"}
    assert said == {"Objection: Anna and Bob.", "Objections: Anna and Bob."}
