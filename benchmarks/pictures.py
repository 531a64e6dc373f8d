"""What pictures cost: drawing and encoding, beside encoding the same picture in true colours.

Every scene is drawn anew, as for a table that changes while its names stay; the yardstick is Pillow's PNG of
the same pixels as RGB at its default level. Both take turns in short rounds measured in CPU time; the ratio
is the median of the rounds, and the worst of 4, 8 and 13 seats counts.
"""

import json
import time
from collections.abc import Callable
from io import BytesIO
from statistics import median

from PIL import Image

from bot.pictures.drawing import drawn
from bot.pictures.scene import Scene
from tests.pictures.scenery import claim, deal, reveal

SEATS = (4, 8, 13)
ROUNDS = 9
TIMES = 5
KINDS: dict[str, Callable[[int], Scene]] = {"table": claim, "reveal": reveal, "deal": deal}


def cost(work: Callable[[], object]) -> float:
    """CPU milliseconds of doing something once."""
    start = time.process_time()
    for _ in range(TIMES):
        work()
    return (time.process_time() - start) * 1000 / TIMES


def in_true_colours(picture: Image.Image) -> int:
    """Encode a picture as Pillow does by default; how many bytes it takes."""
    buffer = BytesIO()
    picture.save(buffer, "PNG")
    return len(buffer.getvalue())


def measure(scene: Scene) -> tuple[float, float, float, int, int]:
    """The ratio, both costs, and both sizes."""
    png = drawn(scene).png
    plain = Image.open(BytesIO(png)).convert("RGB")
    rounds = [(cost(lambda: drawn(scene)), cost(lambda: in_true_colours(plain))) for _ in range(ROUNDS)]
    ratio = median(ours / theirs for ours, theirs in rounds)
    ours, theirs = (median(column) for column in zip(*rounds, strict=True))
    return ratio, ours, theirs, len(png), in_true_colours(plain)


def main() -> None:
    """Measure every kind of picture at every size."""
    worst: dict[str, dict[str, float]] = {}
    for kind, scene in KINDS.items():
        found = [measure(scene(seats)) for seats in SEATS]
        for seats, (ratio, ours, theirs, size, plain) in zip(SEATS, found, strict=True):
            print(
                f"{kind:7} {seats:2} seats: {ours:5.1f} ms and {size / 1000:4.1f} kB, "
                f"in true colours {theirs:5.1f} ms and {plain / 1000:5.1f} kB, ratio {ratio:.2f}"
            )
        worst[kind] = {
            "ratio": round(max(one[0] for one in found), 3),
            "kilobytes": round(max(one[3] for one in found) / 1000, 1),
        }
    print(json.dumps(worst))


if __name__ == "__main__":
    main()
