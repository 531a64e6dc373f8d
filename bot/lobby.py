"""Gathering players: what a lobby allows, as pure functions from lobby to lobby."""

import random
from collections.abc import Callable, Collection, Sequence
from enum import StrEnum

import msgspec
from msgspec.structs import replace

from bot.automata.names import NAMES
from bot.game import ContestMode
from bot.game.sets import MAX_PLAYERS, MIN_PLAYERS, RECOMMENDED, problems
from bot.servers.settings import First, Mentions
from bot.speeds import Speed, lobby_time
from bot.tables import Lobby, OpenGame, OpenLobby, Options, Seated, SeatHolder


class LobbyReason(StrEnum):
    """Why a lobby refuses; each is a text key."""

    FULL = "full"
    ALREADY_IN = "already-in"
    NOT_IN = "not-in"
    NOT_HOST = "not-host"
    TOO_FEW = "too-few"
    MISFIT = "misfit"
    NOBODY_TO_REMOVE = "nobody-to-remove"
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
    hosts_language: bool = False
    """Whether public messages are in the host's language because the server has none of its own."""


def host_choices(options: Options) -> HostChoices:
    """What the host asked for."""
    return msgspec.convert(options.more, HostChoices)


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


def joining(user_id: int, name: str) -> Callable[[Lobby], Lobby]:
    """A person takes a seat, their reserved one if there is one."""

    def change(lobby: Lobby) -> Lobby:
        holder = SeatHolder(user_id=user_id, name=name)
        seat = lobby.seat_of(user_id)
        if seat is not None:
            if not lobby.seats[seat].reserved:
                raise LobbyRefused(LobbyReason.ALREADY_IN)
            return replace(lobby, seats=(*lobby.seats[:seat], holder, *lobby.seats[seat + 1 :]))
        return with_one_more(lobby, holder)

    return change


def with_one_more(lobby: Lobby, holder: SeatHolder) -> Lobby:
    """Somebody sits down; a reserved seat gives way when all are taken."""
    seats = lobby.seats
    if len(seats) >= MAX_PLAYERS:
        reserved = next((seat for seat, other in enumerate(seats) if other.reserved), None)
        if reserved is None:
            raise LobbyRefused(LobbyReason.FULL)
        seats = (*seats[:reserved], *seats[reserved + 1 :])
    return replace(lobby, seats=(*seats, holder))


def leaving(user_id: int) -> Callable[[Lobby], Lobby]:
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
    host = lobby.host_id
    if lobby.seats[seat].user_id == host:
        people = [holder.user_id for holder in seats if holder.user_id is not None and not holder.reserved]
        host = people[0] if people else None
    return replace(lobby, seats=seats, host_id=host)


def adding_automaton(user_id: int, moderator: bool) -> Callable[[Lobby], Lobby]:
    """The host seats an automaton."""

    def change(lobby: Lobby) -> Lobby:
        may_run(lobby, user_id, moderator)
        level = host_choices(lobby.options).automata
        if level is None:
            raise LobbyRefused(LobbyReason.NO_AUTOMATA)
        taken = {holder.name for holder in lobby.seats}
        name = next(name for name in NAMES if name not in taken)
        return with_one_more(lobby, SeatHolder(name=name, automaton=level))

    return change


def removing(user_id: int, moderator: bool, seat: int, name: str) -> Callable[[Lobby], Lobby]:
    """The host removes somebody, if they still sit where the host saw them."""

    def change(lobby: Lobby) -> Lobby:
        may_run(lobby, user_id, moderator)
        if seat >= len(lobby.seats) or lobby.seats[seat].name != name:
            raise LobbyRefused(LobbyReason.GONE)
        return without(lobby, seat)

    return change


def choosing_set(
    user_id: int, moderator: bool, name: str, cards: tuple[str, ...] | None
) -> Callable[[Lobby], Lobby]:
    """The host chooses another set; without cards the recommended one of each number of players."""

    def change(lobby: Lobby) -> Lobby:
        may_run(lobby, user_id, moderator)
        wanted = replace(host_choices(lobby.options), set_name=name, cards=cards, by_count={})
        return replace(lobby, options=replace(lobby.options, more=msgspec.to_builtins(wanted)))

    return change


def dealing(user_id: int, moderator: bool, chance: random.Random) -> Callable[[Lobby], OpenGame]:
    """The host starts: seats and cards are shuffled, and somebody begins (RULES 2.5, 2.6)."""

    def deal(lobby: Lobby) -> OpenGame:
        may_run(lobby, user_id, moderator)
        characters = cards_for(lobby)
        if characters is None:
            raise LobbyRefused(LobbyReason.TOO_FEW)
        holders = list(present(lobby))
        if problems(characters, len(holders)):
            raise LobbyRefused(LobbyReason.MISFIT)
        chance.shuffle(holders)
        wanted = host_choices(lobby.options)
        return OpenGame(
            guild_id=lobby.guild_id,
            channel_id=lobby.channel_id,
            host_id=lobby.host_id,
            options=lobby.options,
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


def rematch(table: Seated, host_id: int, name: str, language: str, barred: Collection[int] = ()) -> OpenLobby:
    """A lobby in the same place and manner, with seats kept for the same people unless they are barred.

    Where the host's language is spoken, that is now the new host's.
    """
    host = SeatHolder(user_id=host_id, name=name)
    others = [
        replace(holder, reserved=True)
        for holder in table.seats
        if holder.user_id not in (None, host_id, *barred)
    ]
    automata = [holder for holder in table.seats if holder.automaton is not None]
    options = table.options
    if host_choices(options).hosts_language:
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
