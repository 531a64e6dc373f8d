"""Commands in texts: written `</mascarade start>` there, and sent as mentions that open the command."""

import re
from collections.abc import Mapping
from types import MappingProxyType

import discord

COMMAND = re.compile(r"</([\w-]+)((?: [\w-]+){0,2})>")
UNKNOWN: Mapping[str, int] = MappingProxyType({})


def ids_known_to(client: discord.Client) -> Mapping[str, int]:
    """The command ids that a client has learnt; none before it has registered its commands."""
    known: Mapping[str, int] = getattr(client, "command_ids", UNKNOWN)
    return known


def with_mentions(text: str, ids: Mapping[str, int]) -> str:
    """The text with its commands as mentions, or plainly written while their ids are not known."""

    def written(match: re.Match[str]) -> str:
        name, rest = match.groups()
        return f"</{name}{rest}:{ids[name]}>" if name in ids else f"`/{name}{rest}`"

    return COMMAND.sub(written, text)
