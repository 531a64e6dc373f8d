"""What players can ask for with a command."""

import msgspec

from bot.game import ContestMode
from bot.lobby import Wishes
from bot.render.ids import ComponentId
from bot.render.results import notes
from bot.render.screen import Button, Screen, Style
from bot.render.seating import cast_of, stage_for
from bot.speeds import TIMES, Speed
from bot.tables import (
    ChannelTaken,
    Lobby,
    OpenLobby,
    Options,
    PostIntent,
    Seated,
    SeatHolder,
    Tables,
)

from .links import link_to
from .person import Visitor
from .reconciler import Reconciler
from .replies import refused


class Desk:
    """Opens tables and looks after those who come and go."""

    def __init__(self, tables: Tables, reconciler: Reconciler) -> None:
        self.tables = tables
        self.reconciler = reconciler

    async def here(self, who: Visitor) -> Lobby | Seated:
        """The channel's lobby or game, or a friendly no."""
        game_id = await self.tables.find(who.channel_id)
        if game_id is None:
            raise refused(who.words, "table-none")
        return await self.tables.look(game_id)

    async def game_here(self, who: Visitor) -> Seated:
        """The channel's game, or a friendly no."""
        state = await self.here(who)
        if not isinstance(state, Seated):
            raise refused(who.words, "table-none")
        return state

    async def start(
        self,
        who: Visitor,
        speed: Speed,
        contest: ContestMode,
        language: str,
        *,
        hosts_language: bool = False,
    ) -> Screen:
        """Open a lobby with the person as its host."""
        wishes = Wishes(speed=speed, contest=contest, hosts_language=hosts_language)
        options = Options(times=TIMES[speed], language=language, more=msgspec.to_builtins(wishes))
        opening = OpenLobby(
            guild_id=who.guild_id,
            channel_id=who.channel_id,
            host_id=who.user_id,
            seats=(SeatHolder(user_id=who.user_id, name=who.name),),
            options=options,
        )
        try:
            await self.tables.open_lobby(opening, posts=(PostIntent("lobby"),), key=who.key)
        except ChannelTaken as error:
            link = await link_to(self.tables.store, await self.here(who))
            raise refused(who.words, "lobby-refuse-channel-busy", link=link) from error
        return Screen((who.words("start-done"),))

    async def table(self, who: Visitor) -> Screen:
        """Post the newest message of the table again, at the bottom."""
        state = await self.here(who)
        await self.reconciler.post_again(state)
        return Screen((who.words("table-again"),))

    async def notes(self, who: Visitor) -> Screen:
        """What the person has seen and done."""
        game = await self.game_here(who)
        seat = game.seat_of(who.user_id)
        if seat is None:
            raise refused(who.words, "leave-not-seated")
        return notes(stage_for(game, seat, who.words), seat)

    async def leave(self, who: Visitor) -> Screen:
        """Give up one's seat; an automaton takes it."""
        game = await self.game_here(who)
        if game.seat_of(who.user_id) is None:
            raise refused(who.words, "leave-not-seated")
        await self.tables.leave(game.game_id, who.user_id, key=who.key)
        return Screen((who.words("leave-done"),))

    async def join(self, who: Visitor) -> Screen:
        """Take a seat that was left; who has sat here returns only to their own."""
        state = await self.here(who)
        if isinstance(state, Lobby):
            raise refused(who.words, "join-lobby")
        seat = state.seat_of(who.user_id)
        if seat is not None:
            if seat not in state.game.table.kept:
                raise refused(who.words, "join-seated")
            await self.tables.come_back(state.game_id, who.user_id, key=who.key)
            return Screen((who.words("join-back"),))
        free = [n for n, holder in enumerate(state.seats) if holder.user_id is None and not holder.automaton]
        own = dict(state.sitters).get(who.user_id)
        if own is not None:
            free = [n for n in free if n == own]
        if not free:
            raise refused(who.words, "join-none-free")
        await self.tables.take(state.game_id, free[0], who.user_id, who.name, key=who.key)
        return Screen((who.words("join-done", place=free[0] + 1),))

    async def stop(self, who: Visitor) -> Screen:
        """Ask whether the game shall really be stopped."""
        game = await self.game_here(who)
        if not who.moderator and who.user_id != game.host_id:
            host = game.seat_of(game.host_id) if game.host_id is not None else None
            name = cast_of(game).name(host) if host is not None else "—"
            raise refused(who.words, "stop-refused", host=name)
        return Screen(
            texts=(who.words("stop-confirm"),),
            buttons=(
                Button(str(ComponentId(game.game_id, 0, "stop")), who.words("stop-yes"), Style.DANGER),
                Button(str(ComponentId(game.game_id, 0, "playon")), who.words("stop-no")),
            ),
        )
