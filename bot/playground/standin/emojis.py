"""The application's own emojis, and Discord's rules for them."""

import base64
import binascii
import re

from bot.playground.standin import payloads
from bot.playground.standin.errors import Json, Refused, invalid, unknown_emoji
from bot.playground.standin.event_hub import EventHub
from bot.playground.standin.world import EmojiState

MOST_EMOJIS = 2000
MOST_BYTES = 256 * 1024
NAME = re.compile(r"[A-Za-z0-9_]+")
IMAGE = re.compile(r"data:(image/(?:png|jpeg|gif|webp|avif));base64,(.*)", re.DOTALL)


class Emojis:
    """Makes, renames and deletes emojis; a picture can never be changed."""

    def __init__(self, hub: EventHub) -> None:
        self._hub = hub
        self._all = hub.world.emojis

    def create(self, body: Json) -> EmojiState:
        if len(self._all) >= MOST_EMOJIS:
            raise Refused(400, 30008, f"Maximum number of emojis reached ({MOST_EMOJIS})")
        self._check_name(body["name"])
        kind, content = _picture(body["image"])
        emoji = EmojiState(self._hub.ids.next(), body["name"], kind, content)
        self._all[emoji.id] = emoji
        self._hub.changed()
        return emoji

    def get(self, emoji_id: int) -> EmojiState:
        if emoji_id not in self._all:
            raise unknown_emoji()
        return self._all[emoji_id]

    def rename(self, emoji_id: int, name: str) -> EmojiState:
        emoji = self.get(emoji_id)
        if name != emoji.name:
            self._check_name(name)
        emoji.name = name
        self._hub.changed()
        return emoji

    def delete(self, emoji_id: int) -> None:
        del self._all[self.get(emoji_id).id]
        self._hub.changed()

    def described(self, emoji: EmojiState) -> Json:
        world = self._hub.world
        return {
            "id": str(emoji.id),
            "name": emoji.name,
            "user": payloads.user(world.accounts[world.bot_id]),
            "roles": [],
            "require_colons": True,
            "managed": False,
            "animated": emoji.content_type == "image/gif",
            "available": True,
        }

    def listed(self) -> Json:
        return {"items": [self.described(emoji) for emoji in self._all.values()]}

    def _check_name(self, name: str) -> None:
        if not 2 <= len(name) <= 32:
            raise invalid("name", "BASE_TYPE_BAD_LENGTH", "Must be between 2 and 32 in length.")
        if NAME.fullmatch(name) is None:
            raise invalid("name", "STRING_TYPE_REGEX", "String value did not match validation regex.")
        if any(emoji.name == name for emoji in self._all.values()):
            raise invalid(
                "name", "APPLICATION_EMOJI_NAME_ALREADY_TAKEN", "An emoji with that name already exists."
            )


def _picture(image: str) -> tuple[str, bytes]:
    """The type and the bytes of a picture that is sent in its address."""
    found = IMAGE.fullmatch(image)
    if found is None:
        raise invalid("image", "IMAGE_INVALID", "Invalid image data")
    try:
        content = base64.b64decode(found[2], validate=True)
    except binascii.Error as error:
        raise invalid("image", "IMAGE_INVALID", "Invalid image data") from error
    if len(content) > MOST_BYTES:
        raise invalid("image", "BINARY_TYPE_MAX_SIZE", "File cannot be larger than 256.0 kb.")
    return found[1], content
