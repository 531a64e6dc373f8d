"""A game at once: one person and automata, through the same commands and buttons that everybody uses."""

import re
from collections.abc import Iterator
from contextlib import suppress

from bot.playground.page.demo_guild import DemoGuild
from bot.playground.page.requests import Quick
from bot.playground.people import interaction_data
from bot.playground.people.guild import Channel
from bot.playground.people.member import Answer, Member, NotThere
from bot.playground.people.screen import Screen, Seen
from bot.playground.people.typed_commands import find
from bot.playground.standin.errors import Json

LOBBY_SECONDS = 5.0
START_SECONDS = 2.0
VERB = re.compile(r"\Am:[^:]+:[0-9]+:([a-z]+):")
"""Where the bot's custom ids say what a button does."""


class AllTaken(Exception):
    """A game is going on in every channel."""


async def quick_game(demo: DemoGuild, person: Member, wanted: Quick) -> Channel:
    """Start a game where the person is, or in the first channel without one; returns where."""
    person.goes_to(free_channel(demo, person))
    opened = await open_table(demo, person, wanted)
    lobby = await lobby_of(person, opened)
    if lobby is not None:
        dismiss(demo, person, opened.message)
        await fill(demo, person, lobby, wanted.automata)
    return person.channel


def free_channel(demo: DemoGuild, person: Member) -> Channel:
    """Where the person is, if no game is going on there, else the first such channel."""
    here = person.channel
    rooms = [Channel(demo.standin, demo.guild.state, one) for one in demo.channels() if not one.is_thread]
    free = next((one for one in (here, *rooms) if not is_taken(person, one)), None)
    if free is None:
        raise AllTaken
    return free


def is_taken(person: Member, channel: Channel) -> bool:
    """Whether the newest public message with buttons belongs to a game that is not over."""
    for seen in person.sees(channel).newest_first():
        if seen.buttons and not seen.ephemeral:
            return button(seen, "rematch") is None
    return False


async def open_table(demo: DemoGuild, person: Member, wanted: Quick) -> Answer:
    """Open a table as it is wanted, as far as the command lets one say so."""
    world, guild, channel = demo.standin.world, demo.guild.state, person.channel.state
    usable = interaction_data.usable_commands(world, guild, channel, person.id)
    said = {"set": wanted.set, "speed": wanted.speed, "automata": wanted.level}
    return await person.slash("mascarade start", **{k: v for k, v in said.items() if takes(usable, k, v)})


def takes(commands: list[Json], name: str, value: str) -> bool:
    """Whether /mascarade start has an option of this name that this can be said for."""
    _, _, options = find(commands, "mascarade start", "")
    choices = [one.get("choices") or [] for one in options if one["name"] == name]
    return bool(value) and any(not one or value in [choice["value"] for choice in one] for one in choices)


async def lobby_of(person: Member, opened: Answer) -> Seen | None:
    """The lobby that the command has opened, as soon as it stands in the channel."""

    def lobbies(screen: Screen) -> Iterator[Seen]:
        for seen in screen.newest_first():
            if seen.id > opened.interaction.id and not seen.ephemeral and button(seen, "start"):
                yield seen

    try:
        screen = await person.waits_for(lambda screen: any(lobbies(screen)), LOBBY_SECONDS)
    except NotThere:
        return None
    return next(lobbies(screen))


async def fill(demo: DemoGuild, person: Member, lobby: Seen, automata: int) -> None:
    """Seat the automata through the host's panel and start; a refusal is left for the person to read."""
    table, start = button(lobby, "table"), button(lobby, "start")
    assert table is not None
    assert start is not None
    panel = (await person.click(table, on=lobby)).message
    players = None if panel is None else named(panel.selects, "players")
    if panel is None or players is None:
        return
    await person.choose(players, str(1 + automata), on=panel)
    dismiss(demo, person, panel)
    with suppress(NotThere):
        await person.waits_for(lambda screen: is_redrawn(screen, lobby), LOBBY_SECONDS)
        await person.click(start, on=lobby)
        await person.waits_for(lambda screen: not offers_start(screen, lobby), START_SECONDS)


def is_redrawn(screen: Screen, lobby: Seen) -> bool:
    """Whether the lobby shows something else than before."""
    return any(seen.text != lobby.text for seen in screen.messages if seen.id == lobby.id)


def offers_start(screen: Screen, lobby: Seen) -> bool:
    """Whether the game in the lobby has yet to start."""
    return any(button(seen, "start") for seen in screen.messages if seen.id == lobby.id)


def button(seen: Seen, verb: str) -> str | None:
    """The custom id of the button that does this."""
    return named(seen.buttons, verb)


def named(components: list[Json], verb: str) -> str | None:
    """The custom id of the component that does this."""
    for one in components:
        found = VERB.match(one.get("custom_id", ""))
        if found is not None and found[1] == verb:
            return found.string
    return None


def dismiss(demo: DemoGuild, person: Member, seen: Seen | None) -> None:
    """Dismiss an ephemeral message on all pages of a person."""
    if seen is None or not seen.ephemeral:
        return
    person.dismisses(seen)
    gone = {"id": str(seen.id), "channel_id": str(seen.channel_id)}
    demo.standin.hub.tell_people("MESSAGE_DELETE", [person.id], gone)
