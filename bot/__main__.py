"""The program. It loads its parts only when asked to, since every worker process loads this module anew."""

import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from types import FrameType

INTERRUPTED = 130
"""The exit code after an interrupt, as shells have it."""
SAY_INTERRUPTED = "Interrupted."


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the program and return its exit code; an interrupt ends it at any moment, in one line."""
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        with leaving_at_once():
            command = load(words)
        return command()
    except KeyboardInterrupt:
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        print(SAY_INTERRUPTED, file=sys.stderr)  # noqa: T201
        return INTERRUPTED


def load(words: list[str]) -> Callable[[], int]:
    """What was typed, with all that it needs."""
    if words[:1] == ["simulate"]:
        from bot.simulate import main as simulate

        return partial(simulate, words[1:])
    from bot.command_line import main as command_line

    return partial(command_line, words)


@contextmanager
def leaving_at_once() -> Iterator[None]:
    """An interrupt ends the program as it is; raised while modules load, it could be lost in one of them."""
    before = signal.getsignal(signal.SIGINT)
    if before is signal.default_int_handler:
        signal.signal(signal.SIGINT, leave)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def leave(number: int, frame: FrameType | None) -> None:
    """End without putting anything in order."""
    os.write(2, f"{SAY_INTERRUPTED}\n".encode())
    os._exit(INTERRUPTED)


if __name__ == "__main__":
    sys.exit(main())
