"""What moderators do for games: list and stop them, and give absent players' seats away."""

from contextlib import suppress

from bot.render.admin_care import GAMES_PER_PAGE, games_screen, stop_prompt
from bot.render.admin_ids import AdminId
from bot.render.screen import Screen
from bot.render.seating import cast_of
from bot.servers.facts import By
from bot.servers.offered import Offers
from bot.servers.offers import (
    Offer,
    OfferState,
    SeatReason,
    SeatRefused,
    check_giving,
    hand_over,
    is_absent,
)
from bot.tables import GameSetAside, Lobby, NoSuchGame, PostIntent, Seated, Tables
from bot.tables.changes import Change
from bot.tables.moves import Move, vacate
from bot.tables.records import State

from .admission import Admission
from .person import Visitor
from .reconciler import Reconciler
from .replies import refused

MOST_NAMED = 25


class AdminGames:
    """Care of running games; nothing here looks at a card."""

    def __init__(self, tables: Tables, admission: Admission, reconciler: Reconciler) -> None:
        self.tables = tables
        self.admission = admission
        self.servers = admission.servers
        self.reconciler = reconciler
        self.offers = Offers(tables.store)

    def by(self, who: Visitor) -> By:
        """Who does something, for the record."""
        return By(who.guild_id, who.user_id, self.tables.clock.now())

    # Finding games

    async def open_games(self, guild_id: int, skip: int, most: int) -> tuple[list[State], int]:
        """Some of the server's open games, and how many there are."""
        ids = await self.tables.store.open_games(guild_id)
        found: list[State] = []
        for game_id in ids[skip : skip + most]:
            with suppress(NoSuchGame, GameSetAside):
                found.append(await self.tables.look(game_id))
        return found, len(ids)

    async def game(self, who: Visitor, game_id: str | None) -> State:
        """The game that is meant: a named one of this server, else the channel's own."""
        named = game_id if game_id is not None else await self.tables.find(who.channel_id)
        if named is None:
            raise refused(who.words, "games-here-none")
        try:
            state = await self.tables.look(named)
        except NoSuchGame:
            raise refused(who.words, "games-unknown") from None
        if state.guild_id != who.guild_id or state.closed is not None:
            raise refused(who.words, "games-unknown")
        return state

    async def absent(self, who: Visitor, game_id: str | None) -> list[tuple[int, str]]:
        """The seats that can be given away, with their names."""
        table = await self.game(who, game_id)
        if not isinstance(table, Seated):
            return []
        cast = cast_of(table)
        return [(seat, cast.label(seat)) for seat in range(len(table.seats)) if is_absent(table, seat)]

    # Listing and stopping

    async def show(self, who: Visitor, page: int = 0) -> Screen:
        """The games that are open, a page of them; the last one where there are fewer by now."""
        states, total = await self.open_games(who.guild_id, page * GAMES_PER_PAGE, GAMES_PER_PAGE)
        last = max(total - 1, 0) // GAMES_PER_PAGE
        return await self.show(who, last) if page > last else games_screen(states, page, total, who.words)

    async def ask_stop(self, who: Visitor, game_id: str | None) -> Screen:
        """Whether a game shall really be stopped."""
        return stop_prompt(await self.game(who, game_id), who.words)

    async def stop(self, who: Visitor, at: AdminId) -> Screen:
        """Stop a game or close a lobby."""
        state = await self.game(who, at.argument)
        if isinstance(state, Lobby):
            await self.tables.cancel(state.game_id, key=who.key)
        else:
            await self.tables.stop_game(state.game_id, key=who.key)
        place = f"<#{state.channel_id}>"
        await self.servers.note(self.by(who), "game-stop", None, {"channel": place})
        return Screen((who.words("admin-stop-done", channel=place),))

    # Giving seats away

    async def seat(self, who: Visitor, game_id: str | None, place: int, to: tuple[int, str] | None) -> Screen:
        """Give an absent player's seat to an automaton at once, or ask a member whether they take it."""
        table, seat = await self.game(who, game_id), place - 1
        if not isinstance(table, Seated):
            raise SeatRefused(SeatReason.OVER)
        user_id, name = to if to is not None else (None, "")
        check_giving(table, seat, who.user_id, user_id)
        if user_id is not None and await self.servers.is_barred(who.guild_id, user_id):
            raise refused(who.words, "people-barred-already", person=f"<@{user_id}>")
        state = OfferState.DONE if user_id is None else OfferState.OPEN
        player = cast_of(table).label(seat)
        offer = await self.offers.add(Offer(table.game_id, 0, seat, player, user_id, name, who.name, state))

        def decide(now: State) -> Change:
            assert isinstance(now, Seated)
            check_giving(now, seat, who.user_id, user_id)
            move = Move(now) if user_id is not None else vacate(now, seat)
            return Change(move.after, move.events, (PostIntent(offer.slot),))

        await self.tables.change(table.game_id, decide, who.key)
        self.reconciler.redraw(table.game_id)
        told = {"place": place, "channel": f"<#{table.channel_id}>"}
        if user_id is None:
            await self.servers.note(self.by(who), "seat-automaton", None, told)
            return Screen((who.words("seat-given-automaton", place=place),))
        await self.servers.note(self.by(who), "seat-offer", None, told | {"person": f"<@{user_id}>"})
        return Screen((who.words("seat-offered", name=f"<@{user_id}>"),))

    async def offer(self, who: Visitor, at: AdminId) -> tuple[Seated, Offer]:
        """The offer that was clicked on, if it stands and is this person's."""
        table = await self.game(who, at.argument)
        offers = await self.offers.of(at.argument)
        offer = next((one for one in offers if one.number == at.version), None)
        if offer is None or not isinstance(table, Seated):
            raise refused(who.words, "seat-refuse-lapsed")
        if offer.user_id != who.user_id:
            raise SeatRefused(SeatReason.NOT_YOURS)
        if offer.standing(table) is not OfferState.OPEN:
            raise refused(who.words, "seat-refuse-lapsed")
        return table, offer

    async def take(self, who: Visitor, at: AdminId) -> Screen:
        """The person who was asked takes the seat."""
        table, offer = await self.offer(who, at)

        def decide(now: State) -> Change:
            assert isinstance(now, Seated)
            move = hand_over(now, offer.seat, who.user_id, who.name)
            return Change(move.after, move.events)

        async with self.admission.to_seat(who):
            await self.tables.change(table.game_id, decide, who.key)
        await self.settle(who, table, offer, OfferState.DONE, "seat-taken")
        return Screen((who.words("offer-taken", place=offer.seat + 1),))

    async def decline(self, who: Visitor, at: AdminId) -> Screen:
        """The person who was asked does not want the seat."""
        table, offer = await self.offer(who, at)
        await self.settle(who, table, offer, OfferState.DECLINED, "seat-declined")
        return Screen((who.words("offer-refused"),))

    async def settle(self, who: Visitor, table: Seated, offer: Offer, state: OfferState, what: str) -> None:
        """Write down what became of an offer, and draw its announcement anew."""
        await self.offers.settle(offer, state)
        told = {"place": offer.seat + 1, "channel": f"<#{table.channel_id}>"}
        await self.servers.note(self.by(who), what, None, told)
        self.reconciler.redraw(table.game_id)
