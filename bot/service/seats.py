"""Seats of a game that change hands: left, taken over, come back to, given away by a moderator."""

from collections.abc import Callable
from functools import partial
from typing import NamedTuple

from msgspec.structs import replace

from bot.lobby import stand_in_name
from bot.servers.audit import By
from bot.servers.offers import (
    Offer,
    OfferState,
    SeatReason,
    SeatRefused,
    check_giving,
    hand_over,
    people_of,
)
from bot.servers.stored_offers import Offers
from bot.tables import PostIntent, Seated
from bot.tables.moves import Move, give_to_automaton

from .admission import Admission
from .callers import Caller
from .games import Games
from .refusals import Refused


class Guest(NamedTuple):
    """A member to whom a seat is offered."""

    user_id: int
    name: str
    sees: Callable[[int], bool]
    """Whether they see a channel."""


class Seats:
    """Who sits at a game that has begun; nothing here looks at a card."""

    def __init__(self, games: Games, admission: Admission) -> None:
        self.games = games
        self.tables = games.tables
        self.admission = admission
        self.servers = admission.servers
        self.offers = Offers(games.tables.store)

    # By those who sit

    async def own(self, caller: Caller) -> tuple[Seated, int]:
        """The channel's game and the caller's seat in it."""
        table = await self.games.playing_here(caller)
        seat = table.seat_of(caller.user_id)
        if seat is None:
            raise Refused("leave-not-seated")
        return table, seat

    async def leave(self, caller: Caller) -> bool:
        """Give up one's seat, which an automaton takes; whether the caller may have it again."""
        table, _ = await self.own(caller)
        left = await self.tables.leave(table.game_id, caller.user_id, key=caller.key)
        return await self.may_return(caller, left.table)

    async def may_return(self, caller: Caller, table: Seated) -> bool:
        """Whether the caller has left a seat of a game that goes on, and may have it again."""
        seat = dict(table.sitters).get(caller.user_id)
        if seat is None or table.closed is not None or not table.seats[seat].is_left:
            return False
        return not await self.servers.is_barred(caller.guild_id, caller.user_id)

    async def join(self, caller: Caller) -> int | None:
        """Take a seat that was left, and which; None for one's own, where an automaton has kept it.

        Who has sat here returns only to their own.
        """
        table = await self.games.playing_here(caller)
        if table.seat_of(caller.user_id) is not None:
            if not table.is_kept_for(caller.user_id):
                raise Refused("join-seated", link=await self.games.address(table))
            await self.tables.come_back(table.game_id, caller.user_id, key=caller.key)
            return None
        free = [seat for seat, holder in enumerate(table.seats) if holder.is_left]
        own = dict(table.sitters).get(caller.user_id)
        if own is not None:
            free = [seat for seat in free if seat == own]
        if not free:
            raise Refused("join-none-free")
        async with self.admission.to_seat(caller):
            await self.tables.take(table.game_id, free[0], caller.user_id, caller.name, key=caller.key)
        return free[0]

    # By moderators

    async def absent(self, caller: Caller, game_id: str | None) -> tuple[Seated | None, list[int]]:
        """The game that is meant, if it has begun, and its seats that can be given away."""
        table = await self.games.of_server(caller, game_id)
        if not isinstance(table, Seated):
            return None, []
        return table, [seat for seat in range(len(table.seats)) if table.is_absent(seat)]

    async def give(self, caller: Caller, game_id: str | None, seat: int, to: Guest | None) -> None:
        """Give an absent player's seat to an automaton at once, or ask a member whether they take it."""
        table = await self.games.of_server(caller, game_id)
        if not isinstance(table, Seated):
            raise SeatRefused(SeatReason.OVER)
        check_giving(table, seat, caller.user_id, None if to is None else to.user_id)
        if to is not None:
            await self.check_guest(table, to)
        told = told_of(table, seat)
        await self.announce(caller, table, seat, to)
        if to is None:
            await self.note(caller, "seat-automaton", told)
        else:
            await self.note(caller, "seat-offer", told | {"person": f"<@{to.user_id}>"})

    async def check_guest(self, table: Seated, to: Guest) -> None:
        """Refuse somebody who could not accept."""
        if await self.servers.is_barred(table.guild_id, to.user_id):
            raise SeatRefused(SeatReason.BARRED)
        if not to.sees(table.channel_id):
            raise SeatRefused(SeatReason.CANNOT_SEE)

    async def announce(self, caller: Caller, table: Seated, seat: int, to: Guest | None) -> None:
        """Store the offer, and have it announced at the table if the seat can still be given."""
        user_id, name = (None, "") if to is None else (to.user_id, to.name)
        state = OfferState.DONE if to is None else OfferState.OPEN
        player = table.seats[seat].name or stand_in_name(table.seats, seat)
        new = Offer(table.game_id, 0, seat, player, user_id, name, caller.name, state)
        offer = await self.offers.add(new)

        def announced(now: Seated) -> Move:
            check_giving(now, seat, caller.user_id, user_id)
            move = Move(now) if user_id is not None else give_to_automaton(now, seat)
            return replace(move, outbox=(PostIntent(offer.slot),))

        try:
            await self.tables.move(table.game_id, announced, caller.key)
        except SeatRefused:
            await self.offers.settle(offer, OfferState.LAPSED)
            raise
        self.games.display.redraw(table.game_id)

    # By those who were asked

    async def offer(self, caller: Caller, game_id: str, number: int) -> tuple[Seated, Offer]:
        """The offer that was clicked on, if it stands and is the caller's."""
        table = await self.games.of_server(caller, game_id)
        offer = next((one for one in await self.offers.of(game_id) if one.number == number), None)
        if offer is None or not isinstance(table, Seated):
            raise SeatRefused(SeatReason.LAPSED)
        if offer.user_id != caller.user_id:
            raise SeatRefused(SeatReason.NOT_YOURS)
        if offer.state is not OfferState.OPEN:
            raise SeatRefused(SeatReason.LAPSED)
        return table, offer

    async def accept(self, caller: Caller, game_id: str, number: int) -> int:
        """The person who was asked takes the seat, and which; with it the offer is settled."""
        await self.offer(caller, game_id, number)
        async with self.admission.to_seat(caller):
            table, offer = await self.offer(caller, game_id, number)
            taken = partial(hand_over, seat=offer.seat, user_id=caller.user_id, name=caller.name)
            await self.tables.move(table.game_id, taken, caller.key)
        await self.note(caller, "seat-taken", told_of(table, offer.seat))
        return offer.seat

    async def decline(self, caller: Caller, game_id: str, number: int) -> None:
        """The person who was asked does not want the seat."""
        async with self.admission.turn(caller.guild_id, caller.user_id):
            table, offer = await self.offer(caller, game_id, number)
            await self.offers.settle(offer, OfferState.DECLINED)
        await self.note(caller, "seat-declined", told_of(table, offer.seat))
        self.games.display.redraw(table.game_id)

    async def note(self, caller: Caller, what: str, told: dict[str, object]) -> None:
        """Write down what happened to a seat."""
        by = By(caller.guild_id, caller.user_id, self.tables.clock.now())
        await self.servers.note(by, what, None, told)


def told_of(table: Seated, seat: int) -> dict[str, object]:
    """What the record says of a seat: where it is, and whose it was."""
    player = ", ".join(f"<@{user_id}>" for user_id in people_of(table, seat))
    return {"place": seat + 1, "channel": f"<#{table.channel_id}>", "player": player}
