"""What the command `simulate` can be asked, and what is possible when something else is."""

import argparse
import os
import sys
from collections.abc import Callable, Sequence
from enum import StrEnum
from importlib.util import find_spec
from math import inf
from pathlib import Path
from typing import NoReturn, TypeVar

from ..automata.levels import Level
from ..game import ContestMode
from ..game.characters import CHARACTERS
from ..game.sets import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    RECOMMENDED,
    SEVEN_WITH_FOOL,
    Condition,
    Problem,
    card_counts,
    cards_of,
    playable_counts,
    problems,
)
from ..program_name import program_name
from ..servers.codes import DIGITS, LENGTH, VERSION, BadCode, CodeReason, read_code
from .duration import usual_games
from .series import Series

E = TypeVar("E", bound=StrEnum)

RECOMMENDED_NAME = "recommended"
ALTERNATIVE_NAME = "alternative"
ALTERNATIVE_PLAYERS = 7
MOST_GAMES = 10**9
PICTURES = (".png", ".svg", ".pdf")
GAMES = f"possible: 1 to {MOST_GAMES}"
PLAYERS = f"possible: {MIN_PLAYERS} to {MAX_PLAYERS}"
BY_NAME = f"characters with commas between them ({', '.join(CHARACTERS)})"


class BadInput(ValueError):
    """Something that cannot be simulated, and what can."""


class Parser(argparse.ArgumentParser):
    """A parser that says in a sentence what it does not take."""

    def error(self, message: str) -> NoReturn:
        """Refuse."""
        raise BadInput(f"{message[:1].upper()}{message[1:]}.")


def whole_number(possible: str, least: float = -inf, most: float = inf) -> Callable[[str], int]:
    """Reads a whole number within bounds."""

    def read(given: str) -> int:
        try:
            number = int(given)
        except ValueError:
            number = None
        if number is None or not least <= number <= most:
            raise argparse.ArgumentTypeError(f"{given!r} cannot be used; {possible}")
        return number

    return read


def one_of(kind: type[E], what: str) -> Callable[[str], E]:
    """Reads one of several names."""

    def read(given: str) -> E:
        if given.lower() not in list(kind):
            raise argparse.ArgumentTypeError(f"{given!r} is no {what}; possible: {', '.join(kind)}")
        return kind(given.lower())

    return read


def parser() -> argparse.ArgumentParser:
    """The options of the command."""
    made = Parser(prog=f"{program_name()} simulate", description="Try a set many times.")
    made.add_argument(
        "--players",
        type=whole_number(PLAYERS, MIN_PLAYERS, MAX_PLAYERS),
        help=f"{MIN_PLAYERS} to {MAX_PLAYERS}; must be given",
    )
    chosen = made.add_mutually_exclusive_group()
    chosen.add_argument(
        "--set",
        help=f"{RECOMMENDED_NAME} (the default), {ALTERNATIVE_NAME} ({ALTERNATIVE_PLAYERS} players), "
        "or characters with commas between them",
    )
    chosen.add_argument("--code", help="a set's share code")
    made.add_argument("--level", type=one_of(Level, "level"), default=Level.REGULAR, help=", ".join(Level))
    made.add_argument(
        "--contest",
        type=one_of(ContestMode, "way to contest"),
        default=ContestMode.TOGETHER,
        help=", ".join(ContestMode),
    )
    made.add_argument(
        "--games",
        type=whole_number(GAMES, 1, MOST_GAMES),
        help="default: as many as end within about two minutes on two cores",
    )
    made.add_argument("--seed", type=whole_number("possible: whole numbers"), default=0)
    made.add_argument("--json", action="store_true", help="one line of JSON instead of text")
    made.add_argument("--plot", type=Path, metavar="FILE.png", help="draw the result too")
    return made


def series_of(given: argparse.Namespace) -> Series:
    """The games asked for, or BadInput."""
    if given.players is None:
        raise BadInput(f"The number of players is missing: --players NUMBER; {PLAYERS}.")
    if given.plot is not None:
        check_picture(given.plot)
    if given.code is not None:
        cards = cards_by_code(given.code)
    else:
        cards = cards_by_name(RECOMMENDED_NAME if given.set is None else given.set, given.players)
    check_cards(cards, given.players)
    games = given.games or usual_games(given.level, given.players)
    return Series(given.players, cards, given.level, games, given.seed, given.contest)


def check_picture(target: Path) -> None:
    """Refuse what cannot be drawn before anything is played."""
    if target.suffix.lower() not in PICTURES:
        raise BadInput(f"{target} cannot be drawn; possible endings of its name: {', '.join(PICTURES)}.")
    try:
        if not target.parent.is_dir():
            raise BadInput(f"There is no folder {target.parent} to draw into.")
        writable = os.access(target if target.exists() else target.parent, os.W_OK) and not target.is_dir()
    except OSError:
        writable = False
    if not writable:
        raise BadInput(f"{target} cannot be written; another file can be named with --plot.")
    if find_spec("matplotlib") is None:
        command = f"{sys.executable} -m pip install '.[plot]'"
        raise BadInput(f"--plot needs matplotlib; in the folder of the source: {command}")


def cards_by_code(code: str) -> tuple[str, ...]:
    """The set that a share code stands for."""
    try:
        return read_code(code)
    except BadCode as error:
        raise BadInput(f"{code!r} is no share code of a set: {code_trouble(error)}.") from error


def code_trouble(error: BadCode) -> str:
    """What is wrong with a share code, and what is possible."""
    if error.reason is CodeReason.DIGIT:
        return f"{error.what!r} is in none; possible: {DIGITS}"
    if error.reason is CodeReason.LENGTH:
        return f"it has {error.what} letters and digits; possible: {LENGTH}"
    if error.reason is CodeReason.VERSION:
        return f"it has another version; possible: codes that begin with {DIGITS[VERSION]}"
    if error.reason is CodeReason.CHARACTER:
        return "it holds a character that there is not; possible: --set with characters by name"
    return "a letter or digit is wrong; possible: the code as it was shown, or --set with characters by name"


def cards_by_name(name: str, players: int) -> tuple[str, ...]:
    """A set by its name or its characters; every copy of a character counts as named once."""
    if name.strip().lower() == RECOMMENDED_NAME:
        return RECOMMENDED[players]
    if name.strip().lower() == ALTERNATIVE_NAME:
        if players != ALTERNATIVE_PLAYERS:
            raise BadInput(
                f"The set {ALTERNATIVE_NAME} is for {ALTERNATIVE_PLAYERS} players; "
                f"possible for {players}: {RECOMMENDED_NAME}, or {BY_NAME}."
            )
        return SEVEN_WITH_FOOL
    listed = [part.strip() for part in name.split(",") if part.strip()]
    unknown = [part for part in listed if part.lower() not in CHARACTERS]
    if unknown or not listed:
        kind = "set or character" if len(listed) == 1 else "character"
        what = f"{', '.join(printable(unknown))}: no such {kind}" if unknown else "--set names no character"
        raise BadInput(f"{what}; possible: {possible_sets(players)}.")
    return cards_of(*dict.fromkeys(part.lower() for part in listed))


def printable(names: list[str]) -> list[str]:
    """Names as they may be shown on a terminal: what would steer it is written out."""
    return [name if name.isprintable() else repr(name) for name in names]


def possible_sets(players: int) -> str:
    """What can be said of a set for so many."""
    alternative = f", {ALTERNATIVE_NAME}" if players == ALTERNATIVE_PLAYERS else ""
    return f"{RECOMMENDED_NAME}{alternative}, or {BY_NAME}"


def check_cards(cards: tuple[str, ...], players: int) -> None:
    """Refuse a set that so many cannot play, and say who can."""
    found = problems(cards, players)
    if found:
        reasons = "; ".join(reason(problem, players) for problem in found)
        raise BadInput(
            f"{players} players cannot play that set: {reasons}. {who_can(playable_counts(cards))}"
        )


def who_can(counts: Sequence[int]) -> str:
    """How many can play a set."""
    if not counts:
        return "With these cards no number of players is possible."
    return f"With these cards, possible: {', '.join(str(count) for count in counts)} players."


def reason(problem: Problem, players: int) -> str:
    """A broken condition in plain words."""
    cards = card_counts(players)
    most = cards.stop - 1
    possible = f"possible: {cards.start}" + (f" to {most}" if most > cards.start else "")
    count = "1 card is" if problem.actual == 1 else f"{problem.actual} cards are"
    gold = "1 card brings" if problem.actual == 1 else f"{problem.actual} cards bring"
    return {
        Condition.PLAYERS: PLAYERS,
        Condition.UNKNOWN_CHARACTER: f"there is no {problem.character}",
        Condition.REQUIRED_MISSING: f"the {problem.character} is missing",
        Condition.TOO_LITTLE_GOLD: f"{gold} gold from the bank, possible: {problem.needed} or more",
        Condition.WRONG_COPIES: f"{count} {problem.character}, possible: {problem.needed}",
        Condition.TOO_FEW_PLAYERS: f"the {problem.character} needs {problem.needed} players or more",
        Condition.TOO_FEW_CARDS: f"{count} too few, {possible}",
        Condition.TOO_MANY_CARDS: f"{count} too many, {possible}",
    }[problem.condition]
