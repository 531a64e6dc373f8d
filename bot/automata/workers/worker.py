"""One process that thinks for automata, and works for whoever looks back at a game."""

from collections.abc import Callable
from functools import partial
from itertools import count
from multiprocessing import get_context
from multiprocessing.connection import Connection
from random import Random
from traceback import format_exc
from typing import Any

import msgspec

from ... import garbage
from ...game.sets import MAX_PLAYERS, RECOMMENDED
from ..beliefs.cards import prepare
from ..levels import Level
from ..players.by_level import choose
from ..self_play import deal, play_game
from .interrupts import interrupts_held

REHEARSED = 32
"""Actions: everybody is ready, the first four turns, a full turn and the answers to it."""

ANSWERS_BETWEEN_CLEANINGS = 100

Job = Callable[[], Any]
"""Something to be worked out, of this program's own functions and with all that it needs."""


class Failed(msgspec.Struct, frozen=True):
    """What went wrong with a job."""

    trace: str


class WorkerLost(Exception):
    """The process is dead or hangs."""


class Worker:
    """A spawned process that does one job at a time."""

    def __init__(self) -> None:
        context = get_context("spawn")
        self.pipe, self.far_end = context.Pipe()
        self.process = context.Process(target=serve, args=(self.far_end,), daemon=True, name="automaton")

    def start(self) -> None:
        """Start the process and wait until it is ready."""
        with interrupts_held():
            self.process.start()
        self.far_end.close()
        self.listen()

    def ask(self, job: Job) -> Any:
        """Wait for what comes of a job; WorkerLost if the process ends instead, by itself or killed."""
        try:
            self.pipe.send(job)
        except OSError as error:
            raise WorkerLost from error
        answer = self.listen()
        if isinstance(answer, Failed):
            raise RuntimeError(f"an automaton failed:\n{answer.trace}")
        return answer

    def listen(self) -> Any:
        """What the process says next."""
        try:
            return self.pipe.recv()
        except (EOFError, OSError) as error:
            raise WorkerLost from error

    def kill(self) -> None:
        """End the process, whatever it does; whoever waits for it stops waiting."""
        if self.process.pid is not None:
            self.process.kill()


def serve(pipe: Connection) -> None:
    """Do jobs until the program that asks is gone, however it ended.

    Memory is cleaned between answers: within one that could take longer than the thought.
    """
    rehearse()
    garbage.clean_when_told()
    try:
        pipe.send("ready")
        for given in count(1):
            pipe.send(answer(pipe.recv()))
            if given % ANSWERS_BETWEEN_CLEANINGS == 0:
                garbage.clean()
    except (EOFError, OSError):
        return


def rehearse() -> None:
    """Play a little at the largest table, so that the first question finds everything loaded and made."""
    prepare()
    game = deal(Random(0), MAX_PLAYERS, RECOMMENDED[MAX_PLAYERS])
    play_game(game, [partial(choose, level=Level.MASTER, seed=0)] * MAX_PLAYERS, REHEARSED)


def answer(job: Job) -> object:
    """What comes of a job, or what went wrong."""
    try:
        return job()
    except Exception:
        return Failed(format_exc())
