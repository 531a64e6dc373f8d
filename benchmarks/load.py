"""Many tables at once: `python -m benchmarks.load`.

First 500 live games, each with a person who clicks every eight seconds: the rate held, how long answers take,
and the memory of a game. Then start-up and idle cost with 10,000 sleeping tables, against none. The stand-in
and the people run in a second process. Prints a table and, as its last line, one JSON object.
"""

import argparse
import asyncio
import contextlib
import json
import resource
import secrets
import tempfile
import time
from pathlib import Path
from typing import Any

from benchmarks.clicks import GameBot, connected, far_standin, open_contest
from bot.game.sets import RECOMMENDED
from bot.store import open_store
from bot.tables import OpenGame, Options, SeatHolder, Times
from bot.tables.tables import Tables
from bot.wiring import assembled

LABELS = ("Pass", "I am the Judge!")
PAUSE = 8.0
"""Seconds between an answer and the same person's next click."""


def memory() -> int:
    """Bytes of this process's memory now."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def bot_on(folder: str) -> contextlib.AbstractAsyncContextManager[Any]:
    """The game's bot on a database in a folder, with automata that never answer."""
    database = f"sqlite+aiosqlite:///{folder}/mascarade.db"
    parts: dict[str, Any] = {"pause": lambda table, seat: 9e6, "client_class": GameBot}
    return assembled(database, **parts, guild_ready_timeout=0.1)


async def live(games: int, clicks: int) -> dict[str, float]:
    """So many tables at once, all of them in use."""
    with tempfile.TemporaryDirectory() as folder:
        async with far_standin(games) as (far, address), bot_on(folder) as bot:
            people = address.pop("people")
            async with connected(bot, address | {"people": {}}):
                before = memory()
                for user_id, channel_id in people.items():
                    await open_contest(bot.tables, address["guild"], channel_id, int(user_id))
                await bot.reconciler.idle()
                per_game = (memory() - before) / games
                answer = await far.click(LABELS, clicks, games, PAUSE)
    waits = answer["waits"]
    return {
        "games": games,
        "clicks_per_second": round(len(waits) / answer["seconds"], 1),
        "p50_ms": round(waits[len(waits) // 2], 1),
        "p99_ms": round(waits[int(len(waits) * 0.99)], 1),
        "kib_per_game": round(per_game / 1024, 1),
    }


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


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=500)
    parser.add_argument("--clicks", type=int, default=3000)
    parser.add_argument("--tables", type=int, default=10_000)
    parser.add_argument("--idle", type=float, default=20.0)
    arguments = parser.parse_args()
    at_once = asyncio.run(live(arguments.games, arguments.clicks))
    none = asyncio.run(sleeping(0, arguments.idle))
    many = asyncio.run(sleeping(arguments.tables, arguments.idle))
    for figures in (at_once, none, many):
        print("  ".join(f"{name} {value:.6g}" for name, value in figures.items()))
    ratio = {
        "start_cpu": round(many["start_cpu_s"] / none["start_cpu_s"], 2),
        "idle_cpu": round(many["idle_cpu_s"] / none["idle_cpu_s"], 2),
    }
    print(json.dumps({"live": at_once, "ratio": ratio}))


if __name__ == "__main__":
    main()
