"""Workers do not outlive their program, however it ended."""

import signal
import subprocess
import sys
import time
from pathlib import Path

CHILD = """
import asyncio
from bot.automata.workers.pool import Pool

async def main():
    async with Pool() as pool:
        print(*(worker.process.pid for worker in pool.workers), flush=True)
        await asyncio.sleep(60)

if __name__ == "__main__":
    asyncio.run(main())
"""


def is_running(pid: int) -> bool:
    """Whether the process is there and not merely unburied."""
    try:
        state = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


def test_a_killed_program_leaves_no_worker_behind_bug(tmp_path: Path) -> None:
    # Workers of a killed bot waited for their next question for ever.
    script = tmp_path / "child.py"
    script.write_text(CHILD)
    program = subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True)
    assert program.stdout is not None
    workers = [int(pid) for pid in program.stdout.readline().split()]
    assert workers
    program.send_signal(signal.SIGKILL)
    program.communicate()
    deadline = time.monotonic() + 20
    while any(is_running(pid) for pid in workers) and time.monotonic() < deadline:
        time.sleep(0.1)
    assert not [pid for pid in workers if is_running(pid)]
