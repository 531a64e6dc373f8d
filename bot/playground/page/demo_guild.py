"""The server of the playground: its channels, its people, its moderators, and who a link stands for."""

import secrets
from pathlib import Path

import msgspec

from bot.playground.people.guild import Guild
from bot.playground.people.member import Member
from bot.playground.standin import payloads
from bot.playground.standin.permissions import Permission, guild_permissions
from bot.playground.standin.server import Standin
from bot.playground.standin.world import Account, ChannelState, ChannelType, Role

NAME = "Mascarade"
CHANNELS = ("court", "salon", "garden")
PEOPLE = (
    ("Anna", "en-US"),
    ("Chloé", "fr"),
    ("Jonas", "de"),
    ("Sanne", "nl"),
    ("Zsófi", "hu"),
    ("Даша", "ru"),
)
MODERATORS = "Moderators"
"""The role that may manage the server; the first person, who owns the page, always has it."""
LOCALES = ("en-US", "fr", "de", "nl", "hu", "ru")
MOST_PEOPLE = 13
MOST_MESSAGES = 1000
"""So many of a channel outlive a restart."""


class DemoGuild:
    """Who is there, and who a page may be: anybody here, or only the one its link stands for."""

    def __init__(self, standin: Standin, links: Path | None = None) -> None:
        self.standin = standin
        self.guild = furnish(standin)
        for channel in self.channels():
            sweep(channel)
        drop_files(standin)
        self.links = None if links is None else read_links(links, [one.id for one in self.people()])

    @property
    def is_open(self) -> bool:
        """Whether a page may be anybody."""
        return self.links is None

    def people(self) -> list[Account]:
        """The people, in the order in which they came."""
        accounts = self.standin.world.accounts
        state = self.guild.state
        return [accounts[one] for one in state.members if not accounts[one].bot and one != state.owner_id]

    def member(self, account: Account) -> Member:
        return self.guild.member(account.name)

    def behind(self, link: str) -> Account | None:
        """The person that a link stands for; in an open one also a name, and the first without one."""
        if self.links is not None:
            given = link.encode(errors="replace")
            matching = (one for key, one in self.links.items() if secrets.compare_digest(key.encode(), given))
            user_id = next(matching, None)
            return next((one for one in self.people() if one.id == user_id), None)
        return next((one for one in self.people() if not link or one.name == link), None)

    def invite(self, name: str, locale: str) -> Account | None:
        """One more person; None if the name is taken or the guild is full."""
        taken = {account.name.casefold() for account in self.standin.world.accounts.values()}
        if not self.is_open or len(self.people()) >= MOST_PEOPLE or name.casefold() in taken:
            return None
        return self.standin.world.accounts[self.guild.member(name, locale=locale).id]

    def is_moderator(self, account: Account) -> bool:
        return bool(guild_permissions(self.guild.state, account.id) & Permission.MANAGE_GUILD)

    def appoint(self, chosen: set[int]) -> None:
        """Make these people, and the owner of the page, the moderators."""
        role, state = moderators(self.standin, self.guild), self.guild.state
        people = self.people()
        for index, account in enumerate(people):
            others = [one for one in state.members[account.id].roles if one != role.id]
            is_one = index == 0 or account.id in chosen
            self.standin.members.set_roles(state, account.id, [*others, role.id] if is_one else others)
        for account in people:
            data = payloads.member(self.standin.world, state.members[account.id])
            self.standin.hub.tell_people("GUILD_MEMBER_UPDATE", [account.id], data)

    def channels(self) -> list[ChannelState]:
        """The channels and threads that people write in."""
        kinds = {ChannelType.TEXT, ChannelType.PUBLIC_THREAD}
        return [one for one in self.guild.state.channels.values() if one.type in kinds]


def furnish(standin: Standin) -> Guild:
    """The server with all that belongs in it, made where it is missing."""
    guild = standin.guild(NAME)
    guild.general.state.name = CHANNELS[0]
    for name in CHANNELS:
        guild.channel(name)
    if len(guild.state.members) == 2:
        for name, locale in PEOPLE:
            guild.member(name, locale=locale)
    if all(role.name != MODERATORS for role in guild.state.roles.values()):
        owner = guild.member(PEOPLE[0][0])
        standin.members.set_roles(guild.state, owner.id, [moderators(standin, guild).id])
    return guild


def moderators(standin: Standin, guild: Guild) -> Role:
    """The role of those who may manage the server, made if there is none."""
    found = next((one for one in guild.state.roles.values() if one.name == MODERATORS), None)
    return found or standin.members.make_role(guild.state, MODERATORS, Permission.MANAGE_GUILD)


def drop_files(standin: Standin) -> None:
    """Forget the files of messages that are forgotten."""
    channels = (channel for guild in standin.world.guilds.values() for channel in guild.channels.values())
    messages = (message for channel in channels for message in channel.messages.values())
    kept = {int(one["id"]) for message in messages for one in message.body["attachments"]}
    standin.world.files = {number: file for number, file in standin.world.files.items() if number in kept}


def sweep(channel: ChannelState) -> None:
    """Forget what no page will show again, so that the file stays small: old and dismissed messages."""
    kept = [one for one in channel.messages.values() if not one.dismissed][-MOST_MESSAGES:]
    channel.messages = {one.id: one for one in kept}


def read_links(file: Path, people: list[int]) -> dict[str, int]:
    """One random link for each person, the same ones after a restart."""
    links = msgspec.json.decode(file.read_bytes(), type=dict[str, int]) if file.exists() else {}
    for user_id in people:
        if user_id not in links.values():
            links[secrets.token_urlsafe(16)] = user_id
    file.touch(mode=0o600)
    file.write_bytes(msgspec.json.encode(links))
    return links
