"""Taking a screen to Discord: with its picture and its icons where that is possible, in words everywhere."""

import io
import logging
from collections.abc import Awaitable, Callable
from typing import Any, Generic, NamedTuple, TypeVar, cast

import discord
import msgspec

from bot.render.pictures import in_words
from bot.render.screen import Screen

from ..commands.mentions import ids_known_to
from .artist import Artist, Draw
from .layout import NO_ICONS, Layout, layout_of

log = logging.getLogger(__name__)

T = TypeVar("T")
INVALID_FORM = 50035
TOO_LARGE = 40005
MISSING_PERMISSIONS = 50013
ABOUT_FILES = ("attachment", "media", "files")


class Kept(msgspec.Struct, frozen=True):
    """A picture that a message has already; an edit that names it leaves it there."""

    id: int
    file_name: str

    def to_dict(self) -> dict[str, Any]:
        """How an edit names it: by both, or its components do not find it."""
        return {"id": self.id, "filename": self.file_name}


class Upload(msgspec.Struct, frozen=True):
    """A picture or another file that is sent along."""

    content: bytes
    file_name: str

    def to_dict(self) -> dict[str, Any]:
        """How its message names it: as the first file that is sent."""
        return {"id": 0, "filename": self.file_name}

    def file(self) -> discord.File:
        """A file for one attempt, since the library closes those that it has tried to send."""
        return discord.File(io.BytesIO(self.content), self.file_name)


Attached = Kept | Upload | None
"""The one attachment of a message, or none."""
Send = Callable[[Layout, Attached], Awaitable[T]]
"""Sends a layout with this attachment and no others."""


class Sent(NamedTuple, Generic[T]):
    """What came of a sending."""

    screen: Screen
    """What is shown, which may lack the picture."""
    result: T
    uploaded: bool
    """Whether the picture was uploaded with it."""
    refused_picture: bool
    """Whether Discord did not take the picture."""


class Delivery:
    """Sends screens; what Discord refuses because of an icon or a picture is sent again without."""

    def __init__(self, client: discord.Client, draw: Draw) -> None:
        self.client = client
        self.artist = Artist(draw)
        self.icons = NO_ICONS
        """The application's emojis that are there, by the names of the icons."""
        self.doubt_icons: Callable[[], None] = lambda: None
        """Called when Discord does not know one of them."""

    async def send(self, screen: Screen, send: Send[T], kept: Kept | None = None) -> Sent[T]:
        """Send a screen, perhaps with a picture that is kept."""
        icons, refused = self.icons, False
        while True:
            attached = kept or await self.upload(screen)
            screen = screen if attached else in_words(screen)
            layout = layout_of(screen, ids_known_to(self.client), icons)
            try:
                result = await send(layout, attached)
                return Sent(screen, result, isinstance(attached, Upload), refused)
            except discord.HTTPException as error:
                if icons and (is_about_an_icon(error) or (screen.emblem and is_about_a_file(error))):
                    icons = NO_ICONS
                    self.doubt_icons()
                elif attached is None or not is_about_a_file(error):
                    raise
                elif kept is not None:
                    kept = None
                else:
                    screen, refused = in_words(screen), True
                log.warning("Discord refuses a message with %s; it is sent more plainly", error.code)

    async def upload(self, screen: Screen) -> Upload | None:
        """A file to be sent, or a picture, unless there is none or it cannot be drawn."""
        if screen.document is not None:
            return Upload(screen.document.text.encode(), screen.document.file_name)
        picture = screen.picture
        png = None if picture is None else await self.artist.png(picture)
        return None if picture is None or png is None else Upload(png, picture.file_name)


def delivery_of(client: discord.Client) -> Delivery:
    """How a client of ours sends screens."""
    return cast(Delivery, client.delivery)  # type: ignore[attr-defined]


def is_about_an_icon(error: discord.HTTPException) -> bool:
    """Whether Discord does not take an emoji of a button or select, which it sometimes does for no reason."""
    return error.code == INVALID_FORM and "emoji" in error.text


def is_about_a_file(error: discord.HTTPException) -> bool:
    """Whether Discord may refuse a message because of what is attached to it."""
    if error.code == INVALID_FORM:
        return any(part in error.text for part in ABOUT_FILES)
    return error.code in (TOO_LARGE, MISSING_PERMISSIONS)


def attachments_of(attached: Attached) -> list[discord.Attachment | discord.File]:
    """All that an edited message has from then on, as the library takes it."""
    if isinstance(attached, Kept):
        return [cast(discord.Attachment, attached)]
    return [] if attached is None else [attached.file()]
