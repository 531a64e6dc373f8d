"""Who may moderate: whom the server's Integrations page lets use the command, else who manages the server."""

import asyncio
import logging
from collections.abc import Iterable, Mapping
from typing import Any

import aiohttp
import discord

from bot.service.callers import Caller
from bot.service.refusals import Refused

from ..commands.mentions import ids_known_to
from ..commands.translator import text

log = logging.getLogger(__name__)

COMMAND = text("command-name-admin").message
ROLE = discord.AppCommandPermissionType.role.value
USER = discord.AppCommandPermissionType.user.value
PATIENCE = 2.0
"""Seconds after which the default counts, because Discord does not tell."""


async def check_moderator(interaction: discord.Interaction, caller: Caller) -> None:
    """Refuse whoever may not moderate, or may no longer."""
    if not await may_moderate(interaction, caller):
        raise Refused("admin-refuse-permission")


async def may_moderate(interaction: discord.Interaction, caller: Caller) -> bool:
    """Whether the person may use the command now, though they could when they opened a panel of it."""
    if interaction.permissions.administrator:
        return True
    overwrites = await overwrites_in(interaction, caller.guild_id)
    said = decided(overwrites.get(ids_known_to(interaction.client).get(COMMAND, 0), ()), caller)
    if said is not None:
        return said
    return caller.moderator and decided(overwrites.get(interaction.application_id, ()), caller) is not False


async def overwrites_in(interaction: discord.Interaction, guild_id: int) -> Mapping[int, Any]:
    """What the Integrations page says of each command, and of all under the application's id."""
    ask = interaction.client.http.get_guild_application_command_permissions
    try:
        async with asyncio.timeout(PATIENCE):
            answer = await ask(interaction.application_id, guild_id)
    except (discord.HTTPException, aiohttp.ClientError, OSError, TimeoutError) as error:
        log.warning("Discord does not tell who may use the commands: %s", type(error).__name__)
        return {}
    return {int(one["id"]): one["permissions"] for one in answer}


def decided(overwrites: Iterable[Mapping[str, Any]], caller: Caller) -> bool | None:
    """What is said of a person: themselves, their roles (one that may is enough), or everyone."""
    said = {(one["type"], int(one["id"])): bool(one["permission"]) for one in overwrites}
    if (USER, caller.user_id) in said:
        return said[USER, caller.user_id]
    roles = [said[ROLE, role] for role in caller.roles if role != caller.guild_id and (ROLE, role) in said]
    return any(roles) if roles else said.get((ROLE, caller.guild_id))
