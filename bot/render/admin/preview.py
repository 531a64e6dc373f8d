"""What games among automata tell about a set, in words."""

from collections.abc import Mapping
from math import sqrt
from typing import Any

from babel.numbers import format_decimal, format_percent

from bot.game.sets import problems
from bot.servers.sets import NamedSet, SetCatalogue, cards_for
from bot.text import Words

from ..screen import Screen
from ..sets import counts_text, problem_text, set_title

MOST_NAMED = 8
"""So many sets are named that would fit instead."""


def misfit_screen(found: NamedSet, players: int, catalogue: SetCatalogue, words: Words) -> Screen:
    """Why so many cannot play the set, who can, and what they could play instead."""
    cards = cards_for(found, players)
    title = set_title(found.name, words)
    lines = [words("preview-misfit", set=title, players=players)]
    for problem in problems(cards, players):
        lines.append(words("verdict-problem", problem=problem_text(problem, len(cards), words)))
    fitting = words.listing(set_title(one.name, words) for one in catalogue.fitting(players)[:MOST_NAMED])
    counts = counts_text(found.counts, words)
    possible = words("preview-possible", set=title, counts=counts, players=players, sets=fitting)
    return Screen(("\n".join(lines), possible))


def progress_screen(found: NamedSet, players: int, done: int, games: int, words: Words) -> Screen:
    """How far the games have come."""
    return Screen((title_text(found, players, words), words("preview-progress", done=done, games=games)))


def result_screen(found: NamedSet, data: Mapping[str, Any], words: Words) -> Screen:
    """The balance of a set; the data is a report's."""
    games, players = data["games"], data["players"]
    title = title_text(found, players, words)
    if not games:
        return Screen((title, words("preview-nothing")))
    turns, fair = data["turns"], 1 / players
    length = words(
        "preview-length",
        mean=decimal(turns["mean"], words),
        shortest=turns["shortest"],
        longest=turns["longest"],
    )
    endings = words.listing(
        words(f"preview-ending-{reason}", share=percent(share, words))
        for reason, share in data["endings"].items()
    )
    places = [
        words("preview-place", place=place, share=percent(share, words))
        for place, share in enumerate(data["win_share_by_starting_seat"], 1)
    ]
    chance = words(
        "preview-chance",
        fair=percent(fair, words),
        margin=max(1, round(200 * sqrt(fair * (1 - fair) / games))),
    )
    summary = (words("preview-games", games=games), length, words("preview-endings", endings=endings))
    uses = [use_line(name, use, words) for name, use in data["characters"].items()]
    return Screen(
        (
            title,
            "\n".join(summary),
            "\n".join((words("preview-places"), " · ".join(places))),
            "\n".join((words("preview-characters"), *uses)),
            chance,
        )
    )


def title_text(found: NamedSet, players: int, words: Words) -> str:
    """Which set is tried with how many."""
    return words("preview-title", set=set_title(found.name, words), players=players)


def use_line(name: str, use: Mapping[str, Any], words: Words) -> str:
    """How one character fared."""
    if not use["announced_per_game"]:
        return words("preview-character-never", character=name)
    return words(
        "preview-character",
        character=name,
        times=decimal(use["announced_per_game"], words),
        contested=percent(use["contested"], words),
        truthful=percent(use["true"], words),
        won=percent(use["win_share_when_used"], words),
    )


def percent(share: float | None, words: Words) -> str:
    """«13 %», as the language writes it; a dash where there was nothing to count."""
    return "–" if share is None else format_percent(share, locale=words.locale)


def decimal(number: float, words: Words) -> str:
    """«3.1», as the language writes it."""
    return format_decimal(number, "#,##0.0", locale=words.locale)
