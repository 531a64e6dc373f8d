"""Sending the commands to Discord, only when they differ from what was sent last."""

from collections.abc import Iterable, Mapping
from hashlib import blake2b
from typing import Any

import msgspec
from discord import app_commands

from bot.store import Store
from bot.store.sent_commands import last_sent, note_sent


async def register(tree: app_commands.CommandTree[Any], store: Store, application_id: int) -> dict[str, int]:
    """Make sure that Discord has the present commands; their ids by name, so that texts can mention them."""
    wanted = [await payload_of(command, tree) for command in tree.get_commands()]
    http = tree.client.http
    async with store.one_at_a_time("commands"):
        there = await http.get_global_commands(application_id)
        if await last_sent(store, application_id) != fingerprint(wanted, there):
            there = await http.bulk_upsert_global_commands(application_id, payload=wanted)
            await note_sent(store, application_id, fingerprint(wanted, there))
    return {command["name"]: int(command["id"]) for command in there}


async def payload_of(
    command: app_commands.Command[Any, ..., Any] | app_commands.Group | app_commands.ContextMenu,
    tree: app_commands.CommandTree[Any],
) -> dict[str, Any]:
    """A command as it is sent, in all languages."""
    if tree.translator is None:
        return command.to_dict(tree)
    return await command.get_translated_payload(tree, tree.translator)


def fingerprint(wanted: Iterable[Mapping[str, Any]], there: Iterable[Mapping[str, Any]]) -> str:
    """What is sent and which version of it Discord has: another program's change shows in the latter."""
    versions = sorted((str(one["id"]), str(one["version"])) for one in there)
    return blake2b(msgspec.json.encode([list(wanted), versions], order="sorted"), digest_size=16).hexdigest()
