"""When memory is cleaned: what is permanent never, and the rest when it suits."""

import gc
import time

YOUNG = (2_000, 5)
"""Of what is young so much may gather before it is cleaned unasked, which takes a few milliseconds."""
NEVER = 2**30


def clean_when_told(*, but_the_young: bool = False) -> None:
    """What is there now is never looked through again, and the rest when told; but perhaps the young."""
    gc.collect()
    gc.freeze()
    if but_the_young:
        gc.set_threshold(*YOUNG, NEVER)
    else:
        gc.disable()


def gathered() -> int:
    """How often the young have been cleaned since everything was: what outlived that has gathered."""
    return gc.get_count()[2]


def clean() -> float:
    """Clean what has come since; how many seconds nothing else was done."""
    began = time.perf_counter()
    gc.collect()
    return time.perf_counter() - began
