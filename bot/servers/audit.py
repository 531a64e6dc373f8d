"""The record of changes on a server, as plain data."""

from typing import Any, NamedTuple


class By(NamedTuple):
    """Who changes something, where and when."""

    guild_id: int
    user_id: int
    at: float


class Entry(NamedTuple):
    """A change that was recorded."""

    at: float
    user_id: int
    what: str
    old: Any
    new: Any
