"""Games, people and clocks for tests of tables."""

import asyncio
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypedDict, Unpack

from bot.game import ContestMode, SeatAction, Table, View, legal_actions
from bot.game.sets import RECOMMENDED
from bot.store import Store
from bot.tables import OpenGame, Options, PostIntent, Seated, SeatHolder, Times
from bot.tables.tables import Tables

TIMES = Times(memorise=60, turn=120, contest=40, power=80)


def url_of(file: Path) -> str:
    return f"sqlite+aiosqlite:///{file}"


class HandClock:
    """A clock that moves only when it is told to, from sleeper to sleeper."""

    def __init__(self, now: float = 1_000_000.0) -> None:
        self.moment = now
        self.stepped = 0.0
        self.tables: Tables | None = None
        self.attend: Callable[[], Awaitable[None]] = self.settle
        """Waits for whatever comes of a deadline before the next one passes."""
        self.sleepers: list[tuple[float, asyncio.Future[None]]] = []

    def now(self) -> float:
        return self.moment

    def steady(self) -> float:
        return self.moment - self.stepped

    def step(self, seconds: float) -> None:
        """Let somebody set the clock; whoever sleeps sleeps as long as before."""
        self.moment += seconds
        self.stepped += seconds
        self.sleepers = [(moment + seconds, wake) for moment, wake in self.sleepers]

    async def sleep_until(self, moment: float) -> None:
        wake: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.sleepers.append((moment, wake))
        try:
            await wake
        finally:
            self.sleepers = [sleeper for sleeper in self.sleepers if sleeper[1] is not wake]

    async def advance(self, seconds: float) -> None:
        """Let the time pass, and everything that falls due in it happen."""
        end = self.moment + seconds
        await self.settle()
        while due := [sleeper for sleeper in self.sleepers if sleeper[0] <= end]:
            moment, wake = min(due, key=lambda sleeper: sleeper[0])
            self.moment = max(self.moment, moment)
            if not wake.done():
                wake.set_result(None)
            await self.attend()
        self.moment = end

    async def jump(self, seconds: float) -> None:
        """Let the machine be suspended: whoever sleeps wakes late."""
        self.moment += seconds
        for moment, wake in self.sleepers:
            if moment <= self.moment and not wake.done():
                wake.set_result(None)
        await self.settle()

    async def jump_to_next(self) -> None:
        """Let the next deadline fire, without waiting for what comes of it."""
        await asyncio.sleep(0.05)
        while not self.sleepers:  # noqa: ASYNC110
            await asyncio.sleep(0.001)
        moment, wake = min(self.sleepers, key=lambda sleeper: sleeper[0])
        self.moment = moment
        wake.set_result(None)
        await asyncio.sleep(0.05)

    async def settle(self) -> None:
        """Wait until the scheduler sleeps again and no automaton and no move is under way."""
        async with asyncio.timeout(20):
            while self.is_busy():  # noqa: ASYNC110
                await asyncio.sleep(0.001)

    def is_busy(self) -> bool:
        if self.tables is not None and (
            self.tables.lanes.under_way or self.tables.expiry.looking or is_thinking(self.tables)
        ):
            return True
        return not self.sleepers or any(wake.done() for _, wake in self.sleepers)


def is_thinking(tables: Tables) -> bool:
    """Whether an automaton thinks or answers."""
    thinking = tables.thinking
    thoughts = [thought for seats in thinking.thoughts.values() for thought in seats.values()]
    return bool(thinking.answers) or not all(thought.answer.done() for thought in thoughts)


class Wishes(TypedDict, total=False):
    """What a test may want otherwise about its tables."""

    think: Callable[[View, SeatHolder, float], Awaitable[SeatAction]]
    pause: Callable[[Table, int], float]
    hesitate: Callable[[float], float]
    suspense: Callable[[Options], float]
    nudge: Callable[[Seated], Sequence[PostIntent]]
    on_change: Callable[[str], None]
    heartbeat: float


@asynccontextmanager
async def running(store: Store, clock: HandClock, **wishes: Unpack[Wishes]) -> AsyncIterator[Tables]:
    """Tables whose deadlines pass as the clock is moved, without heartbeats unless they are asked for."""
    async with Tables(store, clock=clock, **(Wishes(heartbeat=1e9) | wishes)) as tables:
        clock.tables = tables
        yield tables
        clock.tables = None


def opening(
    players: int = 4,
    *,
    seed: int = 1,
    channel_id: int = 7,
    guild_id: int = 5,
    automata: int = 0,
    times: Times = TIMES,
    contest: ContestMode = ContestMode.TOGETHER,
) -> OpenGame:
    """A game of people 100, 101 … and, in the last seats, automata."""
    rng = random.Random(seed)
    people = [SeatHolder(user_id=100 + seat, name=f"Person {seat}") for seat in range(players - automata)]
    dolls = [SeatHolder(automaton="regular", name=f"Doll {seat}", seed=seat) for seat in range(automata)]
    return OpenGame(
        guild_id=guild_id,
        channel_id=channel_id,
        host_id=100,
        seats=(*people, *dolls),
        characters=RECOMMENDED[players],
        cards=tuple(rng.sample(RECOMMENDED[players], len(RECOMMENDED[players]))),
        options=Options(times=times),
        contest=contest,
    )


async def seated(tables: Tables, game_id: str) -> Seated:
    """The table as it stands."""
    table = await tables.look(game_id)
    assert isinstance(table, Seated)
    return table


async def play_randomly(tables: Tables, game_id: str, rng: random.Random, moves: int = 10_000) -> Seated:
    """Play so many moves, or until the game is over."""
    table = await seated(tables, game_id)
    for number in range(moves):
        if table.game.table.outcome is not None:
            break
        seat = rng.choice(table.game.table.awaited())
        action = rng.choice(legal_actions(table.game, seat))
        told = await tables.act(
            game_id, action, question=table.game.table.number, key=f"{table.version}-{number}"
        )
        table = told.table
    return table
