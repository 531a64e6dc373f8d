"""One figure for an evening."""

import pytest

from bot.automata.review.accuracy import accuracy, lost_points, scaled, weighted


@pytest.mark.parametrize("players", range(2, 14))
def test_the_fair_share_is_a_half_of_the_scale(players: int) -> None:
    assert scaled(1 / players, players) == pytest.approx(0.5)
    assert scaled(0.0, players) == 0.0
    assert scaled(1.0, players) == pytest.approx(1.0)


def test_nothing_lost_is_a_hundred_and_everything_lost_is_nothing() -> None:
    assert accuracy(0.0) == 100.0
    assert accuracy(100.0) == 0.0
    assert accuracy(10.0) == pytest.approx(63.6, abs=0.1)
    assert lost_points(0.25, 0.5, 4) == 0.0
    assert lost_points(0.25, 0.0, 4) == pytest.approx(50.0)


def test_decisions_count_by_what_was_at_stake() -> None:
    assert weighted([(100.0, 3.0), (0.0, 1.0)]) == 75.0
    assert weighted([(50.0, 0.0)]) is None
