"""How a process is: plain facts, and what they say about whether it can serve."""

import msgspec

SLACK = 10.0
"""Seconds by which an answer to a heartbeat may be late."""
WRITES_EVERY = 20.0
"""A process at work writes at least so often, since it notes that it is there."""
LONGEST_WITHOUT_WRITE = 2 * WRITES_EVERY + 5.0


class Pulse(msgspec.Struct, frozen=True):
    """A shard's connection to Discord's gateway."""

    shard: int
    silence: float
    """Seconds since anything was heard."""
    heartbeat: float
    """Seconds between two heartbeats, each of which Discord answers."""
    is_open: bool = True

    @property
    def is_alive(self) -> bool:
        """Whether Discord was heard since the last heartbeat but one."""
        return self.is_open and self.silence <= self.heartbeat + SLACK


class Lease(msgspec.Struct, frozen=True):
    """The slot that a process serves, where several share the work."""

    slot: int
    epoch: int
    left: float
    """Seconds for which the slot is surely this process's."""


class Vitals(msgspec.Struct, frozen=True):
    """How a process is at a moment."""

    is_connected: bool = False
    """Whether all shards have been greeted."""
    pulses: tuple[Pulse, ...] = ()
    unwritten: float | None = None
    """Seconds since the database last took a write; None if it never has."""
    is_refused: bool = False
    """Whether the database did not take the latest write."""
    needs_lease: bool = False
    lease: Lease | None = None
    drawing: int = 0
    """Pictures that wait for the pen or are under it."""
    thinking: int = 0
    """Questions to automata that wait for somebody to think about them."""

    @property
    def holds_lease(self) -> bool:
        """Whether the process may act: nobody else can have its slot, or it serves everything."""
        return not self.needs_lease or (self.lease is not None and self.lease.left > 0.0)

    def hindrances(self) -> tuple[str, ...]:
        """Why the process cannot serve anybody now; nothing if it can."""
        found = []
        if not self.is_connected or not self.pulses or not all(one.is_alive for one in self.pulses):
            found.append("gateway")
        if self.is_refused or self.unwritten is None or self.unwritten > LONGEST_WITHOUT_WRITE:
            found.append("database")
        if not self.holds_lease:
            found.append("lease")
        return tuple(found)
