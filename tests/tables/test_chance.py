"""Names and cards are drawn from what is passed in."""

import random

from bot.lobby import dealing
from bot.servers.settings import ServerSettings
from bot.store import Store
from bot.tables import Lobby, Options, SeatHolder
from bot.tables.tables import Tables, unguessable_id
from tests.tables.helpers import TIMES, HandClock, opening


async def test_a_game_has_the_name_that_is_drawn_for_it(store: Store) -> None:
    names = iter(("first", "second"))
    tables = Tables(store, clock=HandClock(), new_id=lambda: next(names))
    assert [await tables.open(opening(channel_id=channel)) for channel in (1, 2)] == ["first", "second"]


def test_names_that_nobody_passes_in_differ() -> None:
    assert len({unguessable_id() for _ in range(1000)}) == 1000


def test_the_same_chance_deals_the_same_game() -> None:
    people = tuple(SeatHolder(user_id=user_id, name=f"Person {user_id}") for user_id in range(1, 6))
    lobby = Lobby("game", 5, 7, people, 1, Options(times=TIMES))
    first, same, other = (
        dealing(1, False, random.Random(seed), ServerSettings())(lobby) for seed in (1, 1, 2)
    )
    assert first == same
    assert (first.seats, first.cards) != (other.seats, other.cards)
