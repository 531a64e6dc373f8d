"""For measuring what beliefs are worth: a regular to whom every card may lie anywhere."""

from ...game import SeatAction, View
from ..beliefs.memory import Memory
from ..beliefs.memory_cache import remember
from .mixing import drawn
from .nature import Nature
from .regular import HABIT, REGULAR, regular_scores


def uninformed_choice(view: View, nature: Nature) -> SeatAction:
    """What a regular would do who knows as well what others can know, but nothing of the cards."""
    if len(view.actions) == 1:
        return view.actions[0]
    known = remember(view, HABIT)
    memory = Memory(known.seat, view.history[0].event, HABIT)
    memory.forget()
    memory.knowledge = known.knowledge
    for place, name in view.table.up:
        memory.beliefs.see(place, memory.number[name])
    fair = 1 / view.table.setup.layout.players
    return drawn(dict(regular_scores(view, memory)), fair, REGULAR.warmth, nature.rng)
