"""Kill the bot at any point of any phase and start it again: nothing is lost, nothing is posted twice."""

import asyncio
import random
import re
import sys
from collections import Counter
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import pytest

from bot.playground import Guild, InteractionFailed, Member, Standin
from bot.playground.people.screen import Seen
from bot.playground.standin.faults import Slow
from tests.tables.helpers import url_of

from .clicker import click_on, follow, is_over, likely

KILLS = 4
ROOT = Path(__file__).parents[2]


class Child:
    """A bot process that can be killed and started again."""

    def __init__(self, standin: Standin, database: Path | str, suspense: float = 0.0) -> None:
        address = [standin.api_url, standin.gateway.url, standin.token]
        url = url_of(database) if isinstance(database, Path) else database
        self.arguments = [*address, url, str(suspense)]
        self.process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        self.process = await asyncio.create_subprocess_exec(
            sys.executable,
            "-m",
            "tests.channel.child_bot",
            *self.arguments,
            cwd=ROOT,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.PIPE,
        )
        assert self.process.stdout is not None
        line = await self.process.stdout.readline()
        assert line == b"ready\n", (await self.process.communicate())[1].decode()[-3000:]

    async def kill(self) -> None:
        assert self.process is not None
        self.process.kill()
        told = (await self.process.communicate())[1].decode()
        assert "Traceback" not in told, told[-3000:]


async def gather(people: Sequence[Member]) -> None:
    """Open a lobby and have everybody join, with a bot in another process."""
    await people[0].slash("mascarade start")
    await people[0].waits_for("[Join]")
    for person in people[1:]:
        await person.click("Join")


async def begin(people: Sequence[Member]) -> None:
    """The same, up to the deal."""
    await gather(people)
    await people[0].click("Start")
    await people[0].waits_for("[Ready]")


def live_messages(person: Member) -> list[Seen]:
    """The public messages that have something to click."""
    return [seen for seen in person.sees().messages if seen.buttons and not seen.ephemeral]


async def until_drawn(person: Member) -> None:
    """Wait until exactly one public message asks something."""
    for _ in range(200):
        if len(live_messages(person)) == 1:
            return
        await asyncio.sleep(0.02)
    raise AssertionError(f"not exactly one message asks something:\n{person.sees()}")


async def click_somewhere(people: list[Member], rng: random.Random) -> None:
    """One person uses what they see; a bot that is being killed may leave them without an answer."""
    person = likely(people, rng)
    live = [seen for seen in person.sees().newest_first() if seen.buttons or seen.selects]
    if live:
        with suppress(InteractionFailed):
            await follow(person, rng, await click_on(person, rng, live[0]))
    person.reloads()
    await asyncio.sleep(0.005)


@pytest.mark.timeout(300)
async def test_a_bot_killed_again_and_again_finishes_its_game(
    standin: Standin, guild: Guild, database: Path
) -> None:
    await kill_and_finish(standin, guild, database, seed=1)


async def kill_and_finish(
    standin: Standin, guild: Guild, database: Path | str, seed: int, kills: int = KILLS
) -> None:
    """Kill a bot in the middle of a game several times, and play to the end."""
    rng = random.Random(seed)
    people = [guild.member(f"Player {number}") for number in range(1, 5)]
    child = Child(standin, database, suspense=0.05)
    await child.start()
    try:
        await gather(people)
        await child.kill()
        await child.start()
        await people[0].click("Start")
        await people[0].waits_for("[Ready]")
        for _ in range(kills):
            clicking = asyncio.create_task(keep_clicking(people, rng))
            await asyncio.sleep(rng.uniform(0.02, 0.6))
            await child.kill()
            clicking.cancel()
            await asyncio.gather(clicking, return_exceptions=True)
            await child.start()
            await until_drawn(people[0])
        for _ in range(3000):
            if is_over(people[0]):
                break
            await click_somewhere(people, rng)
        assert is_over(people[0]), people[0].sees()
    finally:
        await child.kill()
    assert_told_once(people[0])
    assert all(not seen.loose_files for seen in people[0].sees().messages)


async def keep_clicking(people: list[Member], rng: random.Random) -> None:
    """Click until stopped."""
    while True:
        await click_somewhere(people, rng)


def assert_told_once(person: Member) -> None:
    """No turn's line of the story stands in the channel twice."""
    past = [seen.text for seen in person.sees().messages if not (seen.ephemeral or seen.buttons)]
    turns = Counter(re.findall(r"^\d+ · ", "\n".join(past), re.MULTILINE))
    assert turns
    assert not [turn for turn, count in turns.items() if count > 1], person.sees()


@pytest.mark.parametrize("after_effect", [False, True])
async def test_a_turn_posted_and_not_noted_before_a_crash_is_neither_lost_nor_posted_twice(
    standin: Standin, guild: Guild, database: Path, after_effect: bool
) -> None:
    people = [guild.member(f"Player {number}") for number in range(1, 5)]
    child = Child(standin, database)
    await child.start()
    try:
        await begin(people)
        for person in people:
            await person.click("Ready")
        await people[0].waits_for("turn 1")
        (first,) = live_messages(people[0])
        on_turn = next(person for person in people if person.mention in first.text)
        standin.faults.plan(Slow(30, after_effect), "PATCH /channels/*/messages/*")
        await on_turn.click("Swap – or not")
        await on_turn.choose("Card", next(person.name for person in people if person is not on_turn))
        await on_turn.click("Only pretend")
        await people[0].waits_for("turn 2")
        before = [seen.id for seen in people[0].sees().messages if not seen.ephemeral]
        await child.kill()
        standin.faults.clear()
        await child.start()
        await people[0].waits_for(lambda screen: len(live_messages(people[0])) == 1, 20)
        (asking,) = live_messages(people[0])
        assert "turn 2" in asking.text
        after = [seen.id for seen in people[0].sees().messages if not seen.ephemeral]
        assert after == before
        for person in people:
            if person.mention in asking.text:
                assert (await person.click("Swap – or not")).ephemeral
    finally:
        await child.kill()
