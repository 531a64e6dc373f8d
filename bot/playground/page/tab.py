"""One page in somebody's browser: what it is told, and what it may do."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.playground.page import requests as w
from bot.playground.page.demo_guild import LOCALES, House
from bot.playground.page.quick_game import dismiss, quick_game
from bot.playground.people import interaction_data as forms
from bot.playground.people.guild import Channel
from bot.playground.people.member import InteractionFailed, Member, NotThere
from bot.playground.people.screen import Seen
from bot.playground.people.typed_commands import CannotType
from bot.playground.standin import payloads
from bot.playground.standin.errors import Json, Refused
from bot.playground.standin.inboxes import Received
from bot.playground.standin.permissions import can_see
from bot.playground.standin.world import Account, ChannelState, MessageState

log = logging.getLogger(__name__)

MESSAGES_AT_ONCE = 50
WISHES_AT_ONCE = 16
MOST_WAITING = 2000
FAILED, REFUSED = "failed", "refused"


class Tab:
    """One web socket of one person; `since` is the id after which it keeps ephemeral messages."""

    def __init__(self, house: House, account: Account, socket: web.WebSocketResponse, since: int) -> None:
        self.house = house
        self.account = account
        self.socket = socket
        self.since = since
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self.at_work: set[asyncio.Task[None]] = set()
        self.room = asyncio.Semaphore(WISHES_AT_ONCE)

    async def serve(self) -> None:
        """Greet, then pass on everything until the page is closed."""
        self.put({"event": "WELCOME", "data": self.welcome()})
        stop = self.house.standin.record.listen(self.account.id, self.hear)
        writer = asyncio.create_task(self.write())
        try:
            await self.read()
        finally:
            stop()
            for task in (writer, *self.at_work):
                task.cancel()
            await asyncio.gather(writer, *self.at_work, return_exceptions=True)

    # To the page.

    def put(self, frame: Json) -> None:
        self.outbox.put_nowait(msgspec.json.encode(frame))

    def hear(self, received: Received) -> None:
        """Pass on what the person receives; a page that does not keep up is let go."""
        if self.outbox.qsize() < MOST_WAITING:
            event = msgspec.json.encode(received.event)
            self.outbox.put_nowait(b'{"event":%b,"data":%b}' % (event, received.data))

    async def write(self) -> None:
        while not self.socket.closed:
            frame = await self.outbox.get()
            if self.outbox.qsize() + 1 >= MOST_WAITING:
                await self.socket.close(code=1013)
                return
            await self.socket.send_str(frame.decode())

    def welcome(self) -> Json:
        """All that a page must know before it can show anything."""
        standin = self.house.standin
        return {
            "you": person(self.account),
            "people": [person(one) for one in self.house.people()],
            "bot": person(standin.world.accounts[standin.world.bot_id]),
            "guild": self.house.guild.state.name,
            "channels": [self.place(one) for one in self.house.channels() if self.can_see(one)],
            "open": self.house.is_open,
            "locales": LOCALES,
            "since": str(self.since),
            "now": standin.clock.seconds(),
        }

    def place(self, channel: ChannelState) -> Json:
        return {"id": str(channel.id), "name": channel.name, "thread": channel.is_thread}

    def can_see(self, channel: ChannelState) -> bool:
        return can_see(self.house.guild.state, channel, self.account.id)

    # From the page.

    async def read(self) -> None:
        """Take wishes; no more at once than a person could have."""
        async for frame in self.socket:
            if frame.type is not WSMsgType.TEXT:
                return
            try:
                wish = msgspec.json.decode(frame.data, type=w.AnyWish)
            except (msgspec.DecodeError, UnicodeEncodeError):
                await self.socket.close(code=1008)
                return
            await self.room.acquire()
            task = asyncio.create_task(self.fulfil(wish))
            self.at_work.add(task)
            task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.at_work.discard(task)
        self.room.release()

    async def fulfil(self, wish: w.AnyWish) -> None:
        """Do what is asked and answer with what came of it."""
        try:
            answer = await WAYS[type(wish)](self, wish)
        except InteractionFailed:
            answer = {"error": FAILED}
        except (NotThere, CannotType, Refused):
            answer = {"error": REFUSED}
        except Exception:
            log.exception("a page's wish could not be fulfilled")
            answer = {"error": FAILED}
        self.put({"re": wish.n, **answer})

    def visit(self, channel_id: str) -> Member:
        """The person, in that channel."""
        state = self.house.guild.state.channels.get(int(channel_id))
        if state is None or not self.can_see(state):
            raise NotThere(f"no channel {channel_id}")
        member = self.house.member(self.account)
        member.goes_to(Channel(self.house.standin, self.house.guild.state, state))
        return member

    def message(self, member: Member, message_id: str) -> Seen:
        found = next((one for one in member.sees().messages if one.id == int(message_id)), None)
        if found is None:
            raise NotThere(f"no message {message_id}")
        return found

    def shows(self, message: MessageState) -> bool:
        """Public messages, and the person's own ephemeral ones since the page was opened."""
        if message.ephemeral_to is None:
            return True
        return message.ephemeral_to == self.account.id and not message.dismissed and message.id > self.since

    async def look(self, wish: w.Look) -> Json:
        channel = self.visit(wish.channel).channel.state
        before = int(wish.before) if wish.before else None
        found = [
            one for one in channel.messages.values() if self.shows(one) and (not before or one.id < before)
        ]
        world, guild = self.house.standin.world, self.house.guild.state
        newest = found[-MESSAGES_AT_ONCE:]
        return {
            "messages": [payloads.message_event(world, guild, one) for one in newest],
            "more": len(found) > len(newest),
        }

    async def say(self, wish: w.Say) -> Json:
        await self.visit(wish.channel).says(wish.text)
        return {}

    async def click(self, wish: w.Click) -> Json:
        member = self.visit(wish.channel)
        await member.click(wish.custom_id, on=self.message(member, wish.message))
        return {}

    async def choose(self, wish: w.Choose) -> Json:
        member = self.visit(wish.channel)
        await member.choose(wish.custom_id, *wish.values, on=self.message(member, wish.message))
        return {}

    async def dismiss(self, wish: w.Dismiss) -> Json:
        member = self.visit(wish.channel)
        dismiss(self.house, member, self.message(member, wish.message))
        return {}

    async def commands(self, wish: w.Commands) -> Json:
        channel = self.visit(wish.channel).channel.state
        world, guild = self.house.standin.world, self.house.guild.state
        return {"commands": forms.usable_commands(world, guild, channel, self.account.id)}

    async def slash(self, wish: w.Slash) -> Json:
        await self.visit(wish.channel).slash(wish.command, **wish.options)
        return {}

    async def complete(self, wish: w.Complete) -> Json:
        member = self.visit(wish.channel)
        others = {name: value for name, value in wish.options.items() if name != wish.option}
        return {"choices": await member.completes(wish.command, wish.option, wish.text, **others)}

    async def quick(self, wish: w.Quick) -> Json:
        channel = await quick_game(self.house, self.visit(wish.channel), wish.automata, wish.level)
        return {"channel": str(channel.id)}

    async def language(self, wish: w.Language) -> Json:
        if wish.locale in LOCALES:
            self.account.locale = wish.locale
            self.house.standin.core.changed()
        return {"you": person(self.account)}

    async def invite(self, wish: w.Invite) -> Json:
        guest = self.house.invite(wish.name, self.account.locale)
        people = [person(one) for one in self.house.people()]
        return {"people": people} if guest else {"error": REFUSED}


WAYS: dict[type[w.Wish], Callable[[Tab, Any], Awaitable[Json]]] = {
    w.Look: Tab.look,
    w.Say: Tab.say,
    w.Click: Tab.click,
    w.Choose: Tab.choose,
    w.Dismiss: Tab.dismiss,
    w.Commands: Tab.commands,
    w.Slash: Tab.slash,
    w.Complete: Tab.complete,
    w.Quick: Tab.quick,
    w.Language: Tab.language,
    w.Invite: Tab.invite,
}


def person(account: Account) -> Json:
    return {"id": str(account.id), "name": account.name, "locale": account.locale}
