"""The REST server: reading requests, the order of checks, and answering."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

import msgspec
from aiohttp import BodyPartReader, web

from bot.playground.standin import faults as misfortunes
from bot.playground.standin.contract import Contract
from bot.playground.standin.errors import Json, Refused, invalid, unauthorized
from bot.playground.standin.faults import Faults, reset_connection
from bot.playground.standin.rate_limits import RateLimits
from bot.playground.standin.world import FileState

PREFIX = "/api/v10"


class Call(msgspec.Struct):
    """One request, read and checked: its path's ids, query, JSON body and uploaded files."""

    method: str
    template: str
    path: dict[str, str]
    query: dict[str, str]
    body: Any = None
    files: list[FileState] = msgspec.field(default_factory=list)

    def id(self, name: str) -> int:
        value = self.path[name]
        if not value.isdecimal():
            raise invalid(name, "NUMBER_TYPE_COERCE", f'Value "{value}" is not snowflake.')
        return int(value)


Answer = tuple[int, Any]
Handler = Callable[[Call], Answer]


class Rest:
    """Routes and what surrounds every one of them."""

    def __init__(
        self, token: str, contract: Contract | None, rate_limits: RateLimits, faults: Faults
    ) -> None:
        self._token = token
        self._contract = contract
        self._rate_limits = rate_limits
        self._faults = faults
        self.in_flight = 0
        self.last_activity = time.monotonic()
        self.requests: list[tuple[str, str, int]] = []
        self.refusals: list[str] = []
        self.violations: list[str] = []
        self.router: list[web.RouteDef] = []
        self.on_served: list[Callable[[Call, int], None]] = []

    def route(self, method: str, template: str, handler: Handler, *, needs_token: bool = True) -> None:
        async def handle(request: web.Request) -> web.StreamResponse:
            self.in_flight += 1
            try:
                return await self._serve(request, template, handler, needs_token)
            finally:
                self.in_flight -= 1
                self.last_activity = time.monotonic()

        self.router.append(web.route(method, PREFIX + template, handle))

    async def _serve(
        self, request: web.Request, template: str, handler: Handler, needs_token: bool
    ) -> web.StreamResponse:
        """Serve one request: misfortune, token, rate limit, contract, effect, misfortune, answer."""
        path = request.path.removeprefix(PREFIX)
        fault = self._faults.take(request.method, path)
        if isinstance(fault, misfortunes.Slow) and not fault.after_effect:
            await asyncio.sleep(fault.seconds)
        if fault == misfortunes.Reset(after_effect=False):
            reset_connection(request)
            return web.Response()
        if isinstance(fault, misfortunes.Status):
            self.requests.append((request.method, path, fault.status))
            return web.Response(status=fault.status, text="upstream error")
        headers: dict[str, str] = {}
        call = Call(request.method, template, dict(request.match_info), dict(request.query))
        try:
            if needs_token and request.headers.get("Authorization") != f"Bot {self._token}":
                raise unauthorized()
            if isinstance(fault, misfortunes.TooMany):
                raise self._rate_limits.refusal(fault.retry_after, {}, everywhere=fault.everywhere)
            headers = self._rate_limits.take(request.method, template, dict(request.match_info))
            await _read(request, call)
            if self._contract:
                self._contract.check_request(call.method, template, call.body)
            status, answer = handler(call)
        except Refused as refused:
            status, answer = refused.status, refused.body()
            headers |= refused.headers
            self.refusals.append(f"{request.method} {request.path}: {refused}")
        except ConnectionResetError:
            return web.Response()  # Whoever asked is gone, before all of it had arrived.
        except Exception as error:
            self.violations.append(f"{request.method} {path}: {error!r}")
            raise
        self.requests.append((request.method, path, status))
        for listener in self.on_served:
            listener(call, status)
        if self._contract:
            problem = self._contract.answer_problem(request.method, template, status, answer)
            if problem:
                self.violations.append(f"{request.method} {template} {status}: {problem}")
        if isinstance(fault, misfortunes.Slow) and fault.after_effect:
            await asyncio.sleep(fault.seconds)
        if fault == misfortunes.Reset(after_effect=True):
            reset_connection(request)
        return _response(status, answer, headers)


def _response(status: int, answer: Any, headers: dict[str, str]) -> web.Response:
    headers = {"Via": "1.1 google", **headers}
    if answer is None:
        return web.Response(status=status, headers=headers)
    body = msgspec.json.encode(answer)
    return web.Response(status=status, body=body, headers=headers, content_type="application/json")


async def _read(request: web.Request, call: Call) -> None:
    """The body and files of a request."""
    kind = request.content_type
    if kind == "multipart/form-data":
        await _read_multipart(request, call)
    elif request.body_exists and (raw := await request.read()):
        call.body = _parse(raw)


async def _read_multipart(request: web.Request, call: Call) -> None:
    """`payload_json` and `files[n]`, as Discord wants uploads."""
    reader = await request.multipart()
    while (part := await reader.next()) is not None:
        if not isinstance(part, BodyPartReader):
            raise Refused(400, 50035, "Invalid Form Body")
        content = bytes(await part.read(decode=True))
        if part.name == "payload_json":
            call.body = _parse(content)
        elif part.name != f"files[{len(call.files)}]":
            raise invalid(str(part.name), "UNKNOWN_KEY", "Not the number of the next file.")
        else:
            kind = part.headers.get("Content-Type", "application/octet-stream")
            call.files.append(FileState(part.filename or "file", kind, content))


def _parse(raw: bytes) -> Any:
    try:
        return msgspec.json.decode(raw)
    except msgspec.DecodeError as error:
        raise Refused(400, 50109, "The request body contains invalid JSON.") from error


def page_limit(call: Call, default: int, most: int) -> int:
    """The `limit` of a listing."""
    value = call.query.get("limit", str(default))
    if not value.isdecimal() or not 1 <= int(value) <= most:
        raise invalid("limit", "NUMBER_TYPE_MAX", f"int value should be between 1 and {most}.")
    return int(value)


def body_of(call: Call) -> Json:
    if not isinstance(call.body, dict):
        raise Refused(400, 50035, "Invalid Form Body")
    return call.body
