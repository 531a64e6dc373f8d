"""Advice: from what a person may know alone, and the same whatever lies hidden."""

import re

import pytest

from bot.game import Game, begin, fold, step, view
from bot.game.notation import read_action, read_position
from bot.game.notation.words import read_character
from bot.render.advice import advice
from bot.render.context import ScreenContext
from bot.render.roster import Person, Roster
from bot.text import words

ROSTER = Roster(tuple(Person(name, 100 + seat) for seat, name in enumerate(("Anna", "Bob", "Chloé", "Dora"))))
EARLY = (
    "all ready",
    "A does not swap A-B",
    "B does not swap B-C",
    "C does not swap C-D",
    "D does not swap D-A",
)


def played(*lines: str, deal: str = "KQWBJC") -> Game:
    """A game of four from its beginning."""
    cards = tuple(map(read_character, deal))
    game = fold(begin(4, cards, cards))
    for line in lines:
        for one in [f"{seat} is ready" for seat in "ABCD"] if line == "all ready" else [line]:
            game, _ = step(game, read_action(one, game.table))
    return game


def told(game: Game, seat: int = 0, *, notes: bool = True) -> str:
    context = ScreenContext("a1b2c3d4", view(game, seat), ROSTER, words("en"), 1, notes=notes)
    return advice(context, seat)


def test_somebody_who_has_not_looked_for_long_is_told_so() -> None:
    assert told(played(*EARLY)) == "As the King you could take 3 gold right now."
    game = played(
        *EARLY,
        "A peeks",
        "B peeks",
        "C peeks",
        "D peeks",
        "A does not swap A-c1",
        "B swaps B-A",
        "C peeks",
        "D peeks",
    )
    assert told(game).startswith("You have not looked at your card for 8 turns.")


def test_a_card_that_nobody_else_has_touched_is_known_even_after_a_swap_of_ones_own() -> None:
    looked = (*EARLY, "A peeks", "B peeks", "C peeks", "D peeks")
    assert told(played(*looked)).startswith("You know that you are the King.")
    assert "You know" not in told(played(*looked[:-1], "D does not swap D-A"))
    swapped = (*looked, "A swaps A-c1", "B peeks", "C peeks", "D peeks")
    assert "You know" not in told(played(*swapped))
    kept = (*looked, "A does not swap A-c1", "B peeks", "C peeks", "D peeks")
    assert told(played(*kept)).startswith("You know that you are the King.")


def test_what_lies_in_the_courthouse_is_pointed_out_and_a_win_before_it() -> None:
    rich = read_position("K6 Q6 W6 B6 +JC, court 5, turn 5 of A")
    assert told(rich) == "As the Judge you could take 5 gold right now."
    nearly = read_position("W9 Q6 K6 B6 +JC, court 4, turn 5 of A")
    assert told(nearly) == "If you are believed to be the Judge now, you win."


def test_who_wins_by_the_truth_is_not_pointed_to_a_lie_bug() -> None:
    # The first character that would win was named, although the person knew to be another that wins, too.
    game = read_position("K10 Q6 W6 B6 +JC, court 4, turn 5 of A")
    for seat in "ABCD":
        game, _ = step(game, read_action(f"{seat} peeks", game.table))
    assert told(game) == "You know that you are the King. If you are believed to be the King now, you win."
    assert told(game, notes=False) == "If you are believed to be the Judge now, you win."


def test_at_a_claim_one_is_told_what_one_knows_of_oneself() -> None:
    peeks = (*EARLY, "A peeks")
    assert told(played(*peeks, "B says K")) == "You know that you are the King."
    assert told(played(*peeks, "B says W")) == (
        "You know that you are somebody else, and a wrong contest costs 1 gold."
    )
    assert told(played(*EARLY, "A does not swap A-B", "B says K")).startswith("Are you sure who you are?")


def test_whose_card_nobody_else_has_touched_since_the_deal_is_not_told_that_they_cannot_know_bug() -> None:
    # Whoever remembers the deal is sure, and was told: "You cannot be sure who you are."
    alone = [f"{seat} does not swap {seat}-c1" for seat in "ABCD"]
    game = played("all ready", *alone, "A does not swap A-c1", "B says K")
    assert told(game) == "Are you sure who you are? A wrong contest costs 1 gold."


def test_where_people_play_from_memory_advice_remembers_nothing_for_them() -> None:
    peeks = (*EARLY, "A peeks")
    assert told(played(*peeks, "B says K"), notes=False).startswith("Are you sure")
    assert "You know" not in told(played(*peeks, "B peeks", "C peeks", "D peeks"), notes=False)


@pytest.mark.parametrize("deal", ["KQWBJC", "JCWBKQ", "WBKQCJ"])
@pytest.mark.parametrize("really", ["swaps", "does not swap"])
def test_advice_is_the_same_whatever_the_person_does_not_know(deal: str, really: str) -> None:
    lines = ("all ready", "A does not swap A-B", f"B {really} B-C", "C does not swap C-D", f"D {really} D-A")
    assert told(played(*lines, deal=deal)) == "As the King you could take 3 gold right now."


def test_nobody_else_is_advised_on_a_turn() -> None:
    assert told(played(*EARLY), seat=1) == ""
    assert re.search("never what you do", told(played("all ready")))
    assert told(played()) == ""


def test_nobody_is_called_the_richest_where_several_are_bug() -> None:
    """Where the Bishop had to choose among the richest, the first of them was said to be the richest."""
    tie = played(*EARLY, "A says B", "B passes", "C passes", "D passes")
    assert told(tie) == ""
    alone = played(*EARLY, "A says K", "B passes", "C passes", "D passes", "B says W")
    for seat in "CDA":
        alone, _ = step(alone, read_action(f"{seat} passes", alone.table))
    assert told(alone, 1) == "Anna is the richest, with 9 gold."
