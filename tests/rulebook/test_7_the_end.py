"""RULES 7: the end."""

import pytest

from bot.game import EndReason, Reason, legal_actions, view
from bot.game.events import CardsSwapped, FinePaid

from .table import events_of, follow, options, play, refusal

# 7.1


@pytest.mark.parametrize(("before", "after"), [("K9", "K12"), ("K10", "K13"), ("K11", "K14"), ("K12", "K15")])
def test_the_game_ends_when_a_player_has_thirteen_gold_or_more(before: str, after: str) -> None:
    then = play(f"{before} Q6 J6 B6 +TC, turn 9 of A", "A says K", "all pass")
    over = int(after[1:]) >= 13
    end = "turn 9 of A, ended by thirteen won by A" if over else "turn 10 of B"
    assert then == f"{after} Q6 J6 B6 +TC, {end}"


def test_it_ends_on_another_s_turn_as_well() -> None:
    then = play("T6 K10 J6 B6 +QC, turn 9 of A", "A says K", "B contests", "all pass")
    assert then == "T6 K13 J6 B6 +QC, turn 9 of A, ended by thirteen won by B"


# 7.2


def test_the_game_ends_when_a_player_has_no_gold() -> None:
    then = play("T6 K1 J6 B6 +QC, turn 9 of A", "A says T", "all pass")
    assert then == "T8 K0 J6 B5 +QC, turn 9 of A, ended by ruin won by A"


def test_a_fine_can_ruin() -> None:
    then = play("T6 K1 J7 B6 +QC, turn 9 of A", "A says Q", "B contests", "all pass")
    assert then == "T5 K0 J7 B6 +QC, court 2, turn 9 of A, ended by ruin won by C"


# 7.3


def test_the_richest_wins_even_if_another_ended_the_game() -> None:
    then = play("T6 K1 J12 B6 +QC, turn 9 of A", "A says T", "all pass")
    assert then == "T8 K0 J12 B5 +QC, turn 9 of A, ended by ruin won by C"


def test_equal_richest_players_win_together() -> None:
    then = play("T7 K1 J9 B6 +QC, turn 9 of A", "A says T", "all pass")
    assert then == "T9 K0 J9 B5 +QC, turn 9 of A, ended by ruin won by A C"


def test_of_two_peasants_at_thirteen_and_fourteen_only_the_latter_wins() -> None:
    start = "P11 B6 P12 F6 Q6 W6 J6 K6, turn 9 of A"
    then = play(start, "A says P", "C contests", "all pass")
    assert then == "P13 B6 P14 F6 Q6 W6 J6 K6, turn 9 of A, ended by thirteen won by C"


def test_a_cheat_s_win_is_theirs_alone() -> None:
    then = play("C10 K10 J12 B6 +QT, turn 9 of A", "A says C", "all pass")
    assert then == "C10 K10 J12 B6 +QT, turn 9 of A, ended by power won by A"


# 7.4


def test_a_thief_takes_both_coins_before_the_end_is_looked_for() -> None:
    then = play("T11 K1 J6 B1 +QC, turn 9 of A", "A says T", "all pass")
    assert then == "T13 K0 J6 B0 +QC, turn 9 of A, ended by thirteen won by A"


def test_both_peasants_are_paid_before_the_end_is_looked_for() -> None:
    start = "P11 B6 P11 F6 Q6 W6 J6 K6, turn 9 of A"
    then = play(start, "A says P", "C contests", "all pass")
    assert then == "P13 B6 P13 F6 Q6 W6 J6 K6, turn 9 of A, ended by thirteen won by A C"


def test_a_fool_s_coin_can_end_the_game_before_the_exchange() -> None:
    start = "F12 B6 P6 P6 Q6 W6 J6 K6, turn 9 of A"
    then = play(start, "A says F", "all pass")
    assert then == "F13 B6 P6 P6 Q6 W6 J6 K6, turn 9 of A, ended by thirteen won by A"
    assert events_of(CardsSwapped, start, "A says F", "all pass") == []


def test_the_end_is_looked_for_again_after_all_fines() -> None:
    then = play("T1 K1 J7 B6 +QC, turn 9 of A", "A says Q", "B contests", "all pass")
    assert then == "T0 K0 J7 B6 +QC, court 2, turn 9 of A, ended by ruin won by C"


def test_a_game_ended_by_the_power_collects_no_fines() -> None:
    lines = ("A says K", "B contests", "all pass")
    start = "K10 T1 J6 B6 +QC, turn 9 of A"
    assert play(start, *lines) == "K13 T1 J6 B6 +QC, turn 9 of A, ended by thirteen won by A"
    assert events_of(FinePaid, start, *lines) == []


def test_a_cheat_s_win_collects_no_fines() -> None:
    start = "C10 T1 J6 B6 +QK, turn 9 of A"
    then = play(start, "A says C", "B contests", "all pass")
    assert then == "C10 T1 J6 B6 +QK, turn 9 of A, ended by power won by A"


def test_a_power_that_ruins_collects_no_fines() -> None:
    start = "T6 K1 J8 B6 +QC, turn 9 of A"
    then = play(start, "A says T", "C contests", "all pass")
    assert then == "T8 K0 J8 B5 +QC, turn 9 of A, ended by ruin won by A C"


# When it is over


def test_when_it_is_over_every_card_is_shown_and_nobody_can_act() -> None:
    game = follow("K10 Q6 J6 B6 +TC, turn 9 of A", "A says K", "all pass")[0]
    assert dict(game.table.up) == dict(enumerate(game.cards))
    assert game.table.awaited() == ()
    assert all(legal_actions(game, seat) == () for seat in range(4))
    for line in ("B peeks", "A passes", "stop", "keep A"):
        assert refusal("K10 Q6 J6 B6 +TC, turn 9 of A", "A says K", "all pass", line) is Reason.GAME_OVER


def test_the_outcome_is_data() -> None:
    outcome = follow("K10 Q6 J6 B6 +TC, turn 9 of A", "A says K", "all pass")[0].table.outcome
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.gold) == (EndReason.THIRTEEN, (0,), (13, 6, 6, 6))


@pytest.mark.parametrize(
    ("start", "lines", "then"),
    [
        ("K6 Q6 J6 B6 +TC, turn 0 of A", (), "K6 Q6 J6 B6 +TC, turn 0 of A, ended by stopped"),
        ("K9 Q6 J6 B6 +TC, turn 9 of A", (), "K9 Q6 J6 B6 +TC, turn 9 of A, ended by stopped"),
        (
            "K9 Q6 J6 B6 +TC, turn 9 of A",
            ("A says K", "C contests"),
            "K9 Q6 J6 B6 +TC, turn 9 of A, ended by stopped",
        ),
        (
            "B9 Q6 J6 K6 +TC, turn 9 of A",
            ("A says B", "all pass"),
            "B9 Q6 J6 K6 +TC, turn 9 of A, ended by stopped",
        ),
    ],
)
def test_a_game_can_be_stopped_at_any_time_without_winners(
    start: str, lines: tuple[str, ...], then: str
) -> None:
    assert play(start, *lines, "stop") == then
    assert options(start, *lines, "stop") == set()


def test_the_past_is_open_to_all_once_the_game_is_over() -> None:
    game = follow("K6 Q6 J6 B6 +TC, turn 9 of A", "A swaps A-B", "stop")[0]
    (swap,) = (known.event for known in view(game, 3).history if isinstance(known.event, CardsSwapped))
    assert swap.really is True
