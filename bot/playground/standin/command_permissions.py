"""A server's Integrations page: who may use which command, and where."""

from bot.playground.standin.errors import Json
from bot.playground.standin.event_hub import EventHub
from bot.playground.standin.permissions import Permission
from bot.playground.standin.world import ChannelState, CommandOverwrite, GuildState, Target


class CommandPermissions:
    """What moderators of a server have set on that page, for a command or for the whole application."""

    def __init__(self, hub: EventHub) -> None:
        self._hub = hub

    def set(self, guild: GuildState, subject_id: int, rule: CommandOverwrite) -> None:
        """Allow or deny something to somebody, or in a channel."""
        kept = [
            one
            for one in guild.command_overwrites.get(subject_id, [])
            if (one.type, one.id) != (rule.type, rule.id)
        ]
        self._put(guild, subject_id, [*kept, rule])

    def clear(self, guild: GuildState, subject_id: int) -> None:
        """Set everything back to the default."""
        self._put(guild, subject_id, [])

    def _put(self, guild: GuildState, subject_id: int, rules: list[CommandOverwrite]) -> None:
        guild.command_overwrites[subject_id] = rules
        data = overwrites_of(guild, subject_id, self._hub.world.application_id)
        self._hub.tell_bot("APPLICATION_COMMAND_PERMISSIONS_UPDATE", guild, data)
        self._hub.changed()


def overwrites_of(guild: GuildState, subject_id: int, application_id: int) -> Json:
    """The rules of a command or of the application, as Discord tells them."""
    return {
        "id": str(subject_id),
        "application_id": str(application_id),
        "guild_id": str(guild.id),
        "permissions": [
            {"id": str(one.id), "type": int(one.type), "permission": one.permission}
            for one in guild.command_overwrites.get(subject_id, [])
        ],
    }


def may_use(
    guild: GuildState, channel: ChannelState, user_id: int, bits: int, command: Json, application_id: int
) -> bool:
    """Whether a person may use a command: its own rules decide, then the application's, then the default."""
    if bits & Permission.ADMINISTRATOR:
        return True
    own, common = (guild.command_overwrites.get(one, []) for one in (int(command["id"]), application_id))
    if _in_channel(own, guild, channel, default=_in_channel(common, guild, channel)) is False:
        return False
    said = _to_person(own, guild, user_id)
    if said is not None:
        return said
    if _to_person(common, guild, user_id) is False:
        return False
    needed = command["default_member_permissions"]
    return needed is None or (int(needed) != 0 and bits & int(needed) == int(needed))


def _in_channel(
    rules: list[CommandOverwrite], guild: GuildState, channel: ChannelState, default: bool | None = None
) -> bool | None:
    """What the rules say of a channel, or else of all channels, whose id is the guild's less one."""
    said = {one.id: one.permission for one in rules if one.type is Target.CHANNEL}
    place = channel.parent_id if channel.is_thread else channel.id
    return said.get(place or channel.id, said.get(guild.id - 1, default))


def _to_person(rules: list[CommandOverwrite], guild: GuildState, user_id: int) -> bool | None:
    """What the rules say of a person: themselves, their roles (one that may is enough), or everyone."""
    people = {one.id: one.permission for one in rules if one.type is Target.USER}
    roles = {one.id: one.permission for one in rules if one.type is Target.ROLE}
    held = [roles[role_id] for role_id in guild.members[user_id].roles if role_id in roles]
    if user_id in people:
        return people[user_id]
    return any(held) if held else roles.get(guild.id)
