"""The one command: a playground without a token, stopped by a signal and started again."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import aiohttp
import pytest

from bot.playground.run import has_browser


async def start(folder: Path, *arguments: str) -> asyncio.subprocess.Process:
    environ = {name: value for name, value in os.environ.items() if name not in ("DISCORD_TOKEN", "DISPLAY")}
    return await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        *arguments,
        cwd=folder,
        env=environ | {"PYTHONPATH": str(Path(__file__).parents[2])},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
    )


async def test_bare_mascarade_is_a_playground_with_files_of_its_own(tmp_path: Path) -> None:
    process = await start(tmp_path, "--port", "0")
    assert process.stdout is not None
    line = (await process.stdout.readline()).decode()
    assert line.startswith("Mascarade is at http://127.0.0.1:")
    async with aiohttp.ClientSession() as web, web.get(line.split()[-1]) as answer:
        assert answer.status == 200
    second = await start(tmp_path, "--port", "0")
    _, complaint = await second.communicate()
    assert second.returncode == os.EX_TEMPFAIL
    assert "in use by another running bot" in complaint.decode()
    process.send_signal(signal.SIGTERM)
    said, complaints = await process.communicate()
    assert process.returncode == 0
    assert "start again to go on" in said.decode()
    assert b"Traceback" not in complaints
    folder = tmp_path / "data"
    assert [path.name for path in folder.iterdir()] == ["playground"]
    assert {"discord.json", "mascarade.db"} <= {path.name for path in (folder / "playground").iterdir()}


def test_a_browser_is_opened_only_where_there_is_a_display(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.delenv("DISPLAY", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    assert not has_browser()
    monkeypatch.setenv("WAYLAND_DISPLAY", "wayland-0")
    assert has_browser()
