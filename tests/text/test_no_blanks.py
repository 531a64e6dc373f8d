"""Nothing is left unsaid unseen: every event, every choice and every character has its words."""

from typing import get_args

import pytest

from bot.game import Game, events, view
from bot.game.characters import CHARACTERS
from bot.game.codec import NAMES
from bot.game.questions import PowerChoice, UsePower, WhetherToSwap, WhichCard, WhichCharacter, WhichSeat
from bot.render.context import ScreenContext
from bot.render.prompts import choice_prompt
from bot.render.roster import Person, Roster
from bot.render.story import TELL, TOLD_BY_OTHERS, sentence
from bot.render.table import asked
from bot.text import MissingText, locales, words
from tests.game.fifth_turn import games_that_ask
from tests.rulebook.table import follow


def context(game: Game, locale: str, seat: int | None = None) -> ScreenContext:
    people = tuple(Person(f"Player {number}", 100 + number) for number in range(len(game.table.gold)))
    return ScreenContext("a1b2c3d4e5f6", view(game, seat), Roster(people), words(locale), 1_900_000_000)


def test_every_event_has_a_sentence_or_is_said_to_need_none() -> None:
    assert set(TELL) | TOLD_BY_OTHERS == set(NAMES)
    assert not set(TELL) & TOLD_BY_OTHERS


def test_an_event_that_nobody_has_words_for_is_an_error() -> None:
    class Earthquake(events.Event, frozen=True):
        """Something new."""

    with pytest.raises(KeyError):
        sentence(context(games_that_ask()[0], "en"), Earthquake())


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("name", sorted(CHARACTERS))
def test_every_character_has_its_texts(name: str, locale: str) -> None:
    for key in ("character", "power", "more", "brief"):
        assert words(locale).bundle.has_message(f"{key}-{name}"), f"{key}-{name}"


@pytest.mark.parametrize("locale", locales())
def test_every_choice_is_asked_before_all_and_in_private(locale: str) -> None:
    language = words(locale)
    before = set(language.lacking)
    for game in games_that_ask():
        question = game.table.question
        assert isinstance(question, UsePower)
        assert language.bundle.has_message(f"ask-{question.choice.prompt_name}")
        assert asked(context(game, locale), question)
        prompt = choice_prompt(context(game, locale, question.choice.by), question, language)
        assert all(prompt.texts)
    assert language.lacking == before


def test_all_kinds_of_choices_are_asked_for_by_some_power() -> None:
    questions = [game.table.question for game in games_that_ask()]
    kinds = {type(question.choice) for question in questions if isinstance(question, UsePower)}
    assert kinds == set(get_args(PowerChoice))


WITCH = follow("W6 Q6 J6 B6 +TC, turn 9 of A", "A says W", "all pass")[0]


@pytest.mark.parametrize(
    "choice",
    [
        WhichSeat(0, (1, 2), may_decline=False, prompt="whom-nobody-wrote"),
        WhichCard(0, (1, 2), prompt="what-nobody-wrote"),
        WhichCharacter(0, ("king",), prompt="who-nobody-wrote"),
    ],
    ids=lambda choice: choice.prompt,
)
def test_a_power_s_own_prompt_needs_its_texts(choice: WhichSeat | WhichCard | WhichCharacter) -> None:
    with pytest.raises(MissingText):
        asked(context(WITCH, "en"), UsePower("witch", choice))
    with pytest.raises(MissingText):
        choice_prompt(context(WITCH, "en", 0), UsePower("witch", choice), words("en"))


def test_a_choice_without_a_prompt_of_its_own_is_asked_in_the_words_of_its_kind() -> None:
    choice = WhichCharacter(1, ("king", "queen"), asked_by=0)
    said = asked(context(WITCH, "en"), UsePower("witch", choice))
    assert said == "### <@101> names a character for the Witch."
    prompt = choice_prompt(context(WITCH, "en", 1), UsePower("witch", choice), words("en"))
    assert prompt.texts == ("Which character do you name?",)


def test_a_swap_with_a_prompt_of_its_own_begins_with_it() -> None:
    choice = WhetherToSwap(0, ((0, 1),), prompt="which-card")
    game, _ = follow("S6 Q6 J6 B6 W6 K6 T6, turn 9 of A", "A says S", "all pass", "A looks at B")
    own = choice_prompt(context(game, "en", 0), UsePower("spy", choice), words("en"))
    usual = choice_prompt(context(game, "en", 0), UsePower("spy", WhetherToSwap(0, ((0, 1),))), words("en"))
    assert own.texts == (usual.texts[0], words("en")("prompt-which-card"), *usual.texts[1:])
