"""The world in a file, so that a playground survives a restart."""

import asyncio
import os
from collections.abc import Callable
from pathlib import Path

import msgspec

from bot.playground.standin.world import World

SAVE_AFTER_SECONDS = 0.5


def load_world(path: Path) -> World | None:
    return msgspec.json.decode(path.read_bytes(), type=World) if path.exists() else None


def save_world(path: Path, world: World) -> None:
    """Replace the file, its owner's alone, at once: a crash leaves the old or the new one whole."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    fresh = path.with_name(path.name + ".new")
    fresh.unlink(missing_ok=True)
    fresh.touch(mode=0o600)
    with fresh.open("wb") as file:
        file.write(msgspec.json.encode(world))
        file.flush()
        os.fsync(file.fileno())
    fresh.replace(path)


class Saver:
    """Saves shortly after a change, many changes together, and once more at the end."""

    def __init__(self, save_now: Callable[[], None]) -> None:
        self._save_now = save_now
        self._timer: asyncio.TimerHandle | None = None

    def changed(self) -> None:
        if self._timer is None:
            self._timer = asyncio.get_running_loop().call_later(SAVE_AFTER_SECONDS, self._save)

    def close(self) -> None:
        if self._timer is not None:
            self._timer.cancel()
        self._save_now()

    def _save(self) -> None:
        self._timer = None
        self._save_now()
