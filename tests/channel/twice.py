"""The same scene played twice, one secret apart, with ids, clock, chance and scheduling the same."""

import asyncio
import itertools
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path
from unittest.mock import patch

import msgspec

from bot.discord_ui.interactions import replies
from bot.discord_ui.painting.outbox import Posts
from bot.playground import Clock, Guild, Member, Standin
from bot.render.screen import Picture
from bot.tables.curtain import Suspense
from bot.tables.tables import no_suspense
from tests.operations.asking import Samples, samples_of
from tests.tables.helpers import HandClock

from .conftest import Running, answering, running_bot, some_pause

TIMED = ("_seconds", "_seconds_sum", "_seconds_bucket", "_queue", "commit_seconds_count")
"""How names of metrics end that depend on how fast the machine is at the moment; so does whether what was
posted and what was edited is noted in one transaction or in two."""
UNHURRIED = 60.0
"""Seconds until the bot asks for more time; sooner it would on a slow machine, by chance."""
START = datetime(2026, 1, 1, tzinfo=UTC)
Bytes = list[tuple[str, bytes, tuple[bytes, ...]]]
"""Events, what they say, and the pictures that came along."""


@asynccontextmanager
async def same_room(
    database: Path | str, seed: int, suspense: Suspense = no_suspense
) -> AsyncIterator[tuple[Running, Guild, HandClock]]:
    """A server and a bot in which everything but people's choices is the same each time."""
    nonces, ids = itertools.count(), itertools.count()
    async with Standin(clock=Clock(start=START, stopped=True, scale=1000)) as standin:
        standin.world.file_key = "the same"
        standin.messages.attachments.url = "https://files.example"
        with standin.pointing_discord_here(), patch.object(replies, "DEFER_AFTER", UNHURRIED):
            guild, clock = standin.guild("Court"), HandClock(START.timestamp())
            new_nonce = lambda: f"nonce{next(nonces)}"  # noqa: E731
            async with running_bot(
                standin, database, clock, new_nonce, hesitate=some_pause, suspense=suspense
            ) as bot:
                clock.tables = bot.tables
                answer_before_drawing(bot, clock)
                draw_at_once(bot)
                bot.client.router.private.readable_for = LONG
                bot.tables.new_id = lambda: f"game{next(ids):04d}"
                bot.client.services.lobbies.chance = random.Random(seed)
                yield bot, guild, clock


def answer_before_drawing(bot: Running, clock: HandClock) -> None:
    """Have whoever acts answered before the channel is drawn; else either may be first, as it happens.

    Only who asked to see the table again is answered when it has been drawn. What several deadlines of one
    moment bring about is drawn together, and what comes of one before the next of a later moment passes.
    """
    reconciler = bot.client.reconciler
    posts, idle_for = reconciler.posts, reconciler.idle_for
    watching: list[str] = []

    async def posts_later(game_id: str) -> Posts:
        drawing = asyncio.current_task() in reconciler.painters.values()
        while drawing and len(asked := answering()) > len(watching):
            await asyncio.wait(asked, timeout=0.001)
        if drawing:
            await clock.settle()
        return await posts(game_id)

    async def watched(game_id: str) -> None:
        watching.append(game_id)
        await idle_for(game_id)
        watching.remove(game_id)

    async def drawn() -> None:
        await clock.settle()
        await bot.settled()

    clock.attend = drawn
    reconciler.posts = posts_later  # type: ignore[method-assign]
    reconciler.idle_for = watched  # type: ignore[method-assign]


def draw_at_once(bot: Running) -> None:
    """Have pictures drawn while everything else waits; else what happens meanwhile is a matter of chance."""
    artist = bot.client.delivery.artist

    def begin(picture: Picture) -> asyncio.Future[bytes]:
        drawn = asyncio.get_running_loop().create_future()
        drawn.set_result(artist.draw(picture.scene))
        return drawn

    artist.begin = begin  # type: ignore[method-assign]


async def tidied(bot: Running) -> None:
    """Have everything gone that was to go once it could be read, which is never while something is drawn."""
    private = bot.client.router.private
    await bot.settled()
    for message, timer in list(private.leaving.items()):
        timer.cancel()
        private.delete(message)
    while private.tasks:
        await asyncio.gather(*private.tasks)


async def counted_by(bot: Running) -> Samples:
    """The bot's metrics, but for those of time and of the process, which are never twice the same."""
    await bot.answered()
    await tidied(bot)
    page = bot.watch.metrics.page(bot.watch.vitals(), None).decode()
    return {
        (name, labels): value
        for (name, labels), value in samples_of(page).items()
        if not name.startswith("process_") and not name.endswith(TIMED)
    }


LONG = 1e6
"""Seconds that nobody waits for."""


class Room:
    """A scene being played: what each person has received at its named moments."""

    def __init__(self, bot: Running, guild: Guild, clock: HandClock) -> None:
        self.bot = bot
        self.guild = guild
        self.clock = clock
        self.moments: dict[str, dict[int, Bytes]] = {}
        self.counted: dict[str, Samples] = {}
        """What the host's metrics said at those moments."""

    def use_up_an_id(self) -> None:
        """The server hands out an id for something that nobody sees."""
        self.guild._standin.hub.ids.next()

    async def mark(self, moment: str, people: Sequence[Member]) -> None:
        """Remember all that everybody has received up to now; they are known by their places in the row."""
        self.counted[moment] = await counted_by(self.bot)
        self.moments[moment] = {
            place: [(one.event, one.data, one.files) for one in person.received()]
            for place, person in enumerate(people)
        }


Script = Callable[[Room, bool], Awaitable[None]]


class Twice(msgspec.Struct):
    """What everybody received in either run."""

    plain: Room
    turned: Room

    def same(self, moment: str, *places: int) -> None:
        """These people cannot tell the runs apart, byte for byte, up to a moment."""
        for place in places:
            one, other = self.plain.moments[moment][place], self.turned.moments[moment][place]
            for number, (this, that) in enumerate(zip(one, other, strict=False)):
                assert this == that, (moment, place, number)
            assert len(one) == len(other), (moment, place)

    def counted_alike(self, *moments: str) -> None:
        """Nor can who reads the host's metrics, where people did equally much in both."""
        for moment in moments:
            assert self.plain.counted[moment] == self.turned.counted[moment], moment

    def told(self, moment: str, *places: int) -> None:
        """These people know by then, so that the secret is really one."""
        for place in places:
            assert self.plain.moments[moment][place] != self.turned.moments[moment][place], (moment, place)


async def play_twice(folder: Path, script: Script, seed: int = 1, suspense: Suspense = no_suspense) -> Twice:
    """Play a scene as it is and with its secret turned round; every public change is drawn at once."""
    rooms = []
    for turned in (False, True):
        async with same_room(folder / f"{turned}.db", seed, suspense) as (bot, guild, clock):
            brush = bot.client.reconciler.brush
            brush.patience = brush.promptness = 0.0
            rooms.append(Room(bot, guild, clock))
            await script(rooms[-1], turned)
    return Twice(*rooms)
