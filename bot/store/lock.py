"""One running bot per database file."""

import os
import sys
from contextlib import AbstractContextManager
from pathlib import Path


class Lock(AbstractContextManager["Lock"]):
    """Held by this process until it is closed or the process ends, however it ends."""

    def __init__(self, descriptor: int) -> None:
        self.descriptor = descriptor

    def __exit__(self, *error: object) -> None:
        os.close(self.descriptor)


def take_lock(file: Path) -> Lock:
    """Lock the file; BlockingIOError when another process holds it."""
    descriptor = os.open(file, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        lock(descriptor)
    except OSError:
        os.close(descriptor)
        raise BlockingIOError from None
    return Lock(descriptor)


if sys.platform == "win32":
    import msvcrt

    def lock(descriptor: int) -> None:
        """Take the lock or fail at once."""
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def lock(descriptor: int) -> None:
        """Take the lock or fail at once."""
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)
