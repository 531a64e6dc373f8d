"""A message for one person alone, and how long it is worth keeping."""

from enum import StrEnum

from .screen import Screen


class Keep(StrEnum):
    """What a private message is; of lines and of pages one person has one at each table, the newest."""

    LINE = "line"
    PAGE = "page"
    LOOK = "look"
    """Cards seen: each stays for its time, and says nothing that can become untrue."""


class PrivateScreen(Screen, frozen=True, kw_only=True):
    """Something to read, which goes when its time is over."""

    keep: Keep = Keep.LINE
    until: int | None = None
    """The last turn in which it stays; without one it goes with the question that it answers."""
