"""Posting and editing the messages of a channel; of what Discord answers little is wanted."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any, NamedTuple

import discord
from aiohttp.payload import Payload as Body
from discord.http import Route
from discord.utils import parse_time

from ..uploads import in_words, with_file
from .delivery import Attached, Upload
from .layout import Layout

Payload = dict[str, Any]
"""A message, or a part of one, as Discord tells it and takes it."""
COMPONENTS = discord.MessageFlags(components_v2=True).value
"""Says that texts are components."""


class Standing(NamedTuple):
    """A message as it stands now."""

    id: int
    edited: datetime | None
    attached: list[tuple[int, str | None]]
    """The ids of what is attached, with the file's name or, where only a gallery tells, without."""


async def post(
    client: discord.Client,
    channel_id: int,
    layout: Layout,
    attached: Attached,
    called: Iterable[int],
    nonce: str,
) -> Standing:
    """Post a message that calls some people, once however often it is sent."""
    message = message_of(layout, attached, called) | {"nonce": nonce, "enforce_nonce": True}
    route = Route("POST", "/channels/{channel_id}/messages", channel_id=channel_id)
    return standing(await client.http.request(route, data=body_of(message, attached)))


async def edit(
    client: discord.Client, channel_id: int, message_id: int, layout: Layout, attached: Attached
) -> Standing:
    """Have a message show something else, and nothing beside it; nobody is called."""
    route = Route(
        "PATCH", "/channels/{channel_id}/messages/{message_id}", channel_id=channel_id, message_id=message_id
    )
    message = message_of(layout, attached)
    return standing(await client.http.request(route, data=body_of(message, attached)))


def message_of(layout: Layout, attached: Attached, called: Iterable[int] = ()) -> Payload:
    """A message as Discord takes it, which has this attachment and no others and calls nobody else."""
    return {
        "components": layout.components,
        "flags": COMPONENTS,
        "allowed_mentions": {"parse": [], "users": list(called)},
        "attachments": [] if attached is None else [attached.to_dict()],
    }


def body_of(message: Payload, attached: Attached) -> Body:
    """A message with the file that is sent along, if there is one."""
    if isinstance(attached, Upload):
        return with_file(message, attached.content, attached.file_name)
    return in_words(message)


def standing(message: Any) -> Standing:
    """What is wanted of a message."""
    named = [(int(one["id"]), one["filename"]) for one in message["attachments"]]
    shown = [(int(found), None) for found in shown_in(message["components"])]
    return Standing(int(message["id"]), parse_time(message["edited_timestamp"]), named + shown)


def shown_in(components: list[Payload]) -> Iterable[str]:
    """The ids of the attachments that galleries show; Discord may tell them only there."""
    for component in components:
        yield from shown_in(component.get("components", []))
        for item in component.get("items", ()):
            if item["media"].get("attachment_id") is not None:
                yield item["media"]["attachment_id"]
