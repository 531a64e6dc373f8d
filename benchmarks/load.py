"""Many tables at once: `python -m benchmarks.load`.

Start-up and idle cost with 10,000 sleeping tables, against none. Then 500 live games, each with a person who
clicks every 4 seconds, and again every 2.5: the rate held, how long people wait, how often for more than
3 seconds, and the part of a core that the bot uses; and what a live game holds of memory. The stand-in and
the people run in a second process.
Prints tables and, as its last lines, one JSON object for each pace.
"""

import argparse
import asyncio
import contextlib
import gc
import json
import secrets
import tempfile
import time
import tracemalloc
from typing import Any

from benchmarks.clicks import GameBot, connected, far_standin, open_contest
from bot.game.sets import RECOMMENDED
from bot.store import open_store
from bot.tables import OpenGame, Options, SeatHolder, Times
from bot.tables.tables import Tables
from bot.wiring import assembled, loop_monitor_of

LABELS = ("Pass", "I am the Judge!")
PACES = (4.0, 2.5)
"""Seconds between two clicks of the same person."""
TOO_LONG = 3000.0
FIRST, MORE = 20, 200
"""What the first tables bring is there once for all (icons, fonts, texts); what more of them hold counts."""
BEAT = 0.02
"""Seconds between two looks at how late the event loop is."""


def bot_on(folder: str) -> contextlib.AbstractAsyncContextManager[Any]:
    """The game's bot on a database in a folder, with automata that never answer."""
    database = f"sqlite+aiosqlite:///{folder}/mascarade.db"
    parts: dict[str, Any] = {"pause": lambda table, seat: 9e6, "client_class": GameBot}
    return assembled(database, **parts, guild_ready_timeout=0.1)


async def open_tables(bot: GameBot, guild_id: int, seats: list[tuple[str, int]]) -> None:
    """A table for each of these people, shown in their channels."""
    for user_id, channel_id in seats:
        await open_contest(bot.tables, guild_id, channel_id, int(user_id))
    await bot.reconciler.idle()


async def live(games: int, clicks: int, pace: float) -> tuple[dict[str, float], dict[str, float]]:
    """So many tables at once, all of them in use: what people wait, and what else the bot costs."""
    with tempfile.TemporaryDirectory() as folder:
        async with far_standin(games) as (far, address), bot_on(folder) as bot:
            people = address.pop("people")
            async with connected(bot, address | {"people": {}}):
                await open_tables(bot, address["guild"], list(people.items()))
                async with loop_monitor_of(bot, BEAT) as monitor:
                    cpu = time.process_time()
                    answer = await far.click(LABELS, clicks, games, pace)
                    cpu = time.process_time() - cpu
    waits = answer["waits"]
    figures = {
        "games": games,
        "clicks_per_second": round(len(waits) / answer["seconds"], 1),
        "p50_ms": round(waits[len(waits) // 2], 1),
        "p99_ms": round(waits[int(len(waits) * 0.99)], 1),
        "over_3_s": sum(wait > TOO_LONG for wait in waits),
        "bot_cpu": round(cpu / answer["seconds"], 2),
    }
    others = {
        "pace_s": pace,
        "longest_wait_ms": round(waits[-1], 1),
        "cpu_ms_per_click": round(cpu / len(waits) * 1000, 2),
        "loop_lag_ms": round(monitor.longest_lag * 1000, 1),
    }
    return figures, others


async def held() -> float:
    """KiB that each live game holds, apart from what was only needed to open and show it."""
    with tempfile.TemporaryDirectory() as folder:
        async with far_standin(FIRST + MORE) as (_, address), bot_on(folder) as bot:
            people = list(address.pop("people").items())
            async with connected(bot, address | {"people": {}}):
                await open_tables(bot, address["guild"], people[:FIRST])
                gc.collect()
                tracemalloc.start()
                await open_tables(bot, address["guild"], people[FIRST:])
                gc.collect()
                kept, _ = tracemalloc.get_traced_memory()
                tracemalloc.stop()
    return kept / MORE / 1024


async def fill(folder: str, count: int) -> None:
    """Tables that wait for days."""
    times = Times(memorise=9e6, turn=9e6, contest=9e6, power=9e6)
    async with open_store(f"sqlite+aiosqlite:///{folder}/mascarade.db") as store:
        tables = Tables(store)
        for start in range(0, count, 500):
            await asyncio.gather(
                *(
                    tables.open(
                        OpenGame(
                            guild_id=1,
                            channel_id=number + 1,
                            host_id=1,
                            seats=tuple(SeatHolder(user_id=seat + 1, name="Someone") for seat in range(4)),
                            characters=RECOMMENDED[4],
                            cards=RECOMMENDED[4],
                            options=Options(times=times),
                        ),
                        key=secrets.token_hex(8),
                    )
                    for number in range(start, min(start + 500, count))
                )
            )


async def sleeping(count: int, idle: float) -> dict[str, float]:
    """Start-up in seconds, and idle CPU seconds, with so many sleeping tables."""
    with tempfile.TemporaryDirectory() as folder:
        await fill(folder, count)
        async with far_standin() as (_, address):
            began, cpu = time.perf_counter(), time.process_time()
            async with bot_on(folder) as bot, connected(bot, address | {"people": {}}):
                started, used = time.perf_counter() - began, time.process_time() - cpu
                await asyncio.sleep(2.0)
                cpu = time.process_time()
                await asyncio.sleep(idle)
                resting = time.process_time() - cpu
    return {"tables": count, "start_s": started, "start_cpu_s": used, "idle_cpu_s": resting}


def table_of(figures: dict[str, float]) -> str:
    """Figures in a line for people."""
    return "  ".join(f"{name} {value:.6g}" for name, value in figures.items())


def compare_sleeping(tables: int, idle: float) -> None:
    """Print what so many sleeping tables cost, against none."""
    none = asyncio.run(sleeping(0, idle))
    many = asyncio.run(sleeping(tables, idle))
    ratio = {name: round(many[f"{name}_s"] / none[f"{name}_s"], 2) for name in ("start_cpu", "idle_cpu")}
    for figures in (none, many, ratio):
        print(table_of(figures))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--clicks", type=int, default=8, help="of each person")
    parser.add_argument("--pace", type=float, nargs="*", default=PACES, help="seconds between two of them")
    parser.add_argument("--tables", type=int, default=10_000, help="that sleep; 0 for no such comparison")
    parser.add_argument("--idle", type=float, default=20.0, help="seconds for which they are watched")
    arguments = parser.parse_args()
    if arguments.tables:
        compare_sleeping(arguments.tables, arguments.idle)
    print(table_of({"kib_per_game": asyncio.run(held())}))
    lines = []
    for pace in arguments.pace:
        figures, others = asyncio.run(live(arguments.games, arguments.clicks * arguments.games, pace))
        print(table_of(others))
        lines.append(json.dumps(figures))
    print(*lines, sep="\n")


if __name__ == "__main__":
    main()
