"""What each claim and each answer would bring now, as the options say it."""

from random import Random

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from bot.game import ContestMode, Game, view
from bot.game.actions import Announce
from bot.game.questions import TakeTurn, UsePower
from bot.game.sets import ORDER
from bot.render.context import ScreenContext
from bot.render.prompts import announce_prompt, choice_prompt
from bot.render.roster import Person, Roster
from bot.render.screen import Screen, Select
from bot.text import locales, words
from tests.game.fifth_turn import fifth_turn, games_that_ask
from tests.game.playing import modes, players, seeds, somewhere
from tests.rulebook.table import follow

from .screens import NAMES

SHORT = ("Anna", "Bob", "Chloé", "Dora", "Emil", "Fay", "Gil", "Hal", "Ida", "Jan", "Kim", "Lou", "Max")
EIGHT = "J6 B6 K6 F6 Q6 W6 P6 P6, turn 9 of A"


def context(
    game: Game, seat: int, locale: str = "en", names: tuple[str, ...] | list[str] = SHORT
) -> ScreenContext:
    people = tuple(Person(name, 100 + number) for number, name in enumerate(names))
    return ScreenContext("a1b2c3d4e5f6", view(game, seat), Roster(people), words(locale), 1_900_000_000)


def described(screen: Screen) -> dict[str, str]:
    """What stands under each option."""
    (select,) = screen.selects
    assert isinstance(select, Select)
    return {option.label: option.description for option in select.options}


def claims(position: str, *lines: str, seat: int = 0) -> dict[str, str]:
    """What each character would bring whoever is on turn."""
    game = follow(position, *lines)[0]
    return described(announce_prompt(context(game, seat), seat, words("en")))


def answers(position: str, *lines: str, seat: int = 0) -> dict[str, str]:
    """What each answer to a power would bring."""
    game = follow(position, *lines)[0]
    assert isinstance(game.table.question, UsePower)
    return described(choice_prompt(context(game, seat), game.table.question, words("en")))


def test_a_claim_says_what_it_would_bring_now() -> None:
    told = claims("J6 B5 K7 Q9 +WC, court 2, turn 9 of A")
    assert told == {
        "Judge": "2 gold from the courthouse",
        "Bishop": "2 gold from Dora, the richest",
        "King": "3 gold from the bank",
        "Queen": "2 gold from the bank",
        "Witch": "trade your 6 gold for another player’s fortune – or not",
        "Cheat": "win on the spot with 10 gold or more – nothing right now",
    }


def test_an_empty_court_brings_nothing_and_a_tie_names_the_richest() -> None:
    told = claims("J6 B5 K7 Q7 +WC, turn 9 of A")
    assert told["Judge"] == "take all the gold in the courthouse – nothing right now"
    assert told["Bishop"] == "take 2 gold from the richest other player: Chloé, Dora"


def test_a_claim_that_wins_says_so() -> None:
    told = claims("J10 B5 K7 Q2 +TC, turn 9 of A")
    assert told["King"] == "3 gold from the bank – and you win!"
    assert told["Cheat"] == "you win on the spot!"
    assert told["Thief"] == "1 from Bob and 1 from Dora"


def test_a_claim_that_ruins_somebody_ends_the_game() -> None:
    told = claims("J6 B5 K9 Q1 +TC, turn 9 of A")
    assert told["Thief"] == "1 from Bob and 1 from Dora – and the game ends"


def test_two_players_and_their_hands_are_told_too() -> None:
    told = claims("JQW6 KBT6, turn 9 of A")
    assert told["Thief, with your left card"] == "2 gold from Bob"
    assert told["Thief, with your right card"] == "2 gold from Bob"


def test_peasants_and_the_widow() -> None:
    game = fifth_turn("widow", 13)
    seat = game.table.on_turn
    told = described(announce_prompt(context(game, seat), seat, words("en")))
    assert told["Peasant"] == "1 gold from the bank"
    assert told["Widow"] == "4 gold from the bank"
    rich = replace(game, table=replace(game.table, gold=(10,) * 13))
    told = described(announce_prompt(context(rich, seat), seat, words("en")))
    assert told["Widow"] == "take gold from the bank until you have 10 – nothing right now"


def test_the_witch_sees_what_each_purse_would_bring_and_what_keeping_means() -> None:
    game = follow("W6 Q7 J6 B9 +TC, turn 9 of A", "A says W", "all pass")[0]
    assert isinstance(game.table.question, UsePower)
    prompt = choice_prompt(context(game, 0), game.table.question, words("en"))
    assert described(prompt)["Dora (9 gold)"] == "9 gold for your 6"
    assert [button.label for button in prompt.buttons] == ["Keep my 6 gold"]


def test_the_bishop_sees_what_each_of_the_richest_would_pay() -> None:
    told = answers("B6 Q7 K5 J7 +TC, turn 9 of A", "A says B", "all pass")
    assert told == {"Bob (7 gold)": "2 gold from Bob", "Dora (7 gold)": "2 gold from Dora"}


def test_the_inquisitor_s_victim_is_told_what_a_wrong_name_costs() -> None:
    game = next(game for game in games_that_ask() if "who-are-you" in repr(game.table.question))
    assert isinstance(game.table.question, UsePower)
    victim = game.table.question.choice.by
    prompt = choice_prompt(context(game, victim), game.table.question, words("en"))
    assert "you pay Anna 4 gold" in prompt.texts[0]


@pytest.mark.parametrize("locale", locales())
@pytest.mark.parametrize("names", NAMES)
def test_every_description_fits_whatever_people_are_called(locale: str, names: str) -> None:
    language = words(locale)
    for count in (2, 3, 13):
        for name in ORDER:
            game = fifth_turn(name, count)
            for gold in (6, 12):
                rich = replace(game, table=replace(game.table, gold=(gold, *game.table.gold[1:])))
                told = described(announce_prompt(context(rich, 0, locale, NAMES[names]), 0, language))
                assert all(0 < len(text) <= 100 for text in told.values()), told


@settings(max_examples=60, deadline=None)
@given(players, modes, seeds)
def test_what_a_claim_would_bring_depends_on_nothing_hidden(
    count: int, contest: ContestMode, seed: int
) -> None:
    rng = Random(seed)
    game = somewhere(count, contest, rng)
    question = game.table.question
    if not isinstance(question, TakeTurn) or question.early or question.forced:
        return
    seat = question.by
    other = replace(game, cards=tuple(rng.sample(game.cards, len(game.cards))))
    plain, turned = (
        described(announce_prompt(context(one, seat), seat, words("en"))) for one in (game, other)
    )
    assert plain == turned
    assert len(plain) == sum(isinstance(action, Announce) for action in view(game, seat).actions)
