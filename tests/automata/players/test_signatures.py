"""Tempers can be told apart by what people see: each has something that it does far more than all others."""

from collections import Counter
from functools import cache

import pytest

from benchmarks.temper_signs import SEEN, Reader, Signs, of
from benchmarks.tempers import Met, play_company, read
from bot.automata.levels import Level
from bot.automata.tempers import Temper

GAMES = 60
CHANCE = 1 / len(Temper)


@cache
def games() -> list[Met]:
    """The same games at every run: regulars of all tempers, and a person."""
    return play_company(Level.REGULAR, 3, range(GAMES))


@cache
def signs_of(temper: Temper) -> Signs:
    total: Signs = Counter()
    for met in games():
        total.update(dict(met)[temper])
    return total


def rate(temper: Temper, sign: str) -> float:
    """How often somebody of a temper gives a sign."""
    return signs_of(temper)[sign] / signs_of(temper)[of(sign)]


@pytest.mark.parametrize(
    ("temper", "sign", "times"),
    [
        (Temper.BOLD, "announces", 1.1),
        (Temper.CAUTIOUS, "looks", 2.0),
        (Temper.SUSPICIOUS, "contests", 1.5),
        (Temper.VENGEFUL, "contests its grudge", 1.5),
        (Temper.VENGEFUL, "turns on its grudge", 1.5),
        (Temper.PLAYFUL, "swaps", 1.1),
    ],
)
def test_every_temper_does_something_more_than_all_others(temper: Temper, sign: str, times: float) -> None:
    others = max(rate(other, sign) for other in Temper if other is not temper)
    assert rate(temper, sign) > times * others


def test_the_suspicious_contest_twice_as_often_as_the_cautious_who_are_right_when_they_do() -> None:
    assert rate(Temper.SUSPICIOUS, "contests") > 2 * rate(Temper.CAUTIOUS, "contests")
    assert rate(Temper.CAUTIOUS, "contests rightly") > 2 * rate(Temper.SUSPICIOUS, "contests rightly")


def test_the_honest_are_what_they_say_and_keep_to_it_and_the_bold_neither() -> None:
    assert rate(Temper.HONEST, "lies") < 0.15 < 0.3 < rate(Temper.BOLD, "lies")
    again = "announces the same again"
    assert rate(Temper.HONEST, again) > 1.5 * rate(Temper.BOLD, again)


def test_who_has_seen_some_games_tells_most_tempers_from_one_more() -> None:
    found = read(games(), SEEN)
    guessed = found["one_game"]
    assert isinstance(guessed, list)
    assert guessed[0] > 2.5 * CHANCE


def test_a_reader_who_has_seen_nothing_can_only_guess() -> None:
    reader = Reader(SEEN)
    assert len({reader.likelihood(temper, signs_of(Temper.BOLD)) for temper in Temper}) == 1
