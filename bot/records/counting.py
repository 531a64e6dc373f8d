"""Which games count."""

from typing import Any

import msgspec

PARENT = "parent"
"""Where a game is played in a thread, its options say which channel the thread belongs to."""


class CountingSettings(msgspec.Struct, frozen=True):
    """What of a server's settings decides which of its games count, and whether anybody is told."""

    records: bool = True
    """Whether rankings, profiles and titles are shown."""
    counted: tuple[int, ...] = ()
    """The channels whose games count; none for all."""


def counts(channel_id: int, more: dict[str, Any], settings: CountingSettings) -> bool:
    """Whether a finished game of a server goes into its records.

    Practice and lessons never come here: they are no games of any server. Of a game that was stopped nothing
    is told (`facts.facts_of`), and of each seat only who played half of its turns (`presence.owners`).
    """
    return not settings.counted or bool({channel_id, more.get(PARENT)} & set(settings.counted))
