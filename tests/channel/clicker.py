"""People who click at random, and only what they see."""

import random
from collections.abc import Sequence

from bot.playground import Answer, Member
from bot.playground.screen import Seen, label

from .conftest import Running

LOBBY = {"Join", "Leave", "Add automaton", "Remove…", "Cancel", "Start", "Rematch"}


async def open_table(bot: Running, people: Sequence[Member], **options: str) -> None:
    """The first person opens a table, the others join, and the game starts."""
    await people[0].slash("mascarade start", **options)
    await bot.settled()
    for person in people[1:]:
        await person.click("Join")
        await bot.settled()
    await people[0].click("Start")
    await bot.settled()


def is_over(person: Member) -> bool:
    """Whether the newest public message says that the game has ended."""
    return "Rematch" in person.sees().buttons


async def click_on(person: Member, rng: random.Random, seen: Seen) -> Answer | None:
    """Use something on a message, at random."""
    usable = [button for button in seen.buttons if label(button) not in LOBBY]
    choice = rng.randrange(len(usable) + len(seen.selects)) if usable or seen.selects else None
    if choice is None:
        return None
    if choice < len(usable):
        return await person.click(usable[choice]["custom_id"], on=seen)
    select = seen.selects[choice - len(usable)]
    picked = rng.sample([option["label"] for option in select["options"]], select["min_values"])
    return await person.choose(select["custom_id"], *picked, on=seen)


async def play_on(bot: Running, people: Sequence[Member], rng: random.Random, limit: int = 20_000) -> int:
    """Click until the game is over; the number of clicks it took."""
    for clicks in range(limit):
        person = rng.choice(people)
        screen = person.sees()
        if is_over(person):
            return clicks
        mine = [seen for seen in screen.newest_first() if seen.buttons or seen.selects][:2]
        answer = await click_on(person, rng, rng.choice(mine))
        if answer is not None and answer.message is not None and answer.ephemeral:
            prompt = answer.message
            while prompt is not None and (prompt.selects or prompt.buttons):
                follow = await click_on(person, rng, prompt)
                prompt = follow.message if follow is not None else None
        person.reloads()
        await bot.settled()
    raise AssertionError(f"no end after {limit} clicks; {people[0].name} sees:\n{people[0].sees()}")
