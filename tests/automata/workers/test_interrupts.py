"""A real Ctrl-C: the command stops at once with what it has, and nothing stays behind."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]

BEGUN = r"\] [1-9]\d*/1000000, \d+:\d\d:\d\d left"
"""The bar once a game is over."""
SOON = 30
"""Seconds, on a machine that may be busy."""


@pytest.fixture(autouse=True)
def interruptible() -> Iterator[None]:
    """Programs started here can be interrupted, even if the tests themselves cannot."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


def read_until(terminal: int, pattern: str) -> str:
    """What a program writes to its terminal, until it has written that or is gone."""
    written = ""
    while not re.search(pattern, written):
        try:
            written += os.read(terminal, 4096).decode()
        except OSError:
            break
    return written


def is_empty(group: int) -> bool:
    """Whether no process of the group is left."""
    try:
        os.killpg(group, 0)
    except ProcessLookupError:
        return True
    return False


def heeding_hang_ups() -> None:
    """A terminal that closes ends a program, unless the tests themselves were told to outlive theirs."""
    signal.signal(signal.SIGHUP, signal.SIG_DFL)


@pytest.mark.parametrize("options", [["--json"], []])
@pytest.mark.parametrize(
    ("number", "to"),
    [
        (signal.SIGINT, os.killpg),
        (signal.SIGTERM, os.kill),
        (signal.SIGTERM, os.killpg),
        (signal.SIGHUP, os.killpg),
    ],
)
def test_an_interrupt_stops_the_command_with_what_it_has(
    number: int, to: Callable[[int, int], None], options: list[str]
) -> None:
    ours, theirs = pty.openpty()
    command = ["simulate", "--players", "4", "--level", "novice", "--games", "1000000", *options]
    program = subprocess.Popen(
        [sys.executable, "-m", "bot", *command],
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
        start_new_session=True,
        preexec_fn=heeding_hang_ups,
    )
    os.close(theirs)
    assert re.search(BEGUN, read_until(ours, BEGUN))
    to(program.pid, number)
    out, _ = program.communicate(timeout=SOON)
    said = read_until(ours, "never written")
    os.close(ours)
    assert program.returncode == 130
    assert "Traceback" not in said
    stopped = re.search(r"Stopped after (\d+) of 1000000 games", said)
    assert stopped is not None
    games = int(stopped[1])
    if options:
        assert json.loads(out)["games"] == games > 0
    else:
        assert out.startswith(f"{games} of 1000000 games, 4 players")
    deadline = time.monotonic() + SOON
    while not is_empty(program.pid) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert is_empty(program.pid)


def test_an_interrupt_that_comes_while_results_are_taken_never_hangs_bug() -> None:
    # It could come while the lock of a result was held, and whoever wanted that lock waited for ever.
    for _ in range(12):
        program = subprocess.Popen(
            [sys.executable, "-c", BUSY],
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        assert program.stdout is not None
        assert program.stdout.readline() == "here\n"
        os.killpg(program.pid, signal.SIGINT)
        _, said = program.communicate(timeout=SOON)
        assert (program.returncode, said) == (0, "")


@pytest.mark.parametrize("work", ["choosing", "trying"])
def test_an_interrupt_leaves_the_workers_of_a_bot_alone_bug(work: str, tmp_path: Path) -> None:
    # What multiprocessing starts beside its first process let interrupts through to that process.
    script = tmp_path / "program.py"
    script.write_text(PROGRAM)
    program = subprocess.Popen(
        [sys.executable, script, work],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        start_new_session=True,
    )
    assert program.stdout is not None
    assert program.stdout.readline() == "here\n"
    os.killpg(program.pid, signal.SIGINT)
    out, said = program.communicate(timeout=SOON)
    assert (out, said) == ("done\n", "")


PROGRAM = """
import asyncio, signal, sys
from bot.automata import Level
from bot.automata.workers.pool import Pool
from bot.game.sets import RECOMMENDED
from bot.simulate import Series, Tally, Trials
from tests.automata.workers.test_pool import question_for_a_master

async def choosing(interrupted):
    async with Pool(patience=60) as pool:
        print("here", flush=True)
        await interrupted.wait()
        await pool.choose(question_for_a_master(4), Level.NOVICE, 1)
        assert pool.replaced == 0

async def trying(interrupted):
    tally = Tally()
    playing = asyncio.create_task(Trials().play(Series(4, RECOMMENDED[4], Level.NOVICE, 60), tally))
    while not tally.games:
        await asyncio.sleep(0.01)
    print("here", flush=True)
    await interrupted.wait()
    await playing
    assert tally.games == 60

async def main():
    interrupted = asyncio.Event()
    asyncio.get_running_loop().add_signal_handler(signal.SIGINT, interrupted.set)
    await globals()[sys.argv[1]](interrupted)
    print("done")

if __name__ == "__main__":
    asyncio.run(main())
"""
BUSY = """
from bot.simulate.batches import run_batches
if __name__ == "__main__":
    for number, _ in enumerate(run_batches(len, 10**6)):
        if number == 20:
            print("here", flush=True)
"""
CHILD = """
import sys
from bot.__main__ import main
if __name__ == "__main__":
    print("here", flush=True)
    sys.exit(main())
"""
SIMULATE = ("simulate", "--players", "4", "--level", "novice", "--games", "1000000")


@pytest.mark.parametrize("moment", [0.05, 0.2, 0.35, 0.5, 0.7, 1.0, 1.5])
@pytest.mark.parametrize("words", [SIMULATE, ("play", "--no-browser", "--port", "0")], ids=" ".join)
def test_an_interrupt_during_the_start_ends_the_program_in_a_line_bug(
    words: tuple[str, ...], moment: float, tmp_path: Path
) -> None:
    # While modules were loaded or workers started, an interrupt showed where.
    script = tmp_path / "mascarade.py"
    script.write_text(CHILD)
    program = subprocess.Popen(
        [sys.executable, script, *words],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(ROOT)},
        start_new_session=True,
    )
    assert program.stdout is not None
    assert program.stdout.readline() == "here\n"
    time.sleep(moment)
    os.killpg(program.pid, signal.SIGINT)
    out, said = program.communicate(timeout=SOON)
    assert "Traceback" not in said + out
    if program.returncode == os.EX_OK:
        assert words[0] == "play"  # It was there already, and ended as always.
    else:
        assert program.returncode == 130
        forecast = said.startswith("Playing ")
        assert said.count("\n") == 1 + forecast or "Stopped after" in said
