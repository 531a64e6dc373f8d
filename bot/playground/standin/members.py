"""Joining and leaving guilds, for people and for the bot, and what permissions they hold."""

from bot.playground.standin import payloads
from bot.playground.standin.event_hub import EventHub
from bot.playground.standin.world import GuildState, MemberState, Role


class Members:
    def __init__(self, hub: EventHub) -> None:
        self._hub = hub

    def add(self, guild: GuildState, user_id: int) -> MemberState:
        state = MemberState(user_id=user_id, joined_at=self._hub.clock.isoformat())
        guild.members[user_id] = state
        data = payloads.member(self._hub.world, state) | {"guild_id": str(guild.id)}
        self._hub.tell_bot("GUILD_MEMBER_ADD", guild, data)
        self._hub.changed()
        return state

    def remove(self, guild: GuildState, user_id: int) -> None:
        guild.members.pop(user_id, None)
        user = payloads.user(self._hub.world.accounts[user_id])
        self._hub.tell_bot("GUILD_MEMBER_REMOVE", guild, {"guild_id": str(guild.id), "user": user})
        self._hub.changed()

    def make_role(self, guild: GuildState, name: str, permissions: int) -> Role:
        """A role that nobody has yet, carrying these permissions."""
        role = Role(self._hub.ids.next(), name, permissions, position=len(guild.roles))
        guild.roles[role.id] = role
        data = {"guild_id": str(guild.id), "role": payloads.role(role)}
        self._hub.tell_bot("GUILD_ROLE_CREATE", guild, data)
        return role

    def give_role(self, guild: GuildState, user_id: int, name: str, permissions: int) -> Role:
        """A role of its own for a member, carrying these permissions."""
        role = self.make_role(guild, name, permissions)
        self.set_roles(guild, user_id, [*guild.members[user_id].roles, role.id])
        return role

    def set_roles(self, guild: GuildState, user_id: int, role_ids: list[int]) -> None:
        """Give a member exactly these roles."""
        guild.members[user_id].roles = role_ids
        data = payloads.member(self._hub.world, guild.members[user_id]) | {"guild_id": str(guild.id)}
        self._hub.tell_bot("GUILD_MEMBER_UPDATE", guild, data)
        self._hub.changed()

    def set_role_permissions(self, guild: GuildState, role: Role, permissions: int) -> None:
        role.permissions = permissions
        data = {"guild_id": str(guild.id), "role": payloads.role(role)}
        self._hub.tell_bot("GUILD_ROLE_UPDATE", guild, data)
        self._hub.changed()

    def remove_bot(self, guild: GuildState) -> None:
        """Throw the bot out: a removal, so without `unavailable`."""
        self._hub.tell_bot("GUILD_DELETE", guild, {"id": str(guild.id)})
        guild.has_bot = False
        guild.members.pop(self._hub.world.bot_id, None)
        self._hub.changed()

    def invite_bot(self, guild: GuildState) -> None:
        guild.has_bot = True
        self._join_bot(guild)
        self._hub.tell_bot("GUILD_CREATE", guild, payloads.guild_create(self._hub.world, guild))
        self._hub.changed()

    def _join_bot(self, guild: GuildState) -> None:
        bot_id = self._hub.world.bot_id
        role = next((one for one in guild.roles.values() if one.name == self._hub.world.bot_name), None)
        state = MemberState(user_id=bot_id, joined_at=self._hub.clock.isoformat())
        state.roles = [role.id] if role else []
        guild.members[bot_id] = state

    def set_available(self, guild: GuildState, available: bool) -> None:
        """Begin or end an outage of the guild."""
        if not available:
            self._hub.tell_bot("GUILD_DELETE", guild, {"id": str(guild.id), "unavailable": True})
            guild.available = False
            return
        guild.available = True
        self._hub.tell_bot("GUILD_CREATE", guild, payloads.guild_create(self._hub.world, guild))
