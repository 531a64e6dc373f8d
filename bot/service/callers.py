"""Who asks, as the game needs to know them."""

from collections.abc import Callable

import msgspec

from bot.text import Words, words


class Caller(msgspec.Struct, frozen=True):
    """Who clicked or commanded, where, and in which language they read."""

    user_id: int
    name: str
    guild_id: int
    channel_id: int
    moderator: bool
    language: str
    key: str
    """The idempotency key: the same request delivered twice acts once."""
    parent_id: int
    """The channel, or the one that a thread belongs to."""
    roles: frozenset[int]
    has: Callable[[int], bool]
    """Whether the server still has a channel or role of that id; in doubt it has."""

    @property
    def words(self) -> Words:
        """The words of their language."""
        return words(self.language)
