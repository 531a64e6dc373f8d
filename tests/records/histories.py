"""Finished games for tests: played in memory with all that can happen to seats, and stored."""

from itertools import count
from random import Random
from typing import Any

from sqlalchemy import select

from bot.game import KeepSeat, ReturnSeat, SeatAction, Stop, legal_actions
from bot.game.actions import Announce, Contest
from bot.records.ledger import count_at_end
from bot.records.recount import rebuild
from bot.store import Store
from bot.store.record_models import PROJECTION, record_books
from bot.tables import OpenGame, Options, Seated, SeatHolder
from bot.tables.game_log import GameLog
from bot.tables.moves import Change, Move, leave, take
from bot.tables.openings import seat_people
from bot.tables.tables import Tables
from tests.tables.helpers import TIMES, HandClock, opening

GUILD = 5
LEVELS = ("novice", "regular", "master")


def table_of(
    people: list[int],
    rng: Random,
    *,
    automata: int = 0,
    channel_id: int = 7,
    guild_id: int = GUILD,
    more: dict[str, Any] | None = None,
) -> OpenGame:
    """A game of these people, and automata of some level."""
    players = len(people) + automata
    made = opening(players, seed=rng.randrange(10**6), channel_id=channel_id, guild_id=guild_id)
    holders = [SeatHolder(user_id=user_id, name=f"Person {user_id}") for user_id in people]
    dolls = [
        SeatHolder(automaton=rng.choice(LEVELS), name=f"Doll {number}", seed=1) for number in range(automata)
    ]
    seats = (*holders, *dolls)
    return OpenGame(
        guild_id=guild_id,
        channel_id=channel_id,
        host_id=people[0],
        seats=seats,
        characters=made.characters,
        cards=made.cards,
        options=Options(times=TIMES, more=more or {}),
    )


def chosen(table: Seated, rng: Random) -> SeatAction:
    """What somebody awaited does, mostly what makes a game short."""
    seat = rng.choice(table.game.table.awaited())
    actions = legal_actions(table.game, seat)
    bold = [one for one in actions if isinstance(one, Announce)]
    shy = [one for one in actions if not isinstance(one, Contest)]
    wanted = bold if bold and rng.random() < 0.8 else shy if rng.random() < 0.85 else actions
    return rng.choice(wanted or actions)


def troubled(table: Seated, rng: Random, guests: list[int]) -> Move | None:
    """Something happens to a seat: a person is absent, comes back, leaves, or another takes over."""
    seat = rng.randrange(len(table.seats))
    holder = table.seats[seat]
    if holder.automaton is not None:
        return None
    if holder.is_left:
        known = dict(table.sitters)
        free = [guest for guest in guests if guest not in known]
        return take(table, seat, free[0], f"Guest {free[0]}") if free and rng.random() < 0.7 else None
    if seat in table.game.table.kept:
        return Change(table).then(ReturnSeat(seat))
    if len(table.persons()) < 2:
        return None
    if rng.random() < 0.5:
        return Change(table).then(KeepSeat(seat))
    return leave(table, holder.user_id or 0)


def play_out(
    made: OpenGame, rng: Random, *, trouble: float = 0.0, stop_after: int = 10_000, name: str = "game"
) -> Move:
    """A whole game as one change."""
    move = seat_people(name, made)
    guests = [900 + number for number in range(5)]
    for number in count():
        table = move.after
        if table.game.table.outcome is not None:
            return move
        if number > stop_after:
            further: Move | None = Change(table).then(Stop())
        elif rng.random() < trouble:
            further = troubled(table, rng, guests)
        else:
            further = Change(table).then(chosen(table, rng))
        if further is not None:
            move = Change(further.after, (*move.events, *further.events))
    raise AssertionError


async def store_game(tables: Tables, move: Move) -> str:
    """Store a finished game, with its records, as its last commit does."""
    game_id = move.after.game_id
    await tables.lanes.run(game_id, GameLog.commit, None, move, None)
    return game_id


def counting_tables(store: Store, clock: HandClock | None = None) -> Tables:
    """Tables that keep records up."""
    return Tables(store, clock=clock or HandClock(), finish=count_at_end)


async def content(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    """All that is counted."""
    return {
        table.name: sorted(tuple(row) for row in await store.rows(select(table)))
        for table in (*PROJECTION, record_books)
    }


async def rebuilt(store: Store) -> dict[str, list[tuple[Any, ...]]]:
    """All that is counted, counted anew."""
    await rebuild(store, lambda guild_id, now: None)
    return await content(store)
