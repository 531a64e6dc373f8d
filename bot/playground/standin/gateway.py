"""The gateway: sessions, shards, intents, heartbeats, resuming and its misfortunes."""

import asyncio
import json
import math
import secrets
from collections import deque
from typing import Any

import msgspec
from aiohttp import WSMsgType, web

from bot.playground.standin import payloads
from bot.playground.standin.errors import Json
from bot.playground.standin.event_hub import EventHub
from bot.playground.standin.intents import KNOWN, PRIVILEGED, Intent, covers, without_unseen_content

HELLO, ACK, RECONNECT, INVALID_SESSION = 10, 11, 7, 9
HEARTBEAT, IDENTIFY, RESUME, REQUEST_MEMBERS = 1, 2, 6, 8


class Connection:
    """One web socket and what waits to be written to it."""

    def __init__(self, socket: web.WebSocketResponse, request: web.Request) -> None:
        self.socket = socket
        self.request = request
        self.closed_here = False
        self.is_dead = False
        """Whether nothing gets through any more, though neither end knows."""
        self._outbox: asyncio.Queue[str] = asyncio.Queue()

    def put(self, frame: str) -> None:
        if not self.is_dead:
            self._outbox.put_nowait(frame)

    async def write(self) -> None:
        while True:
            frame = await self._outbox.get()
            if self.socket.closed:
                return
            await self.socket.send_str(frame)

    def die(self) -> None:
        """Let nothing through any more, without a word."""
        self.is_dead = True
        if self.request.transport is not None:
            self.request.transport.pause_reading()

    def abort(self) -> None:
        """Tear the TCP connection down without a word."""
        if self.request.transport is not None:
            self.request.transport.abort()


class Session:
    """One shard of one bot process, with what it must be sent again after a lost connection."""

    def __init__(self, shard: int, shard_count: int, intents: int) -> None:
        self.id = secrets.token_hex(16)
        self.shard = shard
        self.shard_count = shard_count
        self.intents = intents
        self.sequence = 0
        self.replay: deque[tuple[int, str]] = deque(maxlen=1000)
        self.connection: Connection | None = None

    def has_guild(self, guild_id: int) -> bool:
        return (guild_id >> 22) % self.shard_count == self.shard

    def send(self, event: str, data: Any) -> None:
        self.sequence += 1
        frame = _frame(0, data, event, self.sequence)
        self.replay.append((self.sequence, frame))
        if self.connection is not None:
            self.connection.put(frame)


class Gateway:
    """All sessions; `dispatch` sends an event to those whose shard and intents cover it."""

    def __init__(self, hub: EventHub, token: str) -> None:
        self._hub = hub
        self._token = token
        self.url = ""
        self.sessions: dict[str, Session] = {}
        self.privileged_intents = 0
        self.shards = 1
        self.max_concurrency = 1
        self.identify_seconds = 0.0
        """How long after a shard has introduced itself the next of its group may."""
        self.last_identify: dict[int, float] = {}
        """When a shard of each group introduced itself last."""
        self.hasty = 0
        """How many introduced themselves too early."""
        self.identifies = 0
        self.resumes = 0
        self.heartbeat_seconds = 41.25
        self.is_out = False
        """Whether nobody can connect."""
        hub.dispatch = self.dispatch

    def dispatch(self, event: str, guild_id: int, data: Json) -> None:
        for session in list(self.sessions.values()):
            if session.has_guild(guild_id) and covers(session.intents, event):
                bot_id = self._hub.world.bot_id
                session.send(event, without_unseen_content(session.intents, event, data, bot_id))

    def reaches(self, guild_id: int) -> bool:
        """Whether some process gets this guild's events, now or by resuming."""
        return any(session.has_guild(guild_id) for session in self.sessions.values())

    async def handle(self, request: web.Request) -> web.WebSocketResponse:
        """Serve one gateway connection from HELLO to its end."""
        if self.is_out:
            raise web.HTTPServiceUnavailable
        socket = web.WebSocketResponse(max_msg_size=0, timeout=0.2)
        await socket.prepare(request)
        connection = Connection(socket, request)
        connection.put(
            _frame(HELLO, {"heartbeat_interval": round(self.heartbeat_seconds * 1000), "_trace": []})
        )
        writer = asyncio.create_task(connection.write())
        session: Session | None = None
        try:
            async for message in socket:
                if message.type is not WSMsgType.TEXT:
                    continue
                frame = msgspec.json.decode(message.data)
                op, data = frame["op"], frame.get("d")
                if op == HEARTBEAT:
                    connection.put(_frame(ACK, None))
                elif op in (IDENTIFY, RESUME) and session is not None:
                    await socket.close(code=4005, message=b"Already authenticated.")
                elif op == IDENTIFY:
                    session = await self._identify(connection, data)
                elif op == RESUME:
                    session = self._resume(connection, data)
                elif session is None:
                    await socket.close(code=4003, message=b"Not authenticated.")
                elif op == REQUEST_MEMBERS:
                    self._send_members(session, data)
        finally:
            writer.cancel()
            if session is not None and session.connection is connection:
                session.connection = None
                if socket.close_code in (1000, 1001) and not connection.closed_here:
                    self.sessions.pop(session.id, None)
        return socket

    async def _identify(self, connection: Connection, data: Json) -> Session | None:
        intents = data.get("intents")
        shard, count = data.get("shard", [0, 1])
        problem: tuple[int, bytes] | None = None
        if data.get("token") != self._token:
            problem = 4004, b"Authentication failed."
        elif not 0 <= shard < count:
            problem = 4010, b"Invalid shard."
        elif not isinstance(intents, int) or intents & ~KNOWN:
            problem = 4013, b"Invalid intent(s)."
        elif intents & PRIVILEGED & ~self.privileged_intents:
            problem = 4014, b"Disallowed intent(s)."
        if problem:
            await connection.socket.close(code=problem[0], message=problem[1])
            return None
        now = self._hub.clock.limit_seconds()
        group = shard % self.max_concurrency
        if now - self.last_identify.get(group, -math.inf) < self.identify_seconds:
            self.hasty += 1
            connection.put(_frame(INVALID_SESSION, False))
            return None
        self.last_identify[group] = now
        self.identifies += 1
        for old in list(self.sessions.values()):
            if old.connection is None and (old.shard, old.shard_count) == (shard, count):
                del self.sessions[old.id]
        session = Session(shard, count, data["intents"])
        session.connection = connection
        self.sessions[session.id] = session
        self._send_ready(session)
        return session

    def _send_ready(self, session: Session) -> None:
        world = self._hub.world
        mine = [guild for guild in world.guilds.values() if guild.has_bot and session.has_guild(guild.id)]
        session.send(
            "READY",
            {
                "v": 10,
                "user": payloads.own_user(world.accounts[world.bot_id]),
                "guilds": [{"id": str(guild.id), "unavailable": True} for guild in mine],
                "session_id": session.id,
                "resume_gateway_url": self.url,
                "shard": [session.shard, session.shard_count],
                "application": {"id": str(world.application_id), "flags": 0},
            },
        )
        for guild in mine:
            if guild.available and covers(session.intents, "GUILD_CREATE"):
                session.send("GUILD_CREATE", payloads.guild_create(world, guild))

    def _resume(self, connection: Connection, data: Json) -> Session | None:
        session = self.sessions.get(data.get("session_id", ""))
        oldest = session.replay[0][0] if session and session.replay else 0
        if session is None or data.get("token") != self._token or data["seq"] + 1 < oldest:
            connection.put(_frame(INVALID_SESSION, False))
            return None
        self.resumes += 1
        for sequence, frame in session.replay:
            if sequence > data["seq"]:
                connection.put(frame)
        session.connection = connection
        session.send("RESUMED", {"_trace": []})
        return session

    def _send_members(self, session: Session, data: Json) -> None:
        """Answer op 8: named members always, everybody only with the members intent."""
        world = self._hub.world
        guild = world.guilds[int(data["guild_id"])]
        wanted = data.get("user_ids")
        if wanted is None and data.get("query") == "" and not session.intents & Intent.GUILD_MEMBERS:
            return
        names = {int(one) for one in ([wanted] if isinstance(wanted, str) else wanted or [])}
        found = [
            member
            for member in guild.members.values()
            if member.user_id in names
            or (wanted is None and world.accounts[member.user_id].name.startswith(data.get("query", "")))
        ]
        session.send(
            "GUILD_MEMBERS_CHUNK",
            {
                "guild_id": str(guild.id),
                "members": [payloads.member(world, member) for member in found],
                "chunk_index": 0,
                "chunk_count": 1,
                "nonce": data.get("nonce"),
            },
        )

    # Misfortunes, on demand.

    def drop(self) -> None:
        """Every connection breaks."""
        for connection in self._connections():
            connection.abort()

    def dies_silently(self) -> None:
        """Nothing gets through on any connection, heartbeats included; new connections are as ever."""
        for connection in self._connections():
            connection.die()

    def goes_out(self) -> None:
        """Every connection breaks, and none is taken until this is over."""
        self.is_out = True
        self.drop()

    def comes_back(self) -> None:
        """Connections are taken again."""
        self.is_out = False

    def ask_to_reconnect(self) -> None:
        """Op 7."""
        for connection in self._connections():
            connection.put(_frame(RECONNECT, None))

    def invalidate(self, *, resumable: bool) -> None:
        """Op 9; where it is not resumable, the sessions are forgotten."""
        for connection in self._connections():
            connection.put(_frame(INVALID_SESSION, resumable))
        if not resumable:
            self.sessions.clear()

    async def close(self, code: int) -> None:
        """Close every connection properly, with a code."""
        for connection in self._connections():
            connection.closed_here = True
            await connection.socket.close(code=code)

    def _connections(self) -> list[Connection]:
        return [s.connection for s in self.sessions.values() if s.connection is not None]


def _frame(op: int, data: Any, event: str | None = None, sequence: int | None = None) -> str:
    """A frame; half of a pair of surrogates, which a forged client may send, gets through escaped."""
    frame = {"op": op, "d": data, "s": sequence, "t": event}
    try:
        return msgspec.json.encode(frame).decode()
    except UnicodeEncodeError:
        return json.dumps(frame)
