"""Misfortunes on demand, for chosen requests and interactions."""

import asyncio
import socket
import struct
from collections.abc import Callable
from fnmatch import fnmatchcase

from aiohttp import web
from msgspec import Struct


class Slow(Struct, frozen=True):
    """The request takes effect, or only arrives, some seconds later."""

    seconds: float
    after_effect: bool = False


class Status(Struct, frozen=True):
    """An error answer instead of the effect: 500, 502…; 429 without `Via` as from Cloudflare."""

    status: int


class TooMany(Struct, frozen=True):
    """429 with Retry-After, for this route or for everything."""

    retry_after: float
    everywhere: bool = False


class Reset(Struct, frozen=True):
    """The connection is reset, before or after the request took effect."""

    after_effect: bool


Fault = Slow | Status | TooMany | Reset


class _Planned(Struct):
    fault: Fault
    route: str
    left: int


class Faults:
    """What will go wrong next."""

    def __init__(self) -> None:
        self._planned: list[_Planned] = []
        self._duplicates = 0
        self._delays: list[float] = []
        self._emoji_refusals = 0

    def plan(self, fault: Fault, on: str = "*", times: int = 1) -> None:
        """Let the next requests go wrong whose "METHOD /path" matches a pattern like "POST /channels/*"."""
        self._planned.append(_Planned(fault, on, times))

    def clear(self) -> None:
        self._planned.clear()

    def take(self, method: str, path: str) -> Fault | None:
        for planned in self._planned:
            if planned.left and fnmatchcase(f"{method} {path}", planned.route):
                planned.left -= 1
                return planned.fault
        return None

    def duplicate_interactions(self, times: int = 1) -> None:
        """The next interactions reach the bot twice."""
        self._duplicates += times

    def delay_interaction(self, seconds: float) -> None:
        """The next interaction reaches the bot late."""
        self._delays.append(seconds)

    def refuse_emojis(self, times: int = 1) -> None:
        """The next messages with an emoji of the application's own on a button or select are refused."""
        self._emoji_refusals += times

    def take_emoji_refusal(self) -> bool:
        if not self._emoji_refusals:
            return False
        self._emoji_refusals -= 1
        return True

    def deliver(self, send: Callable[[], None]) -> None:
        """Send an interaction, with the misfortune planned for it."""
        if self._delays:
            asyncio.get_running_loop().call_later(self._delays.pop(0), send)
            return
        send()
        if self._duplicates:
            self._duplicates -= 1
            send()


def reset_connection(request: web.Request) -> None:
    """Make the peer see "connection reset" and not a proper end."""
    transport = request.transport
    if transport is None:
        return
    raw = transport.get_extra_info("socket")
    if raw is not None:
        raw.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
    transport.abort()
