"""Guilds and channels as tests and the page use them."""

from datetime import datetime
from typing import TYPE_CHECKING

from bot.playground.people.attacker import Attacker
from bot.playground.people.member import Member
from bot.playground.people.screen import Seen
from bot.playground.standin import payloads
from bot.playground.standin.permissions import USUAL, permissions_named
from bot.playground.standin.world import (
    Account,
    ChannelState,
    ChannelType,
    CommandOverwrite,
    GuildState,
    MemberState,
    Overwrite,
    Role,
    Target,
)

if TYPE_CHECKING:
    from bot.playground.standin.server import Standin


class Channel:
    """A channel or thread, and what moderators do to it."""

    def __init__(self, standin: "Standin", guild: GuildState, state: ChannelState) -> None:
        self._standin = standin
        self._guild = guild
        self.state = state

    @property
    def id(self) -> int:
        return self.state.id

    @property
    def name(self) -> str:
        return self.state.name

    def thread(self, name: str, *, private: bool = False) -> "Channel":
        """A thread that a person opened."""
        news = self.state.type is ChannelType.ANNOUNCEMENT
        kind = ChannelType.ANNOUNCEMENT_THREAD if news else ChannelType.PUBLIC_THREAD
        kind = ChannelType.PRIVATE_THREAD if private else kind
        state = self._standin.threads.open(self._guild, self.state, name, kind, self._guild.owner_id)
        return Channel(self._standin, self._guild, state)

    def adds(self, *user_ids: int) -> None:
        """Somebody adds people to a thread, or the bot."""
        for user_id in user_ids:
            self._standin.threads.join(self._guild, self.state, user_id)

    def archives(self) -> None:
        self._standin.threads.update(self._guild, self.state, {"archived": True})

    def locks(self) -> None:
        self._standin.threads.update(self._guild, self.state, {"archived": True, "locked": True})

    def vanishes(self) -> None:
        """Somebody deletes the channel or thread."""
        self._standin.threads.delete(self._guild, self.state)

    def loses(self, message: Seen) -> None:
        """Somebody deletes a message."""
        self._standin.messages.delete(self._guild, self.state.messages[message.id])

    def denies(self, who: "Member | None", *names: str) -> None:
        """Take permissions away here from a person, or from the bot if nobody is named."""
        self._overwrite(self._standin.world.bot_id if who is None else who.id, deny=permissions_named(*names))

    def allows(self, who: "Member | None", *names: str) -> None:
        self._overwrite(
            self._standin.world.bot_id if who is None else who.id, allow=permissions_named(*names)
        )

    def _overwrite(self, user_id: int, *, allow: int = 0, deny: int = 0) -> None:
        old = next((one for one in self.state.overwrites if one.id == user_id), Overwrite(user_id, 1))
        new = Overwrite(user_id, 1, (old.allow | allow) & ~deny, (old.deny | deny) & ~allow)
        others = [one for one in self.state.overwrites if one.id != user_id]
        self._standin.threads.update(self._guild, self.state, {"overwrites": [*others, new]})


class Guild:
    """A guild, and who and what is in it."""

    def __init__(self, standin: "Standin", state: GuildState) -> None:
        self._standin = standin
        self.state = state

    @property
    def id(self) -> int:
        return self.state.id

    @property
    def general(self) -> Channel:
        """The first channel that people write in."""
        first = next(one for one in self.state.channels.values() if one.type is ChannelType.TEXT)
        return Channel(self._standin, self.state, first)

    def channel(self, name: str, kind: ChannelType = ChannelType.TEXT) -> Channel:
        """The channel of this name, made if there is none."""
        found = next((one for one in self.state.channels.values() if one.name == name), None)
        if found is None:
            position = len(self.state.channels)
            found = ChannelState(self._standin.hub.ids.next(), self.id, name, kind, position=position)
            self.state.channels[found.id] = found
            payload = payloads.channel(self.state, found)
            self._standin.hub.tell_channel("CHANNEL_CREATE", self.state, found, payload)
        return Channel(self._standin, self.state, found)

    def member(
        self,
        name: str,
        *,
        locale: str = "en-US",
        created: datetime | None = None,
        permissions: tuple[str, ...] = (),
    ) -> Member:
        """The person of this name, joined if not here yet; `created` is the age of their account."""
        return Member(
            self._standin, self.state, self._account(name, locale, created, permissions), self.general
        )

    def attacker(self, name: str = "Mallory", *, locale: str = "en-US") -> Attacker:
        return Attacker(self._standin, self.state, self._account(name, locale, None, ()), self.general)

    def _account(
        self, name: str, locale: str, created: datetime | None, permissions: tuple[str, ...]
    ) -> Account:
        account = self._standin.account(name, locale=locale, created=created)
        if account.id not in self.state.members:
            self._standin.members.add(self.state, account.id)
            if permissions:
                bits = permissions_named(*permissions)
                self._standin.members.give_role(self.state, account.id, f"{name}'s", bits)
        return account

    def bot_permissions(self, *names: str) -> None:
        """Give the bot's role exactly these permissions; those of @everyone come on top."""
        self._standin.members.set_role_permissions(self.state, self._bot_role(), permissions_named(*names))

    def everyone_permissions(self, *names: str) -> None:
        """Give @everyone exactly these permissions."""
        everyone = self.state.roles[self.id]
        self._standin.members.set_role_permissions(self.state, everyone, permissions_named(*names))

    def sets_use(self, who: "Member | Role | None", allowed: bool, command: str | None = None) -> None:
        """Say on the Integrations page whether somebody, or @everyone, may use a command, or any."""
        target = Target.USER if isinstance(who, Member) else Target.ROLE
        overwrite = CommandOverwrite(self.id if who is None else who.id, target, allowed)
        self._standin.command_permissions.set(self.state, self._command_id(command), overwrite)

    def resets_use(self, command: str | None = None) -> None:
        """Set a command, or all, back to the default on the Integrations page."""
        self._standin.command_permissions.clear(self.state, self._command_id(command))

    def _command_id(self, name: str | None) -> int:
        world = self._standin.world
        if name is None:
            return world.application_id
        return next(number for number, one in world.commands.items() if one["name"] == name)

    def _bot_role(self) -> Role:
        return next(one for one in self.state.roles.values() if one.name == self._standin.world.bot_name)

    def removes_bot(self) -> None:
        self._standin.members.remove_bot(self.state)

    def invites_bot(self) -> None:
        self._standin.members.invite_bot(self.state)

    def goes_unavailable(self) -> None:
        self._standin.members.set_available(self.state, False)

    def comes_back(self) -> None:
        self._standin.members.set_available(self.state, True)


def new_guild(standin: "Standin", name: str, locale: str) -> GuildState:
    """A guild with an owner, the bot with its role, and one channel."""
    hub = standin.hub
    owner = standin.account(f"Owner of {name}")
    now = hub.clock.isoformat()
    guild = GuildState(hub.ids.next(), name, owner.id)
    if locale != "en-US":
        guild.preferred_locale, guild.features = locale, ["COMMUNITY"]
    bot_role = Role(hub.ids.next(), hub.world.bot_name, int(USUAL), position=1)
    guild.roles = {guild.id: Role(guild.id, "@everyone", int(USUAL)), bot_role.id: bot_role}
    guild.members[owner.id] = MemberState(owner.id, now)
    guild.members[hub.world.bot_id] = MemberState(hub.world.bot_id, now, roles=[bot_role.id])
    general = ChannelState(hub.ids.next(), guild.id, "general")
    guild.channels[general.id] = general
    hub.world.guilds[guild.id] = guild
    hub.tell_bot("GUILD_CREATE", guild, payloads.guild_create(hub.world, guild))
    return guild
