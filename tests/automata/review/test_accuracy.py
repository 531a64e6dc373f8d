"""One figure for an evening."""

import pytest

from bot.automata.review.accuracy import accuracy, lost_points, scaled, sobered, unscaled, weighted


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


@pytest.mark.parametrize("players", [2, 4, 13])
def test_a_sobered_chance_is_nearer_to_the_fair_share_and_keeps_its_side(players: int) -> None:
    for chance in (0.01, 0.3, 0.9):
        assert unscaled(scaled(chance, players), players) == pytest.approx(chance)
        assert sobered(chance, players, 1.0) == pytest.approx(chance)
        sober = sobered(chance, players, 0.5)
        assert min(chance, 1 / players) <= sober <= max(chance, 1 / players)
    assert sobered(1.0, players, 0.5) == 1.0
    assert sobered(0.0, players, 0.5) == 0.0
