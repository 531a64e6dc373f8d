"""The command `simulate`: what it takes, and what is possible when that makes no sense."""

import argparse
import os
import sys
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from ..automata.levels import Level
from ..game.characters import CHARACTERS
from ..game.sets import (
    MAX_PLAYERS,
    MIN_PLAYERS,
    RECOMMENDED,
    SEVEN_WITH_FOOL,
    Problem,
    cards_of,
    playable_counts,
    problems,
)
from ..servers.codes import BadCode, read_code
from .picture import draw
from .play import Series, simulate
from .report import as_data, as_json, as_text

RECOMMENDED_NAME = "recommended"
ALTERNATIVE_NAME = "alternative"
PICTURES = (".png", ".svg", ".pdf")
BAD_INPUT, INTERRUPTED = 2, 130
"""Exit codes, as argparse and shells have them."""


class BadInput(ValueError):
    """Something that cannot be simulated, and what can."""


def parser() -> argparse.ArgumentParser:
    """The options of the command."""
    made = argparse.ArgumentParser(prog="mascarade simulate", description="Try a set many times.")
    made.add_argument("--players", type=int, required=True, help=f"{MIN_PLAYERS} to {MAX_PLAYERS}")
    chosen = made.add_mutually_exclusive_group()
    chosen.add_argument(
        "--set",
        default=RECOMMENDED_NAME,
        help=f"{RECOMMENDED_NAME}, {ALTERNATIVE_NAME} (7 players), or characters with commas between them",
    )
    chosen.add_argument("--code", help="a set's share code")
    made.add_argument("--level", type=Level, choices=list(Level), default=Level.REGULAR)
    made.add_argument("--games", type=int, default=2000)
    made.add_argument("--seed", type=int, default=0)
    made.add_argument("--json", action="store_true", help="one line of JSON instead of text")
    made.add_argument("--plot", type=Path, metavar="FILE.png", help="draw the result too")
    return made


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code says whether the input made sense and there is a result."""
    given = parser().parse_args(arguments)
    try:
        series = series_of(given)
    except BadInput as error:
        say(str(error))
        return BAD_INPUT
    tally = simulate(series)
    if not tally.games:
        say("Stopped before the first game was over.")
        return INTERRUPTED
    data = as_data(series, tally)
    print(as_json(data) if given.json else as_text(data))  # noqa: T201
    if given.plot is not None:
        try:
            draw(data, given.plot)
        except OSError as error:
            say(f"The picture could not be written: {error}")
            return os.EX_IOERR
    if tally.games + tally.endless < series.games:
        say(f"Stopped after {tally.games} of {series.games} games.")
        return INTERRUPTED
    return os.EX_OK


def say(text: str) -> None:
    """Tell the person, apart from results."""
    print(text, file=sys.stderr)  # noqa: T201


def series_of(given: argparse.Namespace) -> Series:
    """The games asked for, or BadInput."""
    if not MIN_PLAYERS <= given.players <= MAX_PLAYERS:
        raise BadInput(f"{given.players} cannot play: {MIN_PLAYERS} to {MAX_PLAYERS} players can.")
    if given.games < 1:
        raise BadInput("At least one game is needed.")
    if given.plot is not None:
        check_picture(given.plot)
    cards = cards_by_code(given.code) if given.code is not None else cards_by_name(given.set, given.players)
    check(cards, given.players)
    return Series(given.players, cards, given.level, given.games, given.seed)


def check_picture(target: Path) -> None:
    """Refuse what cannot be drawn before anything is played."""
    if target.suffix.lower() not in PICTURES:
        raise BadInput(f"{target} cannot be drawn: its name can end in {', '.join(PICTURES)}.")
    if not target.parent.is_dir():
        raise BadInput(f"There is no folder {target.parent} to draw into.")
    if target.is_dir() or not os.access(target if target.exists() else target.parent, os.W_OK):
        raise BadInput(f"{target} cannot be written; another file can be named with --plot.")
    if find_spec("matplotlib") is None:
        raise BadInput("--plot needs matplotlib, which comes with: pip install 'mascarade-bot[plot]'")


def cards_by_code(code: str) -> tuple[str, ...]:
    """The set that a share code stands for."""
    try:
        return read_code(code)
    except BadCode as error:
        raise BadInput(
            f"{code!r} is no share code of a set (wrong {error.reason}); --set takes its characters by name."
        ) from error


def cards_by_name(name: str, players: int) -> tuple[str, ...]:
    """A set by its name or its characters; every copy of a character counts as named once."""
    if name == RECOMMENDED_NAME:
        return RECOMMENDED[players]
    if name == ALTERNATIVE_NAME:
        return SEVEN_WITH_FOOL
    listed = dict.fromkeys(part.strip().lower() for part in name.split(",") if part.strip())
    unknown = [part for part in listed if part not in CHARACTERS]
    if unknown:
        raise BadInput(
            f"Unknown set or character: {', '.join(unknown)}. Sets: {RECOMMENDED_NAME}, {ALTERNATIVE_NAME}; "
            f"characters: {', '.join(CHARACTERS)}."
        )
    return cards_of(*listed)


def check(cards: tuple[str, ...], players: int) -> None:
    """Refuse a set that so many cannot play, and say who can."""
    found = problems(cards, players)
    if found:
        counts = ", ".join(str(count) for count in playable_counts(cards)) or "no number of"
        reasons = "; ".join(reason(problem) for problem in found)
        raise BadInput(f"{players} cannot play that set ({reasons}). It suits {counts} players.")


def reason(problem: Problem) -> str:
    """A broken condition in plain words."""
    words = problem.condition.value.replace("_", " ")
    subject = f" ({problem.character})" if problem.character else ""
    numbers = f": {problem.actual}, needed {problem.needed}" if problem.needed or problem.actual else ""
    return f"{words}{subject}{numbers}"
