"""Sets in words: their names, for how many players they are, and what is wrong with them."""

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import groupby

from bot.game.sets import Problem
from bot.servers.sets import BUILT_IN, NamedSet
from bot.servers.verdicts import Verdict
from bot.text import Words
from bot.text.names import tidy

from .icons import with_icon
from .roster import escape


def set_title(name: str, words: Words) -> str:
    """A set's name, for text."""
    return words(f"set-{name}") if name in BUILT_IN else escape(name)


def set_label(found: NamedSet, words: Words) -> str:
    """A set's name and for whom it is, for selects and completion."""
    title = words(f"set-{found.name}") if found.name in BUILT_IN else tidy(found.name)
    return words("set-label", set=title, counts=counts_text(found.counts, words))


def counts_text(counts: Iterable[int], words: Words) -> str:
    """«2, 3 and 6 to 8»."""
    parts: list[str] = []
    for _, run in groupby(enumerate(counts), key=lambda pair: pair[1] - pair[0]):
        numbers = [count for _, count in run]
        if len(numbers) > 2:
            parts.append(words("counts-range", first=numbers[0], last=numbers[-1]))
        else:
            parts += [str(number) for number in numbers]
    return words.listing(parts)


def names_text(cards: Iterable[str], words: Words) -> str:
    """The characters of a set, with the number of cards where there are several."""
    return words.listing(text for _, text in counted(cards, words))


def pictured_names(cards: Iterable[str], words: Words) -> str:
    """The same, each with its icon."""
    return words.listing(with_icon(name, text) for name, text in counted(cards, words))


def counted(cards: Iterable[str], words: Words) -> Iterator[tuple[str, str]]:
    """Each character of a set once, and its name with the number of its cards."""
    for name, copies in Counter(cards).items():
        if copies == 1:
            yield name, words.character(name)
        else:
            yield name, words("set-copies", character=name, copies=copies)


def problem_text(problem: Problem, cards: int, words: Words) -> str:
    """A broken condition."""
    values = {"actual": problem.actual, "needed": problem.needed, "cards": cards}
    if problem.character:
        return words(f"problem-{problem.condition}", character=problem.character, **values)
    return words(f"problem-{problem.condition}", **values)


def broken_lines(verdict: Verdict, words: Words) -> list[str]:
    """Every condition that a set breaks."""
    lines = []
    for problem, counts in verdict.broken:
        text = problem_text(problem, verdict.cards, words)
        if verdict.fits and counts != verdict.fits:
            text = words("verdict-for-some", counts=counts_text(counts, words), problem=text)
        lines.append(words("verdict-problem", problem=text))
    return lines


def verdict_lines(verdict: Verdict, words: Words) -> list[str]:
    """For whom a set is, and every condition that it breaks."""
    if verdict.playable:
        lines = [words("verdict-playable", counts=counts_text(verdict.playable, words))]
    else:
        lines = [words("verdict-unplayable")]
    lines += broken_lines(verdict, words)
    if verdict.fits:
        fits = counts_text(verdict.fits, words)
        lines.append(words("verdict-fits", cards=verdict.cards, counts=fits))
    if verdict.rich:
        lines.append(words("verdict-rich"))
    return lines
