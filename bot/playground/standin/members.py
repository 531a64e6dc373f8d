"""Joining and leaving guilds, for people and for the bot, and what permissions they hold."""

from bot.playground.standin import payloads
from bot.playground.standin.event_hub import Core
from bot.playground.standin.world import GuildState, MemberState, Role


class Members:
    def __init__(self, core: Core) -> None:
        self._core = core

    def add(self, guild: GuildState, user_id: int) -> MemberState:
        state = MemberState(user_id=user_id, joined_at=self._core.clock.isoformat())
        guild.members[user_id] = state
        data = payloads.member(self._core.world, state) | {"guild_id": str(guild.id)}
        self._core.tell_bot("GUILD_MEMBER_ADD", guild, data)
        self._core.changed()
        return state

    def remove(self, guild: GuildState, user_id: int) -> None:
        guild.members.pop(user_id, None)
        user = payloads.user(self._core.world.accounts[user_id])
        self._core.tell_bot("GUILD_MEMBER_REMOVE", guild, {"guild_id": str(guild.id), "user": user})
        self._core.changed()

    def give_role(self, guild: GuildState, user_id: int, name: str, permissions: int) -> Role:
        """A role of its own for a member, carrying these permissions."""
        role = Role(self._core.ids.next(), name, permissions, position=len(guild.roles))
        guild.roles[role.id] = role
        guild.members[user_id].roles.append(role.id)
        data = {"guild_id": str(guild.id), "role": payloads.role(role)}
        self._core.tell_bot("GUILD_ROLE_CREATE", guild, data)
        self._update(guild, user_id)
        return role

    def set_role_permissions(self, guild: GuildState, role: Role, permissions: int) -> None:
        role.permissions = permissions
        data = {"guild_id": str(guild.id), "role": payloads.role(role)}
        self._core.tell_bot("GUILD_ROLE_UPDATE", guild, data)
        self._core.changed()

    def _update(self, guild: GuildState, user_id: int) -> None:
        data = payloads.member(self._core.world, guild.members[user_id]) | {"guild_id": str(guild.id)}
        self._core.tell_bot("GUILD_MEMBER_UPDATE", guild, data)
        self._core.changed()

    def remove_bot(self, guild: GuildState) -> None:
        """Throw the bot out: a removal, so without `unavailable`."""
        self._core.tell_bot("GUILD_DELETE", guild, {"id": str(guild.id)})
        guild.has_bot = False
        guild.members.pop(self._core.world.bot_id, None)
        self._core.changed()

    def invite_bot(self, guild: GuildState) -> None:
        guild.has_bot = True
        self._join_bot(guild)
        self._core.tell_bot("GUILD_CREATE", guild, payloads.guild_create(self._core.world, guild))
        self._core.changed()

    def _join_bot(self, guild: GuildState) -> None:
        bot_id = self._core.world.bot_id
        role = next((one for one in guild.roles.values() if one.name == self._core.world.bot_name), None)
        state = MemberState(user_id=bot_id, joined_at=self._core.clock.isoformat())
        state.roles = [role.id] if role else []
        guild.members[bot_id] = state

    def set_available(self, guild: GuildState, available: bool) -> None:
        """Begin or end an outage of the guild."""
        if not available:
            self._core.tell_bot("GUILD_DELETE", guild, {"id": str(guild.id), "unavailable": True})
            guild.available = False
            return
        guild.available = True
        self._core.tell_bot("GUILD_CREATE", guild, payloads.guild_create(self._core.world, guild))
