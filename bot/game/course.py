"""A decision in the making: the game as it goes, and the events that got it there."""

from .events import Event
from .evolve import happen, remember
from .state import Game, Table


class Course:
    """Collects the events of one decision and applies each as it happens."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.events: list[Event] = []

    @property
    def table(self) -> Table:
        """The public table as it stands."""
        return self.game.table

    @property
    def next_number(self) -> int:
        """The number of the next question."""
        return self.game.table.number + 1

    def happen(self, event: Event) -> None:
        """Record a fact and apply it."""
        self.game = happen(self.game, event)
        self.events.append(event)

    def finish(self) -> tuple[Game, tuple[Event, ...]]:
        """The game that remembers all this, and the events."""
        events = tuple(self.events)
        return remember(self.game, events) if events else self.game, events
