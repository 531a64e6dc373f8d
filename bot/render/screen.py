"""What a message shows, as plain data: the Discord layer only translates it."""

from enum import StrEnum
from functools import cached_property
from hashlib import blake2b

import msgspec

from bot.slots import CLOSED

PICTURED = ":"
"""Stands in a fingerprint between that of the picture and that of everything else."""
MOST_DESCRIBED = 1024
"""So many characters a picture's description may have on Discord."""


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
    icon: str | None = None
    """The name of an icon before the label, which says the same; shown where the application has it."""
    disabled: bool = False
    """Whether it cannot be clicked now; the screen says why."""


class Option(msgspec.Struct, frozen=True):
    """A line of a select."""

    value: str
    label: str
    chosen: bool = False
    description: str = ""
    """What it means, in up to a hundred characters."""
    icon: str | None = None
    """The name of an icon before the label."""


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


class Picture(msgspec.Struct, frozen=True, dict=True):
    """A picture above the texts: what is to be drawn, as plain data, and the same in words.

    It is drawn only when it is sent, and the same scene is always drawn alike.
    """

    kind: str
    """What the file is called; it tells nothing else."""
    scene: msgspec.Struct
    description: str
    big: bool = False
    """Whether it shows one of a game's big moments."""
    last: bool = False
    """Whether it may be the last one of its turn, since nothing bigger can come in it."""
    slow: bool = False
    """Whether it takes longer to draw than others, and is waited for."""

    @property
    def file_name(self) -> str:
        """The name under which it is sent."""
        return f"{self.kind}.png"

    @cached_property
    def digest(self) -> str:
        """A short fingerprint of what it shows, equal for pictures that look the same."""
        return blake2b(msgspec.json.encode((self.kind, self.scene)), digest_size=8).hexdigest()


class Document(msgspec.Struct, frozen=True):
    """A text that is sent as a file."""

    file_name: str
    text: str


class Emblem(msgspec.Struct, frozen=True):
    """An icon shown large beside one of the texts, which says the same; only where the application has it."""

    icon: str
    description: str
    beside: int = 0
    """The text's place among the texts."""


class Screen(msgspec.Struct, frozen=True, dict=True):
    """A message: a picture, paragraphs of text, then selects, then buttons; it may mention people."""

    texts: tuple[str, ...]
    selects: tuple[Select | Picker, ...] = ()
    buttons: tuple[Button, ...] = ()
    mentions: tuple[int, ...] = ()
    asks: str = ""
    """Names the question that it asks people, by the slot that would be its own."""
    patient: bool = False
    """Changes to it while it asks the same may wait, so that answers one by one are not edits one by one."""
    edits: int | None = None
    """How often it may be edited at the most while it is patient."""
    picture: Picture | None = None
    document: Document | None = None
    """A file below the texts; a screen has a picture or a file, not both."""
    emblem: Emblem | None = None

    @property
    def is_open(self) -> bool:
        """Whether it asks something, or can be clicked."""
        return bool(self.asks or self.buttons or self.selects)

    @property
    def is_silent(self) -> bool:
        """Whether there is nothing to say: a click is acknowledged, and what everyone sees tells the rest."""
        return not (self.texts or self.selects or self.buttons)

    @cached_property
    def digest(self) -> str:
        """A short fingerprint, equal for screens that look the same; it tells whether it is closed."""
        hashed = blake2b(msgspec.json.encode(self), digest_size=8).hexdigest()
        whole = hashed if self.is_open else f"{hashed}{CLOSED}"
        return f"{self.picture.digest}{PICTURED}{whole}" if self.picture else whole


def picture_in(digest: str | None) -> str | None:
    """The fingerprint of the picture in that of a screen, if it has one."""
    pictured, sign, _ = (digest or "").rpartition(PICTURED)
    return pictured if sign else None


SILENT = Screen(())
