"""Positions and actions in one line."""

import pytest

from bot.game import ContestMode, Outcome, legal_actions
from bot.game.notation import BadNotation, read_action, read_position, write_action, write_position

FOUR = "K6 Q6 J6 B6 +TC, turn 5 of A"


@pytest.mark.parametrize(
    "line",
    [
        FOUR,
        "K6 Q6 J6 B6 +TC, turn 0 of C",
        "K6 Q6 J6 B6 +TC, turn 0 of C, ready B A",
        "K6 Q6 J6 B6 +TC, court 2, turn 7 of D, forced, clockwise, kept A C, passing B A",
        "BF6 JQ7 KW5, turn 3 of B",
        "BFJ6 QKW6, turn 12 of B",
        "J13 B6 K6 F6 Q6 W6 P6 P6, turn 9 of A, ended by thirteen won by A",
        "J6 B6 K6 F6 Q6 W6 P6 P6, turn 0 of A, ended by stopped",
        "J6 B6 K6 F6 Q6 T6 W6 S6 P6 P6 C6 I6 D6, court 10, turn 40 of M",
        "J6 B6 K6 Q6 W6 F6 +ST, turn 6 of F",
    ],
)
def test_a_position_that_was_read_is_written_the_same(line: str) -> None:
    assert write_position(read_position(line)) == line


def test_a_position_holds_what_the_line_says() -> None:
    game = read_position("K6 Q5 J4 B3 +TC, court 2, turn 7 of D, forced, clockwise, kept A")
    table = game.table
    assert game.cards == ("king", "queen", "judge", "bishop", "thief", "cheat")
    assert (table.gold, table.court, table.bank) == ((6, 5, 4, 3), 2, 174)
    assert (table.turn, table.on_turn, table.setup.starter, table.kept) == (7, 3, 1, (0,))
    assert table.setup.contest is ContestMode.CLOCKWISE
    assert table.question.forced  # type: ignore[union-attr]


def test_an_ended_position_has_an_outcome_and_asks_nothing() -> None:
    game = read_position("K6 Q0 J13 B13 +TC, turn 7 of D, ended by ruin won by C D")
    assert game.table.outcome == Outcome("ruin", (2, 3), (6, 0, 13, 13))  # type: ignore[arg-type]
    assert game.table.awaited() == ()


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("", "1 seats"),
        ("K6, turn 1 of A", "1 seats"),
        ("K6 Q6 J6 B6 +TC", "whose turn"),
        ("K6 Q6 J6 B +TC, turn 1 of A", "card letters and its gold"),
        ("KQ6 J6 B6 C6 +T, turn 1 of A", "1 card letters"),
        ("K6 Q6 J6 X6 +TC, turn 1 of A", "'X' is no character"),
        ("K6 Q6 J6 B6 +TC, turn 1 of E", "'E' is no seat of 4"),
        ("K6 Q6 J6 B6 +TC, turn 1", "'turn 1'"),
        ("K6 Q6 J6 B6 +TC, turn 5 of A, court 171", "194"),
        ("K6 Q6 J6 B6 +TC, turn 5 of A, turn 5 of A", "twice"),
        ("K6 Q6 J6 B6 +TC, turn 5 of A, asleep", "'asleep'"),
        ("K6 Q6 J6 B6 +TC, turn 5 of A, A says K", "'A says K'"),
        ("K6 Q6 J6 B6 +TC, turn 4 of A, forced", "turned up"),
        ("K6 Q6 J6 B6 +TC, turn 4 of A, ready B", "ready"),
        ("K6 Q6 J6 B6 +TC, turn 4 of A, ended by boredom", "'boredom'"),
    ],
)
def test_a_line_that_is_no_position_is_refused_with_what_is_wrong(line: str, complaint: str) -> None:
    with pytest.raises(BadNotation, match=complaint):
        read_position(line)


@pytest.mark.parametrize(
    ("position", "line"),
    [
        (FOUR, "A is ready"),
        (FOUR, "A swaps A-B"),
        (FOUR, "A does not swap A-c2"),
        (FOUR, "A peeks"),
        (FOUR, "A says K"),
        (FOUR, "B contests"),
        (FOUR, "B passes"),
        (FOUR, "B passes on"),
        (FOUR, "A picks B"),
        (FOUR, "A looks at c1"),
        (FOUR, "A declines"),
        (FOUR, "C names P"),
        (FOUR, "time out 6"),
        (FOUR, "stop"),
        (FOUR, "keep B"),
        (FOUR, "return B"),
        ("BFJ6 QKW6, turn 12 of B", "B peeks at Bp"),
        ("BFJ6 QKW6, turn 12 of B", "B says K with Br"),
        ("BFJ6 QKW6, turn 12 of B", "A contests with Ap"),
        ("BFJ6 QKW6, turn 12 of B", "B swaps Bl-Bp"),
    ],
)
def test_an_action_that_was_read_is_written_the_same(position: str, line: str) -> None:
    table = read_position(position).table
    assert write_action(read_action(line, table), table.setup.layout) == line


def test_a_time_out_without_a_number_is_that_of_the_present_question() -> None:
    table = read_position(FOUR).table
    assert write_action(read_action("time out", table), table.setup.layout) == f"time out {table.number}"


@pytest.mark.parametrize("position", [FOUR, "BF6 JQ7 KW5, turn 8 of B", "BFJ6 QKW6, turn 12 of B"])
def test_every_legal_action_of_a_turn_has_its_own_line(position: str) -> None:
    game = read_position(position)
    layout = game.table.setup.layout
    actions = legal_actions(game, game.table.on_turn)
    lines = [write_action(action, layout) for action in actions]
    assert len(set(lines)) == len(lines)
    assert [read_action(line, game.table) for line in lines] == list(actions)


@pytest.mark.parametrize(
    ("position", "line", "complaint"),
    [
        (FOUR, "", "no seat"),
        (FOUR, "E passes", "'E' is no seat"),
        (FOUR, "A dances", "'dances'"),
        (FOUR, "A swaps A", "two places"),
        (FOUR, "A swaps A-Bl", "'Bl' is no place"),
        (FOUR, "A looks at c3", "'c3' is no place"),
        (FOUR, "A says X", "'X' is no character"),
        ("BF6 JQ7 KW5, turn 8 of B", "B says K", "with which card"),
        ("BF6 JQ7 KW5, turn 8 of B", "B peeks", "with which card"),
    ],
)
def test_a_line_that_is_no_action_is_refused_with_what_is_wrong(
    position: str, line: str, complaint: str
) -> None:
    with pytest.raises(BadNotation, match=complaint):
        read_action(line, read_position(position).table)
