"""Drawing never keeps the event loop for more than five milliseconds.

A thread that draws gives way after `GIVE_WAY` seconds, but for whatever library call it is in then. So the
loop waits for that long and for the longest such call, of which none may take the rest of the five
milliseconds; encoding and resizing alone may, since they let other threads go on meanwhile.
"""

import sys
import threading
import time
from collections.abc import Callable
from types import FrameType
from typing import Any

import deflate
import pytest
from isal import isal_zlib
from PIL import Image

from bot.loop_monitor import GIVE_WAY
from bot.pictures import Scene
from bot.pictures.drawing import drawn
from bot.pictures.png import SWIFTLY, THOROUGHLY
from tests.pictures.scenery import claim, deal, peek, reveal, sheets, table
from tests.pictures.test_recap import game_of, scene_of

MOST = 0.005 - GIVE_WAY
TRIES = 4
"""The machine may be busy with other things; one calm try is enough."""
GIVING_WAY = ("zlib_compress", "compress", "resize")
"""Calls during which other threads go on."""
SCENES: dict[str, Scene] = {
    **{f"table of {players}": table(players) for players in (2, 4, 8, 13)},
    **{f"claim at {players}": claim(players) for players in (4, 13)},
    **{f"deal of {players}": deal(players) for players in (4, 13)},
    "reveal": reveal(8),
    "peek": peek(8),
    "sheet": sheets()[0],
    "recap": scene_of(game_of(13, 40, 1)),
}


def forget_what_was_prepared() -> None:
    """Have everything that is prepared once prepared anew, as for a bot's first picture."""
    for name, module in list(sys.modules.items()):
        if name.startswith("bot.pictures."):
            for one in vars(module).values():
                if hasattr(one, "cache_clear"):
                    one.cache_clear()


class Watch:
    """Notes the longest time of this thread's CPU between two calls or returns of anything."""

    def __init__(self) -> None:
        self.longest, self.where = 0.0, ""
        self.last = time.thread_time()

    def __call__(self, frame: FrameType, event: str, argument: Any) -> None:
        took = time.thread_time() - self.last
        name = getattr(argument, "__name__", "")
        if took > self.longest and name not in GIVING_WAY:
            self.longest, self.where = took, f"{frame.f_code.co_qualname} {event} {name}"
        self.last = time.thread_time()


def longest_hold(scene: Scene) -> tuple[float, str]:
    """How long drawing a scene for the first time goes on without a chance for other threads."""
    forget_what_was_prepared()
    watch = Watch()
    sys.setprofile(watch)
    try:
        drawn(scene)
    finally:
        sys.setprofile(None)
    return watch.longest, watch.where


@pytest.mark.parametrize("name", SCENES)
def test_no_step_of_drawing_takes_longer_than_the_loop_may_wait(name: str) -> None:
    for _ in range(TRIES):
        longest, where = longest_hold(SCENES[name])
        if longest < MOST:
            return
    pytest.fail(f"{longest * 1000:.1f} ms in {where}")


def encode() -> None:
    """Encode far more than any picture has."""
    deflate.zlib_compress(bytes(range(251)) * 200_000, THOROUGHLY)


def encode_swiftly() -> None:
    """The same with the swift encoder."""
    isal_zlib.compress(bytes(range(251)) * 800_000, SWIFTLY)


def resize() -> None:
    """Make a picture smaller that is far larger than any that is drawn."""
    Image.new("RGBA", (6000, 6000)).resize((5000, 5000), Image.Resampling.LANCZOS)


@pytest.mark.parametrize("work", [encode, encode_swiftly, resize])
def test_what_takes_longer_lets_other_threads_go_on(work: Callable[[], None]) -> None:
    thread = threading.Thread(target=work)
    thread.start()
    done = 0
    while thread.is_alive():
        done += 1
    assert done > 1000
