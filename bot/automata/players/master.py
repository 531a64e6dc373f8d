"""The master: learns how its table exchanges, looks ahead in sampled worlds, and mixes its play."""

from random import Random
from typing import NamedTuple

from ...game import SeatAction, View
from ...game.actions import Pass
from ..beliefs.memory import Memory
from ..beliefs.memory_cache import remember
from ..beliefs.reading import IDEAS, Reader
from ..beliefs.turn_model import SMALL
from ..evaluation.contesting import believes_claim, must_be_stopped
from ..evaluation.lookahead import Lookahead
from .leanings import Leaning, leaned
from .mixing import Scores, drawn, feigned
from .nature import Nature
from .regular import regular_scores

CANDIDATES = 8
"""So many of the actions that look best are looked into, if there is time for it."""
FEWEST_TRIALS = 3
"""For each of them, on average."""
SIGHT = 16
"""A small table is looked ahead for so many turns times seats, but no further than a round."""
FEWEST_TURNS = 2
"""Until the end of the next turn but one at any table."""
WORK = 3000
"""The budget of a decision: imagined turns times seats, never a time, so that seeds decide everything."""
FIRST_IMPRESSION = 180
"""What the past and the first impression take of it for each seat."""
UPKEEP = 4
"""What a turn takes at any table, in seats."""
TRUST = 0.7
"""How much the look-ahead counts beside the first impression."""
WARMTH = 0.01
"""How far apart two prospects are that are mixed noticeably, as a part of the fair share."""
LEVEL_HEADED = Leaning(bluff=-0.2, contest=-0.2)
"""Who chooses by a few imagined worlds overrates bold deeds that went well in them."""


class Poise(NamedTuple):
    """What a master does for others not to read it, and of itself."""

    feints: float
    """How often it does the opposite under the table of what suits it, lest others read its swaps."""
    temper: float
    """So much of its temper it shows."""


FEW, MANY = Poise(0.02, 0.1), Poise(0.1, 0.3)
"""At small tables, where everybody has but a few turns, each of which counts, and at others."""


def poise_of(players: int) -> Poise:
    """A master's poise at a table of so many."""
    return FEW if players <= SMALL else MANY


def master_choice(view: View, nature: Nature) -> SeatAction:
    """An action drawn among the best, the better the likelier."""
    if len(view.actions) == 1:
        return view.actions[0]
    return considered_choice(view, remember(view, IDEAS, kind=Reader), nature)


def considered_choice(view: View, memory: Memory, nature: Nature) -> SeatAction:
    """The same with what is remembered."""
    leave = Pass(memory.seat)
    if leave in view.actions and believes_claim(view, memory):
        return leave
    first, rng = dict(regular_scores(view, memory)), nature.rng
    if must_be_stopped(view, memory):
        first.pop(leave, None)
    scores = deliberated(view, memory, first, rng)
    players = view.table.setup.layout.players
    poise = poise_of(players)
    scores = leaned(scores, view, memory, LEVEL_HEADED.with_temper(nature.temper, poise.temper))
    return feigned(drawn(scores, 1 / players, WARMTH, rng), first, 1 / players, poise.feints, rng)


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
