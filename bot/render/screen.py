"""What a message shows, as plain data: the Discord layer only translates it."""

from enum import StrEnum
from hashlib import blake2b

import msgspec

CLOSED = "."
"""How the fingerprint ends of a screen on which nothing can be clicked."""


class Style(StrEnum):
    """How a button looks; never the only sign of what it does."""

    PRIMARY = "primary"
    SECONDARY = "secondary"
    DANGER = "danger"


class Button(msgspec.Struct, frozen=True):
    """A button that a person may click."""

    id: str
    label: str
    style: Style = Style.SECONDARY


class Option(msgspec.Struct, frozen=True):
    """A line of a select."""

    value: str
    label: str
    chosen: bool = False


class Select(msgspec.Struct, frozen=True):
    """A choice of `count` among the options, or of `least` at the least."""

    id: str
    placeholder: str
    options: tuple[Option, ...]
    count: int = 1
    least: int | None = None


class Pickable(StrEnum):
    """What Discord itself can list."""

    CHANNEL = "channel"
    ROLE = "role"


class Picker(msgspec.Struct, frozen=True):
    """A choice of up to `most` channels or roles of the server."""

    id: str
    placeholder: str
    what: Pickable
    chosen: tuple[int, ...] = ()
    most: int = 1


class Screen(msgspec.Struct, frozen=True):
    """A message: paragraphs of text, then selects, then buttons; it may mention people."""

    texts: tuple[str, ...]
    selects: tuple[Select | Picker, ...] = ()
    buttons: tuple[Button, ...] = ()
    mentions: tuple[int, ...] = ()
    patient: bool = False
    """Changes to it may wait, so that answers coming in one by one are not edits one by one."""
    edits: int | None = None
    """How often it may be edited at the most while it is patient."""

    @property
    def digest(self) -> str:
        """A short fingerprint, equal for screens that look the same; it tells whether one can click."""
        hashed = blake2b(msgspec.json.encode(self), digest_size=8).hexdigest()
        return hashed if self.buttons or self.selects else f"{hashed}{CLOSED}"
