"""The thread between two cards that were taken under the table."""

from functools import lru_cache

from . import props
from .canvas import Canvas

Spot = tuple[int, int]
Box = tuple[int, int, int, int]

DOT = 9
CLOSE, APART = 3, 16
"""How far dots are from each other, on a whole thread and on a dotted one."""
INWARDS = 0.55
"""How much the thread is drawn to the middle of the table."""
ASIDE = (
    *((0, 0), (-140, 0), (140, 0), (0, -150), (0, 150)),
    *((0, -290), (0, 290), (-300, 0), (300, 0), (-470, 0), (470, 0)),
)
"""Where it is drawn besides, so that it is seen; the first that hides least is taken."""


def draw_thread(
    canvas: Canvas, ends: tuple[Spot, Spot], middle: Spot, below: tuple[Box, ...], *, whole: bool
) -> None:
    """A curve from card to card, dotted or whole, around boxes as far as it can, and else unseen below."""
    dot = props.dot(DOT)
    for x, y in seen_path(ends, middle, below, CLOSE if whole else APART):
        canvas.centre(dot, x, y)


@lru_cache(maxsize=1024)
def seen_path(ends: tuple[Spot, Spot], middle: Spot, below: tuple[Box, ...], step: int) -> list[Spot]:
    """What is seen of the clearest path; at each table it is asked for again and again."""
    return [dot for dot in clear_path(ends, middle, below, step) if not is_hidden(dot, below)]


def clear_path(ends: tuple[Spot, Spot], middle: Spot, below: tuple[Box, ...], step: int) -> list[Spot]:
    """Of the curves that are drawn to different sides of the middle, the one of which least is hidden."""
    paths = [path(*ends, (middle[0] + x, middle[1] + y), step) for x, y in ASIDE]
    return min(paths, key=lambda dots: sum(is_hidden(dot, below) for dot in dots))


def path(start: Spot, end: Spot, towards: Spot, step: int) -> list[Spot]:
    """Dots on a curve that is bent towards a spot."""
    bend = [(start[part] + end[part]) / 2 * (1 - INWARDS) + towards[part] * INWARDS for part in range(2)]
    length = ((start[0] - end[0]) ** 2 + (start[1] - end[1]) ** 2) ** 0.5
    count = max(6, round(length / step))
    shares = [number / count for number in range(1, count)]
    x, y = (
        [(1 - t) ** 2 * start[part] + 2 * t * (1 - t) * bend[part] + t * t * end[part] for t in shares]
        for part in range(2)
    )
    return [(round(across), round(down)) for across, down in zip(x, y, strict=True)]


def is_hidden(dot: Spot, below: tuple[Box, ...]) -> bool:
    """Whether a dot would be seen in a box, or touch it."""
    return any(
        left - DOT < dot[0] < right + DOT and top - DOT < dot[1] < bottom + DOT
        for left, top, right, bottom in below
    )
