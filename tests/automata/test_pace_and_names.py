"""Answering times tell nothing, and names are enough for every table."""

import inspect
from random import Random

from bot.automata import CPU_BUDGET, NAMES, answer_delay, draw_names
from bot.automata.pace import PACES
from bot.automata.pool import PATIENCE
from bot.game.sets import MAX_PLAYERS


def test_answering_times_are_drawn_from_the_public_question_alone() -> None:
    assert list(inspect.signature(answer_delay).parameters) == ["rng", "question"]


def test_answering_times_always_exceed_the_time_to_compute() -> None:
    rng = Random(1)
    for question in PACES:
        assert all(answer_delay(rng, question) > PATIENCE > CPU_BUDGET for _ in range(100))


def test_there_are_different_names_for_a_full_table() -> None:
    drawn = draw_names(Random(1), MAX_PLAYERS)
    assert len(set(drawn)) == MAX_PLAYERS
    assert draw_names(Random(1), len(NAMES) - 1, frozenset({NAMES[0]})).count(NAMES[0]) == 0
