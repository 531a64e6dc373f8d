"""What the bot asked of Discord for a person's last click: for the curious, and nobody else's."""

from typing import Any

from msgspec import Struct, field

from bot.playground.page.demo_guild import DemoGuild
from bot.playground.standin.errors import Json
from bot.playground.standin.interactions import Interaction, What
from bot.playground.standin.permissions import can_see
from bot.playground.standin.rest import Call

WINDOW_SECONDS = 10.0
"""So long after a click the bot's public requests are taken to be for it."""
MOST_REQUESTS = 50
HIDDEN = {"interaction_token", "webhook_token"}
"""What is left out of an address: whoever has it may speak for the bot."""


class Trail(Struct):
    """One interaction, what was sent with it, and the requests that followed."""

    interaction: Interaction
    sent: Json
    requests: list[Json] = field(default_factory=list)


class RequestTrail:
    """Keeps the newest interaction of each person with the requests that the bot made for it.

    Those with the interaction's own token are certain. A request about a channel counts for the newest
    click there while it is fresh, if that person can see the channel: it is public, and told to nobody else.
    """

    def __init__(self, demo: DemoGuild) -> None:
        self.demo = demo
        self.by_person: dict[int, Trail] = {}
        demo.standin.interactions.on_begin.append(self.begin)
        demo.standin.rest.on_served.append(self.served)

    def begin(self, interaction: Interaction, sent: Json) -> None:
        """A person did something; completions, which come while they type, do not count."""
        if interaction.type is not What.AUTOCOMPLETE:
            self.by_person[interaction.user_id] = Trail(interaction, sent)

    def served(self, call: Call, status: int) -> None:
        """The bot asked for something."""
        trail = self.certain(call) if HIDDEN & call.path.keys() else self.likely(call)
        if trail is not None and len(trail.requests) < MOST_REQUESTS:
            trail.requests.append(
                {"method": call.method, "path": address(call), "status": status, "body": call.body}
            )

    def certain(self, call: Call) -> Trail | None:
        """The interaction whose token a request bears."""
        tokens = {call.path[name] for name in HIDDEN if name in call.path}
        return next((one for one in self.by_person.values() if one.interaction.token in tokens), None)

    def likely(self, call: Call) -> Trail | None:
        """The newest fresh interaction in the channel that a request is about."""
        guild, now = self.demo.guild.state, self.demo.standin.clock.seconds()
        named = call.path.get("channel_id", "")
        channel = guild.channels.get(int(named)) if named.isdecimal() else None
        if channel is None:
            return None
        here = {channel.id, channel.parent_id}
        fresh = [
            one
            for one in self.by_person.values()
            if one.interaction.channel_id in here and now - one.interaction.created < WINDOW_SECONDS
        ]
        newest = max(fresh, key=lambda one: one.interaction.id, default=None)
        if newest is None or not can_see(guild, channel, newest.interaction.user_id):
            return None
        return newest

    def of(self, user_id: int) -> Json:
        """What happened for this person, as the page shows it."""
        trail = self.by_person.get(user_id)
        if trail is None:
            return {"sent": None, "requests": []}
        return {"sent": what_was_sent(trail), "requests": trail.requests}


def what_was_sent(trail: Trail) -> Json:
    """What the person's client told the bot."""
    names: dict[What, str] = {What.COMMAND: "command", What.COMPONENT: "component", What.MODAL: "modal"}
    data: dict[str, Any] = {"type": names[trail.interaction.type], "data": trail.sent}
    return data


def address(call: Call) -> str:
    """A request's address as it was, but for secrets."""
    parts = {name: "…" if name in HIDDEN else value for name, value in call.path.items()}
    return call.template.format(**parts)
