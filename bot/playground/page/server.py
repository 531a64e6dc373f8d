"""The web server of the page: its files, its sockets, and who is kept out."""

import errno
import ipaddress
import logging
import re
import socket
from types import TracebackType
from typing import Self

from aiohttp import web
from aiohttp.http_exceptions import BadHttpMessage
from aiohttp.typedefs import Handler

from bot.playground.page import static
from bot.playground.page.demo_guild import DemoGuild
from bot.playground.page.player import Player, no_films
from bot.playground.page.request_trail import RequestTrail
from bot.playground.page.tab import Tab
from bot.playground.standin.permissions import can_see
from bot.playground.standin.world import FileState

log = logging.getLogger(__name__)

PICTURES = {"image/png", "image/jpeg", "image/gif", "image/webp"}
TEXT = "text/plain"
LOOPBACK = ("127.0.0.1", "localhost", "[::1]")
HEADERS = {
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Cache-Control": "no-cache",
}
HOST = re.compile(r"(?P<name>\[[0-9a-fA-F:.]+\]|[^:\[\]]+)(:(?P<port>[0-9]{1,5}))?")
LONGEST_FRAME = 16 * 1024
MOST_TABS = 200
MOST_PORTS = 20


def is_worth_telling(record: logging.LogRecord) -> bool:
    """Whether an error is the page's own, and not that somebody sent what is no request."""
    return not (record.exc_info and isinstance(record.exc_info[1], BadHttpMessage))


log.addFilter(is_worth_telling)


class NoFreePort(Exception):
    """Neither the port nor any of those after it is free; the message is a sentence for the host."""


class Page:
    """The page of a demo guild: `async with Page(demo) as page: …page.url…`."""

    def __init__(
        self, demo: DemoGuild, *, host: str = "127.0.0.1", port: int = 0, front: str | None = None
    ) -> None:
        self.demo = demo
        self.player = Player(no_films, demo.behind)
        self.front = front
        """Where who opens the page is sent on to, if there is nothing else to see."""
        self.trail = RequestTrail(demo)
        self.host = host
        self.port = port
        self.tabs: set[web.WebSocketResponse] = set()
        self.taken: list[int] = []
        """The ports that were wanted and not free."""
        self.runner: web.AppRunner | None = None

    async def __aenter__(self) -> Self:
        app = web.Application(middlewares=[self.guard], client_max_size=LONGEST_FRAME)
        app.router.add_get("/", self.index)
        app.router.add_get("/socket", self.socket)
        app.router.add_get("/attachments/{channel}/{file}/{name}", self.attachment)
        app.router.add_get("/emojis/{emoji}", self.emoji)
        self.player.add_to(app)
        app.router.add_get("/{name}", self.file)
        self.runner = web.AppRunner(app, access_log=None, logger=log, shutdown_timeout=0.1)
        await self.runner.setup()
        await self.listen(self.runner)
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        for tab in list(self.tabs):
            await tab.close(code=1001)
        if self.runner is not None:
            await self.runner.cleanup()

    async def listen(self, runner: web.AppRunner) -> None:
        """Take the port, or the next one that is free."""
        for port in range(self.port, min(self.port + MOST_PORTS, 65536)):
            try:
                await web.TCPSite(runner, self.host, port).start()
            except OSError as error:
                if error.errno != errno.EADDRINUSE:
                    raise NoFreePort(f"{self.host} port {port} cannot be used: {error.strerror}.") from error
                self.taken.append(port)
                continue
            self.port = runner.addresses[0][1]
            return
        raise NoFreePort(f"The ports {self.port} to {self.taken[-1]} are all in use; name another one.")

    @property
    def url(self) -> str:
        """Where the host themselves opens the page."""
        everywhere = self.host in ("0.0.0.0", "::")
        name = f"[{self.host}]" if ":" in self.host else self.host
        return f"http://{'127.0.0.1' if everywhere else name}:{self.port}/"

    def links(self) -> dict[str, str]:
        """The address for each person, by name, where everybody has their own."""
        name = socket.gethostname() if self.host in ("0.0.0.0", "::") else self.host
        people = {account.id: account.name for account in self.demo.people()}
        links = self.demo.links or {}
        return {
            people[one]: f"http://{name}:{self.port}/?as={key}" for key, one in links.items() if one in people
        }

    # Who is kept out.

    @web.middleware
    async def guard(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        """Serve only those who mean this very server, and only its own pages."""
        if not self.is_here(request.host) or not self.is_own(request):
            response: web.StreamResponse = web.Response(status=421, text="Not here.\n")
        else:
            try:
                response = await handler(request)
            except web.HTTPNotFound:
                response = self.missing(request, 404, "nothing")
            except web.HTTPFound:
                raise
            except web.HTTPException as error:
                response = web.Response(status=error.status, text=error.reason)
        if not response.prepared:
            response.headers.update(HEADERS)
        return response

    def is_here(self, host: str) -> bool:
        """Whether a Host header names this server, and not a name that somebody made point here."""
        found = HOST.fullmatch(host)
        if found is None or int(found["port"] or 80) != self.port:
            return False
        name = found["name"]
        if name in LOOPBACK or self.demo.is_open:
            return name in LOOPBACK or name == self.host
        return name.casefold() in (self.host, socket.gethostname().casefold()) or is_address(name)

    def is_own(self, request: web.Request) -> bool:
        """Whether a request comes from one of our own pages; a socket must say so."""
        origin = request.headers.get("Origin")
        if origin is None:
            return request.path != "/socket"
        return origin == f"http://{request.host}"

    # What is served.

    async def index(self, request: web.Request) -> web.Response:
        link = request.query.get("as", "")
        account = self.demo.behind(link)
        if account is not None and self.front is not None:
            raise web.HTTPFound(self.front)
        if account is not None:
            return static.index(account.locale)
        if not self.demo.is_open:
            return self.missing(request, 403, "noLink")
        return self.missing(request, 404, "nobody", name=link)

    async def file(self, request: web.Request) -> web.Response:
        found = static.find(request.match_info["name"])
        if found is None:
            raise web.HTTPNotFound
        return static.send(found)

    def missing(self, request: web.Request, status: int, key: str, **values: str) -> web.Response:
        """What is not here, with a way back where a page may be anybody."""
        accepted = request.headers.get("Accept-Language", "")
        return static.missing(status, accepted, key, is_open=self.demo.is_open, **values)

    async def attachment(self, request: web.Request) -> web.Response:
        """A picture or a text in a message that the person may see."""
        account = self.demo.behind(request.query.get("as", ""))
        file = self.uploaded(request, account.id) if account else None
        if file is None or file.content_type not in (*PICTURES, TEXT):
            raise web.HTTPNotFound
        if file.content_type in PICTURES:
            return web.Response(body=file.content, content_type=file.content_type)
        saved = {"Content-Disposition": "attachment"}
        return web.Response(body=file.content, content_type=TEXT, charset="utf-8", headers=saved)

    async def emoji(self, request: web.Request) -> web.Response:
        """An emoji of the bot's own, which anybody may see."""
        number = request.match_info["emoji"]
        emojis = self.demo.standin.world.emojis
        if not number.isdecimal() or int(number) not in emojis:
            raise web.HTTPNotFound
        found = emojis[int(number)]
        return web.Response(body=found.content, content_type=found.content_type)

    def uploaded(self, request: web.Request, user_id: int) -> FileState | None:
        """A file, if it is attached to a message that the person may see."""
        channel_id, file_id = request.match_info["channel"], request.match_info["file"]
        seen = (one for one in self.demo.channels() if can_see(self.demo.guild.state, one, user_id))
        channel = next((one for one in seen if str(one.id) == channel_id), None)
        for message in channel.messages.values() if channel else ():
            names = [attachment["id"] for attachment in message.body["attachments"]]
            if file_id in names and message.ephemeral_to in (None, user_id):
                return self.demo.standin.world.files.get(int(file_id))
        return None

    async def socket(self, request: web.Request) -> web.WebSocketResponse:
        account = self.demo.behind(request.query.get("as", ""))
        if account is None or len(self.tabs) >= MOST_TABS:
            raise web.HTTPForbidden
        since = request.query.get("since", "")
        known = int(since) if since.isdecimal() and len(since) <= 20 else self.demo.standin.hub.ids.next()
        response = web.WebSocketResponse(max_msg_size=LONGEST_FRAME, heartbeat=30.0)
        response.headers.update(HEADERS)
        await response.prepare(request)
        self.tabs.add(response)
        try:
            await Tab(self.demo, self.trail, account, response, known).serve()
        finally:
            self.tabs.discard(response)
        return response


def is_address(name: str) -> bool:
    """Whether a host is written as a number, which nobody can make point elsewhere."""
    try:
        ipaddress.ip_address(name.strip("[]"))
    except ValueError:
        return False
    return True
