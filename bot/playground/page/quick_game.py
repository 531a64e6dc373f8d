"""A game at once: one person and automata, through the same commands and buttons that everybody uses."""

import asyncio
import re

from bot.playground.page.demo_guild import DemoGuild
from bot.playground.people import interaction_data
from bot.playground.people.guild import Channel
from bot.playground.people.member import Answer, Member
from bot.playground.people.screen import Seen
from bot.playground.standin.errors import Json

LOBBY_SECONDS = 5.0
VERB = re.compile(r"\Am:[^:]+:[0-9]+:([a-z]+):")
"""Where the bot's custom ids say what a button does."""
UNHURRIED = "relaxed"
"""Automata answer at once, so a person who still reads the rules should have all the time there is."""


async def quick_game(demo: DemoGuild, person: Member, automata: int, level: str) -> Channel:
    """Start a game where the person is, or in the first channel without one; returns where."""
    person.goes_to(free_channel(demo, person))
    opened = await open_table(demo, person, level)
    lobby = await lobby_of(demo, person, opened)
    if lobby is not None:
        tidy_up(demo, person, opened)
        await fill(demo, person, lobby, automata)
    return person.channel


def free_channel(demo: DemoGuild, person: Member) -> Channel:
    """Where the person is, if no game is going on there, else the first such channel."""
    here = person.channel
    rooms = [Channel(demo.standin, demo.guild.state, one) for one in demo.channels() if not one.is_thread]
    return next((one for one in (here, *rooms) if not is_taken(person, one)), here)


def is_taken(person: Member, channel: Channel) -> bool:
    """Whether the newest public message with buttons belongs to a game that is not over."""
    for seen in person.sees(channel).newest_first():
        if seen.buttons and not seen.ephemeral:
            return button(seen, "rematch") is None
    return False


async def open_table(demo: DemoGuild, person: Member, level: str) -> Answer:
    """Open a table without hurry, for automata of this level, as far as the command lets one say so."""
    usable = interaction_data.usable_commands(
        demo.standin.world, demo.guild.state, person.channel.state, person.id
    )
    wanted = {"speed": UNHURRIED, "automata": level}
    return await person.slash("mascarade start", **{k: v for k, v in wanted.items() if takes(usable, k, v)})


def takes(commands: list[Json], name: str, value: str) -> bool:
    """Whether /mascarade start has an option of this name with this choice."""
    starts = [
        sub
        for command in commands
        if command["name"] == "mascarade"
        for sub in command.get("options", [])
        if sub["name"] == "start"
    ]
    return any(
        option["name"] == name and value in [choice["value"] for choice in option.get("choices", [])]
        for start in starts
        for option in start.get("options", [])
    )


async def lobby_of(demo: DemoGuild, person: Member, opened: Answer) -> Seen | None:
    """The lobby that the command has opened, as soon as it stands in the channel."""
    changed = asyncio.Event()
    demo.standin.hub.on_change.append(changed.set)
    try:
        async with asyncio.timeout(LOBBY_SECONDS):
            while True:
                changed.clear()
                for seen in person.sees().newest_first():
                    if seen.id > opened.interaction.id and not seen.ephemeral and button(seen, "add"):
                        return seen
                await changed.wait()
    except TimeoutError:
        return None
    finally:
        demo.standin.hub.on_change.remove(changed.set)


async def fill(demo: DemoGuild, person: Member, lobby: Seen, automata: int) -> None:
    """Seat the automata and start."""
    add, start = button(lobby, "add"), button(lobby, "start")
    assert add is not None
    assert start is not None
    for custom_id in (*[add] * automata, start):
        tidy_up(demo, person, await person.click(custom_id, on=lobby))


def button(seen: Seen, verb: str) -> str | None:
    """The custom id of the button that does this."""
    for one in seen.buttons:
        found = VERB.match(one.get("custom_id", ""))
        if found is not None and found[1] == verb:
            return found.string
    return None


def tidy_up(demo: DemoGuild, person: Member, answer: Answer | None) -> None:
    """Dismiss what the bot answered to this person alone."""
    if answer is not None and answer.message is not None and answer.ephemeral:
        dismiss(demo, person, answer.message)


def dismiss(demo: DemoGuild, person: Member, seen: Seen) -> None:
    """Dismiss an ephemeral message on all pages of a person."""
    person.dismisses(seen)
    gone = {"id": str(seen.id), "channel_id": str(seen.channel_id)}
    demo.standin.hub.tell_people("MESSAGE_DELETE", [person.id], gone)
