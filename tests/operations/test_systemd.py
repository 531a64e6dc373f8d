"""The supervisor hears over a real socket that the process is ready, alive and about to end."""

import asyncio
import os
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.operations.systemd import Supervisor


@pytest.fixture
def listening(tmp_path: Path) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(str(tmp_path / "notify"))
        ear.settimeout(2.0)
        yield ear


async def heard(ear: socket.socket) -> str:
    return (await asyncio.to_thread(ear.recv, 4096)).decode()


async def test_systemd_hears_that_the_bot_is_ready_alive_and_stopping(listening: socket.socket) -> None:
    environ = {"NOTIFY_SOCKET": listening.getsockname(), "WATCHDOG_USEC": "200000"}
    supervisor = Supervisor(environ | {"WATCHDOG_PID": str(os.getpid())})
    async with supervisor.reassured():
        assert await heard(listening) == "WATCHDOG=1"
        supervisor.ready("Mascarade is on Discord.\nTo invite it: …")
        assert await heard(listening) == "READY=1\nSTATUS=Mascarade is on Discord."
        assert [await heard(listening) for _ in range(2)] == ["WATCHDOG=1"] * 2
    while (last := await heard(listening)) == "WATCHDOG=1":
        pass
    assert last == "STOPPING=1"


async def test_an_abstract_socket_is_heard_too() -> None:
    name = f"mascarade-test-{os.getpid()}"
    with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as ear:
        ear.bind(f"\0{name}")
        ear.settimeout(2.0)
        Supervisor({"NOTIFY_SOCKET": f"@{name}"}).ready("here")
        assert ear.recv(4096) == b"READY=1\nSTATUS=here"


@pytest.mark.parametrize(
    "environ", [{}, {"WATCHDOG_USEC": "soon"}, {"WATCHDOG_USEC": "200000", "WATCHDOG_PID": "1"}]
)
async def test_nobody_waits_for_a_process_of_somebody_elses(environ: dict[str, str]) -> None:
    supervisor = Supervisor(environ)
    assert supervisor.patience == 0
    async with supervisor.reassured():
        supervisor.ready("here")


async def test_a_supervisor_that_is_gone_stops_nobody(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    Supervisor({"NOTIFY_SOCKET": str(tmp_path / "nowhere")}).ready("here")
    assert "could not be told READY=1" in caplog.text
