"""Drawing pictures: in a thread, one at a time, each scene once for all who see it."""

import asyncio
import logging
import traceback
from collections import OrderedDict
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor

import msgspec

from bot.render.screen import Picture

log = logging.getLogger(__name__)

Draw = Callable[[msgspec.Struct], bytes]
"""Makes a PNG of a scene; equal scenes become equal bytes."""

REMEMBERED = 256
PATIENCE = 2.0
"""Seconds that a message waits for its picture before it goes without."""
LONG_PATIENCE = 15.0
"""The same where the picture takes longer."""


class Artist:
    """Draws off the event loop and keeps what was drawn last."""

    def __init__(self, draw: Draw) -> None:
        self.draw = draw
        self.thread = ThreadPoolExecutor(1, "artist")
        self.drawn: OrderedDict[str, asyncio.Future[bytes]] = OrderedDict()
        """What was drawn, or is being drawn, by the picture's fingerprint."""
        self.spoilt: OrderedDict[str, None] = OrderedDict()
        """The pictures that could not be drawn; they are not tried again."""
        self.late: OrderedDict[str, None] = OrderedDict()
        """The pictures that a message has waited for in vain; none waits for them again. Whoever asks for one
        that takes longer may."""

    @property
    def under_way(self) -> int:
        """How many pictures wait for the pen or are under it."""
        return sum(not drawing.done() for drawing in self.drawn.values())

    def is_spoilt(self, picture: Picture) -> bool:
        """Whether a picture is known to be beyond drawing."""
        return picture.digest in self.spoilt

    async def png(self, picture: Picture) -> bytes | None:
        """The picture, or nothing if it fails or takes too long: whoever wants it goes on without."""
        digest = picture.digest
        if digest in self.spoilt:
            return None
        if digest not in self.drawn:
            self.drawn[digest] = self.begin(picture)
            keep_newest(self.drawn)
        drawing = self.drawn[digest]
        self.drawn.move_to_end(digest)
        if not drawing.done() and (picture.slow or digest not in self.late):
            await asyncio.wait({drawing}, timeout=LONG_PATIENCE if picture.slow else PATIENCE)
        if not drawing.done():
            self.late[digest] = None
            keep_newest(self.late)
            log.warning("a picture (%s) is not drawn in time", picture.kind)
            return None
        self.late.pop(digest, None)
        error = drawing.exception()
        if error is None:
            return drawing.result()
        self.drawn.pop(digest, None)
        self.spoilt[digest] = None
        keep_newest(self.spoilt)
        log.error("a picture (%s) could not be drawn: %s", picture.kind, place_of(error))
        return None

    def begin(self, picture: Picture) -> asyncio.Future[bytes]:
        """Have a picture drawn."""
        loop = asyncio.get_running_loop()
        return asyncio.ensure_future(loop.run_in_executor(self.thread, self.draw, picture.scene))

    def close(self) -> None:
        """Draw no more."""
        self.thread.shutdown(wait=True, cancel_futures=True)


def keep_newest(remembered: OrderedDict[str, asyncio.Future[bytes]] | OrderedDict[str, None]) -> None:
    """Forget the oldest beyond the most."""
    while len(remembered) > REMEMBERED:
        remembered.popitem(last=False)


def place_of(error: BaseException) -> str:
    """What went wrong and where, without what it says: that might name a card."""
    where = traceback.extract_tb(error.__traceback__)[-1:]
    return " ".join((type(error).__name__, *(f"at {frame.filename}:{frame.lineno}" for frame in where)))
