"""Four people at a table: a bot with tables for them, and those who play there by clicking what they see."""

import asyncio
import random
import tempfile
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from typing import Any

from bot.discord_ui.client import Mascarade
from bot.game.actions import GetReady, Swap
from bot.game.sets import RECOMMENDED
from bot.playground import Answer, Member
from bot.playground.people.guild import Channel
from bot.playground.people.screen import Seen
from bot.render.ids import parse_id
from bot.tables import OpenGame, Options, SeatHolder, Times
from bot.tables.tables import Tables
from bot.wiring import assembled
from tests.channel.clicker import click_on

SEATS = 4
LONG = Times(memorise=9e6, turn=9e6, contest=9e6, power=9e6)
ANNOUNCING, CONTESTING = 0.55, 0.12
"""Of the turns in which one may, how many are announcements, and how many of those asked contest."""
PATIENCE = 20.0
"""Seconds after which a table that asks nothing new has come to grief."""


class TableBot(Mascarade):
    """The game's bot, with a game of the first four people in every channel, about to begin or under way.

    At each table they have other names, so that no two show the same.
    """

    under_way = False

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        return

    async def post(self, address: dict[str, Any]) -> None:
        self.limit.most = 1_000_000
        rng = random.Random(1)
        people = [int(user_id) for user_id in address["people"]][:SEATS]
        for table, channel_id in enumerate(address["people"].values()):
            seats = tuple(
                SeatHolder(user_id=user_id, name=f"Player {seat} at {table}")
                for seat, user_id in enumerate(people)
            )
            game_id = await self.tables.open(
                OpenGame(
                    guild_id=address["guild"],
                    channel_id=channel_id,
                    host_id=people[0],
                    seats=seats,
                    characters=RECOMMENDED[SEATS],
                    cards=tuple(rng.sample(RECOMMENDED[SEATS], len(RECOMMENDED[SEATS]))),
                    options=Options(times=LONG),
                )
            )
            if self.under_way:
                await play_first_turns(self.tables, game_id)
        await self.reconciler.idle()


class BusyTables(TableBot):
    """The same with games in their fifth turn."""

    under_way = True


async def play_first_turns(tables: Tables, game_id: str) -> None:
    """Everybody is ready, and then only pretends to swap."""
    for seat in range(SEATS):
        await tables.act(game_id, GetReady(seat))
    for seat in range(SEATS):
        await tables.act(game_id, Swap(seat, (seat, (seat + 1) % SEATS), False))


@asynccontextmanager
async def table_bot(client_class: type[TableBot]) -> AsyncIterator[Mascarade]:
    """A bot whose cards turn over at once."""
    options: dict[str, Any] = {"client_class": client_class, "suspense": lambda options: 0.0}
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/mascarade.db"
        async with assembled(database, **options, guild_ready_timeout=0.1) as bot:
            yield bot


class Company:
    """Plays by chance, and notes how long every click waits for its answer."""

    def __init__(self, people: list[Member], tables: Iterator[Channel], rng: random.Random) -> None:
        self.people, self.tables, self.rng = people, tables, rng
        self.on_turn = people[0]
        self.waits: list[float] = []
        """In milliseconds."""
        self.sit_down()

    def sit_down(self) -> None:
        """Go to the next table."""
        channel = next(self.tables)
        for person in self.people:
            person.goes_to(channel)

    async def asked_to(self, what: str, number: int) -> dict[str, Any]:
        """At so many tables everybody looks at their card, or plays a game; how long each click waited."""
        self.waits.clear()
        began = time.perf_counter()
        for _ in range(number):
            await (self.peek() if what == "peek" else self.play())
            self.sit_down()
        return {"waits": sorted(self.waits), "seconds": time.perf_counter() - began}

    async def play(self) -> None:
        """Click until the game is over."""
        asked: tuple[str, ...] = ()
        while True:
            asked = await self.next_question(asked)
            verbs = [parse_id(one).verb for one in asked]
            if "rematch" in verbs:
                return
            if "ready" in verbs:
                await self.all_say(self.people, "ready", "ready")
            elif "pass" in verbs:
                others = [person for person in self.people if person is not self.on_turn]
                await self.all_say(others, "contest", "pass")
            elif "choose" in verbs:
                await self.use(self.addressed(), "choose")
            elif "swap" in verbs:
                self.on_turn = self.addressed()
                await self.use(self.on_turn, self.chosen(verbs))
            for person in self.people:
                person.reloads()

    async def peek(self) -> None:
        """Everybody looks at their own card, one after the other."""
        asked: tuple[str, ...] = ()
        for _ in self.people:
            asked = await self.next_question(asked)
            await self.use(self.addressed(), "peek")
            self.people[0].reloads()
        await self.next_question(asked)

    def chosen(self, verbs: list[str]) -> str:
        """What somebody does with a turn."""
        if "announce" in verbs and self.rng.random() < ANNOUNCING:
            return "announce"
        return self.rng.choice([verb for verb in ("swap", "peek") if verb in verbs])

    async def all_say(self, people: list[Member], seldom: str, mostly: str) -> None:
        """Everybody answers, now and then something else than mostly."""
        for person in people:
            await self.use(person, seldom if self.rng.random() < CONTESTING else mostly)

    async def use(self, person: Member, verb: str) -> None:
        """Click a public button and answer the private prompts that it brings."""
        asking = self.asking()
        assert asking is not None
        button = next(one for one in asking.buttons if parse_id(one["custom_id"]).verb == verb)
        began = time.perf_counter()
        answer: Answer | None = await person.click(button["custom_id"], on=asking)
        while answer is not None:
            self.waits.append((time.perf_counter() - began) * 1000)
            if answer.message is None or not answer.ephemeral:
                return
            began = time.perf_counter()
            answer = await click_on(person, self.rng, answer.message)

    def asking(self) -> Seen | None:
        """The newest public message that can be clicked."""
        shown = self.people[0].sees().newest_first()
        return next((seen for seen in shown if seen.buttons and not seen.ephemeral), None)

    def addressed(self) -> Member:
        """Whom that message speaks to."""
        asking = self.asking()
        assert asking is not None
        found = [person for person in self.people if person.mention in asking.text]
        assert found, f"nobody is addressed by {asking.text}"
        return found[0]

    async def next_question(self, before: tuple[str, ...]) -> tuple[str, ...]:
        """What can be clicked, by its ids, once it is something else."""
        async with asyncio.timeout(PATIENCE):
            while True:
                asking = self.asking()
                found = tuple(one["custom_id"] for one in asking.buttons) if asking is not None else ()
                if found and found != before and not all(parse_id(one).verb == "notes" for one in found):
                    return found
                await asyncio.sleep(0.002)
