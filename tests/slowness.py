"""How slow this machine is just now, so that limits in seconds hold on any."""

import time

USUAL = 0.0055
"""Seconds that a usual machine counts for."""
COUNTED = 200_000


def slowness() -> float:
    """How many times as long as a usual machine this one takes, which is never less than once."""
    return max(min(count() for _ in range(3)) / USUAL, 1.0)


def count() -> float:
    """Seconds of this thread's CPU that some counting takes."""
    began, total = time.thread_time(), 0
    for number in range(COUNTED):
        total += number * number
    return time.thread_time() - began
