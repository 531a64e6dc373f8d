"""What is said of seats that moderators give away."""

from bot.render.admin.ids import AdminId
from bot.render.from_table import absent_label
from bot.render.screen import Screen
from bot.service.callers import Caller
from bot.service.seats import Guest, Seats


class SeatPanels:
    """Seats of absent players, given to others."""

    def __init__(self, seats: Seats) -> None:
        self.seats = seats

    async def absent(self, caller: Caller, game_id: str | None) -> list[tuple[int, str]]:
        """The seats that can be given away, with their players, and whether automata play for them."""
        table, absent = await self.seats.absent(caller, game_id)
        return [] if table is None else [(seat, absent_label(table, seat, caller.words)) for seat in absent]

    async def give(self, caller: Caller, game_id: str | None, place: int, to: Guest | None) -> Screen:
        """A seat was given to an automaton, or offered to a member."""
        await self.seats.give(caller, game_id, place - 1, to)
        if to is None:
            return Screen((caller.words("seat-given-automaton", place=place),))
        return Screen((caller.words("seat-offered", name=f"<@{to.user_id}>"),))

    async def take(self, caller: Caller, at: AdminId) -> Screen:
        """The person who was asked takes the seat."""
        seat = await self.seats.accept(caller, at.argument, at.version)
        return Screen((caller.words("offer-taken", place=seat + 1),))

    async def decline(self, caller: Caller, at: AdminId) -> Screen:
        """The person who was asked does not want the seat."""
        await self.seats.decline(caller, at.argument, at.version)
        return Screen((caller.words("offer-refused"),))
