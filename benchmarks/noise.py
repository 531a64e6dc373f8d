"""How much a game writes and asks: `python -m benchmarks.noise`.

Whole games of people who click what they see, by chance but the same in every run: live, all at once, with
staged reveals, nobody chatting. For 4, 8 and 13 players: messages that stay in the channel, writes (posts,
edits and deletions from the deal to the end), the most of them in one turn, clicks for an announcement, and
characters of public text that people are given to read, each per turn. Prints a table and, as its last line,
JSON for 8 players.
"""

import argparse
import asyncio
import json
import random
import re
import tempfile
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from bot.game.questions import HearContests, Memorise, TakeTurn
from bot.playground import Answer, Clock, Guild, Member, Standin
from bot.playground.people.screen import Seen
from bot.render.ids import parse_id
from bot.tables import Seated
from tests.channel.acting import state_of
from tests.channel.clicker import click_on, open_table
from tests.channel.conftest import Running, running_bot

PLAYERS = (4, 8, 13)
SUSPENSE = 0.3
"""Seconds for which masks come off: shorter than in a live game, and as many writes."""
WRITES = ("MESSAGE_CREATE", "MESSAGE_UPDATE", "MESSAGE_DELETE")
ANNOUNCING = 0.55
"""Of the turns in which one may, how many are announcements."""
CONTESTING = 0.12
DRAWN = 10.0
"""Seconds in which a message shows what its table asks."""
TEXT = 10
"""Discord's type of a text component."""
SHOWN = ((re.compile(r"<@\d+>"), "@Player 1"), (re.compile(r"<t:\d+:R>"), "in 20 seconds"))
"""How mentions and times look to a reader."""


class Noise(msgspec.Struct):
    """What one or more games have cost."""

    turns: int = 0
    left: int = 0
    writes: int = 0
    most: int = 0
    """Writes in the one turn that had the most."""
    announcements: int = 0
    clicks: int = 0
    """For announcements."""
    characters: int = 0

    def add(self, other: "Noise") -> None:
        """Count another game too."""
        for name in self.__struct_fields__:
            ours, theirs = getattr(self, name), getattr(other, name)
            setattr(self, name, max(ours, theirs) if name == "most" else ours + theirs)

    def figures(self) -> dict[str, float]:
        """The figures of the last line."""
        return {
            "messages_per_turn": round(self.left / self.turns, 2),
            "writes_per_turn": round(self.writes / self.turns, 2),
            "clicks_per_announcement": round(self.clicks / self.announcements, 2),
            "characters_per_turn": round(self.characters / self.turns),
        }


def texts_in(components: Sequence[dict[str, Any]]) -> Iterator[str]:
    """The texts among components and what they contain."""
    for one in components:
        if one["type"] == TEXT:
            yield one["content"]
        yield from texts_in(one.get("components", ()))


def length_of(message: dict[str, Any]) -> int:
    """How many characters of text a message shows."""
    length = 0
    for text in texts_in(message.get("components", ())):
        for pattern, shown in SHOWN:
            text = pattern.sub(shown, text)
        length += len(text)
    return length


def verbs_of(message: Seen) -> list[str]:
    """What can be clicked on a public message, by its verbs."""
    return [parse_id(button["custom_id"]).verb for button in message.buttons]


class Players:
    """People at one table, and somebody who only looks on and counts."""

    def __init__(self, bot: Running, guild: Guild, count: int, rng: random.Random) -> None:
        self.bot = bot
        self.rng = rng
        self.people = [guild.member(f"Player {number}") for number in range(1, count + 1)]
        self.spectator = guild.member("Spectator")
        self.noise = Noise()
        self.by_turn: Counter[int] = Counter()
        self.seen = 0

    async def play(self) -> Noise:
        """A whole game."""
        await open_table(self.bot, self.people)
        self.seen = len(self.spectator.received())
        table = await state_of(self.bot, self.spectator.channel)
        while table.closed is None:
            await self.answer(table)
            await self.bot.settled()
            self.count(table.game.table.turn)
            table = await self.look(table.game_id)
        self.noise.turns = table.game.table.turn
        self.noise.left = len(self.spectator.sees().messages)
        self.noise.most = max(self.by_turn.values())
        return self.noise

    async def look(self, game_id: str) -> Seated:
        """The table as it stands."""
        table = await self.bot.tables.look(game_id)
        assert isinstance(table, Seated)
        return table

    async def answer(self, table: Seated) -> None:
        """Everybody awaited answers the present question, in any order."""
        question = table.game.table.question
        awaited = [self.sitting(table, seat) for seat in table.game.table.awaited()]
        self.rng.shuffle(awaited)
        for person in awaited:
            match question:
                case Memorise():
                    await self.use(person, "ready")
                case HearContests():
                    await self.use(person, "contest" if self.rng.random() < CONTESTING else "pass")
                case TakeTurn():
                    await self.take_turn(person)
                case _:
                    await self.use(person, "choose")
            person.reloads()

    def sitting(self, table: Seated, seat: int) -> Member:
        """The person in a seat."""
        return next(person for person in self.people if person.id == table.seats[seat].user_id)

    async def take_turn(self, person: Member) -> None:
        """Announce, or one of the other things."""
        verbs = verbs_of(await self.shown(person, "swap"))
        if "announce" in verbs and self.rng.random() < ANNOUNCING:
            self.noise.announcements += 1
            self.noise.clicks += await self.use(person, "announce")
        else:
            await self.use(person, self.rng.choice([verb for verb in ("swap", "peek") if verb in verbs]))

    async def use(self, person: Member, verb: str) -> int:
        """Click a public button and answer the private prompts that it brings; how many clicks it took."""
        asking = await self.shown(person, verb)
        button = asking.buttons[verbs_of(asking).index(verb)]
        answer: Answer | None = await person.click(button["custom_id"], on=asking)
        clicks = 1
        while answer is not None and answer.message is not None and answer.ephemeral:
            answer = await click_on(person, self.rng, answer.message)
            clicks += answer is not None
        return clicks

    async def shown(self, person: Member, verb: str) -> Seen:
        """The newest public message that can be clicked, as soon as it asks for this: it may be drawn later
        than the table asks."""
        async with asyncio.timeout(DRAWN):
            while True:
                shown = person.sees().newest_first()
                asking = next((seen for seen in shown if seen.buttons and not seen.ephemeral), None)
                if asking is not None and verb in verbs_of(asking):
                    return asking
                await asyncio.sleep(0.01)

    def count(self, turn: int) -> None:
        """Count what the spectator has received since the last time, all of it for a turn."""
        received = self.spectator.received()
        for one in received[self.seen :]:
            if one.event in WRITES:
                self.noise.writes += 1
                self.by_turn[turn] += 1
                self.noise.characters += length_of(one.json())
        self.seen = len(received)


async def play(players: int, seed: int, suspense: float = SUSPENSE) -> Noise:
    """One game on a stand-in and a database of its own, in which masks come off for so many seconds."""
    with tempfile.TemporaryDirectory() as folder:
        async with Standin(clock=Clock(scale=1000)) as standin:
            with standin.pointing_discord_here():
                guild = standin.guild("Court")
                async with running_bot(
                    standin, Path(folder) / "mascarade.db", suspense=lambda options: suspense
                ) as bot:
                    bot.client.services.lobbies.chance = random.Random(seed)
                    return await Players(bot, guild, players, random.Random(seed)).play()


def measure(players: int, games: int) -> Noise:
    """Several games of so many players."""
    noise = Noise()
    for seed in range(1, games + 1):
        noise.add(asyncio.run(play(players, seed)))
    return noise


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=4, help="of each size")
    arguments = parser.parse_args()
    print("| players | turns | messages | writes | most writes | clicks per announcement | characters |")
    print("|---|---|---|---|---|---|---|")
    last = {}
    for players in PLAYERS:
        noise = measure(players, arguments.games)
        figures = noise.figures()
        messages, writes, clicks, characters = figures.values()
        print(
            f"| {players} | {noise.turns} | {messages} | {writes} | {noise.most} | {clicks} | {characters} |"
        )
        if players == 8:
            last = figures
    print(json.dumps(last))


if __name__ == "__main__":
    main()
