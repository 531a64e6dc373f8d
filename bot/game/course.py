"""A decision in the making: the game as it goes, and the events that got it there."""

from msgspec import field

from .draft import Draft
from .events import Event
from .evolve import APPLY
from .state import Game


class Course(Draft, gc=False):
    """Collects the events of one decision and applies each as it happens."""

    events: list[Event] = field(default_factory=list)

    def happen(self, event: Event) -> None:
        """Record a fact and apply it."""
        APPLY[type(event)](self, event)
        self.events.append(event)

    def finish(self) -> tuple[Game, tuple[Event, ...]]:
        """The game that remembers all this, and the events."""
        events = tuple(self.events)
        return self.freeze(self.before.add(events)), events


follow = Course.of
"""What follows a game, from its present on; bound once, since looking a class method up takes longer."""
