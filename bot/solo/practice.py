"""How a game for practice goes on by itself until its person is asked something."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress

from bot.game import (
    Event,
    Game,
    GiveAnswer,
    IllegalAction,
    SeatAction,
    View,
    legal_actions,
    said_ahead,
    step,
    view,
)
from bot.tables.state import Seated, SeatHolder

from .table import ME

Think = Callable[[View, SeatHolder], Awaitable[SeatAction | None]]
"""How an automaton finds its answer, if it finds one."""


async def play_on(table: Seated, think: Think) -> tuple[Event, ...]:
    """What happens until nobody but the table's person can go on, or the game is over."""
    game = table.game
    events: tuple[Event, ...] = ()
    while game.table.outcome is None:
        awaited = game.table.awaited()
        if ME in awaited and said_ahead(game, ME) is not None:
            game, more = step(game, GiveAnswer(ME))
            events = (*events, *more)
            continue
        others = [seat for seat in awaited if seat != ME]
        if not others:
            break
        answers = await asyncio.gather(*(think(view(game, seat), table.seats[seat]) for seat in others))
        for seat, answer in zip(others, answers, strict=True):
            game, more = answered(game, seat, answer)
            events = (*events, *more)
    return events


def answered(game: Game, seat: int, answer: SeatAction | None) -> tuple[Game, tuple[Event, ...]]:
    """What an automaton's answer brings about; where it has none, what a time-out decides."""
    if answer is not None and answer.by == seat:
        with suppress(IllegalAction):
            return step(game, answer)
    return step(game, legal_actions(game, seat)[0])
