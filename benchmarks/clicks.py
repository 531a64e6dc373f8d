"""What one click costs a bot: CPU per click one at a time, and latency with 16 in flight.

The bare case is the library alone: a button answered with an ephemeral layout and a select. In the uploads'
it is the library alone, too, with the requests that the scene's case needs: what of that case no bot saves.
The game's case is a full click at a table: load, decide, commit, render, answer. The stand-in and the people
run in a second process, so that this one's CPU is the bot's alone; everybody has a channel and a table of
their own. Two more cases are of four people at one table. In the scene's every click ends a turn with a look
at a card: one picture is uploaded for that person, and another, of a table that nobody has seen yet, is drawn
and uploaded for all. In the games' they play whole games by chance, everything included from deal to end.
Who plays looks before clicking, so that these two cases rest between clicks, and whatever is computed after a
rest costs more; the bare case and the uploads' are therefore measured at that pace, too.
Prints a table, how late the bot's event loop ever was, and as its last line one JSON object with the ratios
to the bare case: of the game's, and of the CPU of the uploads', the scene's and the games', these three also
at one pace.
"""

import argparse
import asyncio
import contextlib
import json
import random
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Callable, Iterator
from dataclasses import asdict, dataclass
from functools import partial
from itertools import cycle
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket

from benchmarks.bare import BareBot, UploadingBot, library_bot
from benchmarks.company import LONG, SEATS, BusyTables, Company, TableBot, table_bot
from bot.discord_ui.client import Mascarade
from bot.game.actions import Announce, GetReady, Swap
from bot.game.sets import RECOMMENDED
from bot.loop_monitor import LoopMonitor
from bot.playground import Clock, Member, Standin
from bot.playground.people.member import InteractionFailed
from bot.playground.people.screen import Seen
from bot.store.leases import Leases
from bot.store.planning import agreed_shards
from bot.tables import OpenGame, Options, SeatHolder
from bot.tables.tables import Tables
from bot.wiring import assembled, loop_monitor_of

IN_FLIGHT = 16
UNANSWERED = 3.1
"""Seconds that somebody counts as having waited at least who was not answered in time."""
BEAT = 0.02
"""Seconds between two looks at how late the event loop is."""
PACE = 0.005
"""Seconds from one click to the next, about as at a table where people look before they click."""
GAMES = 6
"""So many whole games are played, after two that do not count."""
WARM = 2


@dataclass
class Figure:
    """A case's cost: milliseconds of bot CPU per click, and of waiting with 16 in flight."""

    cpu_ms: float
    p50_ms: float
    p99_ms: float
    clicks_per_second: float
    lag_ms: float | None = None
    """How late the bot's event loop ever was, where that is watched."""
    paced_ms: float | None = None
    """Milliseconds of bot CPU per click with a rest between clicks, where the case has none of itself."""


class GameBot(Mascarade):
    """The game's bot, without the library's five seconds between identifies."""

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return

    async def post(self, address: dict[str, Any]) -> None:
        """Every person is asked about an announcement, and may change the answer again and again."""
        self.limit.most = 1_000_000
        for user_id, channel_id in address["people"].items():
            await open_contest(self.tables, address["guild"], channel_id, int(user_id))
        await self.reconciler.idle()


async def open_contest(tables: Tables, guild_id: int, channel_id: int, user_id: int) -> None:
    """A table of a person and three silent automata, one of whom has announced something."""
    characters = RECOMMENDED[4]
    seats = (SeatHolder(automaton="novice", name="Announcer"), SeatHolder(user_id=user_id, name="Person"))
    silent = tuple(SeatHolder(automaton="novice", name=f"Silent {n}") for n in range(2))
    opening = OpenGame(
        guild_id=guild_id,
        channel_id=channel_id,
        host_id=user_id,
        seats=(*seats, *silent),
        characters=characters,
        cards=characters,
        options=Options(times=LONG),
    )
    game_id = await tables.open(opening)
    for seat in range(4):
        await tables.act(game_id, GetReady(seat))
    for seat in range(4):
        await tables.act(game_id, Swap(seat, (seat, (seat + 1) % 4), False))
    await tables.act(game_id, Announce(0, characters[0], 0))


@contextlib.asynccontextmanager
async def game_bot() -> AsyncIterator[Mascarade]:
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/mascarade.db"
        silent = {"pause": lambda table, seat: 9e6, "client_class": GameBot}
        async with assembled(database, **silent, guild_ready_timeout=0.1) as bot:
            yield bot


@contextlib.asynccontextmanager
async def postgres_bot() -> AsyncIterator[Mascarade]:
    """The same on a PostgreSQL server that writes to the disk, with the fence of several processes."""
    from tests.postgres import DURABLE, running_server

    with running_server(DURABLE) as server:
        silent = {"pause": lambda table, seat: 9e6, "client_class": GameBot}
        async with assembled(server.url(server.create()), **silent, guild_ready_timeout=0.1) as bot:
            store = bot.tables.store
            await agreed_shards(store.engine, 1, 1, 1)
            leases = Leases(store.engine, "benchmark")
            store.hold(await leases.take())
            await leases.disconnect()
            yield bot


@dataclass(frozen=True)
class Case:
    """A bot, and the labels of the buttons that people click in turn."""

    bot: Callable[[], contextlib.AbstractAsyncContextManager[Any]]
    labels: tuple[str, ...]
    monitor: Callable[[Any], contextlib.AbstractAsyncContextManager[LoopMonitor | None]]


CASES = {
    "bare": Case(partial(library_bot, BareBot), ("Peek",), lambda bot: contextlib.nullcontext()),
    "uploads": Case(partial(library_bot, UploadingBot), ("Peek",), lambda bot: contextlib.nullcontext()),
    "game": Case(game_bot, ("Pass", "I am the Judge!"), lambda bot: loop_monitor_of(bot, BEAT)),
}
POSTGRES = {"postgres": Case(postgres_bot, CASES["game"].labels, CASES["game"].monitor)}


class Far:
    """The process with the stand-in: one JSON line to it, one back."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    async def read(self) -> Any:
        assert self._process.stdout is not None
        line = await self._process.stdout.readline()
        if not line:
            raise RuntimeError("the stand-in's process has ended")
        return json.loads(line)

    async def play(self, what: str, number: int) -> Any:
        """Have four people play; how long each click waited."""
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps({"play": what, "number": number}).encode() + b"\n")
        return await self.read()

    async def click(self, labels: tuple[str, ...], clicks: int, at_once: int, pause: float = 0.0) -> Any:
        assert self._process.stdin is not None
        request = {"labels": labels, "clicks": clicks, "at_once": at_once, "pause": pause}
        self._process.stdin.write(json.dumps(request).encode() + b"\n")
        return await self.read()


@contextlib.asynccontextmanager
async def far_standin(people: int = IN_FLIGHT) -> AsyncIterator[tuple[Far, dict[str, Any]]]:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, __file__, "--standin", str(people), stdin=pipe, stdout=pipe, limit=2**24
    )
    far = Far(process)
    try:
        yield far, await far.read()
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


async def serve_standin(count: int) -> None:
    """The other process: let people click as told, and say how long each waited."""
    lines = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    async with Standin(clock=Clock(scale=100), inbox_limit=10) as standin:
        guild = standin.guild()
        people = [guild.member(f"Player {number}") for number in range(count)]
        for number, person in enumerate(people):
            person.goes_to(guild.channel(f"table-{number}"))
        address = {
            "url": standin.api_url,
            "gateway": standin.gateway.url,
            "token": standin.token,
            "guild": guild.state.id,
            "people": {str(person.id): person.channel.id for person in people},
        }
        print(json.dumps(address), flush=True)
        tables = [guild.channel(f"table-{number}") for number in range(count)]
        company = Company(people[:SEATS], iter(tables), random.Random(1))
        while line := await lines.readline():
            request = json.loads(line)
            if "play" in request:
                answer = await company.asked_to(request["play"], request["number"])
            else:
                answer = await click_all(people, **request)
            for person in people:
                messages = person.channel.state.messages
                for old in [number for number, one in messages.items() if one.ephemeral_to]:
                    del messages[old]
            print(json.dumps(answer), flush=True)


async def click_all(
    people: list[Member], labels: list[str], clicks: int, at_once: int, pause: float
) -> dict[str, Any]:
    """Some people click their own buttons in turn, each once in a pause, or after a later answer."""
    waits: list[float] = []
    turns = [cycle(labels) for _ in people]

    async def click(person: Member, turn: Iterator[str]) -> None:
        table = await showing(person, labels[0])
        await asyncio.sleep(random.uniform(0, pause))
        for _ in range(clicks // at_once // len(labels) * len(labels)):
            began = time.perf_counter()
            try:
                answer = await person.click(next(turn), on=table)
                assert answer.ephemeral, answer.text
            except InteractionFailed:
                await asyncio.sleep(max(0.0, began + UNANSWERED - time.perf_counter()))
            waited = time.perf_counter() - began
            waits.append(waited * 1000)
            await asyncio.sleep(max(0.0, pause - waited))

    began = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for person, turn in zip(people[:at_once], turns, strict=False):
            group.create_task(click(person, turn))
    return {"waits": sorted(waits), "seconds": time.perf_counter() - began}


async def showing(person: Member, label: str) -> Seen:
    """The message with this button, once the bot has posted it."""
    while True:
        for seen in person.sees().messages:
            if any(button.get("label") == label for button in seen.buttons):
                return seen
        await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def connected(bot: Any, address: dict[str, Any]) -> AsyncIterator[None]:
    """The bot, connected to the stand-in in the other process, with its tables posted."""
    discord.http.Route.BASE = address["url"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address["gateway"])
    task = asyncio.create_task(bot.start(address["token"]))
    await asyncio.sleep(0)
    try:
        await bot.wait_until_ready()
        await bot.post(address)
        yield
    finally:
        await bot.close()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def measure(far: Far, labels: tuple[str, ...], clicks: int) -> Figure:
    """The cost of clicking a button of the bot that runs in this process."""
    await far.click(labels, IN_FLIGHT * 8, IN_FLIGHT)
    cpu = await cpu_of(far, labels, clicks)
    paced = await cpu_of(far, labels, clicks // 4, PACE)
    crowd = await far.click(labels, clicks, IN_FLIGHT)
    waits = crowd["waits"]
    return Figure(
        cpu_ms=round(cpu, 3),
        p50_ms=round(waits[len(waits) // 2], 2),
        p99_ms=round(waits[int(len(waits) * 0.99)], 2),
        clicks_per_second=round(len(waits) / crowd["seconds"], 1),
        paced_ms=round(paced, 3),
    )


async def cpu_of(far: Far, labels: tuple[str, ...], clicks: int, pace: float = 0.0) -> float:
    """The bot's CPU for each of some clicks one at a time, in milliseconds."""
    before = time.process_time()
    alone = await far.click(labels, clicks, 1, pace)
    return (time.process_time() - before) * 1000 / len(alone["waits"])


async def measure_play(far: Far, what: str, number: int) -> Figure:
    """The CPU of a click of four people who play, and how long they wait, one at a time."""
    await far.play(what, WARM)
    before = time.process_time()
    played = await far.play(what, number)
    waits = played["waits"]
    return Figure(
        cpu_ms=round((time.process_time() - before) * 1000 / len(waits), 3),
        p50_ms=round(waits[len(waits) // 2], 2),
        p99_ms=round(waits[int(len(waits) * 0.99)], 2),
        clicks_per_second=round(len(waits) / played["seconds"], 1),
    )


async def run_tables(clicks: int) -> dict[str, Figure]:
    """The cases of four people at a table."""
    figures: dict[str, Figure] = {}
    cases = (("scene", "peek", BusyTables, clicks // 80), ("games", "play", TableBot, GAMES))
    for name, what, kind, number in cases:
        async with (
            far_standin(max(WARM + number + 1, SEATS)) as (far, address),
            table_bot(kind) as bot,
            connected(bot, address),
            loop_monitor_of(bot, BEAT) as monitor,
        ):
            await bot.icons.there.wait()
            figures[name] = await measure_play(far, what, number)
            figures[name].lag_ms = round(monitor.longest_lag * 1000, 1)
    return figures


async def run(clicks: int, cases: dict[str, Case]) -> dict[str, Figure]:
    figures: dict[str, Figure] = {}
    for name, case in cases.items():
        async with (
            far_standin() as (far, address),
            case.bot() as bot,
            connected(bot, address),
            case.monitor(bot) as monitor,
        ):
            figures[name] = await measure(far, case.labels, clicks)
            if monitor is not None:
                figures[name].lag_ms = round(monitor.longest_lag * 1000, 1)
    return figures | await run_tables(clicks)


def at_pace(figure: Figure) -> float:
    """The CPU of a click after a rest."""
    return figure.cpu_ms if figure.paced_ms is None else figure.paced_ms


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=1600)
    parser.add_argument("--postgres", action="store_true", help="the game on PostgreSQL, too")
    parser.add_argument("--standin", type=int, metavar="PEOPLE", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.standin:
        asyncio.run(serve_standin(arguments.standin))
        return
    figures = asyncio.run(run(arguments.clicks, CASES | (POSTGRES if arguments.postgres else {})))
    print(f"{'case':<8}{'CPU ms/click':>13}{'paced':>9}{'p50 ms':>9}{'p99 ms':>9}{'clicks/s':>10}")
    for name, one in figures.items():
        print(
            f"{name:<8}{one.cpu_ms:>13}{at_pace(one):>9}{one.p50_ms:>9}{one.p99_ms:>9}{one.clicks_per_second:>10}"
        )
    bare, game = figures["bare"], figures["game"]
    print(f"the game's event loop was at most {game.lag_ms} ms late")
    ratio = {"cpu": round(game.cpu_ms / bare.cpu_ms, 2), "p99": round(game.p99_ms / bare.p99_ms, 2)}
    if arguments.postgres:
        ratio["postgres_cpu"] = round(figures["postgres"].cpu_ms / game.cpu_ms, 2)
    ratio |= {name: round(figures[name].cpu_ms / bare.cpu_ms, 2) for name in ("uploads", "scene", "games")}
    for name in ("uploads", "scene", "games"):
        ratio[f"{name}_paced"] = round(at_pace(figures[name]) / at_pace(bare), 2)
    print(json.dumps({"ratio": ratio} | {name: asdict(figure) for name, figure in figures.items()}))


if __name__ == "__main__":
    main()
