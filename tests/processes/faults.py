"""Processes of the bot at work, people who click, and faults: nothing may be lost or doubled."""

import asyncio
import json
import os
import random
import signal
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Self

import psycopg

from bot.game import fold
from bot.game.codec import decode
from bot.playground import Answer, Clock, Guild, InteractionFailed, Member, Standin
from bot.playground.people.member import NotThere
from bot.playground.people.screen import Seen, label
from bot.playground.standin.interactions import Callback
from bot.store.leases import PACE
from bot.store.shares import share_of
from tests.channel.clicker import click_on, likely
from tests.postgres import Server

SLOTS, SHARDS = 3, 12
SCALE = 1000
PLAYERS = 3
MOST_PROMPTS = 6
ROOT = Path(__file__).parents[2]
AWAKE = 8.0
"""Seconds in which a process that slept has noticed it."""
PAUSE = (0.2, 1.5)
"""Seconds between a table that is right again and the next fault."""
LONGEST = 90.0
"""Seconds after which a table that is not right again counts as lost for good."""


class Processes:
    """The processes that were started, and which of them serves which slot."""

    def __init__(self, arguments: Sequence[object]) -> None:
        self.arguments = list(arguments)
        self.nursery: asyncio.subprocess.Process | None = None
        self.serving: dict[int, int] = {}
        """By slot: the process that said last that it serves it."""
        self.alive: set[int] = set()
        self.spares: set[int] = set()
        """Those that said last that they wait for a slot."""
        self.away: set[int] = set()
        """Those that are asleep, or were told to end."""
        self.reader: asyncio.Task[None] | None = None
        self.news = asyncio.Event()

    async def open(self) -> None:
        self.nursery = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.processes.nursery",
            cwd=ROOT,
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
        )
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        assert self.nursery is not None
        assert self.nursery.stdout is not None
        async for line in self.nursery.stdout:
            pid, what = line.decode().strip().split(" ", 1)
            if what == "began":
                self.alive.add(int(pid))
            elif what == "ended":
                self.alive.discard(int(pid))
                self.spares.discard(int(pid))
            elif " waits for one of " in what:
                self.spares.add(int(pid))
            elif " serves slot " in what:
                self.spares.discard(int(pid))
                self.serving[int(what.split(" serves slot ")[1].split(",")[0])] = int(pid)
            self.news.set()

    def start(self) -> None:
        """Start another process."""
        assert self.nursery is not None
        assert self.nursery.stdin is not None
        self.nursery.stdin.write(json.dumps(self.arguments).encode() + b"\n")

    def replace(self) -> None:
        """Start another process unless there are enough that are awake."""
        if len(self.alive - self.away) <= SLOTS:
            self.start()

    async def until(self, condition: Callable[[], bool], seconds: float = LONGEST) -> None:
        """Wait until the processes have said something."""
        async with asyncio.timeout(seconds):
            while not condition():
                self.news.clear()
                await self.news.wait()

    def signal(self, pid: int, number: signal.Signals) -> None:
        os.kill(pid, number)
        if number == signal.SIGKILL:
            self.alive.discard(pid)
        elif number == signal.SIGCONT:
            self.away.discard(pid)
        else:
            self.away.add(pid)

    async def close(self) -> None:
        for pid in list(self.alive):
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGKILL)
        if self.nursery is not None:
            self.nursery.kill()
            await self.nursery.wait()
        if self.reader is not None:
            self.reader.cancel()
            await asyncio.gather(self.reader, return_exceptions=True)


class Table:
    """People who play one game after the other in a server, and every answer that they got."""

    def __init__(self, guild: Guild, rng: random.Random, pace: float) -> None:
        self.guild = guild
        self.rng = rng
        self.pace = pace
        self.people = [guild.member(f"Player {number}") for number in range(1, PLAYERS + 1)]
        self.acknowledged: set[int] = set()
        """The ids of clicks that were taken without a word: moves."""
        self.failed = 0
        self.answered = 0

    async def play(self) -> None:
        """Play on, whatever happens."""
        while True:
            try:
                await self.step()
            except InteractionFailed:
                self.failed += 1
            except NotThere:
                pass
            await asyncio.sleep(self.pace * self.rng.uniform(0.5, 1.5))

    async def step(self) -> None:
        """Open a table, join, start, or click on what somebody sees."""
        host = self.people[0]
        asking = live(host)
        words = {label(button) for one in asking[:1] for button in one.buttons}
        if not asking:
            self.note(await host.slash("mascarade start", speed="relaxed"))
        elif "Join" in words:
            for person in self.people[1:]:
                self.note(await person.click("Join"))
            self.note(await host.click("Start"))
        else:
            person = likely(self.people, self.rng)
            await self.follow(person, await click_on(person, self.rng, live(person)[0]))
            person.reloads()

    async def follow(self, person: Member, answer: Answer | None) -> None:
        """Answer the private prompts that a click brings up, and turn pages only for a while."""
        for _ in range(MOST_PROMPTS):
            if answer is None:
                return
            self.note(answer)
            if answer.message is None or not answer.ephemeral:
                return
            answer = await click_on(person, self.rng, answer.message)

    def note(self, answer: Answer) -> None:
        """Remember an answer; a click taken without a word is a move."""
        self.answered += 1
        if answer.interaction.callback is Callback.DEFERRED_UPDATE:
            self.acknowledged.add(answer.interaction.id)

    async def probe(self) -> bool:
        """Whether somebody who asks for something is answered, and the table shows one question."""
        person = self.people[-1]
        with suppress(InteractionFailed, NotThere):
            await person.slash("mascarade games")
            person.reloads()
            return len(live(person)) <= 1
        return False


def live(person: Member) -> list[Seen]:
    """The public messages that have something to click, the newest first; the end of a game asks nothing."""
    shown = [one for one in person.sees().newest_first() if one.buttons and not one.ephemeral]
    return [one for one in shown if "Rematch" not in map(label, one.buttons)]


class Trial:
    """A stand-in with twelve shards, three processes and a spare, and games in servers of every slot."""

    kinds = ("kill", "sleep", "restart_database", "stop")

    def __init__(
        self,
        server: Server,
        log: Path,
        rng: random.Random,
        *,
        asleep: float = 60.0,
        pace: float = 0.15,
        servers: int = 1,
        max_concurrency: int = SHARDS,
    ) -> None:
        self.server = server
        self.rng = rng
        self.asleep = asleep
        self.database = server.create()
        self.standin = Standin(clock=Clock(scale=SCALE))
        self.standin.gateway.shards = SHARDS
        self.standin.gateway.max_concurrency = max_concurrency
        self.standin.gateway.identify_seconds = 5.0 * SCALE
        self.pace = pace
        self.servers = servers
        self.log = log
        self.tables: list[Table] = []
        self.playing: list[asyncio.Task[None]] = []
        self.sleepers: list[asyncio.Task[None]] = []
        self.times: dict[str, list[float]] = {kind: [] for kind in self.kinds}
        self.beyond: list[float] = []
        """How long planned stops took, without what Discord's limit of identifying made them wait."""

    @property
    def moves(self) -> int:
        return sum(len(table.acknowledged) for table in self.tables)

    async def __aenter__(self) -> Self:
        await self.standin.__aenter__()
        await self.make_servers()
        address = [self.standin.api_url, self.standin.gateway.url, self.standin.token]
        url = self.server.url(self.database)
        self.processes = Processes([*address, url, SLOTS, str(self.log)])
        await self.processes.open()
        for _ in range(SLOTS + 1):
            self.processes.start()
        await self.processes.until(lambda: len(self.processes.serving) == SLOTS)
        self.playing = [asyncio.create_task(table.play()) for table in self.tables]
        return self

    async def make_servers(self) -> None:
        """Servers for each slot; which shard one is on is decided by the millisecond in which it is made."""
        shares = [share_of(slot, SLOTS, SHARDS) for slot in range(SLOTS)] * self.servers
        while shares:
            guild = self.standin.guild(f"Court {len(self.standin.world.guilds)}")
            served = [share for share in shares if share.serves(guild.id)]
            if served:
                shares.remove(served[0])
                self.tables.append(Table(guild, random.Random(self.rng.random()), self.pace))
            await asyncio.sleep(0.0017)

    async def __aexit__(self, *error: object) -> None:
        for task in (*self.playing, *self.sleepers):
            task.cancel()
        await asyncio.gather(*self.playing, *self.sleepers, return_exceptions=True)
        await self.processes.close()
        await self.standin.__aexit__(None, None, None)
        self.server.drop(self.database)

    # Faults

    async def suffer(self, kind: str, slot: int | None = None) -> float:
        """Have something happen at a random moment; how long it takes until every table is right again."""
        await self.processes.until(lambda: bool(self.processes.spares))
        await asyncio.sleep(self.rng.uniform(*PAUSE))
        slot = self.rng.randrange(SLOTS) if slot is None else slot
        pid, turn = self.processes.serving[slot], self.until_identifying(slot)
        began = time.monotonic()
        await getattr(self, kind)(slot, pid)
        if kind != "restart_database":
            await self.processes.until(lambda: self.processes.serving[slot] != pid)
        await self.right_again()
        took = time.monotonic() - began
        self.times[kind].append(took)
        if kind == "stop":
            self.beyond.append(took - turn)
        for task in self.playing:
            if task.done():
                await task
        return took

    def until_identifying(self, slot: int) -> float:
        """Seconds until Discord lets the shards of a slot introduce themselves again."""
        gateway, now = self.standin.gateway, self.standin.clock.limit_seconds()
        groups = {shard % gateway.max_concurrency for shard in share_of(slot, SLOTS, SHARDS).ids}
        return max(0.0, PACE + max(gateway.last_identify[group] - now for group in groups) / SCALE)

    async def kill(self, slot: int, pid: int) -> None:
        """A process dies."""
        self.processes.signal(pid, signal.SIGKILL)
        self.processes.replace()

    async def sleep(self, slot: int, pid: int) -> None:
        """A process does nothing for a while, and then believes that no time has passed."""
        self.processes.signal(pid, signal.SIGSTOP)
        self.processes.replace()
        self.sleepers.append(asyncio.create_task(self.wake(pid)))

    async def wake(self, pid: int) -> None:
        """It goes on, finds that it has lost its slot, and is a spare from then on."""
        await asyncio.sleep(self.asleep)
        self.processes.signal(pid, signal.SIGCONT)
        await asyncio.sleep(AWAKE)

    async def restart_database(self, slot: int, pid: int) -> None:
        """The database is stopped and started again."""
        await asyncio.to_thread(self.server.stop, signal.SIGINT)
        await asyncio.sleep(self.rng.uniform(0.0, 2.0))
        await asyncio.to_thread(self.server.start)

    async def stop(self, slot: int, pid: int) -> None:
        """Somebody stops a process, and starts another."""
        self.processes.signal(pid, signal.SIGTERM)
        self.processes.replace()

    async def right_again(self) -> None:
        """Wait until every table answers and shows one question."""
        async with asyncio.timeout(LONGEST):
            for table in self.tables:
                while not await table.probe():  # noqa: ASYNC110
                    await asyncio.sleep(0.1)

    # What became of it

    async def verdict(self) -> dict[str, object]:
        """Stop playing, let everything settle, and compare what people were told with what is stored."""
        await asyncio.gather(*self.sleepers)
        for task in self.playing:
            task.cancel()
        await asyncio.gather(*self.playing, return_exceptions=True)
        await asyncio.sleep(3.0)
        await self.standin.quiet(1.0)
        lost, doubled, over = self.compare()
        slowest = {kind: round(max(times), 1) for kind, times in self.times.items() if times}
        return {
            "faults": sum(len(times) for times in self.times.values()),
            "lost": lost,
            "doubled": doubled,
            "slowest_takeover_s": max(slowest.values(), default=0.0),
            "slowest_by_kind_s": slowest,
            "slowest_stop_beyond_identifying_s": round(max(self.beyond, default=0.0), 1),
            "moves": self.moves,
            "games_over": over,
            "clicks_failed": sum(table.failed for table in self.tables),
            "fenced": self.log.read_text(encoding="utf-8").count("was taken by another process"),
            "hasty_identifies": self.standin.gateway.hasty,
        }

    def compare(self) -> tuple[int, int, int]:
        """How many moves and messages are lost, how many doubled, and how many games are over."""
        lost = doubled = 0
        with psycopg.connect(self.server.conninfo(self.database)) as connection:
            done = {
                int(key)
                for (key,) in connection.execute("SELECT key FROM idempotency_keys")
                if key.isdecimal()
            }
            for table in self.tables:
                lost += len(table.acknowledged - done)
            spans = connection.execute(
                "SELECT game_id, first, last FROM idempotency_keys ORDER BY game_id, first, last"
            )
            reached: dict[str, int] = {}
            for game_id, first, last in spans:
                doubled += last > first < reached.get(game_id, 0)
                reached[game_id] = max(reached.get(game_id, 0), last)
            games = [row[0] for row in connection.execute("SELECT id FROM games WHERE rules IS NOT NULL")]
            for game_id in games:
                log = connection.execute(
                    "SELECT name, body FROM events WHERE game_id = %s ORDER BY version", (game_id,)
                )
                fold(decode(name, body) for name, body in log)
            over = connection.execute("SELECT count(*) FROM games WHERE status = 'over'").fetchone()[0]  # type: ignore[index]
            query = "SELECT message_id FROM outbox WHERE state = 'posted'"
            known = {row[0] for row in connection.execute(query)}
        bot = self.standin.world.bot_id
        shown = {
            message.id
            for guild in self.standin.world.guilds.values()
            for channel in guild.channels.values()
            for message in channel.messages.values()
            if message.author_id == bot and message.ephemeral_to is None
        }
        return lost + len(known - shown), doubled + len(shown - known), over
