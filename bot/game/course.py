"""A decision in the making: the game as it goes, and the events that got it there."""

from .draft import Draft
from .events import Event
from .evolve import APPLY
from .state import Game


class Course(Draft, gc=False):
    """Collects the events of one decision and applies each as it happens."""

    events: tuple[Event, ...] = ()

    def happen(self, event: Event) -> None:
        """Record a fact and apply it."""
        APPLY[type(event)](self, event)
        self.events += (event,)

    def finish(self) -> tuple[Game, tuple[Event, ...]]:
        """The game that remembers all this, and the events."""
        return self.freeze(self.before.add(self.events)), self.events
