"""What a person is told of their own open games."""

from typing import NamedTuple

from bot.tables import Lobby, Seated


class OwnGame(NamedTuple):
    """One of a person's open games or lobbies."""

    state: Lobby | Seated
    user_id: int

    @property
    def is_awaited(self) -> bool:
        """Whether the table waits for this person."""
        state, seat = self.state, self.state.seat_of(self.user_id)
        if seat is None or not isinstance(state, Seated):
            return False
        return state.is_person(seat) and seat in state.game.table.awaited()

    def urgency(self) -> tuple[bool, float]:
        """What is to be listed first: where they are awaited, and the sooner the time is up."""
        return not self.is_awaited, self.state.deadline or float("inf")
