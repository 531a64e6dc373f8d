"""What players can ask for with a command."""

import msgspec

from bot.game import ContestMode
from bot.lobby import Wishes
from bot.render.ids import ComponentId
from bot.render.screen import Button, Screen, Style
from bot.render.seating import cast_of
from bot.servers.settings import AUTOMATIC, NO_AUTOMATA, Place, ServerSettings
from bot.servers.shelf import Shelf
from bot.speeds import Speed, lobby_time
from bot.tables import ChannelTaken, Lobby, OpenLobby, Options, PostIntent, Seated, SeatHolder
from bot.tables.tables import Tables
from bot.text import words

from .admission import Admission
from .links import link_to
from .own_notes import notes_for
from .person import Visitor
from .reconciler import Reconciler
from .replies import refused
from .returning import back_at_table
from .threads import OpenThread


class Asked(msgspec.Struct, frozen=True):
    """What the host named in the command; the server's settings decide the rest."""

    set_name: str | None = None
    speed: Speed | None = None
    contest: ContestMode | None = None
    automata: str | None = None


class Desk:
    """Opens tables and looks after those who come and go."""

    def __init__(self, tables: Tables, admission: Admission, reconciler: Reconciler) -> None:
        self.tables = tables
        self.admission = admission
        self.servers = admission.servers
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
            raise refused(who.words, "table-waiting")
        return state

    async def start(
        self,
        who: Visitor,
        asked: Asked,
        language: str,
        *,
        hosts_language: bool = False,
        open_thread: OpenThread | None = None,
    ) -> Screen:
        """Open a lobby with the person as its host, in a thread where the server prefers that."""
        async with self.admission.to_start(who) as settings:
            shelf = await self.servers.shelf(who.guild_id)
            options = options_for(asked, settings, shelf, language, hosts_language=hosts_language)
            channel_id, done = who.channel_id, who.words("start-done")
            if settings.place is Place.THREAD and open_thread is not None:
                channel_id = await open_thread(words(options.language)("start-thread-name", host=who.name))
                done = who.words("start-done-thread", thread=f"<#{channel_id}>")
            await self.open_lobby(who, channel_id, options)
        return Screen((done,))

    async def open_lobby(self, who: Visitor, channel_id: int, options: Options) -> None:
        """Open a lobby in a channel, unless there is a table already."""
        opening = OpenLobby(
            guild_id=who.guild_id,
            channel_id=channel_id,
            host_id=who.user_id,
            seats=(SeatHolder(user_id=who.user_id, name=who.name),),
            options=options,
            expires_in=lobby_time(options.times),
        )
        try:
            await self.tables.open_lobby(opening, posts=(PostIntent("lobby"),), key=who.key)
        except ChannelTaken as error:
            link = await link_to(self.tables.store, await self.here(who))
            raise refused(who.words, "lobby-refuse-channel-busy", link=link) from error

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

        async def show(table: Seated) -> Screen:
            return notes_for(table, seat, who)

        return await back_at_table(self.tables, game, who, show)

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
            button = words(state.options.language)("button-join")
            raise refused(who.words, "join-lobby", button=button)
        seat = state.seat_of(who.user_id)
        if seat is not None:
            if not state.is_kept_for(who.user_id):
                raise refused(who.words, "join-seated")
            await self.tables.come_back(state.game_id, who.user_id, key=who.key)
            return Screen((who.words("join-back"),))
        free = [n for n, holder in enumerate(state.seats) if holder.is_left]
        own = dict(state.sitters).get(who.user_id)
        if own is not None:
            free = [n for n in free if n == own]
        if not free:
            raise refused(who.words, "join-none-free")
        async with self.admission.to_seat(who):
            await self.tables.take(state.game_id, free[0], who.user_id, who.name, key=who.key)
        return Screen((who.words("join-done", place=free[0] + 1),))

    async def stop(self, who: Visitor) -> Screen:
        """Ask whether the game shall really be stopped."""
        game = await self.game_here(who)
        if not who.moderator and who.user_id != game.host_id:
            host = None if game.host_id is None else game.seat_of(game.host_id)
            if host is None:
                raise refused(who.words, "refuse-not_host")
            raise refused(who.words, "stop-refused", host=cast_of(game).name(host))
        return Screen(
            texts=(who.words("stop-confirm"),),
            buttons=(
                Button(str(ComponentId(game.game_id, 0, "stop")), who.words("stop-yes"), Style.DANGER),
                Button(str(ComponentId(game.game_id, 0, "playon")), who.words("stop-no")),
            ),
        )


def options_for(
    asked: Asked, settings: ServerSettings, shelf: Shelf, language: str, *, hosts_language: bool
) -> Options:
    """What a new table copies: what the host asked for, else what the server has set."""
    speed = asked.speed or settings.speed
    found = None if asked.set_name is None else shelf.named(asked.set_name)
    wishes = Wishes(
        speed=speed,
        contest=asked.contest or settings.contest,
        first=settings.first,
        set_name=None if found is None else found.name,
        cards=None if found is None else found.cards,
        by_count=shelf.defaults(settings.sets) if found is None else {},
        automata=None if settings.automata == NO_AUTOMATA else asked.automata or settings.automata,
        notes=settings.notes,
        mentions=settings.mentions,
        hosts_language=hosts_language and settings.language == AUTOMATIC,
    )
    return Options(
        times=settings.times(speed),
        language=language if settings.language == AUTOMATIC else settings.language,
        more=msgspec.to_builtins(wishes),
    )
