"""The way of a click through the code: `python -m benchmarks.walk [--functions]`.

Plays one contest click, one `/mascarade start`, one automaton's move and one restart, each with a bot, a
database and a stand-in of its own, and prints every function of `bot` in order of first entry: those up to
the commit, and those after it until everyone sees what came of it; of a restart those until the table is
right again. A function that goes on after the commit is listed where it was first entered. The playground is
the other side and not counted, nor are lambdas and comprehensions. Caches are emptied before each, but
for the languages unless it is a restart, so that the way does not depend on what was played before. An
automaton has thought before its time comes, and here it only takes what is allowed first. No icons are
drawn, which a bot does in the background whenever it starts. The database is in
memory where there is such a folder: on a slow disk the bot defers its answer, which is a function more.

Two counts are printed. The first has every function that was entered. The second has those at which somebody
who follows the way stops to read: not special methods and properties; not a function whose body is one
return, call or assignment, which is read where its name stands; and what is written inside of another
function is read with that. Such functions are marked with a dot in the list, and a file counts if it has one
that is not.

`--functions` adds how long functions are, on the way and in all of `bot`; `--only` walks one way alone. The
last line is one JSON object.
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
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Iterator
from inspect import CO_OPTIMIZED
from pathlib import Path
from statistics import median
from types import FrameType
from typing import Any, NamedTuple

from sqlalchemy import Engine, event

import bot
from bot.playground import Clock, Guild, Member, Seen, Standin
from bot.playground.standin.faults import Slow
from bot.text import words
from bot.wiring import assembled, connected

PACKAGE = Path(bot.__file__).parent
OTHER_SIDE = PACKAGE / "playground"
OURS, NOT_OURS = f"{PACKAGE}/", f"{OTHER_SIDE}/"
MEMORY = "/dev/shm" if Path("/dev/shm").is_dir() else None
QUIET = 1.0
"""Seconds without a function of the bot after which it is taken to be at rest."""
BETWEEN = 0.8
"""The same, between two steps that only lead to a scene."""
SETTLED = 7.0
"""Seconds after which a new message is edited at once, and changes do not gather any more."""
PAUSE = 2.0
"""Seconds that automata take."""
MASKED = 11.0
"""Seconds after which an announcement tells who has answered: half the time there is for it."""
OUTAGE = 60.0
"""Seconds between the bot's end and its next start."""


class Function(NamedTuple):
    """Where a function is written."""

    file: str
    line: int
    name: str


class Body(NamedTuple):
    """How a function is written."""

    lines: int
    read: bool
    """Whether it is a station of its own for a reader."""


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
        parts: dict[str, Any] = {
            "clock": self.clock,
            "think": first_allowed,
            "pause": lambda *_: PAUSE,
            "icons": dict,
        }
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
    """Somebody contests, others are still awaited; at half-time the announcement says so."""
    async with evening.bot():
        rival, *_ = await announced(evening)
        message = asking(rival, "Pass")
        await asyncio.sleep(SETTLED)
        await evening.trail.begin()
        await rival.click("I am the King!")
        await evening.trail.rest()
        evening.clock.move(MASKED)
        await rival.waits_for(lambda screen: asking(rival, "Pass").text != message.text)
        return await evening.trail.end()


async def automaton(evening: Evening) -> Way:
    """An automaton's time has come, and the next to move is another; the story has a line more."""
    async with evening.bot():
        anna = evening.guild.member("Anna")
        await evening.trail.rest()
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
    await evening.trail.rest()
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
    prompt = await person.click("Swap – or not")
    assert prompt.message is not None, prompt
    card = prompt.message.selects[0]["options"][0]["label"]
    await evening.do(person.choose("Card", card), person.click("Only pretend"))


def asking(person: Member, label: str) -> Seen:
    """The newest public message with this button."""
    return next(
        seen
        for seen in person.sees().newest_first()
        if not seen.ephemeral and any(button.get("label") == label for button in seen.buttons)
    )


def on_turn(people: list[Member]) -> Member:
    """Whose turn it is, as everyone sees."""
    text = asking(people[0], "Swap – or not").text
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


async def walk(scenes: list[str]) -> dict[str, Way]:
    """The ways of some scenes."""
    trail = Trail()
    words("en-US")
    with trail.watched():
        return {name: await play(trail, SCENES[name][0]) for name in scenes}


def written() -> dict[Function, Body]:
    """Every function of the bot as it is written."""
    found: dict[Function, Body] = {}

    def look(node: ast.AST, file: str, inside: str) -> None:
        for child in ast.iter_child_nodes(node):
            name = inside
            if isinstance(child, ast.ClassDef):
                name = f"{inside}{child.name}."
            elif isinstance(child, ast.FunctionDef | ast.AsyncFunctionDef):
                line = min([child.lineno, *(decorator.lineno for decorator in child.decorator_list)])
                length = (child.end_lineno or child.lineno) - child.lineno + 1
                read = is_read(child) and "<locals>" not in inside
                found[Function(file, line, inside + child.name)] = Body(length, read)
                name = f"{inside}{child.name}.<locals>."
            look(child, file, name)

    for path in sorted(PACKAGE.rglob("*.py")):
        if OTHER_SIDE not in path.parents:
            look(ast.parse(path.read_text()), str(path.relative_to(PACKAGE.parent)), "")
    return found


def is_read(function: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    """Whether somebody who meets a function's name has to go and read it."""
    decorators = {ast.unparse(decorator) for decorator in function.decorator_list}
    if function.name.startswith("__") or decorators & {"property", "cached_property"}:
        return False
    body = function.body if ast.get_docstring(function) is None else function.body[1:]
    return len(body) != 1 or not isinstance(body[0], ast.Return | ast.Expr | ast.Assign)


def summary(what: str, functions: Iterable[Function], bodies: dict[Function, Body]) -> str:
    """The median and the longest of some functions."""
    lines = {function: bodies[function].lines for function in functions}
    longest = max(lines, key=lambda function: lines[function])
    place = f"{longest.name}, {longest.file}"
    return (
        f"{what}: {len(lines)}, median {median(lines.values()):g} lines, longest {lines[longest]} ({place})"
    )


def show(title: str, functions: list[Function], bodies: dict[Function, Body], *, lengths: bool) -> None:
    """Print one part of a way."""
    count = counts(functions, bodies)
    print(
        f"{title}: {count['functions']} functions in {count['files']} files, "
        f"to read {count['read_functions']} in {count['read_files']}"
    )
    for function in functions:
        length = f"  {bodies[function].lines} lines" if lengths else ""
        mark = " " if bodies[function].read else "·"
        print(f" {mark}{function.file}:{function.line}  {function.name}{length}")


def counts(functions: list[Function], bodies: dict[Function, Body]) -> dict[str, int]:
    """How many functions these are, in how many files, and how many of either are to be read."""
    read = [function for function in functions if bodies[function].read]
    return {
        "functions": len(functions),
        "files": files_of(functions),
        "read_functions": len(read),
        "read_files": files_of(read),
    }


def files_of(functions: list[Function]) -> int:
    """In how many files some functions are written."""
    return len({function.file for function in functions})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--functions", action="store_true", help="also print how long functions are")
    parser.add_argument("--only", action="append", choices=list(SCENES), help="walk this way alone")
    arguments = parser.parse_args()
    ways = asyncio.run(walk(arguments.only or list(SCENES)))
    bodies = written()
    for name, way in ways.items():
        _, before, after = SCENES[name]
        show(f"{name}, {before}", way.before, bodies, lengths=arguments.functions)
        show(f"{name}, {after}", way.after, bodies, lengths=arguments.functions)
        if arguments.functions:
            print(summary(f"{name}, functions {before}", way.before, bodies))
    if arguments.functions:
        print(summary("functions of bot", bodies, bodies))
    print(json.dumps({name: counts(way.before, bodies) for name, way in ways.items()}))


if __name__ == "__main__":
    main()
