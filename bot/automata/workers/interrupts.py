"""A signal to the whole group is for the program, not for the processes that work for it."""

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from multiprocessing import resource_tracker

ENDING = (signal.SIGINT, signal.SIGTERM, signal.SIGHUP)
"""What asks a program to end: its person, whoever runs it for them, and a terminal that is closed."""


@contextmanager
def interrupts_held() -> Iterator[None]:
    """Processes started meanwhile are never interrupted or told to end; the program is, but afterwards."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGHUP})
    # It starts with the first process at the latest, would lift the hold, and does not bear a SIGHUP.
    resource_tracker.ensure_running()
    signal.pthread_sigmask(signal.SIG_BLOCK, ENDING)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


@contextmanager
def interrupts_noted() -> Iterator[list[int]]:
    """Interrupts are only noted, in a list, so that none comes between taking a lock and letting it go."""
    noted: list[int] = []
    before = {number: signal.getsignal(number) for number in ENDING}
    for number, handler in before.items():
        if handler is not signal.SIG_IGN:
            signal.signal(number, lambda number, frame: noted.append(number))
    try:
        yield noted
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
