"""What is wrong with a set, and for how many players it is right."""

import msgspec

from bot.game.characters import CHARACTERS
from bot.game.sets import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    Condition,
    Problem,
    card_counts,
    playable_counts,
    problems,
)

COUNTS = range(MIN_PLAYERS, MAX_PLAYERS + 1)


class Verdict(msgspec.Struct, frozen=True):
    """For which numbers of players a set is, and every condition that it breaks for some of them."""

    playable: tuple[int, ...]
    cards: int
    fits: tuple[int, ...]
    """The numbers of players for whom the number of cards is right."""
    broken: tuple[tuple[Problem, tuple[int, ...]], ...]
    """Each problem with the numbers of players, among those that fit, who have it."""
    rich: bool
    """More than half of the cards bring gold, which the rulebook advises against."""


def examine(cards: tuple[str, ...]) -> Verdict:
    """Everything there is to say about a set, all at once (RULES 2.4)."""
    fits = tuple(count for count in COUNTS if len(cards) in card_counts(count))
    found: dict[Problem, list[int]] = {}
    for count in fits or (MIN_PLAYERS,):
        for problem in problems(cards, count):
            found.setdefault(without_count(problem), []).append(count)
    golden = sum(CHARACTERS[name].brings_gold for name in cards)
    return Verdict(
        playable=playable_counts(cards),
        cards=len(cards),
        fits=fits,
        broken=tuple((problem, tuple(counts)) for problem, counts in found.items()),
        rich=golden * 2 > len(cards),
    )


def without_count(problem: Problem) -> Problem:
    """A problem that is the same for every number of players that has it."""
    if problem.condition is Condition.TOO_FEW_PLAYERS:
        return Problem(problem.condition, problem.character, needed=problem.needed)
    return problem
