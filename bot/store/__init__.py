"""The database: what is stored, read in one place and written by one task."""

from .errors import Conflict, NotStored, UnusableDatabase
from .opening import open_store
from .store import UNKNOWN, Post, Rows, Store, Stored, random_nonce
from .writes import Row, Write

__all__ = [
    "UNKNOWN",
    "Conflict",
    "NotStored",
    "Post",
    "Row",
    "Rows",
    "Store",
    "Stored",
    "UnusableDatabase",
    "Write",
    "open_store",
    "random_nonce",
]
