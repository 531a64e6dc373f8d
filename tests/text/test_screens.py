"""Every screen in every language, at its longest, against Discord's limits."""

import re

import pytest

from bot.discord_ui.commands.mentions import with_mentions
from bot.pictures.description import LONGEST
from bot.render.screen import Picker, Screen, Select
from bot.text import FALLBACK, locales, words

from .screens import NAMES, moments, screens

COMMAND_IDS = {"mascarade": 10**19}
NUMBERED = re.compile(r"^(> )?\d+\. ", re.MULTILINE)
"""A line that Discord would take for one of a numbered list, and number anew."""
PLAIN = {"seat-choice"}
"""What is only listed to choose from, where nothing is taken for a list."""
OTHER = {"ru": "fr"}
"""The language of the channel: Russian, whose words are long, or another one for Russians."""


def check(title: str, screen: Screen) -> None:
    """Fail with the title of a screen that Discord would refuse."""
    assert sum(len(with_mentions(text, COMMAND_IDS)) for text in screen.texts) <= 4000, title
    assert 2 + len(screen.texts) + 2 * len(screen.selects) + 2 * len(screen.buttons) <= 40, title
    assert all(text.strip() for text in screen.texts), title
    assert screen.picture is None or 0 < len(screen.picture.description) <= LONGEST, title
    ids = [one.id for one in (*screen.buttons, *screen.selects)]
    assert len(set(ids)) == len(ids), title
    for button in screen.buttons:
        assert 0 < len(button.label) <= 80, f"{title}: {button.label}"
        assert len(button.id) <= 100, title
    for select in screen.selects:
        assert 0 < len(select.placeholder) <= 150, title
        if isinstance(select, Picker):
            continue
        assert 0 < len(select.options) <= 25, title
        assert sum(option.chosen for option in select.options) <= select.count, title
        assert len(select.id) <= 100, title
        assert len({option.value for option in select.options}) == len(select.options), title
        for option in select.options:
            assert 0 < len(option.label) <= 100, f"{title}: {option.label}"
            assert len(option.value) <= 100, title


@pytest.mark.parametrize("locale", locales())
def test_every_screen_keeps_discords_limits(locale: str) -> None:
    shown = 0
    for title, screen in screens(words(locale), words(OTHER.get(locale, "ru")), "markdown"):
        check(title, screen)
        assert not any(re.search(r"[{}$]|None", text) for text in screen.texts), title
        assert title in PLAIN or not any(NUMBERED.search(text) for text in screen.texts), title
        shown += 1
    assert shown > 500


@pytest.mark.parametrize("names", sorted(set(NAMES) - {"markdown"}))
def test_every_screen_holds_any_names(names: str) -> None:
    for title, screen in screens(words("de"), words("ru"), names, counts=(2, 13)):
        check(title, screen)


def test_moments_are_of_every_kind() -> None:
    titles = " ".join(moment.title for moment in moments())
    for kind in ("Memorise", "TakeTurn early", "TakeTurn forced", "HearContests", "end thirteen", "end ruin"):
        assert kind in titles, kind
    for asked in ("witch which_seat", "bishop which_seat", "inquisitor which_character", "spy which_card"):
        assert asked in titles, asked
    for asked in ("fool whether_to_swap", "spy whether_to_swap", "inquisitor which_seat", "end power"):
        assert asked in titles, asked


def test_a_private_choice_shows_both_words_where_they_differ() -> None:
    russian = dict(screens(words("ru"), words("fr"), "plain", counts=(2, 4)))
    labels = {
        option.label
        for title, screen in russian.items()
        if title.startswith("4 ") and title.endswith(": announce")
        for select in screen.selects
        if isinstance(select, Select)
        for option in select.options
    }
    assert {"Король · Roi", "Королева · Reine", "Шулер · Tricheur"} <= labels
    peeks = [screen.texts[0] for title, screen in russian.items() if "after Peek: outcome" in title]
    assert any(" · " in text for text in peeks)


def test_a_word_that_is_the_same_stands_once() -> None:
    for title, screen in screens(words(FALLBACK), words(FALLBACK), "plain", counts=(4,)):
        for select in screen.selects:
            options = select.options if isinstance(select, Select) else ()
            assert not any(" · " in option.label for option in options), title
