"""The database: what is stored, read in one place and written by one task."""

from .errors import BadGround, Conflict, NotStored
from .ground import open_store
from .store import OLD, Post, Store, Stored
from .writes import Row, Write

__all__ = [
    "OLD",
    "BadGround",
    "Conflict",
    "NotStored",
    "Post",
    "Row",
    "Store",
    "Stored",
    "Write",
    "open_store",
]
