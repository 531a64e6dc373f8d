"""Who asks, as the game needs to know them."""

from collections.abc import Awaitable, Callable

import msgspec

from bot.text import Words, words
from bot.text.names import tidy


class Caller(msgspec.Struct, frozen=True):
    """Who clicked or commanded, where, and in which language they read."""

    user_id: int
    display_name: str
    """As they call themselves; it may hold anything."""
    guild_id: int
    channel_id: int
    moderator: bool
    locale: str
    """Which the platform tells; perhaps one that the bot has no words for."""
    key: str
    """The idempotency key: the same request delivered twice acts once."""
    parent_id: int
    """The channel, or the one that a thread belongs to."""
    roles: frozenset[int]
    has: Callable[[int], bool]
    """Whether the server still has a channel or role of that id; in doubt it has."""
    sees: Callable[[int], Awaitable[bool]]
    """Whether they may see a channel of the server; in doubt not."""

    @property
    def name(self) -> str:
        """Their name as it can be shown."""
        return tidy(self.display_name)

    @property
    def language(self) -> str:
        """The language that they read, as far as the bot speaks it."""
        return self.words.locale

    @property
    def words(self) -> Words:
        """The words of their language."""
        return words(self.locale)
