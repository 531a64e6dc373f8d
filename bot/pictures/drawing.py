"""From a scene to a picture; equal scenes are drawn once, as long as there is room to keep them."""

from collections import OrderedDict
from hashlib import blake2b
from threading import Lock

import msgspec

from .canvas import Picture
from .deal import draw_deal
from .graph import draw_graph
from .moments import draw_peek, draw_reveal, draw_sheet
from .profile import draw_profile
from .recap import draw_recap
from .scene import (
    DealScene,
    GraphScene,
    PeekScene,
    ProfileScene,
    RecapScene,
    RevealScene,
    Scene,
    SheetScene,
    TableScene,
)
from .table import draw_table

ROOM = 16 * 1024 * 1024
"""Bytes of pictures that are kept."""


def digest(scene: Scene) -> str:
    """A name for all that a picture shows."""
    return blake2b(msgspec.msgpack.encode(scene), digest_size=12).hexdigest()


def drawn(scene: Scene) -> Picture:
    """The picture made anew."""
    match scene:
        case TableScene():
            return draw_table(scene)
        case DealScene():
            return draw_deal(scene)
        case RevealScene():
            return draw_reveal(scene)
        case PeekScene():
            return draw_peek(scene)
        case SheetScene():
            return draw_sheet(scene)
        case RecapScene():
            return draw_recap(scene)
        case GraphScene():
            return draw_graph(scene)
        case ProfileScene():
            return draw_profile(scene)


class Gallery:
    """Pictures by what they show, the longest unused given up first."""

    def __init__(self, room: int = ROOM) -> None:
        self.room = room
        self.used = 0
        self.pictures: OrderedDict[str, Picture] = OrderedDict()
        self.lock = Lock()

    def draw(self, scene: Scene) -> Picture:
        """The picture of a scene; may be called from any thread."""
        name = digest(scene)
        with self.lock:
            if (known := self.pictures.get(name)) is not None:
                self.pictures.move_to_end(name)
                return known
        made = drawn(scene)
        with self.lock:
            if name not in self.pictures:
                self.pictures[name] = made
                self.used += len(made.png)
            while self.used > self.room:
                _, oldest = self.pictures.popitem(last=False)
                self.used -= len(oldest.png)
        return made


GALLERY = Gallery()


def draw(scene: Scene) -> Picture:
    """The picture of a scene, the same bytes for equal scenes."""
    return GALLERY.draw(scene)
