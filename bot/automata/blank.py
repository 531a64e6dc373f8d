"""For measuring what beliefs are worth: a regular to whom every card may lie anywhere."""

from random import Random

from ..game import SeatAction, View
from .beliefs import Marginal
from .memory import Memory, remember
from .regular import best_of, regular_scores


def blank_choice(view: View, rng: Random) -> SeatAction:
    """What a regular would do who knows as well what others can know, but nothing of the cards."""
    if len(view.actions) == 1:
        return view.actions[0]
    memory = Memory(remember(view).seat, view.history[0].event)
    memory.minds = remember(view).minds
    memory.beliefs = Marginal.anywhere(tuple(memory.number[name] for name in view.table.setup.characters))
    for place, name in view.table.up:
        memory.beliefs.see(place, memory.number[name])
    return best_of(regular_scores(view, memory), rng)
