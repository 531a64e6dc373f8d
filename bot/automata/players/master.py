"""The master: learns how its table exchanges, looks ahead in sampled worlds, and mixes its play."""

from math import exp
from random import Random

from msgspec.structs import replace

from ...game import SeatAction, View
from ...game.actions import Pass, Swap
from ..beliefs.habits import HABITS
from ..beliefs.memory import Memory
from ..beliefs.memory_cache import remember
from ..evaluation.contesting import believes_claim
from ..evaluation.lookahead import Lookahead
from .regular import regular_scores

CANDIDATES = 8
"""So many of the actions that look best are looked into, if there is time for it."""
FEWEST_TRIALS = 3
"""For each of them, on average."""
SIGHT = 16
"""A small table is looked ahead for so many turns times seats, but no further than a round."""
FEWEST_TURNS = 2
"""Until the end of the next turn but one at any table."""
WORK = 1000
"""The budget of a decision: imagined turns times seats, never a time, so that seeds decide everything."""
FIRST_IMPRESSION = 30
"""What the first impression takes of it for each seat."""
UPKEEP = 4
"""What a turn takes at any table, in seats."""
TRUST = 0.85
"""How much the look-ahead counts beside the first impression."""
WARMTH = 0.01
"""How far apart two prospects are that are mixed noticeably, as a part of the fair share."""
FEINTS = 0.1
"""How often it does the opposite under the table of what suits it, lest others read its swaps."""
TOO_DEAR = 1.5
"""Unless that costs as much, as a part of the fair share: a win is not given away for secrecy."""

Scores = dict[SeatAction, float]


def master_choice(view: View, rng: Random) -> SeatAction:
    """An action drawn among the best, the better the likelier."""
    options = view.actions
    if len(options) == 1:
        return options[0]
    memory = remember(view, HABITS)
    leave = Pass(memory.seat)
    if leave in options and believes_claim(view, memory):
        return leave
    first = dict(regular_scores(view, memory))
    scores = deliberated(view, memory, first, rng)
    fair = 1 / view.table.setup.layout.players
    return feigned(drawn(scores, fair, rng), first, fair, rng)


def promising(first: Scores, most: int, rng: Random) -> list[SeatAction]:
    """The actions that look best, in no order among equals."""
    return sorted(rng.sample(list(first), len(first)), key=lambda action: -first[action])[:most]


def deliberated(view: View, memory: Memory, first: Scores, rng: Random) -> Scores:
    """The promising actions looked into, the better half ever more deeply, until two are left."""
    if len(first) == 1:
        return first
    players = view.table.setup.layout.players
    turns = min(max(SIGHT // players, FEWEST_TURNS), players)
    trials = (WORK - FIRST_IMPRESSION * players) // ((players + UPKEEP) * turns)
    actions = promising(first, min(CANDIDATES, trials // FEWEST_TRIALS), rng)
    rounds = (len(actions) - 1).bit_length()
    lookahead = Lookahead(view, memory, turns)
    while True:
        lookahead.look(actions, max(trials // (rounds * len(actions)), 1), rng)
        scores = {a: (1 - TRUST) * first[a] + TRUST * lookahead.average(a) for a in actions}
        if len(actions) == 2:
            return scores
        actions = sorted(actions, key=lambda action: -scores[action])[: -(-len(actions) // 2)]


def drawn(scores: Scores, fair: float, rng: Random) -> SeatAction:
    """Equal actions equally often, clearly worse ones hardly ever."""
    top = max(scores.values())
    warmth = WARMTH * (min(fair, top) if top > 0 else fair)
    weights = [exp((score - top) / warmth) for score in scores.values()]
    (chosen,) = rng.choices(list(scores), weights)
    return chosen


def feigned(chosen: SeatAction, first: Scores, fair: float, rng: Random) -> SeatAction:
    """The same, or under the table now and then the opposite, if that does not give a win away."""
    if not isinstance(chosen, Swap) or rng.random() >= FEINTS:
        return chosen
    opposite = replace(chosen, really=not chosen.really)
    return opposite if first[chosen] - first[opposite] < TOO_DEAR * fair else chosen
