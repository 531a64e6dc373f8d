"""The pages for whoever watches over a process: /healthz, /readyz and /metrics."""

from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CONTENT_TYPE_LATEST

from .metrics import Metrics
from .vitals import Vitals

Look = Callable[[], Vitals]
Address = tuple[str, int]
"""A host and a port."""
Count = Callable[[], Awaitable[Mapping[str, int] | None]]


class CannotListen(Exception):
    """The address is taken, or is none of this machine's; the message is a sentence for the host."""


class Pages:
    """Answers those who ask, from what the process knows of itself."""

    def __init__(self, metrics: Metrics, look: Look, count: Count) -> None:
        self.metrics = metrics
        self.look = look
        """How the process is now."""
        self.count = count
        """Its open tables; None if nobody can count them."""

    async def health(self, request: web.Request) -> web.Response:
        """Whoever gets this answer knows that the event loop runs."""
        return web.Response(text="alive\n")

    async def readiness(self, request: web.Request) -> web.Response:
        """200 while the process serves people, else 503 and what it lacks."""
        lacking = self.look().hindrances()
        return web.json_response({"ready": not lacking, "lacking": lacking}, status=503 if lacking else 200)

    async def measures(self, request: web.Request) -> web.Response:
        """All metrics."""
        page = self.metrics.page(self.look(), await self.count())
        return web.Response(body=page, headers={"Content-Type": CONTENT_TYPE_LATEST})


@asynccontextmanager
async def serving(address: Address, pages: Pages) -> AsyncIterator[int]:
    """The pages are there; on which port."""
    app = web.Application()
    app.router.add_get("/healthz", pages.health)
    app.router.add_get("/readyz", pages.readiness)
    app.router.add_get("/metrics", pages.measures)
    runner = web.AppRunner(app, access_log=None, shutdown_timeout=1.0)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, *address).start()
        except OSError as error:
            raise CannotListen(f"Nothing can listen at {address[0]}, port {address[1]}: {error}.") from error
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()
