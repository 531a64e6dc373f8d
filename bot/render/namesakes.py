"""People and automata of one name at a table, and what tells them apart."""

from collections.abc import Iterable
from typing import NamedTuple

from bot.servers.sets import folded
from bot.tables import Lobby
from bot.text.names import tidy

PRIME = "\N{PRIME}"


class Named(NamedTuple):
    """Somebody in a seat, under a name: a person by their Discord id, or an automaton."""

    seat: int
    name: str
    user_id: int | None


def marks(everybody: Iterable[Named]) -> dict[Named, str]:
    """For all whose names look the same, whatever their capitals, the number of their seat.

    A later namesake in the same seat gets a prime.
    """
    alike: dict[str, list[Named]] = {}
    for one in dict.fromkeys(everybody):
        alike.setdefault(folded(tidy(one.name)), []).append(one)
    return {
        one: f"{one.seat + 1}{PRIME * sum(other.seat == one.seat for other in group[:number])}"
        for group in alike.values()
        if len(group) > 1
        for number, one in enumerate(group)
    }


def lobby_marks(lobby: Lobby) -> tuple[str, ...]:
    """What tells each seat of a lobby apart from its namesakes; nothing where there are none."""
    named = [Named(seat, holder.name, holder.user_id) for seat, holder in enumerate(lobby.seats)]
    found = marks(named)
    return tuple(found.get(one, "") for one in named)
