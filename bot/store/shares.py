"""Which servers a process serves: those of its shards, as Discord divides them."""

from typing import NamedTuple

from sqlalchemy import ColumnElement

SNOWFLAKE_TIME = 1 << 22


class Share(NamedTuple):
    """The shards from `first` up to, but not with, `end`, of so many in all."""

    slot: int
    first: int
    end: int
    shards: int

    @property
    def ids(self) -> range:
        """The shards."""
        return range(self.first, self.end)

    def serves(self, guild_id: int) -> bool:
        """Whether a server is on one of the shards."""
        return guild_id // SNOWFLAKE_TIME % self.shards in self.ids

    def covers(self, guild_id: ColumnElement[int]) -> ColumnElement[bool]:
        """The same as a condition."""
        return (guild_id // SNOWFLAKE_TIME % self.shards).between(self.first, self.end - 1)


def share_of(slot: int, slots: int, shards: int) -> Share:
    """The part of the shards that belongs to a slot; the parts are as equal as can be."""
    return Share(slot, slot * shards // slots, (slot + 1) * shards // slots, shards)
