"""The way of a click through the code: `python -m benchmarks.walk [--functions]`.

Plays one contest click, one `/mascarade start`, one automaton's move and one restart, each with a bot, a
database and a stand-in of its own, and prints every function of `bot` in order of first entry: those up to
the commit, and those after it until everyone sees what came of it; of a restart those until the table is
right again. A function that goes on after the commit is listed where it was first entered. The playground is
the other side and not counted, nor are lambdas and comprehensions. Caches are emptied before each, but
for the languages unless it is a restart, so that the way does not depend on what was played before. An
automaton has thought before its time comes, and here it only takes what is allowed first. The database is in
memory where there is such a folder: on a slow disk the bot defers its answer, which is a function more.
`--functions` adds how long functions are, on the way and in all of `bot`. The last line is one JSON object.
"""

import argparse
import ast
import asyncio
import contextlib
import functools
import gc
import json
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from inspect import CO_OPTIMIZED
from pathlib import Path
from statistics import median
from types import FrameType
from typing import Any, NamedTuple

from sqlalchemy import Engine, event

import bot
from bot.playground import Clock, Guild, Member, Seen, Standin
from bot.playground.standin.faults import Slow
from bot.wiring import assembled, connected

PACKAGE = Path(bot.__file__).parent
OTHER_SIDE = PACKAGE / "playground"
OURS, NOT_OURS = f"{PACKAGE}/", f"{OTHER_SIDE}/"
MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None
QUIET = 1.0
"""Seconds without a function of the bot after which it is taken to be at rest."""
BETWEEN = 0.25
"""The same, between two steps that only lead to a scene."""
SETTLED = 7.0
"""Seconds after which a new message is edited at once, and changes do not gather any more."""
PAUSE = 2.0
"""Seconds that automata take."""
OUTAGE = 60.0
"""Seconds between the bot's end and its next start."""


class Function(NamedTuple):
    """Where a function is written."""

    file: str
    line: int
    name: str


class Way(NamedTuple):
    """The functions met up to the turning point, and those met only after it."""

    before: list[Function]
    after: list[Function]


class Trail:
    """Notes which functions of the bot are entered, in whatever thread."""

    def __init__(self) -> None:
        self.met: dict[Function, None] = {}
        self.turn: int | None = None
        self.ends_with_commit = False
        self.last = time.monotonic()

    def enter(self, frame: FrameType, what: str, _: object) -> None:
        """What Python calls whenever a function is entered or left."""
        if what != "call":
            return
        code = frame.f_code
        if not code.co_filename.startswith(OURS) or code.co_filename.startswith(NOT_OURS):
            return
        self.last = time.monotonic()
        if code.co_flags & CO_OPTIMIZED and not code.co_name.startswith("<"):
            file = str(Path(code.co_filename).relative_to(PACKAGE.parent))
            self.met.setdefault(Function(file, code.co_firstlineno, code.co_qualname))

    def commit(self, connection: object) -> None:
        """What SQLAlchemy calls before a commit."""
        if self.ends_with_commit and self.turn is None:
            self.turn_here()

    def turn_here(self) -> None:
        """What was to be done is done; what follows only shows it."""
        self.turn = len(self.met)

    async def begin(self, *, anew: bool = False) -> None:
        """Note everything from now on, in a bot at rest; in one that starts anew commits do not count."""
        await self.rest()
        empty_caches(languages=anew)
        self.met, self.turn, self.ends_with_commit = {}, None, not anew

    async def end(self) -> Way:
        """What was met until the bot came to rest."""
        await self.rest()
        found = list(self.met)
        return Way(found[: self.turn], found[self.turn :])

    async def rest(self, quiet: float = QUIET) -> None:
        """Wait until nothing of the bot is running."""
        self.last = time.monotonic()
        while (wait := self.last + quiet - time.monotonic()) > 0:  # noqa: ASYNC110
            await asyncio.sleep(wait)

    @contextlib.contextmanager
    def watched(self) -> Iterator[None]:
        """Note what is entered, also in threads that are started meanwhile."""
        event.listen(Engine, "commit", self.commit)
        threading.setprofile(self.enter)
        sys.setprofile(self.enter)
        try:
            yield
        finally:
            sys.setprofile(None)
            threading.setprofile(None)
            event.remove(Engine, "commit", self.commit)


class StillClock:
    """The tables' time, which passes only when it is told to."""

    def __init__(self) -> None:
        self.moment = time.time()
        self.moved = asyncio.Event()

    def now(self) -> float:
        return self.moment

    def steady(self) -> float:
        """It stands as the time does."""
        return self.now()

    async def sleep_until(self, moment: float) -> None:
        while self.moment < moment:
            await self.moved.wait()

    def move(self, seconds: float) -> None:
        """Let time pass."""
        self.moment += seconds
        self.moved.set()
        self.moved = asyncio.Event()


class Evening:
    """A server with nothing in it yet, a database, and a bot that can be started and stopped."""

    def __init__(self, trail: Trail, standin: Standin, folder: str) -> None:
        self.trail = trail
        self.standin = standin
        self.guild: Guild = standin.guild("Court")
        self.database = f"sqlite+aiosqlite:///{folder}/mascarade.db"
        self.clock = StillClock()

    @contextlib.asynccontextmanager
    async def bot(self) -> AsyncIterator[None]:
        """The bot at work."""
        parts: dict[str, Any] = {"clock": self.clock, "think": first_allowed, "pause": lambda *_: PAUSE}
        async with (
            assembled(self.database, **parts, guild_ready_timeout=0.05) as client,
            connected(client, self.standin.token),
        ):
            yield

    async def do(self, *steps: Awaitable[object]) -> None:
        """One thing after the other, and everything shown before the next."""
        for step in steps:
            await step
            await self.trail.rest(BETWEEN)


def empty_caches(*, languages: bool) -> None:
    """Let every cached function of the bot forget its results; languages may stay loaded."""
    for found in gc.get_objects():
        if not isinstance(found, functools._lru_cache_wrapper) or not found.__module__.startswith("bot."):
            continue
        loads_language = found.__module__.startswith("bot.text") and "." not in found.__qualname__
        if languages or not loads_language:
            found.cache_clear()


async def first_allowed(view: Any, *_: object) -> Any:
    """An automaton that thinks of nothing."""
    return view.actions[0]


async def start(evening: Evening) -> Way:
    """Somebody opens a lobby; it is shown."""
    async with evening.bot():
        anna = evening.guild.member("Anna")
        await evening.trail.begin()
        await anna.slash("mascarade start")
        await anna.waits_for("[Join]")
        return await evening.trail.end()


async def contest(evening: Evening) -> Way:
    """Somebody contests, others are still awaited; the announcement says so."""
    async with evening.bot():
        rival, *_ = await announced(evening)
        message = asking(rival, "Pass")
        await asyncio.sleep(SETTLED)
        await evening.trail.begin()
        await rival.click("I am the King!")
        await rival.waits_for(lambda screen: asking(rival, "Pass").text != message.text)
        return await evening.trail.end()


async def automaton(evening: Evening) -> Way:
    """An automaton's time has come, and the next to move is another; the story has a line more."""
    async with evening.bot():
        anna = evening.guild.member("Anna")
        await evening.do(anna.slash("mascarade start"))
        await evening.do(anna.click("Table…"), anna.choose("Players", "4"))
        await evening.do(anna.click("Start"), anna.click("Ready"))
        evening.clock.move(PAUSE)
        await evening.trail.rest()
        await swap(evening, anna)
        await evening.trail.begin()
        before = public_text(anna)
        evening.clock.move(PAUSE)
        await anna.waits_for(lambda screen: public_text(anna) != before)
        return await evening.trail.end()


async def restart(evening: Evening) -> Way:
    """The bot ends before an announcement shows who has answered, and starts again; then it does."""
    async with evening.bot():
        rival, *_ = await announced(evening)
        await evening.do(rival.click("I am the King!"))
        message = asking(rival, "Pass")
    evening.clock.move(OUTAGE)

    def redrawn(screen: object) -> bool:
        right = asking(rival, "Pass").text != message.text
        if right:
            evening.trail.turn_here()
        return right

    evening.standin.faults.plan(Slow(QUIET), on=f"PATCH /channels/*/messages/{message.id}")
    await evening.trail.begin(anew=True)
    async with evening.bot():
        await rival.waits_for(redrawn)
        return await evening.trail.end()


async def announced(evening: Evening) -> list[Member]:
    """A game of four people, in which one says to be the King; the others."""
    people = [evening.guild.member(name) for name in ("Anna", "Bela", "Cleo", "Dora")]
    await evening.do(people[0].slash("mascarade start"))
    await evening.do(*(person.click("Join") for person in people[1:]), people[0].click("Start"))
    await evening.do(*(person.click("Ready") for person in people))
    for _ in people:
        await swap(evening, on_turn(people))
    claimant = on_turn(people)
    await evening.do(claimant.click("Announce"), claimant.choose("Character", "King"))
    return [person for person in people if person is not claimant]


async def swap(evening: Evening, person: Member) -> None:
    """Take two cards under the table, and leave them as they are."""
    prompt = await person.click("Swap, or not")
    assert prompt.message is not None, prompt
    card = prompt.message.selects[0]["options"][0]["label"]
    await evening.do(person.choose("Card", card), person.click("Don't"))


def asking(person: Member, label: str) -> Seen:
    """The newest public message with this button."""
    return next(
        seen
        for seen in person.sees().newest_first()
        if not seen.ephemeral and any(button.get("label") == label for button in seen.buttons)
    )


def on_turn(people: list[Member]) -> Member:
    """Whose turn it is, as everyone sees."""
    text = asking(people[0], "Swap, or not").text
    (person,) = (person for person in people if person.mention in text)
    return person


def public_text(person: Member) -> str:
    """All that everyone sees."""
    return "\n".join(seen.text for seen in person.sees().messages if not seen.ephemeral)


SCENES: dict[str, tuple[Callable[[Evening], Awaitable[Way]], str, str]] = {
    "contest": (contest, "up to the commit", "then, until the message is edited"),
    "start": (start, "up to the commit", "then, until the lobby is shown"),
    "automaton": (automaton, "up to the commit", "then, until the move is shown"),
    "restart": (restart, "until the table is right again", "then"),
}
"""What is played, and what its two parts are called."""


async def play(trail: Trail, scene: Callable[[Evening], Awaitable[Way]]) -> Way:
    """Play a scene in a world of its own."""
    with tempfile.TemporaryDirectory(dir=MEMORY) as folder:
        async with Standin(clock=Clock(scale=1000)) as standin:
            with standin.pointing_discord_here():
                return await scene(Evening(trail, standin, folder))


async def walk() -> dict[str, Way]:
    """Every scene's way."""
    trail = Trail()
    with trail.watched():
        return {name: await play(trail, scene) for name, (scene, *_) in SCENES.items()}


def lengths() -> dict[Function, int]:
    """How many lines each function of the bot has, from its `def` on."""
    found: dict[Function, int] = {}

    def look(node: ast.AST, file: str, inside: str) -> None:
        for child in ast.iter_child_nodes(node):
            name = inside
            if isinstance(child, ast.ClassDef):
                name = f"{inside}{child.name}."
            elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                line = min([child.lineno, *(decorator.lineno for decorator in child.decorator_list)])
                length = (child.end_lineno or child.lineno) - child.lineno + 1
                found[Function(file, line, inside + child.name)] = length
                name = f"{inside}{child.name}.<locals>."
            look(child, file, name)

    for path in sorted(PACKAGE.rglob("*.py")):
        if OTHER_SIDE not in path.parents:
            look(ast.parse(path.read_text()), str(path.relative_to(PACKAGE.parent)), "")
    return found


def summary(what: str, found: dict[Function, int]) -> str:
    """The median and the longest of some functions."""
    longest = max(found, key=lambda function: found[function])
    place = f"{longest.name}, {longest.file}"
    return (
        f"{what}: {len(found)}, median {median(found.values()):g} lines, longest {found[longest]} ({place})"
    )


def show(title: str, functions: list[Function], lines: dict[Function, int]) -> None:
    """Print one part of a way."""
    print(f"{title}: {len(functions)} functions in {files_of(functions)} files")
    for function in functions:
        length = f"  {lines[function]} lines" if lines else ""
        print(f"  {function.file}:{function.line}  {function.name}{length}")


def files_of(functions: list[Function]) -> int:
    """In how many files some functions are written."""
    return len({function.file for function in functions})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--functions", action="store_true", help="also print how long functions are")
    arguments = parser.parse_args()
    ways = asyncio.run(walk())
    lines = lengths() if arguments.functions else {}
    for name, way in ways.items():
        _, before, after = SCENES[name]
        show(f"{name}, {before}", way.before, lines)
        show(f"{name}, {after}", way.after, lines)
        if lines:
            print(summary(f"{name}, functions {before}", {one: lines[one] for one in way.before}))
    if lines:
        print(summary("functions of bot", lines))
    counted = {
        name: {"functions": len(way.before), "files": files_of(way.before)} for name, way in ways.items()
    }
    print(json.dumps(counted))


if __name__ == "__main__":
    main()
