"""A decision in the making: the game as it goes, and the events that got it there."""

from .draft import Draft
from .events import Event
from .evolve import APPLY


class Course(Draft, gc=False):
    """Collects the events of one decision and applies each as it happens."""

    events: list[Event] = []  # noqa: RUF012

    def happen(self, event: Event) -> None:
        """Record a fact and apply it."""
        APPLY[type(event)](self, event)
        self.events.append(event)
