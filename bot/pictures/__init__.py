"""What a game looks like, as pictures: from a scene, which holds only what its viewer may know, to pixels.

`draw(scene)` is the picture and may run in any thread; `describe(scene, words)` says the same;
`bot.pictures.scenes` makes scenes from what screens are made from.
"""

from .canvas import Picture
from .description import describe
from .drawing import digest, draw
from .scene import Scene

__all__ = ["Picture", "Scene", "describe", "digest", "draw"]
