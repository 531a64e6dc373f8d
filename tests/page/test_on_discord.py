"""Running on Discord, with the stand-in in its place."""

import asyncio
import gc
import json
import logging
import os
import signal
import socket
from collections.abc import Iterator
from pathlib import Path

import aiohttp
import pytest

from bot import garbage
from bot.launch import on_discord
from bot.playground import Standin
from bot.settings import load_settings
from tests.operations.asking import Asked


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


async def test_whoever_watches_over_it_hears_how_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    said: asyncio.Queue[str] = asyncio.Queue()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(str(tmp_path / "notify"))
        ear.setblocking(False)
        monkeypatch.setenv("NOTIFY_SOCKET", ear.getsockname())
        async with Standin() as standin, aiohttp.ClientSession() as session:
            standin.guild("Court")
            asked = Asked(session, port)
            environment = {"DISCORD_TOKEN": standin.token, "DATA_DIR": str(tmp_path), "LOG_LEVEL": "ERROR"}
            environment |= {"METRICS_ADDRESS": str(port), "LOG_FORMAT": "json"}
            settings = load_settings(environment, tmp_path / "none.env")
            with standin.pointing_discord_here():
                running = asyncio.create_task(on_discord(settings, said.put_nowait))
                text = json.loads(await asyncio.wait_for(said.get(), 60))["message"]
                assert await asked.lacking() == []
                await asyncio.sleep(0.3)
                samples = await asked.samples()
                os.kill(os.getpid(), signal.SIGTERM)
                await asyncio.wait_for(running, 30)
        assert ear.recv(4096).decode() == f"READY=1\nSTATUS={text.splitlines()[0]}"
    assert samples["mascarade_loop_lag_seconds_count", ()] >= 1
    assert samples["mascarade_commit_seconds_count", (("outcome", "stored"),)] >= 1
    assert samples["process_resident_memory_bytes", ()] > 0


async def test_a_taken_address_for_metrics_is_said_in_a_sentence(tmp_path: Path) -> None:
    said: list[str] = []
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        taken.listen()
        address = f"127.0.0.1:{taken.getsockname()[1]}"
        environment = {"DISCORD_TOKEN": "any", "DATA_DIR": str(tmp_path), "METRICS_ADDRESS": address}
        settings = load_settings(environment | {"LOG_LEVEL": "ERROR"}, tmp_path / "none.env")
        assert await on_discord(settings, said.append) == os.EX_CONFIG
    assert said[0].startswith("Nothing can listen at 127.0.0.1")


async def test_a_token_that_discord_refuses_is_said_in_a_sentence(tmp_path: Path) -> None:
    said: list[str] = []
    async with Standin() as standin:
        settings = load_settings(
            {"DISCORD_TOKEN": "wrong", "DATA_DIR": str(tmp_path), "LOG_LEVEL": "ERROR"}, tmp_path / "none.env"
        )
        with standin.pointing_discord_here():
            assert await on_discord(settings, said.append) == os.EX_NOPERM
    assert "DISCORD_TOKEN" in said[0]
