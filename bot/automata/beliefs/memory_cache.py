"""From a view to a memory: always the same for the same view, with a bounded amount of work."""

from collections import OrderedDict
from typing import NamedTuple

from ...game import View
from ...game import events as e
from ...game.recollection import Remembered
from .attention import ALERT, Mind
from .habits import Habit
from .memory import TELLING, Memory

MOST_TELLING = 100
"""No more telling events than so many are weighed, the latest ones; many rounds even at the largest table."""
STRIDE = 40
"""So many are left out at a time, so that a memory can mostly be carried on from the one before."""
MOST_CACHED = 128


class CachedMemory(NamedTuple):
    """A memory, and the past it was made from."""

    history: tuple[Remembered, ...]
    telling: list[int]
    """Which of it are telling events."""
    begins: int
    memory: Memory


CACHE: OrderedDict[tuple[e.Event, int, tuple[Habit, ...], Mind, type[Memory]], CachedMemory] = OrderedDict()


def remember(
    view: View, habits: tuple[Habit, ...], mind: Mind = ALERT, kind: type[Memory] = Memory
) -> Memory:
    """The memory that a view gives; an earlier view of the same game and seat shortens the work."""
    assert view.seat is not None
    history = view.history
    if len(history) < 2:
        raise ValueError("beliefs come from what has happened: this game is not known from its deal on")
    key = (history[1].event, view.seat, habits, mind, kind)
    cached = CACHE.pop(key, None)
    if cached is not None and history[: len(cached.history)] != cached.history:
        cached = None
    telling = [] if cached is None else cached.telling
    telling += telling_in(history, 0 if cached is None else len(cached.history))
    begins = beginning(telling)
    if cached is None or cached.begins != begins:
        told, memory = begins, afresh(kind(view.seat, history[0].event, habits, mind), history[1:begins])
    else:
        told, memory = len(cached.history), cached.memory
    for remembered in history[told:]:
        memory.take(remembered.event)
    CACHE[key] = CachedMemory(history, telling, begins, memory)
    if len(CACHE) > MOST_CACHED:
        CACHE.popitem(last=False)
    return memory


def telling_in(history: tuple[Remembered, ...], since: int) -> list[int]:
    """Where the telling events of a past are, from one of them on."""
    return [index for index in range(since, len(history)) if isinstance(history[index].event, TELLING)]


def beginning(telling: list[int]) -> int:
    """Where the past begins that is weighed: at the deal, or later in a long game."""
    surplus = len(telling) - MOST_TELLING
    return 1 if surplus <= 0 else telling[-(-surplus // STRIDE) * STRIDE]


def afresh(memory: Memory, past: tuple[Remembered, ...]) -> Memory:
    """The same at the beginning of what is weighed."""
    for remembered in past:
        memory.skim(remembered.event)
    if past:
        memory.forget()
    return memory
