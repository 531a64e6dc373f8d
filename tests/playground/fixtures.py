"""Fixtures for any test with a stand-in; a conftest gets them with `import *` from here."""

import os
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.playground import Clock, Guild, Standin

__all__ = ["api", "clock", "guild", "standin"]

Api = Callable[..., Awaitable[tuple[int, Any]]]


def contract_path() -> Path | None:
    """Discord's OpenAPI file, where the environment names it."""
    named = os.environ.get("DISCORD_OPENAPI")
    return Path(named) if named else None


@pytest.fixture
def clock() -> Clock:
    """Real time, with rate-limit waits a hundred times shorter."""
    return Clock(scale=100)


@pytest.fixture
async def standin(clock: Clock) -> AsyncIterator[Standin]:
    """A running stand-in that discord.py is pointed at; its own answers must all keep the contract."""
    async with Standin(clock=clock, contract=contract_path()) as running:
        with running.pointing_discord_here():
            yield running
        assert not running.rest.violations, running.rest.violations


@pytest.fixture
def guild(standin: Standin) -> Guild:
    return standin.guild("Court")


@pytest.fixture
async def api(standin: Standin) -> AsyncIterator[Api]:
    """Send a request as the bot, without a library between: `await api("GET", "/users/@me")`."""
    async with aiohttp.ClientSession() as session:

        async def send(
            method: str, path: str, json: Any = None, token: str | None = None, **options: Any
        ) -> tuple[int, Any]:
            headers = {"Authorization": f"Bot {token or standin.token}"}
            url = standin.api_url + path
            async with session.request(method, url, json=json, headers=headers, **options) as answer:
                return answer.status, (await answer.json() if answer.content_length else None)

        yield send
