"""What can be wrong with a database, and with a single write."""

import os

from sqlalchemy.exc import SQLAlchemyError


class UnusableDatabase(Exception):
    """The database cannot be used; the message is a sentence for the host, the code is the exit code."""

    def __init__(self, sentence: str, code: int) -> None:
        super().__init__(sentence)
        self.code = code


NOT_A_DATABASE = os.EX_DATAERR
TOO_NEW = os.EX_SOFTWARE
NOT_WRITABLE = os.EX_CANTCREAT
NO_ROOM = os.EX_IOERR
IN_USE = os.EX_TEMPFAIL


class NotStored(Exception):
    """A write failed, or nobody knows whether it did; what is in memory must be read again."""


class Conflict(NotStored):
    """A write does not fit what is stored: a key or a version that exists already."""


class Unavailable(NotStored):
    """The database takes nothing at all for now: it is locked, full or out of reach."""


class Fenced(Unavailable):
    """Another process serves these servers now; this one may write nothing."""


def reason(error: Exception) -> str:
    """What the database itself says went wrong, in a line that names no values."""
    original = getattr(error, "orig", None) if isinstance(error, SQLAlchemyError) else error
    said = str(original or "").strip()
    return said.splitlines()[0] if said else type(error).__name__
