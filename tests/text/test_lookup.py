"""Finding words: discovered languages, the fallback, and characters however they are typed."""

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

import bot.text
from bot.discord_ui.commands.mentions import with_mentions
from bot.discord_ui.commands.players import matches, named
from bot.text import FALLBACK, LOCALES, MissingText, known_language, locales, words, words_of


@pytest.fixture
def extra(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A copy of all languages, with a folder for one more."""
    for locale in locales():
        (tmp_path / locale).mkdir()
        for file in (LOCALES / locale).iterdir():
            (tmp_path / locale / file.name).write_text(file.read_text(encoding="utf-8"), encoding="utf-8")
    (tmp_path / "it").mkdir()
    monkeypatch.setattr(bot.text, "LOCALES", tmp_path)
    locales.cache_clear()
    words_of.cache_clear()
    yield tmp_path / "it"
    locales.cache_clear()
    words_of.cache_clear()


def test_all_regions_of_a_language_share_its_words() -> None:
    assert words("en-US") is words("en-GB") is words("en") is words("eo")


def test_a_language_is_one_folder(extra: Path) -> None:
    (extra / "all.ftl").write_text(
        "character-king = Re\n    .the = il Re\nbutton-contest = Sono { $character-the }!\n"
    )
    assert "it" in locales()
    assert words("it")("button-contest", character="king") == "Sono il Re!"
    assert named("Re") == "king"


def test_an_absent_translation_falls_back_to_english_and_is_logged_once(
    extra: Path, caplog: pytest.LogCaptureFixture
) -> None:
    (extra / "all.ftl").write_text("gold = { $amount } oro\n")
    language = words("it")
    with caplog.at_level(logging.WARNING, logger="bot.text"):
        assert language("story-took-bank", player="Ada", amount=1) == "Ada took 1 gold from the bank."
        assert language("story-took-bank", player="Ada", amount=2) == "Ada took 2 gold from the bank."
        assert language("gold", amount=2) == "2 oro"
        assert language.character("king") == "King"
        assert language("button-contest", character="king") == "I am the King!"
    assert sorted(record.getMessage() for record in caplog.records) == [
        "no it text for button-contest",
        "no it text for character-king",
        "no it text for story-took-bank",
    ]


def test_a_key_that_nobody_has_is_an_error() -> None:
    with pytest.raises(MissingText):
        words("fr")("no-such-key")


def test_locales_are_found_with_and_without_their_country() -> None:
    assert words("en-GB").locale == words("en-US").locale == "en"
    assert words("ja").locale == FALLBACK
    assert known_language("ja") is None


@pytest.mark.parametrize(
    "typed", ["Évêque", "eveque", "BISHOP", "bischof", " Bisschop ", "püspök", "puspok", "епископ"]
)
def test_a_character_is_found_in_any_language(typed: str) -> None:
    assert named(typed) == "bishop"
    assert matches("bishop", typed.strip()[:4])


def test_a_message_is_formatted_once_for_the_same_values() -> None:
    language = words("ru")
    language("gold", amount=13)
    before = language.say_once.cache_info().hits
    language("gold", amount=13)
    assert language.say_once.cache_info().hits == before + 1


def test_commands_become_mentions_once_their_ids_are_known() -> None:
    text = "Use </mascarade start>, or </other one two>; not </mascarade start:5> nor \\</mascarade start\\>."
    assert with_mentions(text, {"mascarade": 7}) == (
        "Use </mascarade start:7>, or `/other one two`; not </mascarade start:5> nor \\</mascarade start\\>."
    )
