"""Sentences to moderators that code puts together."""

import re

import pytest

from bot.render.admin.history import change_text
from bot.render.admin.preview import result_screen
from bot.servers.audit import Entry
from bot.servers.sets import NamedSet
from bot.text import locales, words

from .admin_screens import LARGEST, report

POINTS = {
    "en": "percentage points",
    "fr": "points de pourcentage",
    "de": "Prozentpunkten",
    "nl": "procentpunt",
    "hu": "százalékpont",
    "ru": "процентных пунктов",
}


def told_channels(old: list[int], new: list[int]) -> str:
    return change_text(Entry(1e9, 1, "setting-channels", old, new), words("en"))


def test_what_was_added_to_a_list_and_what_was_removed_stand_apart() -> None:
    assert told_channels([1, 2], [2, 3, 4]) == "Channels: added <#3> and <#4>; removed <#1>"


def test_only_what_changed_is_told() -> None:
    assert told_channels([1, 2], [1]) == "Channels: removed <#2>"
    assert told_channels([1], [1, 2]) == "Channels: added <#2>"


@pytest.mark.parametrize("locale", locales())
def test_a_margin_is_a_number_of_percentage_points(locale: str) -> None:
    told = result_screen(NamedSet("Sabbath", LARGEST), report(25), words(locale)).texts[-1]
    assert re.search(rf"\b11 {POINTS[locale]}", told)
