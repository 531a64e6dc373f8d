"""People who click at random, and only what they see."""

import random
from collections.abc import Sequence

from bot.playground import Answer, Member
from bot.playground.people.screen import Seen, label

from .conftest import Running

LOBBY = {"Join", "Leave", "Fill up to 5 with automata", "Table…", "Close the table", "Start", "Rematch"}
BROWSED = {"How to play", "Next", "Previous"}
"""Pages that can be turned for ever."""


async def open_table(bot: Running, people: Sequence[Member], automata: int = 0, **options: str) -> None:
    """The first person opens a table, the others and some automata join, and the game starts."""
    await people[0].slash("mascarade start", **options)
    await bot.settled()
    for person in people[1:]:
        await person.click("Join")
        await bot.settled()
    if automata:
        await seat_automata(bot, people[0], len(people) + automata)
    await people[0].click("Start")
    await bot.settled()


async def seat_automata(bot: Running, host: Member, players: int) -> None:
    """The host has automata sit down until so many play, and closes the panel."""
    await host.click("Table…")
    await host.choose("Players", str(players))
    host.reloads()
    await bot.settled()


def is_over(person: Member) -> bool:
    """Whether the newest public message says that the game has ended."""
    return "Rematch" in person.sees().buttons


async def click_on(person: Member, rng: random.Random, seen: Seen) -> Answer | None:
    """Use something on a message, at random."""
    usable = [button for button in seen.buttons if label(button) not in LOBBY | BROWSED]
    choice = rng.randrange(len(usable) + len(seen.selects)) if usable or seen.selects else None
    if choice is None:
        return None
    if choice < len(usable):
        return await person.click(usable[choice]["custom_id"], on=seen)
    select = seen.selects[choice - len(usable)]
    picked = rng.sample([option["label"] for option in select["options"]], select["min_values"])
    return await person.choose(select["custom_id"], *picked, on=seen)


def likely(people: Sequence[Member], rng: random.Random) -> Member:
    """Mostly somebody whom the newest message addresses, sometimes anybody."""
    live = next((seen for seen in people[0].sees().newest_first() if seen.buttons), None)
    addressed = [person for person in people if live is not None and person.mention in live.text]
    return rng.choice(addressed if addressed and rng.random() < 0.8 else people)


async def play_on(
    bot: Running,
    people: Sequence[Member],
    rng: random.Random,
    limit: int = 5_000,
    *,
    reloading: bool = True,
) -> int:
    """Click until the game is over, with clients that start anew or not; the number of clicks it took."""
    for clicks in range(limit):
        if is_over(people[0]):
            return clicks
        person = likely(people, rng)
        mine = [seen for seen in person.sees().newest_first() if seen.buttons or seen.selects][:2]
        if mine:
            await follow(person, rng, await click_on(person, rng, rng.choice([mine[0], mine[0], mine[-1]])))
        await bot.answered()
        if reloading:
            person.reloads()
        await bot.settled()
    raise AssertionError(f"no end after {limit} clicks; {people[0].name} sees:\n{people[0].sees()}")


async def follow(person: Member, rng: random.Random, answer: Answer | None) -> None:
    """Answer the private prompts that a click brings up."""
    while answer is not None and answer.message is not None and answer.ephemeral:
        answer = await click_on(person, rng, answer.message)
