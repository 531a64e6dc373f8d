"""Tables whose message does not stand: nobody's time runs there."""

from .clock import Clock


class Holds:
    """Knows since when which table has not been shown as it is."""

    def __init__(self, clock: Clock) -> None:
        self.clock = clock
        self.since: dict[str, float] = {}

    def __contains__(self, game_id: object) -> bool:
        return game_id in self.since

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
        """A table is shown; True if it was not before."""
        return self.since.pop(game_id, None) is not None
