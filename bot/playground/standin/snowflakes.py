"""Discord's ids: milliseconds since 2015 in the upper bits, strictly rising."""

from datetime import UTC, datetime

from bot.playground.standin.clock import Clock

EPOCH_MS = 1_420_070_400_000


def at(moment: datetime, increment: int = 0) -> int:
    """The id of something created at that moment."""
    return ((int(moment.timestamp() * 1000) - EPOCH_MS) << 22) + increment


def created_at(snowflake: int) -> datetime:
    return datetime.fromtimestamp(((snowflake >> 22) + EPOCH_MS) / 1000, UTC)


class Snowflakes:
    """Hands out ids; with a stopped clock two equal runs get equal ids."""

    def __init__(self, clock: Clock, last: int = 0) -> None:
        self._clock = clock
        self.last = last

    def next(self) -> int:
        self.last = max(self.last + 1, at(self._clock.now()))
        return self.last
