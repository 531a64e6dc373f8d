"""Answering times tell nothing, and names are enough for every table."""

import inspect
from random import Random

from bot.automata import CPU_BUDGET, NAMES, answer_delay
from bot.automata.pace import PACES
from bot.automata.workers.pool import PATIENCE
from bot.game.sets import MAX_PLAYERS


def test_answering_times_are_drawn_from_the_public_question_alone() -> None:
    assert list(inspect.signature(answer_delay).parameters) == ["rng", "question"]


def test_answering_times_always_exceed_the_time_to_compute() -> None:
    rng = Random(1)
    for question in PACES:
        assert all(answer_delay(rng, question) > PATIENCE > CPU_BUDGET for _ in range(100))


def test_there_are_names_for_every_automaton_at_a_table() -> None:
    assert len(set(NAMES)) == len(NAMES) > MAX_PLAYERS
