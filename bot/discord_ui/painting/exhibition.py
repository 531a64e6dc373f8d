"""Which pictures of a game are sent: where the bot may attach files, and at most two a turn."""

from collections import OrderedDict
from collections.abc import Mapping
from typing import Any

import discord
from msgspec.structs import replace

from bot.render.pictures import in_words
from bot.render.screen import Picture, Screen, picture_in
from bot.store import Post

from .delivery import Delivery, Kept, Sent
from .desired import Desired
from .messages import Standing

EACH_TURN = 2
"""So many pictures are uploaded for a turn; the last one only for a big moment, unless none can come."""
FINAL = ("end", "recap")
"""Pictures of what is over: what changes there, as when somebody is forgotten, must not stay as it was."""
REMEMBERED = 4000


class Exhibition:
    """Remembers which messages have their picture, and which places take none."""

    def __init__(self, client: discord.Client, delivery: Delivery) -> None:
        self.client = client
        self.artist = delivery.artist
        self.refusing: dict[int, int] = {}
        """Channels that have refused a picture, and their servers."""
        self.uploads: OrderedDict[tuple[str, int], int] = OrderedDict()
        """How many pictures were uploaded for a turn of a game."""
        self.kept: OrderedDict[int, tuple[Kept, Picture]] = OrderedDict()
        """The pictures of messages, by message."""

    def hung(
        self, game_id: str, place: tuple[int, int], posts: Mapping[str, Post], desired: Desired
    ) -> Desired:
        """What the messages of a game should show, without the pictures that cannot or shall not be sent."""
        if all(screen.picture is None for screen in desired.screens.values()):
            return desired
        screens = {
            slot: screen
            if self.is_hung(game_id, place, desired.turn_of(slot), posts.get(slot), screen)
            else self.as_before(place, posts.get(slot), screen)
            for slot, screen in desired.screens.items()
        }
        return replace(desired, screens=screens)

    def as_before(self, place: tuple[int, int], post: Post | None, screen: Screen) -> Screen:
        """A screen with the picture of the same kind that its message has already, or without one."""
        _, before = self.kept.get((post and post.message_id) or 0, (None, None))
        if before is None or screen.picture is None or before.kind != screen.picture.kind:
            return in_words(screen)
        return replace(screen, picture=before) if self.may_attach(*place) else in_words(screen)

    def is_hung(
        self, game_id: str, place: tuple[int, int], turn: int, post: Post | None, screen: Screen
    ) -> bool:
        """Whether a screen is shown with its picture; one that a message has already costs nothing."""
        if screen.picture is None or self.artist.is_spoilt(screen.picture) or not self.may_attach(*place):
            return False
        if has_already(post, screen):
            return True
        if post is not None and post.state == "posted" and screen.picture.kind in FINAL:
            return True
        left = EACH_TURN - self.uploads.get((game_id, turn), 0)
        return left > (0 if screen.picture.big or screen.picture.last else 1)

    def may_attach(self, guild_id: int, channel_id: int) -> bool:
        """Whether the bot may attach files in a channel; in doubt it may."""
        if channel_id in self.refusing:
            return False
        guild = self.client.get_guild(guild_id)
        channel = guild.get_channel_or_thread(channel_id) if guild else None
        return guild is None or channel is None or channel.permissions_for(guild.me).attach_files

    def kept_by(self, post: Post, screen: Screen) -> Kept | None:
        """The picture of a message that need not be sent again."""
        kept = self.kept.get(post.message_id or 0)
        return kept[0] if kept is not None and has_already(post, screen) else None

    def note_sent(self, game_id: str, place: tuple[int, int], turn: int, sent: Sent[Standing]) -> None:
        """A message was sent: remember its picture, count it if it was uploaded, or that it was refused."""
        guild_id, channel_id = place
        if sent.refused_picture:
            self.refusing[channel_id] = guild_id
        self.kept.pop(sent.result.id, None)
        picture = sent.screen.picture
        kept = kept_of(sent.result, picture)
        if kept is not None and picture is not None:
            self.kept[sent.result.id] = kept, picture
        if sent.uploaded:
            self.uploads[game_id, turn] = self.uploads.pop((game_id, turn), 0) + 1
        forget_oldest(self.kept)
        forget_oldest(self.uploads)

    def try_again(self, guild_id: int) -> None:
        """Something has changed in a server: perhaps pictures are taken there now."""
        for channel_id in [one for one, where in self.refusing.items() if where == guild_id]:
            del self.refusing[channel_id]


def kept_of(message: Standing, picture: Picture | None) -> Kept | None:
    """The picture that a message has now; Discord may name it only where it is shown."""
    if picture is None:
        return None
    found = next((one for one, name in message.attached if name in (picture.file_name, None)), None)
    return None if found is None else Kept(found, picture.file_name)


def has_already(post: Post | None, screen: Screen) -> bool:
    """Whether a message shows the screen's picture."""
    if post is None or post.state != "posted" or screen.picture is None:
        return False
    return picture_in(post.shown) == screen.picture.digest


def forget_oldest(remembered: OrderedDict[Any, Any]) -> None:
    """Forget the oldest beyond the most."""
    while len(remembered) > REMEMBERED:
        remembered.popitem(last=False)
