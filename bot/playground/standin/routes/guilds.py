"""Routes about guilds, members and users."""

from bot.playground.standin import payloads
from bot.playground.standin.errors import unknown_guild, unknown_member, unknown_user
from bot.playground.standin.event_hub import EventHub
from bot.playground.standin.members import Members
from bot.playground.standin.permissions import can_see, guild_permissions
from bot.playground.standin.rest import Answer, Call, Rest

_GUILD = "/guilds/{guild_id}"


class GuildRoutes:
    def __init__(self, hub: EventHub, members: Members) -> None:
        self._members = members
        self._world = hub.world

    def add_to(self, rest: Rest) -> None:
        rest.route("GET", _GUILD, self.get)
        rest.route("GET", _GUILD + "/channels", self.channels)
        rest.route("GET", _GUILD + "/threads/active", self.active_threads)
        rest.route("GET", _GUILD + "/members/{user_id}", self.member)
        rest.route("GET", "/users/{user_id}", self.user)
        rest.route("GET", "/users/@me/guilds", self.own)
        rest.route("DELETE", "/users/@me/guilds/{guild_id}", self.leave)

    def own(self, call: Call) -> Answer:
        bot = self._world.bot_id
        return 200, [
            {
                "id": str(one.id),
                "name": one.name,
                "icon": None,
                "banner": None,
                "owner": False,
                "permissions": str(guild_permissions(one, bot)),
                "features": one.features,
            }
            for one in self._world.guilds.values()
            if one.has_bot
        ]

    def get(self, call: Call) -> Answer:
        guild = self._world.guild(call.id("guild_id"))
        return 200, payloads.guild(guild)

    def channels(self, call: Call) -> Answer:
        guild = self._world.guild(call.id("guild_id"))
        return 200, [payloads.channel(guild, one) for one in guild.channels.values() if not one.is_thread]

    def active_threads(self, call: Call) -> Answer:
        guild = self._world.guild(call.id("guild_id"))
        threads = [
            payloads.channel(guild, one)
            for one in guild.channels.values()
            if one.is_thread and not one.archived and can_see(guild, one, self._world.bot_id)
        ]
        return 200, {"threads": threads, "members": [], "has_more": False}

    def member(self, call: Call) -> Answer:
        guild = self._world.guild(call.id("guild_id"))
        user_id = call.id("user_id")
        if user_id not in self._world.accounts:
            raise unknown_user()
        if user_id not in guild.members:
            raise unknown_member()
        return 200, payloads.member(self._world, guild.members[user_id])

    def user(self, call: Call) -> Answer:
        account = self._world.accounts.get(call.id("user_id"))
        if account is None:
            raise unknown_user()
        return 200, payloads.user(account)

    def leave(self, call: Call) -> Answer:
        guild = self._world.guilds.get(call.id("guild_id"))
        if guild is None or not guild.has_bot:
            raise unknown_guild()
        self._members.remove_bot(guild)
        return 204, None
