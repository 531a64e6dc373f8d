"""What moderators do again and again."""

from bot.playground import Answer, Guild, Member
from bot.playground.standin.permissions import permissions_named
from bot.text import words

ADMIN = "mascarade-admin"
EN = words("en")
EIGHT = ("Judge", "Bishop", "King", "Fool", "Queen", "Witch", "Peasant")
"""The recommended eight cards."""


async def make_set(moderator: Member, name: str, *characters: str) -> Answer:
    """Make a set through the editor."""
    await moderator.slash(f"{ADMIN} sets create", name=name)
    await moderator.choose("Characters", *(characters or EIGHT))
    return await moderator.click("Save")


async def change(moderator: Member, setting: str, *values: object, select: str = "Value") -> Answer:
    """Change one setting through the panel."""
    await moderator.slash(f"{ADMIN} settings")
    await moderator.choose("Change…", EN(f"setting-{setting}"))
    return await moderator.choose(select, *values)


def demote(guild: Guild, member: Member) -> None:
    """Take a moderator's permissions away."""
    roles = guild.state.members[member.id].roles
    for role_id in roles:
        guild._standin.members.set_role_permissions(guild.state, guild.state.roles[role_id], 0)


def promote(guild: Guild, member: Member) -> None:
    """Give a person Manage Server."""
    guild._standin.members.give_role(guild.state, member.id, "mods", permissions_named("manage_guild"))
