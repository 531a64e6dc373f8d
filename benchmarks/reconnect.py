"""What a lost connection costs many tables: `python -m benchmarks.reconnect`.

600 tables wait for answers. First Discord asks to reconnect and the session is resumed; then the gateway is
silent for a while. After each: by how much deadlines moved at most (after a silence everybody has at least
ten minutes again), how many messages were edited, and how long a new turn took to stand in its channel while
that went on. Prints a table and, as its last line, one JSON object.
"""

import argparse
import asyncio
import json
import logging
import tempfile
import time
from collections.abc import Awaitable, Callable
from dataclasses import asdict, dataclass
from typing import Any

from benchmarks.clicks import GameBot
from bot.discord_ui.client import Mascarade
from bot.game.actions import Announce, GetReady, Pass, Swap
from bot.game.sets import RECOMMENDED
from bot.playground import Clock, Standin
from bot.tables import OpenGame, Options, SeatHolder, Times
from bot.wiring import assembled, connected

LONG = Times(memorise=600.0, turn=600.0, contest=600.0, power=600.0)
PLAYERS = 4
QUIET = 8.0
"""Seconds without a request after which everything is taken to be shown."""


@dataclass
class Figure:
    """What one loss of the connection cost."""

    lost_s: float
    deadlines_moved_s: float
    edits: int
    new_turn_ms: float


async def open_contest(client: Mascarade, guild_id: int, channel_id: int, user_id: int) -> str:
    """A table of people at which somebody has just announced something."""
    characters = RECOMMENDED[PLAYERS]
    seats = tuple(SeatHolder(user_id=user_id + seat, name=f"Player {seat}") for seat in range(PLAYERS))
    opening = OpenGame(guild_id, channel_id, user_id, seats, characters, characters, Options(times=LONG))
    game_id = await client.tables.open(opening)
    for seat in range(PLAYERS):
        await client.tables.act(game_id, GetReady(seat))
    for seat in range(PLAYERS):
        await client.tables.act(game_id, Swap(seat, (seat, (seat + 1) % PLAYERS), False))
    await client.tables.act(game_id, Announce(0, characters[0], 0))
    return game_id


async def deadlines(client: Mascarade, games: list[str]) -> list[float]:
    """When the tables' questions end."""
    found = [(await client.tables.look(game_id)).deadline for game_id in games]
    return [moment for moment in found if moment is not None]


def writes(standin: Standin, since: int) -> list[str]:
    """The channels in which something was posted or edited."""
    requests = standin.rest.requests[since:]
    return [
        path.split("/")[2]
        for method, path, _ in requests
        if method in ("POST", "PATCH") and "/messages" in path
    ]


async def until(condition: Callable[[], bool]) -> None:
    """Wait for something that is about to happen."""
    async with asyncio.timeout(120):
        while not condition():  # noqa: ASYNC110
            await asyncio.sleep(0.005)


async def measure(
    client: Mascarade, standin: Standin, games: list[str], lose: Callable[[], Awaitable[None]], rest: float
) -> Figure:
    """Lose the connection, have a new turn as soon as it is back, and watch for a while."""
    moving, *others = games
    before, since, began = await deadlines(client, others), len(standin.rest.requests), time.perf_counter()
    await lose()
    lost = time.perf_counter() - began
    channel = str((await client.tables.look(moving)).channel_id)
    began, written = time.perf_counter(), len(standin.rest.requests)
    for seat in range(1, PLAYERS):
        await client.tables.act(moving, Pass(seat))
    await until(lambda: channel in writes(standin, written))
    new_turn = time.perf_counter() - began
    await asyncio.sleep(rest)
    moved = [after - was for was, after in zip(before, await deadlines(client, others), strict=True)]
    edits = len([written for written in writes(standin, since) if written != channel])
    return Figure(round(lost, 1), round(max(moved, key=abs), 1), edits, round(new_turn * 1000, 1))


async def run(tables: int, silence: float, rest: float) -> dict[str, Figure]:
    """Both losses, one after the other."""
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/mascarade.db"
        parts: dict[str, Any] = {"client_class": GameBot}
        async with Standin(clock=Clock(scale=1)) as standin:
            with standin.pointing_discord_here():
                guild = standin.guild()
                async with (
                    assembled(database, **parts, guild_ready_timeout=0.1) as client,
                    connected(client, standin.token),
                ):
                    games = [
                        await open_contest(client, guild.id, guild.channel(f"table-{n}").id, 10_000 + 10 * n)
                        for n in range(tables)
                    ]
                    await standin.quiet(QUIET)
                    gateway, outages = standin.gateway, client.tables.outages

                    async def resume() -> None:
                        resumed = gateway.resumes
                        gateway.ask_to_reconnect()
                        await until(lambda: gateway.resumes > resumed and not outages.lost)

                    async def silent() -> None:
                        gateway.goes_out()
                        await asyncio.sleep(silence)
                        gateway.comes_back()
                        await until(lambda: not outages.lost)

                    return {
                        "resume": await measure(client, standin, games, resume, rest),
                        "silence": await measure(client, standin, games[1:], silent, rest),
                    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=600)
    parser.add_argument("--silence", type=float, default=60.0, help="seconds")
    parser.add_argument("--rest", type=float, default=30.0, help="seconds for which edits are counted")
    arguments = parser.parse_args()
    logging.disable(logging.ERROR)
    figures = asyncio.run(run(arguments.tables, arguments.silence, arguments.rest))
    print(f"{'':10}{'lost s':>10}{'moved s':>10}{'edits':>10}{'new turn ms':>14}")
    for name, one in figures.items():
        print(f"{name:10}{one.lost_s:>10}{one.deadlines_moved_s:>10}{one.edits:>10}{one.new_turn_ms:>14}")
    print(json.dumps({name: asdict(one) for name, one in figures.items()}))


if __name__ == "__main__":
    main()
