"""What one click costs a bot: CPU per click one at a time, and latency with 16 in flight.

The stand-in and the people run in a second process, so that this one's CPU is the bot's alone.
Prints a table and, as its last line, one JSON object.
"""

import argparse
import asyncio
import contextlib
import json
import re
import sys
import time
from collections.abc import AsyncIterator, Callable
from dataclasses import asdict, dataclass
from typing import Any

import discord
import yarl
from discord.gateway import DiscordWebSocket

from bot.playground import Clock, Member, Standin
from bot.playground.screen import Seen

IN_FLIGHT = 16


@dataclass
class Figure:
    """A case's cost: milliseconds of bot CPU per click, and of waiting with 16 in flight."""

    cpu_ms: float
    p50_ms: float
    p99_ms: float
    clicks_per_second: float


class Peek(discord.ui.DynamicItem[discord.ui.Button[Any]], template=r"peek:(?P<seat>\d+)"):
    """A button that the library alone routes, answered with an ephemeral layout that holds a select."""

    def __init__(self, seat: int) -> None:
        super().__init__(discord.ui.Button(label="Peek", custom_id=f"peek:{seat}"))

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: discord.ui.Item[Any], match: re.Match[str]
    ) -> "Peek":
        return cls(int(match["seat"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        layout = discord.ui.LayoutView(timeout=None)
        layout.add_item(discord.ui.TextDisplay("Whose card?"))
        options = [discord.SelectOption(label=f"Player {n}", value=str(n)) for n in range(8)]
        select = discord.ui.Select[Any](placeholder="Target", custom_id="target:1", options=options)
        layout.add_item(discord.ui.ActionRow(select))
        layout.stop()
        await interaction.response.send_message(view=layout, ephemeral=True)


class BareBot(discord.AutoShardedClient):
    """The library with nothing of the game."""

    def __init__(self) -> None:
        intents = discord.Intents(guilds=True)
        super().__init__(intents=intents, guild_ready_timeout=0.1, max_messages=None)
        self.add_dynamic_items(Peek)

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return

    async def on_ready(self) -> None:
        """Post the table with its button."""
        view = discord.ui.View(timeout=None)
        view.add_item(Peek(1))
        view.stop()
        await self.guilds[0].text_channels[0].send("The table", view=view)


@dataclass(frozen=True)
class Case:
    """A bot, and the label of a button that it shows once it is ready."""

    bot: Callable[[], discord.Client]
    label: str


CASES = {"bare": Case(BareBot, "Peek")}


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

    async def click(self, label: str, clicks: int, at_once: int) -> Any:
        assert self._process.stdin is not None
        request = {"label": label, "clicks": clicks, "at_once": at_once}
        self._process.stdin.write(json.dumps(request).encode() + b"\n")
        return await self.read()


@contextlib.asynccontextmanager
async def far_standin() -> AsyncIterator[tuple[Far, dict[str, Any]]]:
    pipe = asyncio.subprocess.PIPE
    process = await asyncio.create_subprocess_exec(
        sys.executable, __file__, "--standin", stdin=pipe, stdout=pipe, limit=2**24
    )
    far = Far(process)
    try:
        yield far, await far.read()
    finally:
        assert process.stdin is not None
        process.stdin.close()
        await process.wait()


async def serve_standin() -> None:
    """The other process: let people click as told, and say how long each waited."""
    lines = asyncio.StreamReader()
    loop = asyncio.get_running_loop()
    await loop.connect_read_pipe(lambda: asyncio.StreamReaderProtocol(lines), sys.stdin)
    async with Standin(clock=Clock(scale=100), record_limit=10) as standin:
        guild = standin.guild()
        people = [guild.member(f"Player {number}") for number in range(IN_FLIGHT)]
        address = {"url": standin.api_url, "gateway": standin.gateway.url, "token": standin.token}
        print(json.dumps(address), flush=True)
        while line := await lines.readline():
            answer = await click_all(people, **json.loads(line))
            messages = guild.general.state.messages
            for old in [number for number, one in messages.items() if one.ephemeral_to]:
                del messages[old]
            print(json.dumps(answer), flush=True)


async def click_all(people: list[Member], label: str, clicks: int, at_once: int) -> dict[str, Any]:
    """Some people click the same button, each again as soon as they have their answer."""
    waits: list[float] = []
    table = await showing(people[0], label)

    async def click(person: Member) -> None:
        for _ in range(clicks // at_once):
            began = time.perf_counter()
            await person.click(label, on=table)
            waits.append((time.perf_counter() - began) * 1000)

    began = time.perf_counter()
    async with asyncio.TaskGroup() as group:
        for person in people[:at_once]:
            group.create_task(click(person))
    return {"waits": sorted(waits), "seconds": time.perf_counter() - began}


async def showing(person: Member, label: str) -> Seen:
    """The message with this button, once the bot has posted it."""
    while True:
        for seen in person.sees().messages:
            if any(button.get("label") == label for button in seen.buttons):
                return seen
        await asyncio.sleep(0.01)


@contextlib.asynccontextmanager
async def connected(bot: discord.Client, address: dict[str, Any]) -> AsyncIterator[None]:
    """The bot, connected to the stand-in in the other process."""
    discord.http.Route.BASE = address["url"]
    DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(address["gateway"])
    task = asyncio.create_task(bot.start(address["token"]))
    await asyncio.sleep(0)
    try:
        yield
    finally:
        await bot.close()
        with contextlib.suppress(asyncio.CancelledError):
            await task


async def measure(far: Far, label: str, clicks: int) -> Figure:
    """The cost of clicking a button of the bot that runs in this process."""
    await far.click(label, IN_FLIGHT * 8, IN_FLIGHT)
    before = time.process_time()
    alone = await far.click(label, clicks, 1)
    cpu = (time.process_time() - before) * 1000 / len(alone["waits"])
    crowd = await far.click(label, clicks, IN_FLIGHT)
    waits = crowd["waits"]
    return Figure(
        cpu_ms=round(cpu, 3),
        p50_ms=round(waits[len(waits) // 2], 2),
        p99_ms=round(waits[int(len(waits) * 0.99)], 2),
        clicks_per_second=round(len(waits) / crowd["seconds"], 1),
    )


async def run(clicks: int) -> dict[str, Figure]:
    figures: dict[str, Figure] = {}
    for name, case in CASES.items():
        async with far_standin() as (far, address), connected(case.bot(), address):
            figures[name] = await measure(far, case.label, clicks)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--clicks", type=int, default=1600)
    parser.add_argument("--standin", action="store_true", help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.standin:
        asyncio.run(serve_standin())
        return
    figures = asyncio.run(run(arguments.clicks))
    print(f"{'case':<8}{'CPU ms/click':>13}{'p50 ms':>9}{'p99 ms':>9}{'clicks/s':>10}")
    for name, one in figures.items():
        print(f"{name:<8}{one.cpu_ms:>13}{one.p50_ms:>9}{one.p99_ms:>9}{one.clicks_per_second:>10}")
    print(json.dumps({name: asdict(figure) for name, figure in figures.items()}))


if __name__ == "__main__":
    main()
