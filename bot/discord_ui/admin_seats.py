"""Seats of absent players given away by moderators, and the answers of those who are asked."""

from collections.abc import Callable
from typing import NamedTuple

from bot.render.admin_ids import AdminId
from bot.render.screen import Screen
from bot.render.seating import absent_label, cast_of
from bot.servers.offered import Offers
from bot.servers.offers import (
    Offer,
    OfferState,
    SeatReason,
    SeatRefused,
    check_giving,
    hand_over,
    people_of,
)
from bot.tables import PostIntent, Seated
from bot.tables.changes import Change
from bot.tables.moves import Move, vacate
from bot.tables.records import State

from .admin_games import AdminGames
from .admission import Admission
from .person import Visitor
from .reconciler import Reconciler


class Guest(NamedTuple):
    """A member to whom a seat is offered."""

    user_id: int
    name: str
    sees: Callable[[int], bool]
    """Whether they see a channel."""


class AdminSeats:
    """Gives seats away; nothing here looks at a card."""

    def __init__(self, games: AdminGames, admission: Admission, reconciler: Reconciler) -> None:
        self.games = games
        self.tables = games.tables
        self.admission = admission
        self.servers = admission.servers
        self.reconciler = reconciler
        self.offers = Offers(games.tables.store)

    async def absent(self, who: Visitor, game_id: str | None) -> list[tuple[int, str]]:
        """The seats that can be given away, with their players, and whether automata play for them."""
        table = await self.games.game(who, game_id)
        if not isinstance(table, Seated):
            return []
        absent = [seat for seat in range(len(table.seats)) if table.is_absent(seat)]
        return [(seat, absent_label(table, seat, who.words)) for seat in absent]

    async def give(self, who: Visitor, game_id: str | None, place: int, to: Guest | None) -> Screen:
        """Give an absent player's seat to an automaton at once, or ask a member whether they take it."""
        table, seat = await self.games.game(who, game_id), place - 1
        if not isinstance(table, Seated):
            raise SeatRefused(SeatReason.OVER)
        user_id = None if to is None else to.user_id
        check_giving(table, seat, who.user_id, user_id)
        if to is not None:
            await self.check_guest(table, to)
        told = self.told(table, seat)
        await self.announce(who, table, seat, to)
        if to is None:
            await self.servers.note(self.games.by(who), "seat-automaton", None, told)
            return Screen((who.words("seat-given-automaton", place=place),))
        mention = f"<@{to.user_id}>"
        await self.servers.note(self.games.by(who), "seat-offer", None, told | {"person": mention})
        return Screen((who.words("seat-offered", name=mention),))

    async def check_guest(self, table: Seated, to: Guest) -> None:
        """Refuse somebody who could not accept."""
        if await self.servers.is_barred(table.guild_id, to.user_id):
            raise SeatRefused(SeatReason.BARRED)
        if not to.sees(table.channel_id):
            raise SeatRefused(SeatReason.CANNOT_SEE)

    async def announce(self, who: Visitor, table: Seated, seat: int, to: Guest | None) -> None:
        """Store the offer, and have it announced at the table if the seat can still be given."""
        player = player_of(table, seat)
        user_id, name = (None, "") if to is None else (to.user_id, to.name)
        state = OfferState.DONE if to is None else OfferState.OPEN
        offer = await self.offers.add(Offer(table.game_id, 0, seat, player, user_id, name, who.name, state))

        def decide(now: State) -> Change:
            if not isinstance(now, Seated):
                raise SeatRefused(SeatReason.OVER)
            check_giving(now, seat, who.user_id, user_id)
            move = Move(now) if user_id is not None else vacate(now, seat)
            return Change(move.after, move.events, (PostIntent(offer.slot),))

        try:
            await self.tables.change(table.game_id, decide, who.key)
        except SeatRefused:
            await self.offers.settle(offer, OfferState.LAPSED)
            raise
        self.reconciler.redraw(table.game_id)

    def told(self, table: Seated, seat: int) -> dict[str, object]:
        """What the record says of a seat: where it is, and whose it was."""
        player = ", ".join(f"<@{user_id}>" for user_id in people_of(table, seat))
        return {"place": seat + 1, "channel": f"<#{table.channel_id}>", "player": player}

    async def offer(self, who: Visitor, at: AdminId) -> tuple[Seated, Offer]:
        """The offer that was clicked on, if it stands and is this person's."""
        table = await self.games.game(who, at.argument)
        offers = await self.offers.of(at.argument)
        offer = next((one for one in offers if one.number == at.version), None)
        if offer is None or not isinstance(table, Seated):
            raise SeatRefused(SeatReason.LAPSED)
        if offer.user_id != who.user_id:
            raise SeatRefused(SeatReason.NOT_YOURS)
        if offer.state is not OfferState.OPEN:
            raise SeatRefused(SeatReason.LAPSED)
        return table, offer

    async def take(self, who: Visitor, at: AdminId) -> Screen:
        """The person who was asked takes the seat; with it the offer is settled."""
        await self.offer(who, at)
        async with self.admission.to_seat(who):
            table, offer = await self.offer(who, at)
            await self.tables.move(
                table.game_id, lambda now: hand_over(now, offer.seat, who.user_id, who.name), who.key
            )
        await self.servers.note(self.games.by(who), "seat-taken", None, self.told(table, offer.seat))
        return Screen((who.words("offer-taken", place=offer.seat + 1),))

    async def decline(self, who: Visitor, at: AdminId) -> Screen:
        """The person who was asked does not want the seat."""
        async with self.admission.turn(who.guild_id, who.user_id):
            table, offer = await self.offer(who, at)
            await self.offers.settle(offer, OfferState.DECLINED)
        await self.servers.note(self.games.by(who), "seat-declined", None, self.told(table, offer.seat))
        self.reconciler.redraw(table.game_id)
        return Screen((who.words("offer-refused"),))


def player_of(table: Seated, seat: int) -> str:
    """Whose seat it is, or was before they left."""
    return table.seats[seat].name or cast_of(table).label(seat)
