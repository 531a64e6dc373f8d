"""Telling systemd, or whoever speaks its protocol, that the process is ready and still alive."""

import asyncio
import logging
import os
import socket
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress

log = logging.getLogger(__name__)

READY = "READY=1"
STOPPING = "STOPPING=1"
ALIVE = "WATCHDOG=1"


class Supervisor:
    """Whoever started the process and wants to hear of it; nobody, if the environment names no socket."""

    def __init__(self, environ: Mapping[str, str] | None = None) -> None:
        environ = os.environ if environ is None else environ
        named = environ.get("NOTIFY_SOCKET", "")
        self.address = f"\0{named[1:]}" if named.startswith("@") else named
        self.patience = 0.0
        """Seconds of silence after which it ends the process; 0 if it waits for ever."""
        patience, process = environ.get("WATCHDOG_USEC", ""), environ.get("WATCHDOG_PID")
        if patience.isdecimal() and process in (None, str(os.getpid())):
            self.patience = int(patience) / 1e6

    def tell(self, *lines: str) -> None:
        """Say something; that nobody hears it is no reason to stop."""
        if not self.address:
            return
        try:
            with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM | socket.SOCK_CLOEXEC) as sending:
                sending.setblocking(False)
                sending.sendto("\n".join(lines).encode(), self.address)
        except OSError as error:
            log.warning("the supervisor could not be told %s: %s", lines[0], error.strerror)

    def ready(self, status: str) -> None:
        """The start is over; the status is a line for people."""
        self.tell(READY, f"STATUS={status.partition(chr(10))[0]}")

    @asynccontextmanager
    async def reassured(self) -> AsyncIterator[None]:
        """It hears twice within its patience that the event loop runs, and at the end that this is meant."""
        task = asyncio.create_task(self.reassure(), name="watchdog") if self.patience else None
        try:
            yield
        finally:
            self.tell(STOPPING)
            if task is not None:
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    async def reassure(self) -> None:
        """Say again and again that the event loop runs."""
        while True:
            self.tell(ALIVE)
            await asyncio.sleep(self.patience / 2)
