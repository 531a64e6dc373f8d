"""For measuring what beliefs are worth: a regular to whom every card may lie anywhere."""

from random import Random

from ...game import SeatAction, View
from ..beliefs.memory import Memory
from ..beliefs.memory_cache import remember
from .regular import HABIT, best_of, regular_scores


def uninformed_choice(view: View, rng: Random) -> SeatAction:
    """What a regular would do who knows as well what others can know, but nothing of the cards."""
    if len(view.actions) == 1:
        return view.actions[0]
    known = remember(view, HABIT)
    memory = Memory(known.seat, view.history[0].event, HABIT)
    memory.forget()
    memory.knowledge = known.knowledge
    for place, name in view.table.up:
        memory.beliefs.see(place, memory.number[name])
    return best_of(regular_scores(view, memory), rng)
