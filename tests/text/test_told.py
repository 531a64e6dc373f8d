"""What the public messages tell: which card was shown, how the table stands, what a past message says."""

import re

import pytest
from msgspec.structs import replace

from bot.game import Game, KeepSeat, Stop, begin, fold, step, view
from bot.game.actions import Announce, GetReady, Pass, Swap
from bot.game.sets import RECOMMENDED
from bot.render.chapters import chapters
from bot.render.context import ScreenContext
from bot.render.icons import icon, without_icons
from bot.render.notes import notes
from bot.render.roster import Person, Roster
from bot.render.screen import Screen
from bot.render.table import public_screens
from bot.render.whole_story import dealt_line, story_pages
from bot.text import locales, words
from tests.rulebook.table import follow

NAMES = ("Anna", "Bob", "Chloé", "Dora", "Emil", "Fay", "Gil", "Hal", "Ida", "Jan", "Kim")
THREE = "BF6 JQ6 KW6, turn 4 of C"
CLAIM = ("C does not swap Cl-Al", "A says K with Al")
WITCH = "K6 W6 J6 B6 +TC, turn 4 of D"
WITCH_WINS = ("D does not swap D-A", "A says W", "B contests", "all pass")
FOUR = "K6 Q6 J6 B6 +TC, court 2, turn 4 of D"


def context(game: Game, seat: int | None = None, locale: str = "en") -> ScreenContext:
    people = tuple(Person(name, 100 + number) for number, name in enumerate(NAMES[: len(game.table.gold)]))
    return ScreenContext(
        "a1b2c3d4e5f6", view(game, seat), Roster(people, kept=game.table.kept), words(locale), 1_900_000_000
    )


def shown(game: Game, locale: str = "en") -> list[str]:
    """The messages of the last turns, the newest last."""
    return [plainly(screen) for screen in public_screens(context(game, None, locale)).values()]


def plainly(screen: Screen) -> str:
    """What a message says in words."""
    return without_icons("\n".join(screen.texts))


def unbroken(line: str) -> str:
    """A line in which every figure stays with the name before it."""
    return re.sub(r" (?=\d)", "\N{NO-BREAK SPACE}", line)


def after(position: str, *lines: str) -> list[str]:
    """The messages after some actions."""
    return shown(follow(position, *lines)[0])


def test_the_deal_is_told_with_icons_in_the_centre_too() -> None:
    deal = fold(begin(4, RECOMMENDED[4], RECOMMENDED[4]))
    *_, centre = dealt_line(context(deal)).splitlines()
    for name in RECOMMENDED[4][4:]:
        assert icon(name) in centre


# Which place was used is public (RULES 8)


def test_the_place_is_named_wherever_a_card_is_shown() -> None:
    game, _ = follow(THREE, *CLAIM, "B contests with Br", "C passes")
    told = (
        "Anna, with a hand on the left card: “I am the King!” Masks off – and nobody was right! "
        "Anna (left: Bishop) ✘ and Bob (right: Queen) ✘."
    )
    *_, past, _ = shown(game)
    assert past == f"5 · {told} Fines: Anna and Bob −1 each."
    assert "Bob revealed their right card: the Queen." in str(notes(context(game, 2), 2).texts)
    stopped, _ = follow(THREE, *CLAIM, "B contests with Br", "C passes", "stop")
    assert told in without_icons(story_pages(context(stopped))[0].text)


def test_a_protected_card_is_named_as_such() -> None:
    *_, past, _ = after(
        "BFJ6 QKW6, turn 4 of B", "B does not swap Bl-Al", "A says K with Ar", "B contests with Bp"
    )
    assert "Bob (protected: Witch) ✘" in past


def test_a_claim_heard_in_its_place_names_the_hand() -> None:
    told = after(f"{THREE}, clockwise", *CLAIM, "B contests with Br")[-1]
    assert "Bob objects, with a hand on the right card." in told


@pytest.mark.parametrize("locale", locales())
def test_every_language_tells_the_hands_apart(locale: str) -> None:
    told = {
        shown(
            follow(THREE, CLAIM[0], f"A says K with {mine}", f"B contests with {other}", "C passes")[0],
            locale,
        )[-2]
        for mine in ("Al", "Ar")
        for other in ("Bl", "Br")
    }
    named = {words(locale)(f"mask-{hand}", player="Bob", character="queen") for hand in ("left", "right")}
    assert len(named) == 2
    assert sum(any(one in text for one in named) for text in told) == 2
    announced = {
        words(locale)(f"story-announced-{hand}", player="Anna", character="king")
        for hand in ("left", "right")
    }
    assert len({text[:40] for text in told}) == len(announced) == 2


# A turn is one message


def test_a_turn_asks_in_two_lines_and_a_past_one_is_a_line_of_the_story() -> None:
    past, turn = after(FOUR, "D does not swap D-A", "A does not swap A-B")
    assert past == "5 · Anna took their own card and Bob’s card under the table. Swapped – or not?"
    assert turn == (
        "**<@101>, it’s your turn** · turn 6 · ends <t:1900000000:R>\n"
        + unbroken("-# Gold: Anna 6 · **Bob 6** · Chloé 6 · Dora 6 · courthouse 2")
    )


def test_a_claim_stands_in_the_message_of_its_turn() -> None:
    before = public_screens(context(follow(FOUR, "D does not swap D-A")[0]))
    after_it = public_screens(context(follow(FOUR, "D does not swap D-A", "A says Q")[0]))
    assert list(before) == list(after_it)
    assert plainly(after_it[list(after_it)[-1]]) == (
        "### Anna: “I am the Queen!”\nQueen – takes 2 gold from the bank.\n"
        "**Who dares?** Answers stay masked · closes <t:1900000000:R>\n"
        + unbroken("-# Gold: **Anna 6** · Bob 6 · Chloé 6 · Dora 6 · courthouse 2")
    )


def test_who_is_awaited_shows_from_half_time_on() -> None:
    game = follow(FOUR, "D does not swap D-A", "A says Q", "B passes")[0]
    opened = follow(FOUR, "D does not swap D-A", "A says Q")[0]
    assert shown(game)[-1] == shown(opened)[-1]
    *_, screen = public_screens(replace(context(game), half_time_over=True)).values()
    assert "Still to answer: Chloé and Dora" in screen.texts[-1]


def test_nobody_objected_is_told_with_the_claim() -> None:
    *_, past, _ = after(FOUR, "D does not swap D-A", "A says Q", "all pass")
    assert past == (
        "5 · Not a soul objected: Anna is the Queen – or so they say. Anna took 2 gold from the bank."
    )


def test_nobody_was_right_is_told_with_all_who_claimed() -> None:
    *_, past, _ = after(FOUR, "D does not swap D-A", "A says Q", "C contests", "all pass")
    assert past == (
        "5 · Anna: “I am the Queen!” Masks off – and nobody was right! "
        "Anna (King) ✘ and Chloé (Judge) ✘. Fines: Anna and Chloé −1 each."
    )


def test_a_turn_that_ran_out_says_what_was_decided() -> None:
    *_, past, _ = after(FOUR, "D does not swap D-A", "time out")
    assert past == "5 · Time ran out for Anna, who swapped nothing."


@pytest.mark.parametrize(
    ("position", "lines", "told"),
    [
        (WITCH, WITCH_WINS, "Time ran out for Bob, who kept their own gold."),
        (
            "I6 Q6 J6 B6 +TC, turn 4 of D",
            ("D does not swap D-A", "A says I", "all pass"),
            "Time ran out for Anna, who pointed at Bob.",
        ),
        (
            "I6 Q6 J6 B6 +TC, turn 4 of D",
            ("D does not swap D-A", "A says I", "all pass", "A picks B"),
            "Time ran out for Bob: silence means “I am the Judge.”",
        ),
        (
            "B6 Q7 J7 K6 +TC, turn 4 of D",
            ("D does not swap D-A", "A says B", "all pass"),
            "Time ran out for Anna. Anna took 2 gold from Bob.",
        ),
        (
            "F6 Q6 J6 B6 +TC, turn 4 of D",
            ("D does not swap D-A", "A says F", "all pass"),
            "Time ran out for Anna, who swapped nothing.",
        ),
        (
            "S6 Q6 J6 B6 +TC, turn 4 of D",
            ("D does not swap D-A", "A says S", "all pass"),
            "Time ran out for Anna. Anna looked in secret at their own card and Bob’s card.",
        ),
    ],
)
def test_a_power_whose_time_ran_out_says_what_was_decided_and_nothing_hidden(
    position: str, lines: tuple[str, ...], told: str
) -> None:
    game, _ = follow(position, *lines, "time out")
    texts = "\n".join(shown(game))
    assert told in texts
    assert "Swapped – or not?" not in texts.partition("Time ran out")[2]


def test_a_spy_whose_time_runs_out_twice_swaps_nothing() -> None:
    game, _ = follow(
        "S6 Q6 J6 B6 +TC, turn 4 of D", "D does not swap D-A", "A says S", "all pass", "time out", "time out"
    )
    texts = "\n".join(shown(game))
    assert "Time ran out for Anna, who swapped nothing." in texts
    assert "Queen" not in texts


def test_a_turn_in_which_nothing_happened_leaves_no_message() -> None:
    game, _ = follow(FOUR, "D does not swap D-A", "stop")
    *_, turn, end = shown(game)
    assert turn == ""
    assert end.startswith("## The game was stopped. Nobody wins.")
    assert "**5 · Anna**\nThe game was stopped." in story_pages(context(game))[-1].text


# Where people have talked below


def test_a_question_below_tells_only_what_came_since() -> None:
    game, _ = follow(WITCH, *WITCH_WINS)
    number = game.table.number
    whole = public_screens(context(game))
    turn = list(whole)[-1]
    parts = public_screens(context(game), {*whole, f"ask.{number}"})
    assert list(parts) == [*whole, f"ask.{number}"]
    assert parts[turn].texts == (
        "5 · <:witch:>\N{NO-BREAK SPACE}Anna: “I am the Witch!” Masks off: "
        "<:king:>\N{NO-BREAK SPACE}Anna (King) ✘ and <:witch:>\N{NO-BREAK SPACE}**Bob (Witch)** ✔.",
    )
    assert parts[turn].buttons == ()
    assert "Masks off" not in "\n".join(parts[f"ask.{number}"].texts)
    done, _ = follow(WITCH, *WITCH_WINS, "B declines")
    *_, past, _ = public_screens(context(done), {*whole, f"ask.{number}"}).values()
    assert past.texts == ("Bob kept their own gold. Fine: Anna −1.",)


def test_a_message_that_was_left_before_anything_happened_has_no_text() -> None:
    game, _ = follow(FOUR, "D does not swap D-A", "A says Q")
    whole = public_screens(context(game))
    *_, turn, claim = public_screens(context(game), {*whole, f"contest.{game.table.number}"}).values()
    assert turn.texts == ()
    assert claim.texts[0].startswith("### Anna: “I am the Queen!”")


def test_a_turn_whose_message_never_was_posted_is_told_by_the_next() -> None:
    game, _ = follow(FOUR, "D does not swap D-A", "A peeks", "B peeks")
    first, _, third = (chapter.slot for chapter in chapters(view(game, None)))
    (screen,) = public_screens(context(game), {first, third}).values()
    assert without_icons(screen.texts[0]) == "6 · Bob looked in secret at their own card."


# Automata just play


def test_an_automatons_turn_has_neither_time_nor_anything_to_do() -> None:
    game, _ = follow(FOUR, "D does not swap D-A")
    people = tuple(Person(name, None if name == "Anna" else 100) for name in NAMES)
    *_, screen = public_screens(replace(context(game), roster=Roster(people))).values()
    assert plainly(screen).startswith("**⚙\N{NO-BREAK SPACE}Anna ponders…** · turn 5\n-# Gold:")
    assert [button.label for button in screen.buttons] == ["My card", "My notes"]
    assert screen.is_open


# Powers that ask somebody who is not on turn

INQUISITION = ("A says I", "B contests", "all pass", "A picks C")
ELEVEN = "I6 K6 J6 B6 F6 Q6 W6 S6 P6 P6 C6, turn 4 of K"


def test_the_inquisitors_victim_reads_who_asks_and_what_happened() -> None:
    *_, asked = after(ELEVEN, "K does not swap K-A", *INQUISITION)
    assert asked.startswith(
        "5 · Anna: “I am the Inquisitor!” Masks off: **Anna (Inquisitor)** ✔ and Bob (King) ✘. "
        "Anna pointed at Chloé."
    )
    assert "Anna, as the Inquisitor, points at <@102>: “Who do you think you are?”" in asked
    assert asked.count("<@102>") == 1
    assert unbroken("**Anna 6** · Bob 6") in asked


def test_a_contester_who_uses_the_power_reads_what_happened() -> None:
    *_, asked = after(WITCH, *WITCH_WINS)
    assert asked.startswith("5 · Anna: “I am the Witch!” Masks off: Anna (King) ✘ and **Bob (Witch)** ✔.")
    assert asked.count("<@101>") == 1


def test_everybody_is_called_when_the_cards_are_dealt() -> None:
    cards = RECOMMENDED[4]
    (screen,) = public_screens(context(fold(begin(4, cards, cards)))).values()
    assert screen.mentions == (100, 101, 102, 103)
    assert all("\n".join(screen.texts).count(f"<@{user}>") == 1 for user in screen.mentions)


# The end


def test_the_end_names_the_winner_first_and_tells_nothing_twice() -> None:
    *_, past, end = after(
        "K12 Q6 J6 B6 +TC, turn 4 of D", "D does not swap D-A", "A says K", "B contests", "all pass"
    )
    assert "Anna took 3 gold from the bank." in past
    assert end.startswith(
        "## Anna wins with 15 gold!\n1 · Anna: 15 gold – King\n2 · Bob: 6 gold – Queen\n2 ·"
    )
    assert "took 3 gold" not in end


def test_whoever_wins_by_a_power_stands_before_the_richer() -> None:
    *_, end = after("C10 Q12 J6 B12 +KT, turn 4 of D", "D does not swap D-A", "A says C", "all pass")
    ranks = [line.split(":")[0] for line in end.splitlines() if line[0].isdigit()]
    assert ranks == ["1 · Anna", "2 · Bob", "2 · Dora", "4 · Chloé"]


def test_the_end_names_who_is_ruined() -> None:
    end = after("T1 Q6 J6 B9 +KC, turn 5 of A", "A says K", "B contests", "all pass")[-1]
    assert end.startswith("## Dora wins with 9 gold!\nRuined: Anna.")


def test_the_end_tells_the_boldest_lie() -> None:
    cards = ("king", "queen", "judge", "bishop", "thief", "cheat")
    game = fold(begin(4, cards, cards, starter=0))
    for seat in range(4):
        game, _ = step(game, GetReady(seat))
    for seat in range(4):
        game, _ = step(game, Swap(seat, (seat, (seat + 1) % 4), seat == 0))
    game, _ = step(game, Announce(0, "king", 0))
    for seat in (1, 2, 3):
        game, _ = step(game, Pass(seat))
    end = shown(step(game, Stop())[0])[-1]
    assert "Boldest lie: “I am the King!” said Anna (Queen) and took 3 gold." in end


def test_a_game_that_everybody_left_says_so() -> None:
    game, _ = follow(FOUR, "D does not swap D-A")
    for seat in range(4):
        game, _ = step(game, KeepSeat(seat))
    assert shown(step(game, Stop())[0])[-1].startswith("## Everybody has left the ball. Nobody wins.")


def test_the_longest_secret_counts_only_while_nobody_could_know() -> None:
    swaps = ("A swaps A-B", "B does not swap B-C", "C does not swap C-D", "D does not swap D-A")
    kept = after("K6 Q6 J6 B6 +TC, turn 1 of A", *swaps, "A peeks", "stop")[-1]
    assert "Anna was the Queen from turn 1 to the end." in kept
    seen = after("K6 Q6 J6 B6 +TC, turn 1 of A", *swaps, "A says Q", "B contests", "all pass", "stop")[-1]
    assert "Chloé was the Judge from turn 2 to the end." in seen


def test_there_is_no_longest_secret_where_nothing_was_hidden() -> None:
    assert "secret" not in after("K6 Q6 J6 B6 +TC, turn 5 of A", "A peeks", "stop")[-1]


def test_im_back_stands_on_an_automatons_turn_and_only_where_a_person_is_stood_in_for() -> None:
    game, _ = step(follow(FOUR, "D does not swap D-A")[0], KeepSeat(0))
    kept = context(game)
    *_, turn = public_screens(kept).values()
    assert "ponders" in plainly(turn)
    assert "I’m back" in [button.label for button in turn.buttons]
    left = replace(kept, roster=Roster((Person("Colombina"), *kept.roster.people[1:]), kept=(0,)))
    *_, turn = public_screens(left).values()
    assert "I’m back" not in [button.label for button in turn.buttons]


def test_gold_taken_from_two_neighbours_is_told_in_one_sentence() -> None:
    *_, past, _ = after("T6 Q6 J6 B6 +KC, turn 4 of D", "D does not swap D-A", "A says T", "all pass")
    assert past.endswith("Anna took 1 gold each from Bob and Dora.")
    assert past.count("took") == 1


def test_gold_taken_from_one_opponent_on_both_sides_is_told_as_a_sum() -> None:
    *_, past, _ = after("TFS6 JQK6, turn 4 of B", "B does not swap Bl-Al", "A says T with Al", "all pass")
    assert past.endswith("Anna took 2 gold from Bob.")


@pytest.mark.parametrize("locale", sorted(locales()))
def test_every_language_tells_that_taking_in_one_sentence(locale: str) -> None:
    game, _ = follow("T6 Q6 J6 B6 +KC, turn 4 of D", "D does not swap D-A", "A says T", "all pass")
    past = shown(game, locale)[-2]
    taking = past.split("Anna")[-1]
    assert "Bob" in taking
    assert "Dora" in taking
    assert taking.count(".") == 1
