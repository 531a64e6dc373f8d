"""What the public messages tell: which card was shown, how the table stands, what a past message says."""

import pytest

from bot.game import Game, begin, fold, view
from bot.game.sets import RECOMMENDED
from bot.render.context import ScreenContext
from bot.render.notes import notes
from bot.render.roster import Person, Roster
from bot.render.table import public_screens
from bot.render.whole_story import story_pages
from bot.text import locales, words
from tests.rulebook.table import follow

NAMES = ("Anna", "Bob", "Chloé", "Dora", "Emil", "Fay", "Gil", "Hal", "Ida", "Jan", "Kim")
THREE = "BF6 JQ6 KW6, turn 4 of C"
CLAIM = ("C does not swap Cl-Al", "A says K with Al")
FOUR = "K6 Q6 J6 B6 +TC, court 2, turn 4 of D"


def context(game: Game, seat: int | None = None, locale: str = "en") -> ScreenContext:
    people = tuple(Person(name, 100 + number) for number, name in enumerate(NAMES))
    return ScreenContext("a1b2c3d4e5f6", view(game, seat), Roster(people), words(locale), 1_900_000_000)


def shown(game: Game, locale: str = "en") -> list[str]:
    """The messages of the last turns, the newest last."""
    return ["\n".join(screen.texts) for screen in public_screens(context(game, None, locale)).values()]


def after(position: str, *lines: str) -> list[str]:
    """The messages after some actions."""
    return shown(follow(position, *lines)[0])


# Which place was used is public (RULES 8)


def test_the_place_is_named_wherever_a_card_is_shown() -> None:
    game, _ = follow(THREE, *CLAIM, "B contests with Br", "C passes")
    told = (
        "Anna, with a hand on the left card: “I am the King!” Bob contested. "
        "Anna showed their left card: the Bishop. Bob showed their right card: the Queen."
    )
    *_, contest, turn = shown(game)
    assert contest.startswith(told)
    assert turn.startswith(told)
    assert "Bob showed their right card: the Queen." in str(notes(context(game, 2), 2).texts)
    assert told in story_pages(context(follow(THREE, *CLAIM, "B contests with Br", "C passes", "stop")[0]))[0]


def test_a_protected_card_is_named_as_such() -> None:
    told = after("BFJ6 QKW6, turn 5 of A", "A says K with Ar", "B contests with Bp")[-1]
    assert "Bob showed their protected card: the Witch." in told


def test_a_claim_heard_in_its_place_names_the_hand() -> None:
    told = after(f"{THREE}, clockwise", *CLAIM, "B contests with Br")[-1]
    assert "Bob claims it too, with a hand on the right card." in told


@pytest.mark.parametrize("locale", locales())
def test_every_language_tells_the_hands_apart(locale: str) -> None:
    told = {
        shown(
            follow(THREE, CLAIM[0], f"A says K with {mine}", f"B contests with {other}", "C passes")[0],
            locale,
        )[-1]
        for mine in ("Al", "Ar")
        for other in ("Bl", "Br")
    }
    named = {
        words(locale)(f"story-showed-{hand}", player="Bob", character="queen") for hand in ("left", "right")
    }
    assert len(named) == 2
    assert sum(any(one in text for one in named) for text in told) == 2
    announced = {
        words(locale)(f"story-announced-{hand}", player="Anna", character="king")
        for hand in ("left", "right")
    }
    assert len({text[:40] for text in told}) == len(announced) == 2


# Each message is complete in itself


def test_a_contest_shows_everyones_gold_and_the_pots() -> None:
    contest = after(FOUR, "D does not swap D-A", "A says Q")[-1]
    assert "Anna: 6 gold · Bob: 6 gold · Chloé: 6 gold · Dora: 6 gold\nCourt 2 · bank 168" in contest


def test_what_a_contest_shows_of_the_table_does_not_change_while_it_is_open() -> None:
    opened = after(FOUR, "D does not swap D-A", "A says Q")[-1]
    answered = after(FOUR, "D does not swap D-A", "A says Q", "B contests", "C passes")[-1]
    assert opened.split("\n")[2:4] == answered.split("\n")[2:4]


def test_a_turn_that_announced_says_so() -> None:
    assert after(FOUR, "D does not swap D-A", "A says Q")[-2] == "Turn 5: Anna claimed to be the Queen."


def test_no_line_of_a_stopped_game_is_bare() -> None:
    game, _ = follow(FOUR, "D does not swap D-A", "stop")
    assert shown(game)[-2] == "Turn 5, Anna. The game was stopped."
    assert "**5.** The game was stopped." in story_pages(context(game))[-1]


# Powers that ask somebody who is not on turn

INQUISITION = ("A says I", "B contests", "all pass", "A picks C")
ELEVEN = "I6 K6 J6 B6 F6 Q6 W6 S6 P6 P6 C6, turn 4 of K"


def test_the_inquisitors_victim_reads_who_asks_and_what_is_at_stake() -> None:
    *_, asked = after(ELEVEN, "K does not swap K-A", *INQUISITION)
    assert asked.startswith(
        "Anna: “I am the Inquisitor!” Bob contested. Anna showed the Inquisitor. Bob showed"
    )
    assert "<@102>, Anna uses the power of the Inquisitor and points at you: who do you say you are?" in asked
    assert "shows their card; if wrong, they pay the Inquisitor 4 gold." in asked
    assert asked.count("<@102>") == 1
    assert "Anna: 6 gold · Bob: 6 gold" in asked


def test_a_contester_who_uses_the_power_reads_what_happened() -> None:
    *_, asked = after(
        "K6 W6 J6 B6 +TC, turn 4 of D", "D does not swap D-A", "A says W", "B contests", "all pass"
    )
    assert asked.startswith(
        "Anna: “I am the Witch!” Bob contested. Anna showed the King. Bob showed the Witch."
    )
    assert asked.count("<@101>") == 1


def test_everybody_is_called_when_the_cards_are_dealt() -> None:
    cards = RECOMMENDED[4]
    (screen,) = public_screens(context(fold(begin(4, cards, cards)))).values()
    assert screen.mentions == (100, 101, 102, 103)
    assert all("\n".join(screen.texts).count(f"<@{user}>") == 1 for user in screen.mentions)


# The end


def test_the_end_tells_only_what_ended_the_game() -> None:
    *_, contest, end = after(
        "K12 Q6 J6 B6 +TC, turn 4 of D", "D does not swap D-A", "A says K", "B contests", "all pass"
    )
    assert "Bob contested" in contest
    assert end.startswith("Anna took 3 gold from the bank.\n## Anna wins with 15 gold.\n1. Anna")


def test_the_end_names_who_is_ruined() -> None:
    end = after("T1 Q6 J6 B9 +KC, turn 5 of A", "A says K", "B contests", "all pass")[-1]
    assert end.startswith(
        "Anna and Bob paid 1 gold each to the court.\n## Dora wins with 9 gold.\nAnna lost their last coin."
    )


def test_the_longest_secret_counts_only_while_nobody_could_know() -> None:
    swaps = ("A swaps A-B", "B does not swap B-C", "C does not swap C-D", "D does not swap D-A")
    kept = after("K6 Q6 J6 B6 +TC, turn 1 of A", *swaps, "A peeks", "stop")[-1]
    assert "Anna was the Queen from turn 1 to the end." in kept
    seen = after("K6 Q6 J6 B6 +TC, turn 1 of A", *swaps, "A says Q", "B contests", "all pass", "stop")[-1]
    assert "Chloé was the Judge from turn 2 to the end." in seen


def test_there_is_no_longest_secret_where_nothing_was_hidden() -> None:
    assert "secret" not in after("K6 Q6 J6 B6 +TC, turn 5 of A", "A peeks", "stop")[-1]
