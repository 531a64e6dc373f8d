"""How long an automaton takes to answer: never a hint of what it holds or chooses."""

from random import Random
from typing import Final

from ..game.questions import HearContests, Memorise, Question, TakeTurn, UsePower

CPU_BUDGET: Final = 0.05
"""Seconds of computing that a decision may take."""
PACES: Final[dict[type[Question], tuple[float, float]]] = {
    Memorise: (2.0, 5.0),
    TakeTurn: (2.5, 6.0),
    HearContests: (1.5, 4.0),
    UsePower: (2.0, 5.0),
}
"""The shortest and the longest time before an answer, by what is asked for all to see."""


def answer_delay(rng: Random, question: type[Question]) -> float:
    """Seconds before an automaton answers, drawn from the public question alone."""
    shortest, longest = PACES[question]
    return rng.uniform(shortest, longest)
