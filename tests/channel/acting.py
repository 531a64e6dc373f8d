"""What people do at a table, each as the clicks it takes."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from bot.playground import Answer, Guild, Member
from bot.playground.people.guild import Channel
from bot.tables import Seated

from .clicker import open_table
from .conftest import Running

Person = TypeVar("Person", bound=Member)


async def state_of(bot: Running, channel: Channel) -> Seated:
    """The game that is played in a channel."""
    game_id = await bot.tables.find(channel.id)
    assert game_id is not None
    state = await bot.tables.look(game_id)
    assert isinstance(state, Seated)
    return state


async def seated(bot: Running, guild: Guild, count: int = 4, **options: str) -> list[Member]:
    """A game in its first turn; the people in the order of their turns."""
    people = [guild.member(f"Player {number}") for number in range(1, count + 1)]
    await open_table(bot, people, automata=0, **options)
    return await get_ready(bot, people)


async def get_ready(bot: Running, people: Sequence[Person]) -> list[Person]:
    """Everybody has had a good look; the people in the order of their turns."""
    for person in people:
        await say(bot, person, "Ready")
    table = await state_of(bot, people[0].channel)
    by_seat = {table.seat_of(person.id): person for person in people}
    first = table.game.table.on_turn
    return [by_seat[(first + turn) % len(people)] for turn in range(len(people))]


async def swap(bot: Running, person: Member, other: str, *, really: bool = False) -> Answer:
    """Take one's card and another under the table."""
    await person.click("Swap – or not")
    return await hold(bot, person, "Card", other, really=really)


async def hold(bot: Running, person: Member, select: str, *cards: str, really: bool) -> Answer:
    """Choose the cards under the table, and exchange them or not."""
    await person.choose(select, *cards)
    return await decide(bot, person, really=really)


async def decide(bot: Running, person: Member, *, really: bool) -> Answer:
    """Exchange the cards in hand, or not."""
    answer = await person.click("Swap them" if really else "Only pretend")
    await bot.settled()
    return answer


async def any_swap(bot: Running, person: Member) -> None:
    """Take the first pair of cards there is under the table, and leave it as it is."""
    prompt = await person.click("Swap – or not")
    assert prompt.message is not None
    await hold(bot, person, "Card", prompt.message.selects[0]["options"][0]["label"], really=False)


async def first_turns(bot: Running, people: Sequence[Member], other: str | None = None) -> None:
    """The four turns in which cards are only swapped; nobody does, with the next player's card or another."""
    for turn in range(4):
        person, following = people[turn % len(people)], people[(turn + 1) % len(people)]
        await swap(bot, person, other or following.name)


async def announce(bot: Running, person: Member, character: str) -> Answer:
    """Claim to be somebody."""
    await person.click("Announce")
    answer = await person.choose("Character", character)
    await bot.settled()
    return answer


async def say(bot: Running, person: Member, what: str) -> Answer:
    """Click a button of a public message."""
    answer = await person.click(what)
    await bot.settled()
    return answer


def private(person: Member) -> list[str]:
    """What only this person sees, the oldest first."""
    return [seen.text for seen in person.sees().messages if seen.ephemeral]


async def stop(bot: Running, guild: Guild) -> None:
    """A moderator stops the game."""
    moderator = guild.member("Mona", permissions=("manage_guild",))
    await moderator.slash("mascarade stop")
    await moderator.click("Stop the game")
    await bot.settled()


async def eventually(holds: Callable[[], Awaitable[bool]], seconds: float = 10.0) -> None:
    """Wait for something that shows in no channel."""
    async with asyncio.timeout(seconds):
        while not await holds():  # noqa: ASYNC110
            await asyncio.sleep(0.01)
