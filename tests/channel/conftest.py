"""A bot at work on the stand-in, and people who play through it."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from bot.automata import Level
from bot.automata.players.by_level import choose
from bot.discord_ui.client import Mascarade
from bot.game import SeatAction, Table, View
from bot.playground import Clock, Guild, Standin
from bot.store import random_nonce
from bot.tables import Clock as TableClock
from bot.tables import SeatHolder
from bot.tables.tables import Tables
from bot.wiring import assembled, connected
from tests.playground.fixtures import guild, standin
from tests.tables.helpers import HandClock

__all__ = ["bot", "clock", "database", "guild", "hand", "standin", "timed_bot"]


class FastClient(Mascarade):
    """The bot, without the library's five seconds between identifies."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return None


class Running:
    """A bot that is connected, with its tables at hand."""

    def __init__(self, client: Mascarade, tables: Tables) -> None:
        self.client = client
        self.tables = tables

    async def settled(self) -> None:
        """Wait until every message is drawn."""
        await asyncio.sleep(0)
        await self.client.reconciler.idle()


async def think(view: View, holder: SeatHolder, wait: float) -> SeatAction:
    """Automata think right here, in the tests' own process."""
    return choose(view, Level.NOVICE, holder.seed or 0)


def at_once(table: Table, seat: int) -> float:
    """Automata answer at once."""
    return 0.0


@asynccontextmanager
async def running_bot(
    standin: Standin,
    database: Path,
    clock: TableClock | None = None,
    new_nonce: Callable[[], str] = random_nonce,
) -> AsyncIterator[Running]:
    """Start the bot on a database file, and stop it cleanly."""
    url = f"sqlite+aiosqlite:///{database}"
    bot = assembled(
        url,
        clock=clock,
        think=think,
        pause=at_once,
        new_nonce=new_nonce,
        client_class=FastClient,
        guild_ready_timeout=0.05,
    )
    async with bot as client:
        client.limit.most = 1_000_000
        async with connected(client, standin.token):
            yield Running(client, client.tables)


@pytest.fixture
def clock() -> Clock:
    """Real time, with rate-limit waits a thousand times shorter."""
    return Clock(scale=1000)


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "mascarade.db"


@pytest.fixture
async def bot(standin: Standin, guild: Guild, database: Path) -> AsyncIterator[Running]:
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
    async with running_bot(standin, database, hand) as running:
        hand.tables = running.tables
        yield running
