"""Forks processes of the bot, each of which begins with everything imported.

Reads a line for each process to start, and tells what they say after their process ids.
"""

import asyncio
import contextlib
import gc
import json
import os
import signal
import sys

from tests.processes.child import main


def say(text: str) -> None:
    """One line, whole, whoever else writes."""
    os.write(1, f"{os.getpid()} {text}\n".encode())


def run() -> None:
    """Start a process for every line, which has its arguments."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)
    gc.collect()
    gc.freeze()
    for line in sys.stdin:
        if os.fork() == 0:
            signal.signal(signal.SIGCHLD, signal.SIG_DFL)
            os.close(0)
            say("began")
            with contextlib.suppress(KeyboardInterrupt):
                asyncio.run(main(*json.loads(line), say=say))
            say("ended")
            os._exit(0)


if __name__ == "__main__":
    run()
