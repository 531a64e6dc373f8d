"""What pictures cost: drawing and encoding, beside encoding the same picture in true colours.

Every scene is drawn anew, as for a table that changes while its names stay; the yardstick is Pillow's PNG of
the same pixels as RGB at its default level. Both take turns in short rounds measured in CPU time; the ratio
is the median of the rounds, and the worst of 4, 8 and 13 seats counts. Beside that it tells what drawing all
icons costs, as at the bot's start, and how late an event loop comes while a thread draws, beside how late it
comes while none does.
"""

import asyncio
import json
import sys
import time
from collections.abc import Callable
from io import BytesIO
from statistics import median

from PIL import Image

from bot.loop_monitor import GIVE_WAY
from bot.pictures.drawing import drawn
from bot.pictures.icons import NAMES, emoji_png
from bot.pictures.scene import Scene
from tests.pictures.scenery import claim, deal, reveal

SEATS = (4, 8, 13)
ROUNDS = 9
TIMES = 5
SECONDS = 3.0
"""How long an event loop is watched."""
TICK = 0.001
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


async def lags(work: Callable[[], object]) -> list[float]:
    """How many milliseconds late an event loop comes while a thread does something again and again."""
    ended = time.perf_counter() + SECONDS

    def toil() -> None:
        while time.perf_counter() < ended:
            work()

    toiling = asyncio.create_task(asyncio.to_thread(toil))
    found: list[float] = []
    while not toiling.done():
        due = time.perf_counter() + TICK
        await asyncio.sleep(TICK)
        found.append((time.perf_counter() - due) * 1000)
    return sorted(found)


def told(found: list[float]) -> str:
    """Lags in a few words."""
    middle, late, latest = (found[int(part * (len(found) - 1))] for part in (0.5, 0.99, 1))
    return f"{middle:.1f} ms late (p99 {late:.1f}, at most {latest:.1f})"


def watch_the_loop() -> None:
    """How late an event loop comes while everything is drawn, and while nothing is."""
    sys.setswitchinterval(GIVE_WAY)
    scenes = [scene(seats) for scene in KINDS.values() for seats in SEATS]
    drawing = asyncio.run(lags(lambda: [drawn(scene) for scene in scenes]))
    resting = asyncio.run(lags(lambda: time.sleep(0.1)))
    print(f"the event loop comes {told(drawing)} while a thread draws, {told(resting)} while none does")


def main() -> None:
    """Measure every kind of picture at every size."""
    began = time.process_time()
    size = sum(len(emoji_png(name)) for name in NAMES)
    spent = time.process_time() - began
    print(f"{len(NAMES)} icons, all drawn: {spent * 1000:.0f} ms and {size / 1000:.0f} kB")
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
    watch_the_loop()
    print(json.dumps(worst))


if __name__ == "__main__":
    main()
