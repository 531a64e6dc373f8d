"""A real Ctrl-C: the command stops at once with what it has, and nothing stays behind."""

import json
import os
import pty
import re
import signal
import subprocess
import sys
import time

import pytest

SOON = 30
"""Seconds, on a machine that may be busy."""


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


@pytest.mark.parametrize("options", [["--json"], []])
def test_an_interrupt_stops_the_command_with_what_it_has(options: list[str]) -> None:
    ours, theirs = pty.openpty()
    command = ["simulate", "--players", "4", "--level", "novice", "--games", "1000000", *options]
    program = subprocess.Popen(
        [sys.executable, "-m", "bot", *command],
        stdout=subprocess.PIPE,
        stderr=theirs,
        text=True,
        start_new_session=True,
    )
    os.close(theirs)
    assert re.search(r"\] [1-9]\d*/1000000", read_until(ours, r"\] [1-9]\d*/1000000"))
    os.killpg(program.pid, signal.SIGINT)
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
