"""The parts that every other module works on: clock, ids, world, who is told what."""

from collections.abc import Callable

from bot.playground.standin import payloads
from bot.playground.standin.clock import Clock
from bot.playground.standin.errors import Json
from bot.playground.standin.inboxes import Inboxes
from bot.playground.standin.permissions import can_see
from bot.playground.standin.snowflakes import Snowflakes
from bot.playground.standin.world import Account, ChannelState, GuildState, MessageState, World

Dispatch = Callable[[str, int, Json], None]


class EventHub:
    """The world, and `tell_…`, through which alone a change reaches bots and people."""

    def __init__(self, clock: Clock, world: World | None, inboxes: Inboxes) -> None:
        self.clock = clock
        self.ids = Snowflakes(clock, world.last_snowflake if world else 0)
        if world is None:
            world = World(application_id=self.ids.next())
            world.accounts[world.bot_id] = Account(world.bot_id, world.bot_name, bot=True)
        self.world = world
        self.inboxes = inboxes
        self.dispatch: Dispatch = lambda event, guild_id, data: None
        self.on_change: list[Callable[[], None]] = []

    def tell_bot(self, event: str, guild: GuildState, data: Json) -> None:
        """Send an event to the bot, if it is in the guild and its intents cover it."""
        if guild.has_bot and guild.available:
            self.dispatch(event, guild.id, data)

    def tell_people(self, event: str, user_ids: list[int], data: Json, files: tuple[bytes, ...] = ()) -> None:
        self.inboxes.add(user_ids, event, data, files)
        self.changed()

    def tell_channel(self, event: str, guild: GuildState, channel: ChannelState, data: Json) -> None:
        """Send an event to the bot and to everybody who can see the channel."""
        if can_see(guild, channel, self.world.bot_id):
            self.tell_bot(event, guild, data)
        self.tell_people(event, self.audience(guild, channel), data)

    def tell_message(self, event: str, guild: GuildState, message: MessageState) -> None:
        """Show a new or edited message to those who may see it: an ephemeral one to one person only."""
        channel = guild.channels[message.channel_id]
        data = payloads.message_event(self.world, guild, message)
        shown = {key: value for key, value in data.items() if key != "nonce"}
        files = tuple(self.world.files[int(one["id"])].content for one in message.body["attachments"])
        if message.ephemeral_to is not None:
            self.tell_people(event, [] if message.dismissed else [message.ephemeral_to], shown, files)
            return
        if can_see(guild, channel, self.world.bot_id):
            self.tell_bot(event, guild, data if message.author_id == self.world.bot_id else shown)
        self.tell_people(event, self.audience(guild, channel), shown, files)

    def audience(self, guild: GuildState, channel: ChannelState) -> list[int]:
        """The people, bots excepted, who can see the channel."""
        return [
            user_id
            for user_id in guild.members
            if not self.world.accounts[user_id].bot and can_see(guild, channel, user_id)
        ]

    def changed(self) -> None:
        for listener in list(self.on_change):
            listener()
