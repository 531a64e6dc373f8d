"""Putting the parts together: store, tables, automata and the bot on Discord."""

import asyncio
import random
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy.engine import URL

from bot.automata import Level, answer_delay
from bot.automata.names import temper_of
from bot.automata.workers.pool import Pool
from bot.discord_ui.client import Mascarade
from bot.discord_ui.lifecycle.icons import DrawIcons
from bot.discord_ui.painting.artist import Draw
from bot.discord_ui.painting.calls import plan_call, plan_nudge
from bot.game import SeatAction, Table, View
from bot.lobby import suspense as suspense_at
from bot.loop_monitor import BEAT, LoopMonitor
from bot.pictures import draw
from bot.pictures.icons import NAMES, emoji_png
from bot.records.ledger import count_at_end
from bot.render.chapters import messages_opened
from bot.store import Store, open_store, random_nonce
from bot.store.opening import BACKUPS
from bot.tables import Clock, SeatHolder
from bot.tables.curtain import Suspense
from bot.tables.hesitation import hesitation
from bot.tables.tables import MEMORY, Tables
from bot.tables.thinking import Think
from bot.tables.waits import Hesitate, Pause

ClientT = TypeVar("ClientT", bound=Mascarade)

KEEPER = Level.REGULAR
"""How well an automaton plays that keeps an absent person's seat."""


def thinking_in(pool: Pool) -> Think:
    """Automata think in the pool's processes, from their own view alone."""

    async def think(view: View, holder: SeatHolder, wait: float) -> SeatAction:
        level = Level(holder.automaton or KEEPER)
        temper = temper_of(holder.name) if holder.automaton else None
        return await pool.choose(view, level, holder.seed or 0, wait, temper)

    return think


def unhurried(table: Table, seat: int) -> float:
    """An automaton's pause, drawn from what everyone sees."""
    assert table.question is not None
    return answer_delay(random.SystemRandom(), type(table.question))


def like_anybody(window: float) -> float:
    """A person's pause before a pass, drawn from the time for it."""
    return hesitation(random.SystemRandom(), window)


def draw_scene(scene: Any) -> bytes:
    """A scene as a picture."""
    return draw(scene).png


def draw_icons() -> dict[str, bytes]:
    """All icons, as emojis."""
    return {name: emoji_png(name) for name in NAMES}


@asynccontextmanager
async def assembled(
    database: URL | str,
    *,
    new_nonce: Callable[[], str] = random_nonce,
    backups: Path | None = BACKUPS,
    **options: Any,
) -> AsyncIterator[Mascarade]:
    """The bot with its tables on a database, not yet connected; the options are those of `staffed`."""
    async with open_store(database, new_nonce, backups=backups) as store:
        tables, client = staffed(store, **options)
        async with tables, client:
            yield client


def staffed(
    store: Store,
    *,
    clock: Clock | None = None,
    think: Think | None = None,
    pause: Pause = unhurried,
    hesitate: Hesitate = like_anybody,
    suspense: Suspense = suspense_at,
    memory: int = MEMORY,
    client_class: type[ClientT] = Mascarade,  # type: ignore[assignment]
    artist: Draw = draw_scene,
    icons: DrawIcons = draw_icons,
    observe: Callable[[ClientT], None] | None = None,
    **options: Any,
) -> tuple[Tables, ClientT]:
    """Tables on a store, whose deadlines do not pass yet, and the bot that serves them."""
    tables = Tables(
        store,
        plan=messages_opened,
        call=plan_call,
        nudge=plan_nudge,
        clock=clock,
        think=think,
        pause=pause,
        hesitate=hesitate,
        suspense=suspense,
        finish=count_at_end,
        memory=memory,
    )
    client = client_class(tables, artist, icons, **options)
    if observe is not None:
        observe(client)
    return tables, client


@asynccontextmanager
async def connected(client: Mascarade, token: str) -> AsyncIterator[asyncio.Task[None]]:
    """The bot connected and ready; the task ends when it disconnects for good."""
    task = asyncio.create_task(client.start(token), name="discord client")
    ready = asyncio.create_task(client.wait_until_ready())
    try:
        await asyncio.wait({task, ready}, return_when=asyncio.FIRST_COMPLETED)
        if task.done():
            await task
        yield task
    finally:
        ready.cancel()
        await client.close()
        await asyncio.gather(task, ready, return_exceptions=True)


def loop_monitor_of(
    client: Mascarade, beat: float = BEAT, lagged: Callable[[float], None] | None = None
) -> LoopMonitor:
    """Memory is cleaned while nothing happens at any table; entered once everything is loaded."""
    return LoopMonitor(lambda: not client.tables.lanes.under_way, beat, lagged)
