"""Automata think elsewhere: the event loop answers, and a dead worker is replaced."""

import asyncio
import os
import random
import signal
import time

from bot.automata import Level, Pool, choose
from bot.automata.match import deal
from bot.game import Game, View, step, view
from bot.game.sets import RECOMMENDED


def first_turn(players: int) -> Game:
    game = deal(random.Random(players), players, RECOMMENDED[players])
    for seat in range(players):
        game, _ = step(game, view(game, seat).actions[0])
    return game


def question_for_a_master(players: int) -> View:
    """A full turn: the early ones have passed without exchanges."""
    game = first_turn(players)
    for _ in range(4):
        seat = game.table.on_turn
        game, _ = step(game, view(game, seat).actions[0])
    return view(game, game.table.on_turn)


async def test_the_event_loop_keeps_answering_while_masters_think() -> None:
    known = question_for_a_master(13)
    async with Pool(workers=1, patience=60) as pool:
        thinking = asyncio.gather(*(pool.choose(known, Level.MASTER, seed) for seed in range(8)))
        began, longest = time.perf_counter(), 0.0
        while not thinking.done():
            before = time.perf_counter()
            await asyncio.sleep(0.005)
            longest = max(longest, time.perf_counter() - before)
        assert [action in known.actions for action in await thinking] == [True] * 8
        # The whole thinking takes many times as long as the loop was ever away.
        assert longest < (time.perf_counter() - began) / 2


async def test_a_worker_chooses_what_would_be_chosen_here() -> None:
    known = question_for_a_master(6)
    async with Pool(workers=1, patience=60) as pool:
        assert await pool.choose(known, Level.MASTER, 5) == choose(known, Level.MASTER, 5)


async def test_a_dead_worker_is_replaced() -> None:
    known = question_for_a_master(4)
    async with Pool(workers=1, patience=60) as pool:
        for process in list(pool.executor._processes.values()):
            os.kill(process.pid, signal.SIGKILL)
            process.join()
        assert await pool.choose(known, Level.REGULAR, 5) == choose(known, Level.REGULAR, 5)
        assert pool.replaced == 1


async def test_a_seat_answers_in_time_even_when_no_worker_does() -> None:
    known = question_for_a_master(4)
    async with Pool(workers=1, patience=0.0) as pool:
        assert await pool.choose(known, Level.MASTER, 5) == known.actions[0]
        assert pool.missed == 1
