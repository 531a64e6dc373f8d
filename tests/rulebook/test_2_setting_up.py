"""RULES 2: setting up."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from bot.game import Game, Reason, begin, fold, step, view
from bot.game.characters import CHARACTERS
from bot.game.notation import read_action, write_position
from bot.game.questions import Memorise, TakeTurn
from bot.game.sets import RECOMMENDED, SEVEN_WITH_FOOL, Condition, cards_of, playable_counts, problems

from .table import follow, options, play, refusal

RULES = (Path(__file__).parents[2] / "docs" / "RULES.md").read_text(encoding="utf-8")
COUNTS = range(2, 14)


def broken(players: int, *characters: str) -> set[Condition]:
    return {problem.condition for problem in problems(characters, players)}


def deal(players: int, starter: int = 0) -> Game:
    return fold(begin(players, RECOMMENDED[players], RECOMMENDED[players], starter=starter))


# 2.1


@pytest.mark.parametrize("players", COUNTS)
def test_everybody_starts_with_six_gold_and_the_bank_holds_the_rest_of_194(players: int) -> None:
    table = deal(players).table
    assert table.gold == (6,) * players
    assert table.bank == 194 - 6 * players


@pytest.mark.parametrize("players", COUNTS)
def test_the_court_starts_empty(players: int) -> None:
    assert deal(players).table.court == 0


@pytest.mark.parametrize("players", COUNTS)
def test_gold_is_public(players: int) -> None:
    game = deal(players)
    assert view(game, None).table.gold == game.table.gold


# 2.2


@pytest.mark.parametrize(("players", "cards", "centre"), [(4, 6, 2), (5, 6, 1), (6, 6, 0), (13, 13, 0)])
def test_cards_that_no_player_gets_lie_in_the_centre(players: int, cards: int, centre: int) -> None:
    layout = deal(players).table.setup.layout
    assert (layout.size, layout.centre) == (cards, centre)


@pytest.mark.parametrize("players", range(6, 14))
def test_six_to_thirteen_players_use_as_many_cards_as_there_are_players(players: int) -> None:
    assert len(RECOMMENDED[players]) == players


@pytest.mark.parametrize("players", range(6, 13))
@pytest.mark.parametrize("extra", [1, 2])
def test_a_set_may_hold_one_or_two_more_cards_but_never_more_than_thirteen(players: int, extra: int) -> None:
    more = [name for name in CHARACTERS if name not in RECOMMENDED[players] and CHARACTERS[name].copies == 1]
    larger = (*RECOMMENDED[players], *more[:extra])
    if players + extra <= 13:
        assert len(larger) == players + extra
        assert fold(begin(players, larger, larger)).table.setup.layout.centre == extra
        assert not {Condition.TOO_FEW_CARDS, Condition.TOO_MANY_CARDS} & broken(players, *larger)
    else:
        fourteen = (*RECOMMENDED[players], "queen", "king")
        assert Condition.TOO_MANY_CARDS in broken(players, *fourteen)


@pytest.mark.parametrize("players", [6, 7, 8])
def test_a_set_holds_at_most_two_more_cards(players: int) -> None:
    larger = (*RECOMMENDED[players], "widow", "widow", "widow")
    assert Condition.TOO_MANY_CARDS in broken(players, *larger)


SIX = ("judge", "bishop", "king", "queen", "witch", "fool")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_two_to_four_players_use_exactly_six(players: int) -> None:
    assert broken(players, *SIX) == set()
    assert broken(players, *SIX[:-1]) == {Condition.TOO_FEW_CARDS}
    assert broken(players, *SIX, "widow") == {Condition.TOO_MANY_CARDS}


def test_with_five_players_a_set_may_hold_six_or_seven() -> None:
    assert broken(5, *SIX) == broken(5, *SIX, "widow") == set()
    assert broken(5, *SIX[:-1]) == {Condition.TOO_FEW_CARDS}
    assert broken(5, *SIX, "widow", "spy") == {Condition.TOO_MANY_CARDS}
    assert playable_counts((*SIX, "widow")) == (5, 6, 7)


def test_with_five_players_and_seven_cards_two_lie_in_the_centre() -> None:
    seven = (*SIX, "widow")
    layout = fold(begin(5, seven, seven)).table.setup.layout
    assert (layout.hands, layout.centre) == (1, 2)
    start = "J6 B6 K6 Q6 W6 +FD, turn 5 of A"
    assert {line for line in options(start) if "-c" in line} >= {"A swaps A-c1", "A swaps A-c2"}
    assert play(start, "A swaps A-c2") == "D6 B6 K6 Q6 W6 +FJ, turn 6 of B"


@pytest.mark.parametrize(
    ("players", "cards"), [(1, 6), (14, 14), (4, 5), (4, 7), (5, 8), (6, 9), (13, 12), (2, 7)]
)
def test_a_table_that_cannot_be_laid_is_refused(players: int, cards: int) -> None:
    with pytest.raises(ValueError, match="cannot play with"):
        begin(players, ("king",) * cards, ("king",) * cards)


def test_only_the_cards_of_the_set_can_be_dealt() -> None:
    with pytest.raises(ValueError, match="not the cards of the set"):
        begin(4, RECOMMENDED[4], RECOMMENDED[5])


# 2.3


def printed_sets() -> dict[int, tuple[str, ...]]:
    rows = [
        [cell.strip() for cell in line.strip("|\n ").split("|")]
        for line in RULES.splitlines()
        if line.startswith("| players |") or re.match(r"\| \d+ \|", line)
    ]
    names = [cell.split(" ")[0].lower() for cell in rows[0][1:-1]]
    return {
        int(row[0]): cards_of(*(name for name, mark in zip(names, row[1:-1], strict=True) if mark))
        for row in rows[1:]
    }


def test_the_recommended_sets_are_those_of_the_table() -> None:
    printed = printed_sets()
    assert sorted(printed) == list(range(4, 14))
    assert {players: RECOMMENDED[players] for players in printed} == printed


def test_at_seven_players_a_later_printing_has_the_fool_for_the_spy() -> None:
    assert sorted(set(RECOMMENDED[7]) ^ set(SEVEN_WITH_FOOL)) == ["fool", "spy"]
    assert problems(SEVEN_WITH_FOOL, 7) == ()


# 2.4


def test_the_judge_must_be_in_the_set() -> None:
    assert broken(6, "bishop", "king", "queen", "witch", "cheat", "fool") == {Condition.REQUIRED_MISSING}


@pytest.mark.parametrize(
    ("players", "cards", "enough"),
    [
        (6, ("judge", "king", "queen", "bishop", "thief", "witch"), True),
        (6, ("judge", "king", "spy", "bishop", "thief", "witch"), False),
        (6, ("judge", "king", "queen", "bishop", "thief", "witch", "spy"), False),
        (6, ("judge", "king", "queen", "bishop", "thief", "witch", "widow"), True),
    ],
)
def test_at_least_a_third_of_the_cards_bring_gold(players: int, cards: tuple[str, ...], enough: bool) -> None:
    assert broken(players, *cards) == (set() if enough else {Condition.TOO_LITTLE_GOLD})


def test_queen_king_widow_fool_and_peasants_bring_gold() -> None:
    golden = {name for name, character in CHARACTERS.items() if character.brings_gold}
    assert golden == {"queen", "king", "widow", "fool", "peasant"}


def test_peasants_come_both_or_not_at_all() -> None:
    rest = ("judge", "bishop", "king", "fool", "queen", "witch")
    assert broken(8, *rest, "spy", "peasant") == {Condition.WRONG_COPIES}
    assert broken(8, *rest, "peasant", "peasant") == set()
    assert broken(8, *rest, "spy", "thief") == set()


def test_every_other_character_comes_once() -> None:
    assert broken(6, "judge", "bishop", "king", "king", "queen", "witch") == {Condition.WRONG_COPIES}


@pytest.mark.parametrize("players", [6, 7, 8, 9])
def test_peasants_and_the_inquisitor_need_eight_players(players: int) -> None:
    peasants = ("judge", "king", "queen", "bishop", "peasant", "peasant", "witch", "thief", "spy")[:players]
    inquisitor = ("judge", "king", "queen", "fool", "inquisitor", "witch", "thief", "spy", "bishop")[:players]
    expected = {Condition.TOO_FEW_PLAYERS} if players < 8 else set()
    assert broken(players, *peasants) == expected
    assert broken(players, *inquisitor) == expected


def test_every_broken_condition_is_reported_at_once() -> None:
    found = broken(4, "inquisitor", "peasant", "thief", "thief", "dragon")
    assert found == {
        Condition.REQUIRED_MISSING,
        Condition.TOO_LITTLE_GOLD,
        Condition.WRONG_COPIES,
        Condition.TOO_FEW_PLAYERS,
        Condition.UNKNOWN_CHARACTER,
        Condition.TOO_FEW_CARDS,
    }


def test_a_broken_condition_names_its_character_and_figures() -> None:
    (problem,) = problems(("judge", "bishop", "king", "king", "queen", "witch"), 6)
    assert (problem.character, problem.actual, problem.needed) == ("king", 2, 1)


@pytest.mark.parametrize("players", COUNTS)
def test_the_printed_sets_are_always_allowed(players: int) -> None:
    assert problems(RECOMMENDED[players], players) == ()
    assert problems(tuple(reversed(RECOMMENDED[players])), players) == ()


def test_the_printed_seven_is_allowed_though_only_two_of_seven_bring_gold() -> None:
    assert sum(CHARACTERS[name].brings_gold for name in RECOMMENDED[7]) == 2
    assert playable_counts(RECOMMENDED[7]) == (7,)


@pytest.mark.parametrize("players", [0, 1, 14])
def test_only_two_to_thirteen_can_play(players: int) -> None:
    assert broken(players, *RECOMMENDED[4]) == {Condition.PLAYERS}


# 2.5


@pytest.mark.parametrize("players", COUNTS)
def test_the_cards_are_dealt_face_up_and_everybody_sees_them(players: int) -> None:
    game = deal(players)
    assert dict(view(game, None).table.up) == dict(enumerate(RECOMMENDED[players]))
    assert game.table.awaited() == tuple(range(players))


def test_they_are_turned_down_when_everybody_has_had_a_good_look() -> None:
    start = "K6 Q6 J6 B6 +TC, turn 0 of B"
    assert play(start, "C is ready", "A is ready") == "K6 Q6 J6 B6 +TC, turn 0 of B, ready C A"
    assert follow(start, "C is ready", "A is ready", "B is ready")[0].table.up != ()
    game = follow(start, "C is ready", "A is ready", "B is ready", "D is ready")[0]
    assert game.table.up == ()
    assert write_position(game) == "K6 Q6 J6 B6 +TC, turn 1 of B"


def test_nobody_gets_ready_twice_or_acts_before_all_are_ready() -> None:
    start = "K6 Q6 J6 B6 +TC, turn 0 of B"
    assert refusal(start, "A is ready", "A is ready") is Reason.ALREADY_SAID
    assert refusal(start, "B swaps B-C") is Reason.QUESTION_OVER
    assert options(start, "A is ready") == {"B is ready", "C is ready", "D is ready"}


@pytest.mark.parametrize(("players", "hands"), [(2, 3), (3, 2), (4, 1), (13, 1)])
def test_with_two_or_three_players_each_card_has_its_fixed_place(players: int, hands: int) -> None:
    layout = deal(players).table.setup.layout
    assert [len(layout.own(seat)) for seat in range(players)] == [hands] * players


def test_which_characters_are_in_play_stays_public() -> None:
    game = follow("K6 Q6 J6 B6 +TC, turn 9 of B", "B swaps B-c1")[0]
    spectator = view(game, None)
    assert set(spectator.table.setup.in_play) == {"king", "queen", "judge", "bishop", "thief", "cheat"}


# 2.6


@pytest.mark.parametrize("players", [2, 3, 4, 5, 7, 8, 13])
def test_play_goes_clockwise_from_the_starter(players: int) -> None:
    game = deal(players, starter=players - 1)
    order = []
    for _ in range(2 * players + 1):
        if isinstance(game.table.question, Memorise):
            game = follow_time_out(game)
        assert isinstance(game.table.question, TakeTurn)
        order.append(game.table.question.by)
        game = follow_time_out(game)
    assert order[0] == players - 1
    assert all(after == (before + 1) % players for before, after in pairwise(order))


def follow_time_out(game: Game) -> Game:
    return step(game, read_action("time out", game.table))[0]


def test_only_a_seat_at_the_table_can_start() -> None:
    with pytest.raises(ValueError, match="cannot start"):
        begin(4, RECOMMENDED[4], RECOMMENDED[4], starter=4)
