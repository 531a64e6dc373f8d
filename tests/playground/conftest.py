"""Fixtures: a stand-in of one's own for every test, and a bot connected to it."""

import os
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from bot.playground import Clock, Guild, Standin


def contract_path() -> Path | None:
    """Discord's OpenAPI file, where the environment names it."""
    named = os.environ.get("DISCORD_OPENAPI")
    return Path(named) if named else None


@pytest.fixture
async def standin() -> AsyncIterator[Standin]:
    """A running stand-in that discord.py is pointed at; its own answers must all keep the contract."""
    async with Standin(clock=Clock(scale=100), contract=contract_path()) as running:
        with running.pointing_discord_here():
            yield running
        assert not running.rest.violations, running.rest.violations


@pytest.fixture
def guild(standin: Standin) -> Iterator[Guild]:
    return standin.guild("Court")
