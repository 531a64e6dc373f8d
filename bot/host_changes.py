"""What a host changes in a lobby: who is removed, the automata, the manner of the game; pure functions."""

from msgspec.structs import replace

from bot.automata.names import NAMES
from bot.game import ContestMode
from bot.game.sets import MAX_PLAYERS
from bot.lobby import (
    LobbyChange,
    LobbyReason,
    LobbyRefused,
    choosing,
    host_choices,
    may_run,
    present,
    room_for_one,
    without,
)
from bot.speeds import Speed, lobby_time
from bot.tables import Lobby, SeatHolder, Times
from bot.tables.deadlines import lobby_deadline


def by_host(user_id: int, moderator: bool, change: LobbyChange) -> LobbyChange:
    """A change that only the host or a moderator makes."""

    def checked(lobby: Lobby) -> Lobby:
        may_run(lobby, user_id, moderator)
        return change(lobby)

    return checked


def removing(who: int | str) -> LobbyChange:
    """A person, by their id, or an automaton, by its name, is removed from wherever they sit by now."""

    def change(lobby: Lobby) -> Lobby:
        for seat, holder in enumerate(lobby.seats):
            if who == (holder.user_id if holder.automaton is None else holder.name):
                return without(lobby, seat)
        raise LobbyRefused(LobbyReason.GONE)

    return change


def filling(count: int) -> LobbyChange:
    """Automata sit down until so many will play; nobody gets up if there are more."""

    def change(lobby: Lobby) -> Lobby:
        level = host_choices(lobby.options).automata
        if level is None:
            raise LobbyRefused(LobbyReason.NO_AUTOMATA)
        while len(present(lobby)) < min(count, MAX_PLAYERS):
            taken = {holder.name for holder in lobby.seats}
            name = next(name for name in NAMES if name not in taken)
            lobby = replace(lobby, seats=(*room_for_one(lobby), SeatHolder(name=name, automaton=level)))
        return lobby

    return change


def resizing(count: int) -> LobbyChange:
    """As many automata sit down, or the last of them get up, as it takes for so many to play."""

    def change(lobby: Lobby) -> Lobby:
        automata = [seat for seat, holder in enumerate(lobby.seats) if holder.automaton is not None]
        for seat in list(reversed(automata))[: max(len(present(lobby)) - count, 0)]:
            lobby = without(lobby, seat)
        return filling(count)(lobby)

    return change


def choosing_level(level: str) -> LobbyChange:
    """All automata, those that sit already too, play that well."""

    def change(lobby: Lobby) -> Lobby:
        if host_choices(lobby.options).automata is None:
            raise LobbyRefused(LobbyReason.NO_AUTOMATA)
        seats = (
            holder if holder.automaton is None else replace(holder, automaton=level) for holder in lobby.seats
        )
        return choosing(replace(lobby, seats=tuple(seats)), automata=level)

    return change


def choosing_speed(speed: Speed, times: Times, now: float) -> LobbyChange:
    """Another speed; the lobby waits from now on as long as suits it."""

    def change(lobby: Lobby) -> Lobby:
        if host_choices(lobby.options).speed is speed:
            return lobby
        quicker = replace(lobby, options=replace(lobby.options, times=times))
        return choosing(replace(quicker, deadlines=(lobby_deadline(now, lobby_time(times)),)), speed=speed)

    return change


def choosing_contest(contest: ContestMode) -> LobbyChange:
    """Another way to hear who contests."""
    return lambda lobby: choosing(lobby, contest=contest)


def choosing_set(
    name: str | None, cards: tuple[str, ...] | None, by_count: dict[str, tuple[str, ...]]
) -> LobbyChange:
    """Another set; without cards the default of each number of players."""
    return lambda lobby: choosing(lobby, set_name=name, cards=cards, by_count=by_count)
