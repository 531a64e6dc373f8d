"""What there is to know of servers, as plain data."""

from typing import Any, NamedTuple

from .settings import ServerSettings

SOMEONE = "\N{INVISIBLE SEPARATOR}"
"""Stands for the name of somebody who asked to be forgotten; no real name is without a visible character."""


class By(NamedTuple):
    """Who changes something, where and when."""

    guild_id: int
    user_id: int
    at: float


class Kept(NamedTuple):
    """A server's settings and the version that tells changes apart."""

    settings: ServerSettings
    version: int


class Entry(NamedTuple):
    """A change that was recorded."""

    at: float
    user_id: int
    what: str
    old: Any
    new: Any
