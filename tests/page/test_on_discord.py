"""Running on Discord, with the stand-in in its place."""

import asyncio
import gc
import logging
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot import garbage
from bot.launch import on_discord
from bot.playground import Standin
from bot.settings import load_settings


@pytest.fixture(autouse=True)
def logging_as_before() -> Iterator[None]:
    """The program sets up logging for a terminal; the other tests keep theirs."""
    root = logging.getLogger()
    handlers, level = list(root.handlers), root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)


async def test_with_a_token_it_runs_says_where_and_stops_when_told(tmp_path: Path) -> None:
    said: asyncio.Queue[str] = asyncio.Queue()
    async with Standin() as standin:
        standin.guild("Court")
        environment = {"DISCORD_TOKEN": standin.token, "DATA_DIR": str(tmp_path), "LOG_LEVEL": "ERROR"}
        settings = load_settings(environment, tmp_path / "none.env")
        with standin.pointing_discord_here():
            running = asyncio.create_task(on_discord(settings, said.put_nowait))
            text = await asyncio.wait_for(said.get(), 60)
            assert gc.get_threshold()[-1] == garbage.NEVER
            os.kill(os.getpid(), signal.SIGTERM)
            assert await running == os.EX_OK
    assert "in 1 server." in text
    assert "permissions=" in text
    assert (tmp_path / "mascarade.db").exists()


async def test_a_token_that_discord_refuses_is_said_in_a_sentence(tmp_path: Path) -> None:
    said: list[str] = []
    async with Standin() as standin:
        settings = load_settings(
            {"DISCORD_TOKEN": "wrong", "DATA_DIR": str(tmp_path), "LOG_LEVEL": "ERROR"}, tmp_path / "none.env"
        )
        with standin.pointing_discord_here():
            assert await on_discord(settings, said.append) == os.EX_NOPERM
    assert "DISCORD_TOKEN" in said[0]
