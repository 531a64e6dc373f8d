"""One page in somebody's browser: what it is told, and what it may do."""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.playground.page import requests
from bot.playground.page.demo_guild import LOCALES, DemoGuild
from bot.playground.page.quick_game import AllTaken, dismiss, quick_game
from bot.playground.page.request_trail import RequestTrail
from bot.playground.people import interaction_data
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
REQUESTS_AT_ONCE = 16
MOST_WAITING = 2000
FAILED, REFUSED, ALL_TAKEN = "failed", "refused", "allTaken"


class Tab:
    """One web socket of one person; `since` is the id after which it keeps ephemeral messages."""

    def __init__(
        self,
        demo: DemoGuild,
        trail: RequestTrail,
        account: Account,
        socket: web.WebSocketResponse,
        since: int,
    ) -> None:
        self.demo = demo
        self.trail = trail
        self.account = account
        self.socket = socket
        self.since = since
        self.outbox: asyncio.Queue[bytes] = asyncio.Queue()
        self.at_work: set[asyncio.Task[None]] = set()
        self.room = asyncio.Semaphore(REQUESTS_AT_ONCE)

    async def serve(self) -> None:
        """Greet, then pass on everything until the page is closed."""
        self.put({"event": "WELCOME", "data": self.welcome()})
        stop = self.demo.standin.inboxes.listen(self.account.id, self.hear)
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
        standin = self.demo.standin
        return {
            "you": self.person(self.account),
            "people": [self.person(one) for one in self.demo.people()],
            "bot": self.person(standin.world.accounts[standin.world.bot_id]),
            "guild": {"id": str(self.demo.guild.id), "name": self.demo.guild.state.name},
            "roles": [{"id": str(one.id), "name": one.name} for one in self.demo.guild.state.roles.values()],
            "channels": [self.place(one) for one in self.demo.channels() if self.can_see(one)],
            "open": self.demo.is_open,
            "locales": LOCALES,
            "since": str(self.since),
            "now": standin.clock.seconds(),
        }

    def place(self, channel: ChannelState) -> Json:
        return {
            "id": str(channel.id),
            "name": channel.name,
            "type": int(channel.type),
            "thread": channel.is_thread,
        }

    def person(self, account: Account) -> Json:
        return {
            "id": str(account.id),
            "name": account.name,
            "locale": account.locale,
            "moderator": self.demo.is_moderator(account),
        }

    def can_see(self, channel: ChannelState) -> bool:
        return can_see(self.demo.guild.state, channel, self.account.id)

    # From the page.

    async def read(self) -> None:
        """Take requests; no more at once than a person could have."""
        async for frame in self.socket:
            if frame.type is not WSMsgType.TEXT:
                return
            try:
                request = msgspec.json.decode(frame.data, type=requests.AnyRequest)
            except (msgspec.DecodeError, UnicodeEncodeError):
                await self.socket.close(code=1008)
                return
            await self.room.acquire()
            task = asyncio.create_task(self.fulfil(request))
            self.at_work.add(task)
            task.add_done_callback(self.done)

    def done(self, task: asyncio.Task[None]) -> None:
        self.at_work.discard(task)
        self.room.release()

    async def fulfil(self, request: requests.AnyRequest) -> None:
        """Do what is asked and answer with what came of it."""
        try:
            answer = await WAYS[type(request)](self, request)
        except InteractionFailed:
            answer = {"error": FAILED}
        except (NotThere, CannotType, Refused):
            answer = {"error": REFUSED}
        except Exception:
            log.exception("a page's request could not be fulfilled")
            answer = {"error": FAILED}
        self.put({"re": request.n, **answer})

    def visit(self, channel_id: str) -> Member:
        """The person, in that channel."""
        state = self.demo.guild.state.channels.get(int(channel_id))
        if state is None or not self.can_see(state):
            raise NotThere(f"no channel {channel_id}")
        member = self.demo.member(self.account)
        member.goes_to(Channel(self.demo.standin, self.demo.guild.state, state))
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

    async def look(self, request: requests.Look) -> Json:
        channel = self.visit(request.channel).channel.state
        before = int(request.before) if request.before else None
        found = [
            one for one in channel.messages.values() if self.shows(one) and (not before or one.id < before)
        ]
        world, guild = self.demo.standin.world, self.demo.guild.state
        newest = found[-MESSAGES_AT_ONCE:]
        return {
            "messages": [payloads.message_event(world, guild, one) for one in newest],
            "more": len(found) > len(newest),
        }

    async def say(self, request: requests.Say) -> Json:
        await self.visit(request.channel).says(request.text)
        return {}

    async def click(self, request: requests.Click) -> Json:
        member = self.visit(request.channel)
        await member.click(request.custom_id, on=self.message(member, request.message))
        return {}

    async def choose(self, request: requests.Choose) -> Json:
        member = self.visit(request.channel)
        await member.choose(request.custom_id, *request.values, on=self.message(member, request.message))
        return {}

    async def dismiss(self, request: requests.Dismiss) -> Json:
        member = self.visit(request.channel)
        dismiss(self.demo, member, self.message(member, request.message))
        return {}

    async def commands(self, request: requests.Commands) -> Json:
        channel = self.visit(request.channel).channel.state
        world, guild = self.demo.standin.world, self.demo.guild.state
        return {"commands": interaction_data.usable_commands(world, guild, channel, self.account.id)}

    async def slash(self, request: requests.Slash) -> Json:
        await self.visit(request.channel).slash(request.command, **request.options)
        return {}

    async def complete(self, request: requests.Complete) -> Json:
        member = self.visit(request.channel)
        others = {name: value for name, value in request.options.items() if name != request.option}
        return {"choices": await member.suggestions(request.command, request.option, request.text, **others)}

    async def quick(self, request: requests.Quick) -> Json:
        try:
            channel = await quick_game(self.demo, self.visit(request.channel), request)
        except AllTaken:
            return {"error": ALL_TAKEN}
        return {"channel": str(channel.id)}

    async def language(self, request: requests.Language) -> Json:
        if request.locale in LOCALES:
            self.account.locale = request.locale
            self.demo.standin.hub.changed()
        return {"you": self.person(self.account)}

    async def invite(self, request: requests.Invite) -> Json:
        guest = self.demo.invite(request.name, self.account.locale)
        return {"name": guest.name} if guest else {"error": REFUSED}

    async def happened(self, request: requests.Happened) -> Json:
        return self.trail.of(self.account.id)

    async def appoint(self, request: requests.Appoint) -> Json:
        if not self.demo.is_moderator(self.account):
            return {"error": REFUSED}
        self.demo.appoint({int(one) for one in request.people})
        return {}


WAYS: dict[type[requests.Request], Callable[[Tab, Any], Awaitable[Json]]] = {
    requests.Look: Tab.look,
    requests.Say: Tab.say,
    requests.Click: Tab.click,
    requests.Choose: Tab.choose,
    requests.Dismiss: Tab.dismiss,
    requests.Commands: Tab.commands,
    requests.Slash: Tab.slash,
    requests.Complete: Tab.complete,
    requests.Quick: Tab.quick,
    requests.Language: Tab.language,
    requests.Invite: Tab.invite,
    requests.Appoint: Tab.appoint,
    requests.Happened: Tab.happened,
}
