"""The command `simulate`: from what is typed to what is printed."""

import os
import sys
from collections.abc import Sequence
from concurrent.futures.process import BrokenProcessPool
from errno import EBADF

from .arguments import BadInput, parser, series_of
from .batches import cores
from .chart import draw
from .duration import forecast
from .report import as_data, as_json, as_text
from .series import MOST_STEPS, Series, simulate
from .tally import Tally

NO_RESULT, BAD_INPUT, INTERRUPTED = 1, 2, 130
"""Exit codes, as argparse and shells have them."""


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command; the exit code says whether the input made sense and there is a result."""
    try:
        given = parser().parse_args(arguments)
        series = series_of(given)
    except BadInput as error:
        return refuse(str(error), BAD_INPUT)
    tell(forecast(series, cores()))
    try:
        tally = simulate(series)
    except BrokenProcessPool:
        return refuse("A process that played games has died; memory may be short.", os.EX_OSERR)
    stopped = tally.games + tally.endless < series.games
    if not tally.games:
        return refuse(without_result(series, tally), INTERRUPTED if stopped else NO_RESULT)
    data = as_data(series, tally)
    try:
        write(as_json(data) if given.json else as_text(data))
    except OSError as error:
        return refuse(f"The result could not be written: {error.strerror}.", os.EX_IOERR)
    if given.plot is not None:
        try:
            draw(data, given.plot)
        except OSError as error:
            return refuse(f"The picture could not be written: {error}", os.EX_IOERR)
    if stopped:
        return refuse(f"Stopped after {tally.games} of {series.games} games.", INTERRUPTED)
    return os.EX_OK


def without_result(series: Series, tally: Tally) -> str:
    """Why there is nothing to tell of."""
    if not tally.endless:
        return "Stopped before the first game was over."
    given_up = f"Given up as endless after {MOST_STEPS} actions: {tally.endless} of {series.games} games."
    return f"No game came to an end, so there is no result. {given_up}"


def write(text: str) -> None:
    """Print the result, all of it or OSError."""
    if sys.stdout is None:
        raise OSError(EBADF, "there is no output")
    try:
        print(text, flush=True)  # noqa: T201
    except OSError:
        # Nobody would get what is left, and Python would try again at its end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        raise


def refuse(why: str, code: int) -> int:
    """Tell the person why the command ends like this."""
    tell(why)
    return code


def tell(sentence: str) -> None:
    """Say something to the person, apart from results."""
    print(sentence, file=sys.stderr, flush=True)  # noqa: T201
