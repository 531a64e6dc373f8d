"""Tables whose message does not stand: nobody's time runs there."""

from .clock import Clock


class Holds:
    """Knows since when which table has not been shown as it is."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.since: dict[str, float] = {}
        self.waiting: set[str] = set()
        """Tables with a deadline that was due and had to wait."""

    def keeps_waiting(self, game_id: str) -> bool:
        """Whether a deadline that is due must wait until its table is shown."""
        if game_id not in self.since:
            return False
        self.waiting.add(game_id)
        return True

    def __len__(self) -> int:
        return len(self.since)

    def hold(self, game_id: str, since: float) -> None:
        """A table has not been shown since that moment, or longer."""
        self.since.setdefault(game_id, since)

    def length(self, game_id: str) -> float:
        """How long a table has not been shown, as far as that was not made up for."""
        return self.clock.steady() - self.since.get(game_id, self.clock.steady())

    def made_up(self, game_id: str, seconds: float) -> None:
        """The deadlines of a table that is not shown have moved by so much."""
        if game_id in self.since:
            self.since[game_id] += seconds

    def release(self, game_id: str) -> bool:
        """A table is shown; True if a deadline has waited for that."""
        self.since.pop(game_id, None)
        waited = game_id in self.waiting
        self.waiting.discard(game_id)
        return waited
