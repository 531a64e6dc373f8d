"""A table at which one person plays with automata; no channel shows it, and nobody's time runs."""

import random
from collections.abc import Iterable

import msgspec

from bot.automata.names import NAMES
from bot.game import Game
from bot.lobby import HostChoices
from bot.servers.settings import Pictures
from bot.tables.attendance import attendance_of
from bot.tables.sittings import closed, first_sittings
from bot.tables.state import Options, Seated, SeatHolder, Times

ME = 0
"""The person's seat."""
UNHURRIED = Times(memorise=0.0, turn=0.0, contest=0.0, power=0.0)


class Owner(msgspec.Struct, frozen=True):
    """Whose table it is, where they look at it, and how."""

    user_id: int
    name: str
    language: str
    guild_id: int
    channel_id: int
    pictures: Pictures = Pictures.ALWAYS


def automata(names: Iterable[str], level: str, seed: int) -> tuple[SeatHolder, ...]:
    """The others at the table."""
    return tuple(
        SeatHolder(name=name, automaton=level, seed=seed + place) for place, name in enumerate(names, 1)
    )


def drawn_names(count: int, seed: int) -> list[str]:
    """Who comes to a table, always the same for the same seed."""
    return random.Random(seed).sample(NAMES, count)


def table_of(game_id: str, owner: Owner, others: tuple[SeatHolder, ...], game: Game) -> Seated:
    """The table of a game, as its owner sits at it."""
    seats = (SeatHolder(user_id=owner.user_id, name=owner.name), *others)
    choices = HostChoices(pictures=owner.pictures, banter=False)
    table = Seated(
        game_id=game_id,
        guild_id=owner.guild_id,
        channel_id=owner.channel_id,
        game=game,
        seats=seats,
        host_id=owner.user_id,
        sittings=first_sittings(seats),
        options=Options(UNHURRIED, owner.language, msgspec.to_builtins(choices)),
        attendance=attendance_of(game, ()),
    )
    outcome = game.table.outcome
    return table if outcome is None else closed(table, outcome)
