"""Automata think elsewhere: the event loop answers, and a dead or hanging worker is replaced."""

import asyncio
import gc
import os
import random
import signal
import time
from collections.abc import Awaitable
from functools import partial
from multiprocessing import Pipe
from threading import Thread

import pytest

from bot.automata import Level
from bot.automata.pace import PACES
from bot.automata.players.by_level import choose
from bot.automata.players.hasty import hasty_choice
from bot.automata.self_play import deal
from bot.automata.workers.pool import Pool
from bot.automata.workers.worker import WorkerLost, serve
from bot.game import Game, View, step, view
from bot.game.sets import RECOMMENDED

SHORTEST_PAUSE = min(shortest for shortest, _ in PACES.values())


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


def send(pool: Pool, number: signal.Signals) -> None:
    """Send a signal to every worker."""
    for worker in pool.workers:
        assert worker.process.pid is not None
        os.kill(worker.process.pid, number)


async def test_a_dead_worker_is_replaced_and_the_seat_still_answers() -> None:
    known = question_for_a_master(4)
    async with Pool(workers=1, patience=60) as pool:
        send(pool, signal.SIGKILL)
        assert await pool.choose(known, Level.REGULAR, 5) == choose(known, Level.REGULAR, 5)
        assert (pool.replaced, pool.missed) == (1, 0)


async def test_an_interrupt_on_the_terminal_leaves_workers_alone() -> None:
    known = question_for_a_master(4)
    async with Pool(workers=1, patience=60) as pool:
        send(pool, signal.SIGINT)
        assert await pool.choose(known, Level.REGULAR, 5) == choose(known, Level.REGULAR, 5)
        assert pool.replaced == 0


async def test_a_hanging_worker_is_replaced_and_the_seat_still_answers() -> None:
    known = question_for_a_master(13)
    async with Pool(workers=1, patience=0.2, hanging=0.5) as pool:
        (stuck,) = pool.workers
        send(pool, signal.SIGSTOP)
        began = time.monotonic()
        assert await pool.choose(known, Level.REGULAR, 5) in known.actions
        assert time.monotonic() - began < SHORTEST_PAUSE
        assert pool.missed == 1
        pool.patience = pool.hanging = 60
        assert await pool.choose(known, Level.REGULAR, 5) == choose(known, Level.REGULAR, 5)
        assert (pool.replaced, pool.missed) == (1, 1)
        await asyncio.to_thread(stuck.process.join, 20)
        assert stuck.process.exitcode == -signal.SIGKILL


async def test_a_busy_worker_is_not_taken_for_a_hanging_one() -> None:
    known = question_for_a_master(13)
    async with Pool(workers=1, patience=0.001, hanging=60) as pool:
        actions = await asyncio.gather(*(pool.choose(known, Level.MASTER, seed) for seed in range(8)))
        assert all(action in known.actions for action in actions)
        assert pool.missed > 0
        pool.patience = 60
        assert await pool.choose(known, Level.MASTER, 5) == choose(known, Level.MASTER, 5)
        assert pool.replaced == 0


async def test_a_seat_answers_in_time_even_when_no_worker_does(caplog: pytest.LogCaptureFixture) -> None:
    known = question_for_a_master(4)
    async with Pool(workers=1, patience=0.0) as pool:
        number = known.table.number
        assert await pool.choose(known, Level.MASTER, 5) == hasty_choice(known, random.Random(f"5/{number}"))
        assert pool.missed == 1
    assert "plays what comes to mind" in caplog.text


async def test_an_answer_is_not_late_before_it_is_due() -> None:
    known = question_for_a_master(13)
    async with Pool(workers=1, patience=0.0) as pool:
        assert await pool.choose(known, Level.MASTER, 5, wait=60) == choose(known, Level.MASTER, 5)
        assert pool.missed == 0


async def test_whose_answer_is_due_first_is_served_first() -> None:
    known = question_for_a_master(13)
    served: list[float] = []

    async def choose_by(wait: float) -> None:
        await pool.choose(known, Level.MASTER, 5, wait)
        served.append(wait)

    async with Pool(workers=1, patience=60) as pool:
        await asyncio.gather(*(choose_by(wait) for wait in (9, 3, 5, 1, 4, 1.5)))
    assert served == [9, 1, 1.5, 3, 4, 5]  # The worker was free when the first came.


async def test_who_gives_up_leaves_the_line() -> None:
    known = question_for_a_master(13)
    async with Pool(workers=1, patience=60) as pool:
        first, second, third = (
            asyncio.create_task(pool.choose(known, Level.MASTER, seed, seed)) for seed in (1, 2, 3)
        )
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(first, second, return_exceptions=True)
        third.cancel()
        await asyncio.gather(third, return_exceptions=True)
        assert pool.queue.waiting == []
        assert await pool.choose(known, Level.MASTER, 4) == choose(known, Level.MASTER, 4)
        assert pool.replaced == 0


async def test_work_that_nobody_waits_for_at_a_table_comes_last_and_is_given_up_if_it_kills() -> None:
    known = question_for_a_master(13)
    done: list[str] = []

    async def noting(name: str, work: Awaitable[object]) -> None:
        await work
        done.append(name)

    async with Pool(workers=1, patience=60) as pool:
        assert await pool.work(partial(pow, 2, 10)) == 1024
        await asyncio.gather(
            noting("first", pool.choose(known, Level.MASTER, 1)),
            noting("work", pool.work(partial(pow, 2, 10))),
            noting("late", pool.choose(known, Level.MASTER, 2, 50)),
        )
        assert done == ["first", "late", "work"]
        with pytest.raises(WorkerLost):
            await pool.work(partial(os._exit, 1))
        assert pool.replaced == 2


async def test_a_mistake_of_an_automaton_is_told_and_costs_no_worker() -> None:
    known = question_for_a_master(4)
    nobody = view(first_turn(4), None)
    async with Pool(workers=1, patience=60) as pool:
        with pytest.raises(RuntimeError, match="nobody asks"):
            await pool.choose(nobody, Level.REGULAR, 5)
        assert await pool.choose(known, Level.REGULAR, 5) == choose(known, Level.REGULAR, 5)
        assert pool.replaced == 0


def test_memory_is_not_cleaned_within_an_answer_bug() -> None:
    # With full caches that took up to 200 ms, four times what a decision may cost.
    ours, theirs = Pipe()
    worker = Thread(target=serve, args=(theirs,))
    worker.start()
    try:
        assert ours.recv() == "ready"
        assert not gc.isenabled()
    finally:
        ours.close()
        worker.join()
        gc.enable()
