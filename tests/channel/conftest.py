"""A bot at work on the stand-in, and people who play through it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bot.automata import Level
from bot.automata.players.by_level import choose
from bot.discord_ui.client import Mascarade
from bot.discord_ui.lifecycle.icons import DrawIcons
from bot.discord_ui.painting.artist import Draw
from bot.game import SeatAction, Table, View
from bot.lobby import suspense
from bot.playground import Clock, Guild, Standin
from bot.playground.standin import interactions
from bot.store import random_nonce
from bot.tables import Clock as TableClock
from bot.tables import Options, SeatHolder
from bot.tables.curtain import Suspense
from bot.tables.tables import Tables, no_suspense
from bot.tables.waits import Hesitate
from bot.watch import Watch
from bot.wiring import assembled, connected
from tests.databases import postgres, postgres_url
from tests.pixels import patch_of
from tests.playground.fixtures import guild, standin
from tests.slowness import slowness
from tests.tables.helpers import HandClock, url_of

PAUSE = 5.0
"""Seconds before what was said ahead is said, where time passes by hand."""
ANSWERING = {"discord.py: on_interaction", "CommandTree-invoker"}
"""The tasks in which the client library has the bot answer clicks and commands."""
__all__ = [
    "bot",
    "clock",
    "database",
    "guild",
    "hand",
    "postgres",
    "postgres_url",
    "staged_bot",
    "standin",
    "timed_bot",
]


class FastClient(Mascarade):
    """The bot, without the library's five seconds between identifies."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return None


class Running:
    """A bot that is connected, with its tables at hand."""

    def __init__(self, client: Mascarade, tables: Tables, watch: Watch | None = None) -> None:
        self.client = client
        self.tables = tables
        self.watch = watch or Watch()

    async def answered(self) -> None:
        """Wait until the bot has done all that clicks and commands asked of it, but for drawing."""
        while asked := answering():
            await asyncio.wait(asked)

    async def settled(self) -> None:
        """Wait until every message is drawn."""
        await asyncio.sleep(0)
        await self.client.reconciler.idle()


def answering() -> set[asyncio.Task[object]]:
    """The clicks and commands that the bot is at work on."""
    return {task for task in asyncio.all_tasks() if task.get_name() in ANSWERING}


async def think(view: View, holder: SeatHolder, wait: float) -> SeatAction:
    """Automata think right here, in the tests' own process."""
    return choose(view, Level.NOVICE, holder.seed or 0)


def at_once(table: Table, seat: int) -> float:
    """Automata answer at once."""
    return 0.0


def no_pause(window: float) -> float:
    """What was said ahead is said at once."""
    return 0.0


def some_pause(window: float) -> float:
    """What was said ahead is said after five seconds, or a quarter of a shorter time."""
    return min(PAUSE, window / 4)


def brief(options: Options) -> float:
    """Masks take just so long to come off that people notice."""
    return 0.02


@asynccontextmanager
async def running_bot(
    standin: Standin,
    database: Path | str,
    clock: TableClock | None = None,
    new_nonce: Callable[[], str] = random_nonce,
    hesitate: Hesitate = no_pause,
    suspense: Suspense = no_suspense,
    artist: Draw = patch_of,
    icons: DrawIcons = dict,
    **options: Any,
) -> AsyncIterator[Running]:
    """Start the bot on a database, and stop it cleanly; cards turn over at once unless staged.

    It draws patches for pictures, and has no icons unless they are given.
    """
    watch = Watch()
    bot = assembled(
        url_of(database) if isinstance(database, Path) else database,
        clock=clock,
        think=think,
        pause=at_once,
        hesitate=hesitate,
        suspense=suspense,
        new_nonce=new_nonce,
        client_class=FastClient,
        artist=artist,
        icons=icons,
        guild_ready_timeout=0.05,
        observe=watch.follow,
        **options,
    )
    async with bot as client:
        client.limit.most = 1_000_000
        async with connected(client, standin.token):
            yield Running(client, client.tables, watch)


@pytest.fixture
def clock() -> Clock:
    """Real time, with rate-limit waits a thousand times shorter."""
    return Clock(scale=1000)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "mascarade.db"


@cache
def patience() -> float:
    """Seconds for which Discord waits for an answer, as much longer as this machine is slower than others."""
    return interactions.ACKNOWLEDGE_SECONDS * slowness()


@pytest.fixture
async def bot(
    standin: Standin, guild: Guild, database: Path, monkeypatch: pytest.MonkeyPatch
) -> AsyncIterator[Running]:
    monkeypatch.setattr(interactions, "ACKNOWLEDGE_SECONDS", patience())
    async with running_bot(standin, database) as running:
        yield running


@pytest.fixture
def hand(standin: Standin) -> HandClock:
    """The tables' time, moved by hand; the stand-in's goes on."""
    return HandClock(standin.clock.seconds())


@pytest.fixture
async def timed_bot(
    standin: Standin, guild: Guild, database: Path, hand: HandClock
) -> AsyncIterator[Running]:
    """A bot at whose tables time passes only by hand."""
    async with running_bot(standin, database, hand, hesitate=some_pause) as running:
        hand.tables = running.tables
        yield running


@pytest.fixture
async def staged_bot(
    standin: Standin, guild: Guild, database: Path, hand: HandClock
) -> AsyncIterator[Running]:
    """The same with masks that take their time to come off."""
    async with running_bot(standin, database, hand, hesitate=some_pause, suspense=suspense) as running:
        hand.tables = running.tables
        yield running
