"""Gathering players: what a lobby allows, as pure functions from lobby to lobby."""

import random
from collections.abc import Callable, Collection, Sequence
from enum import StrEnum

import msgspec
from msgspec.structs import replace

from bot.automata.names import NAMES
from bot.game import ContestMode
from bot.game.sets import MAX_PLAYERS, MIN_PLAYERS, RECOMMENDED, problems
from bot.servers.settings import AUTOMATIC, NO_AUTOMATA, First, Mentions, Pictures, ServerSettings
from bot.speeds import Speed, lobby_time, suspense_of
from bot.tables import Lobby, OpenGame, OpenLobby, Options, Seated, SeatHolder


class LobbyReason(StrEnum):
    """Why a lobby refuses; each is a text key."""

    FULL = "full"
    ALREADY_IN = "already-in"
    NOT_IN = "not-in"
    NOT_HOST = "not-host"
    TOO_FEW = "too-few"
    MISFIT = "misfit"
    GONE = "gone"
    OVER = "over"
    NO_AUTOMATA = "no-automata"


class LobbyRefused(Exception):
    """The lobby stays as it is."""

    def __init__(self, reason: LobbyReason) -> None:
        super().__init__(reason.value)
        self.reason = reason


class HostChoices(msgspec.Struct, frozen=True):
    """What the host asked for: it travels in the lobby's options."""

    speed: Speed = Speed.LIVE
    contest: ContestMode = ContestMode.TOGETHER
    first: First = First.YOUNGEST
    set_name: str | None = None
    cards: tuple[str, ...] | None = None
    """A chosen set; None for the default of each number of players."""
    by_count: dict[str, tuple[str, ...]] = {}
    """The server's defaults where they are not the recommended sets."""
    automata: str | None = "regular"
    """The level of automata in lobbies; None where they are not welcome."""
    notes: bool = True
    mentions: Mentions = Mentions.AWAITED
    pictures: Pictures = Pictures.ALWAYS
    reveal: bool = True
    """Whether masks take a moment to come off."""
    banter: bool = True
    """Whether automata say something now and then."""
    hosts_language: bool = False
    """Whether public messages are in the host's language because the server has none of its own."""
    parent: int | None = None
    """The channel that the table's thread belongs to, if it has one."""
    passed_on: bool = False
    """Whether the host has left, so that another is the host now."""


LobbyChange = Callable[[Lobby], Lobby]
"""What happens in a lobby, or why it does not."""


def host_choices(options: Options) -> HostChoices:
    """What the host asked for."""
    return msgspec.convert(options.more, HostChoices)


def with_choices(options: Options, **wanted: object) -> Options:
    """The same, with something else asked for."""
    return replace(options, more=msgspec.to_builtins(replace(host_choices(options), **wanted)))


def as_set(options: Options, settings: ServerSettings) -> Options:
    """The same, with whatever the server alone decides as it is set now; no lobby shows it or changes it."""
    return with_choices(
        options,
        first=settings.first,
        notes=settings.notes,
        mentions=settings.mentions,
        pictures=settings.pictures,
        reveal=settings.reveal,
        banter=settings.banter,
    )


def choosing(lobby: Lobby, **wanted: object) -> Lobby:
    """The lobby with something else asked for."""
    return replace(lobby, options=with_choices(lobby.options, **wanted))


def suspense(options: Options) -> float:
    """How long masks take to come off at a table."""
    return suspense_of(options.times) if host_choices(options).reveal else 0.0


def present(lobby: Lobby) -> tuple[SeatHolder, ...]:
    """Who will play if the game starts now."""
    return tuple(holder for holder in lobby.seats if not holder.reserved)


def cards_for(lobby: Lobby) -> tuple[str, ...] | None:
    """The cards for those present; None if there are too few of them."""
    count = len(present(lobby))
    if count < MIN_PLAYERS:
        return None
    wanted = host_choices(lobby.options)
    return wanted.cards or wanted.by_count.get(str(count)) or RECOMMENDED[count]


def may_run(lobby: Lobby, user_id: int, moderator: bool) -> None:
    """Only the host or a moderator goes on."""
    if not moderator and user_id != lobby.host_id:
        raise LobbyRefused(LobbyReason.NOT_HOST)


def joining(user_id: int, name: str) -> LobbyChange:
    """A person takes a seat, their reserved one if there is one."""

    def change(lobby: Lobby) -> Lobby:
        holder = SeatHolder(user_id=user_id, name=name)
        seat = lobby.seat_of(user_id)
        if seat is not None:
            if not lobby.seats[seat].reserved:
                raise LobbyRefused(LobbyReason.ALREADY_IN)
            return replace(lobby, seats=(*lobby.seats[:seat], holder, *lobby.seats[seat + 1 :]))
        return replace(lobby, seats=(*room_for_one(lobby), holder))

    return change


def room_for_one(lobby: Lobby) -> tuple[SeatHolder, ...]:
    """Those who stay when somebody comes; where all seats are taken, one gives way if it can."""
    seats = lobby.seats
    if len(seats) < MAX_PLAYERS:
        return seats
    leaving = giving_way(seats)
    if leaving is None:
        raise LobbyRefused(LobbyReason.FULL)
    return (*seats[:leaving], *seats[leaving + 1 :])


def giving_way(seats: tuple[SeatHolder, ...]) -> int | None:
    """The seat that somebody gets where all are taken: a reserved one, else the last automaton's."""
    reserved = [seat for seat, holder in enumerate(seats) if holder.reserved]
    automata = [seat for seat, holder in enumerate(seats) if holder.automaton is not None]
    return next(iter((*reserved, *reversed(automata))), None)


def is_full(lobby: Lobby) -> bool:
    """Whether nobody else can take a seat."""
    return len(lobby.seats) >= MAX_PLAYERS and giving_way(lobby.seats) is None


def leaving(user_id: int) -> LobbyChange:
    """A person gets up; if it was the host, the next person becomes it."""

    def change(lobby: Lobby) -> Lobby:
        seat = lobby.seat_of(user_id)
        if seat is None:
            raise LobbyRefused(LobbyReason.NOT_IN)
        return without(lobby, seat)

    return change


def without(lobby: Lobby, seat: int) -> Lobby:
    """The lobby with one seat fewer."""
    seats = (*lobby.seats[:seat], *lobby.seats[seat + 1 :])
    if lobby.seats[seat].user_id != lobby.host_id or lobby.host_id is None:
        return replace(lobby, seats=seats)
    people = [holder.user_id for holder in seats if holder.user_id is not None and not holder.reserved]
    host = people[0] if people else None
    return choosing(replace(lobby, seats=seats, host_id=host), passed_on=True)


def dealing(
    user_id: int, moderator: bool, chance: random.Random, settings: ServerSettings
) -> Callable[[Lobby], OpenGame]:
    """The host starts: seats and cards are shuffled, and somebody begins (RULES 2.5, 2.6).

    What the server alone decides is as it is set when the game begins.
    """

    def deal(lobby: Lobby) -> OpenGame:
        may_run(lobby, user_id, moderator)
        characters = cards_for(lobby)
        if characters is None:
            raise LobbyRefused(LobbyReason.TOO_FEW)
        holders = list(present(lobby))
        if problems(characters, len(holders)):
            raise LobbyRefused(LobbyReason.MISFIT)
        chance.shuffle(holders)
        options = as_set(lobby.options, settings)
        wanted = host_choices(options)
        return OpenGame(
            guild_id=lobby.guild_id,
            channel_id=lobby.channel_id,
            host_id=lobby.host_id,
            options=options,
            characters=characters,
            cards=tuple(chance.sample(characters, len(characters))),
            contest=wanted.contest,
            starter=starter(holders, wanted.first, lobby.host_id, chance),
            seats=tuple(replace(holder, seed=chance.getrandbits(62)) for holder in holders),
        )

    return deal


def starter(holders: list[SeatHolder], first: First, host_id: int | None, chance: random.Random) -> int:
    """Who begins: the newest account of a person, the host, or chance (RULES 2.6)."""
    people = {holder.user_id: seat for seat, holder in enumerate(holders) if holder.user_id is not None}
    if first is First.HOST and host_id in people:
        return people[host_id]
    if first is First.YOUNGEST and people:
        return people[max(people, key=lambda user_id: user_id or 0)]
    return chance.randrange(len(holders))


def rematch(
    table: Seated,
    host_id: int,
    name: str,
    language: str,
    settings: ServerSettings,
    barred: Collection[int] = (),
) -> OpenLobby:
    """A lobby in the same place and manner, with seats kept for the same people unless they are barred.

    What the server has set since holds: automata that are not welcome any more do not come along. Where the
    host's language is spoken, that is now the new host's.
    """
    host = SeatHolder(user_id=host_id, name=name)
    others = [
        replace(holder, reserved=True)
        for holder in table.seats
        if holder.user_id not in (None, host_id, *barred)
    ]
    welcome = settings.automata != NO_AUTOMATA
    automata = [holder for holder in table.seats if holder.automaton is not None and welcome]
    level = (host_choices(table.options).automata or settings.automata) if welcome else None
    options = as_set(with_choices(table.options, passed_on=False, automata=level), settings)
    if settings.language != AUTOMATIC:
        options = with_choices(replace(options, language=settings.language), hosts_language=False)
    elif host_choices(options).hosts_language:
        options = replace(options, language=language)
    return OpenLobby(
        guild_id=table.guild_id,
        channel_id=table.channel_id,
        host_id=host_id,
        seats=(host, *others, *automata),
        options=options,
        expires_in=lobby_time(options.times),
    )


def stand_in_name(seats: Sequence[SeatHolder], seat: int) -> str:
    """What the automaton in a seat that was left is called: as nobody else, the whole game long."""
    taken = {holder.name for holder in seats if holder.automaton}
    free = [name for name in NAMES if name not in taken]
    return free[sum(not holder.automaton for holder in seats[:seat])]
