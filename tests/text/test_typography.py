"""Quotation marks and spaces as each language writes them."""

import json
import re

import pytest

from bot.playground.page.static import WEB
from bot.render.screen import Select
from bot.text import locales, words

from .messages import messages, text_of
from .screens import screens

QUOTES = {"en": "“”", "fr": "«»", "de": "„“", "nl": "“”", "hu": "„”", "ru": "«»"}
ANY_QUOTE = re.compile('[“”„«»‘"]')
CARDS = ("pick-card", "pick-pair")
"""What is asked for where cards are listed."""
PLACEABLE = re.compile(r"</[\w -]+>|`[^`]*`")


@pytest.mark.parametrize("locale", sorted(set(locales()) & set(QUOTES)))
def test_quotation_marks_are_the_languages_own(locale: str) -> None:
    for key, message in messages(locale).items():
        said = "…".join(text_of(message))
        found = "".join(ANY_QUOTE.findall(PLACEABLE.sub("", said)))
        assert found == QUOTES[locale] * (len(found) // 2), f"{key}: {said}"


def test_french_spaces_do_not_break_before_punctuation() -> None:
    for key, message in messages("fr").items():
        for text in text_of(message):
            assert not re.search(r"(^|[^\N{NARROW NO-BREAK SPACE}])[;!?]", text), f"{key}: {text}"
            assert not re.search(r"[^\N{NO-BREAK SPACE}](:(\s|$)|»)|«[^\N{NO-BREAK SPACE}]", text), (
                f"{key}: {text}"
            )


def test_russian_dashes_are_long() -> None:
    for key, message in messages("ru").items():
        assert not any(" – " in text for text in text_of(message)), key


def test_russian_dashes_begin_no_line_and_full_stops_stand_after_quotation_marks() -> None:
    for key, message in messages("ru").items():
        for text in text_of(message):
            assert " —" not in text, f"{key}: {text}"
            assert not re.search(r"(^|[^.])\.»", text), f"{key}: {text}"


@pytest.mark.parametrize("locale", locales())
def test_apostrophes_are_curly(locale: str) -> None:
    straight = [
        key for key, message in messages(locale).items() if any("'" in text for text in text_of(message))
    ]
    assert not straight
    page = json.loads((WEB / "words.json").read_text(encoding="utf-8"))
    assert "'" not in json.dumps(page[locale])


@pytest.mark.parametrize("locale", locales())
def test_what_lies_where_begins_with_a_capital_among_players_names_bug(locale: str) -> None:
    # Below Anna, Bob and Cleo stood “the card in the centre”.
    spoken = words(locale)
    shown = [screen for _, screen in screens(spoken, spoken, "plain", (3, 5))]
    selects = [select for screen in shown for select in screen.selects if isinstance(select, Select)]
    cards = [select for select in selects if select.placeholder in {spoken(key) for key in CARDS}]
    labels = {option.label for select in cards for option in select.options}
    assert any(spoken("option-centre")[1:] in label for label in labels)
    assert any(spoken("option-your-left")[1:] in label for label in labels)
    assert [label for label in labels if label[0].islower()] == []
