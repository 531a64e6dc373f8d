"""Posting and editing the messages of a channel; of what Discord answers little is wanted."""

from collections.abc import Iterable
from datetime import datetime
from typing import Any, NamedTuple

import discord
from discord import ui
from discord.http import handle_message_parameters
from discord.utils import parse_time

from .delivery import Attached, attachments_of, files_of
from .layout import notifying

Payload = dict[str, Any]
"""A message, or a part of one, as Discord tells it."""


class Standing(NamedTuple):
    """A message as it stands now."""

    id: int
    edited: datetime | None
    attached: list[tuple[int, str | None]]
    """The ids of what is attached, with the file's name or, where only a gallery tells, without."""


async def post(
    client: discord.Client,
    channel_id: int,
    layout: ui.LayoutView,
    attached: Attached,
    called: Iterable[int],
    nonce: str,
) -> Standing:
    """Post a message that calls some people."""
    with handle_message_parameters(
        view=layout,
        files=files_of(attached),
        allowed_mentions=notifying(called),
        nonce=nonce,
    ) as params:
        return standing(await client.http.send_message(channel_id, params=params))


async def edit(
    client: discord.Client, channel_id: int, message_id: int, layout: ui.LayoutView, attached: Attached
) -> Standing:
    """Have a message show something else, and nothing beside it; nobody is called."""
    with handle_message_parameters(
        view=layout,
        attachments=attachments_of(attached),
        allowed_mentions=discord.AllowedMentions.none(),
    ) as params:
        return standing(await client.http.edit_message(channel_id, message_id, params=params))


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
