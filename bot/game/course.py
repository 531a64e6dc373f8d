"""A decision in the making: the game as it goes, and the events that got it there."""

from msgspec.structs import replace

from .events import Event
from .evolve import happen
from .state import Game, Table


class Course:
    """Collects the events of one decision and applies each as it happens."""

    __slots__ = ("events", "game", "table")

    def __init__(self, game: Game) -> None:
        self.game = game
        self.table: Table = game.table
        self.events: list[Event] = []

    def happen(self, event: Event) -> None:
        """Record a fact and apply it."""
        self.game = happen(self.game, event)
        self.table = self.game.table
        self.events.append(event)

    def finish(self) -> tuple[Game, tuple[Event, ...]]:
        """The game that remembers all this, and the events."""
        events = tuple(self.events)
        return replace(self.game, history=self.game.history.add(events)), events
