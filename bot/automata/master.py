"""The master: learns how its table exchanges, looks ahead in sampled worlds, and mixes its play."""

from math import exp
from random import Random

from msgspec.structs import replace

from ..game import SeatAction, View
from ..game.actions import Swap
from .answering import believed_now
from .habits import HABITS
from .lookahead import Common, World
from .memory import Memory
from .recall import remember
from .regular import regular_scores

CANDIDATES = 8
"""So many of the actions that look best are looked into."""
TURNS = 2
"""Until the end of the next turn but one."""
WORK = 640
"""The budget of a decision: imagined turns times seats, never a time, so that seeds decide everything."""
UPKEEP = 4
"""What a turn takes at any table, in seats."""
TRUST = 0.85
"""How much the look-ahead counts beside the first impression."""
WARMTH = 0.01
"""How far apart two prospects are that are mixed noticeably, as a part of the fair share."""
FEINTS = 0.15
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
    first = dict(regular_scores(view, memory))
    candidates = promising(first, rng)
    scores = [(action, first[action]) for action in candidates]
    if len(scores) > 1:
        ahead = look_ahead(view, memory, candidates, rng)
        scores = [
            (action, (1 - TRUST) * score + TRUST * further)
            for (action, score), further in zip(scores, ahead, strict=True)
        ]
    fair = 1 / view.table.setup.layout.players
    return feigned(drawn(scores, fair, rng), first, fair, rng)


def promising(first: Scores, rng: Random) -> list[SeatAction]:
    """The actions that look best, in no order among equals."""
    return sorted(rng.sample(list(first), len(first)), key=lambda action: -first[action])[:CANDIDATES]


def drawn(scores: list[tuple[SeatAction, float]], fair: float, rng: Random) -> SeatAction:
    """Equal actions equally often, clearly worse ones hardly ever."""
    top = max(score for _, score in scores)
    warmth = WARMTH * (min(fair, top) if top > 0 else fair)
    weights = [exp((score - top) / warmth) for _, score in scores]
    (chosen,) = rng.choices([action for action, _ in scores], weights)
    return chosen


def feigned(chosen: SeatAction, first: Scores, fair: float, rng: Random) -> SeatAction:
    """The same, or under the table now and then the opposite, if that does not give a win away."""
    if not isinstance(chosen, Swap) or rng.random() >= FEINTS:
        return chosen
    opposite = replace(chosen, really=not chosen.really)
    return opposite if first[chosen] - first[opposite] < TOO_DEAR * fair else chosen


def look_ahead(view: View, memory: Memory, actions: list[SeatAction], rng: Random) -> list[float]:
    """What each action leads to on average, in the same worlds and with the same luck for all."""
    common = Common(memory.minds)
    seats = view.table.setup.layout.players + UPKEEP
    count = max(WORK // (seats * TURNS * len(actions)), 1)
    totals = [0.0] * len(actions)
    for cards in believed_now(view, memory).sample(rng, count):
        luck = rng.getrandbits(64)
        for index, action in enumerate(actions):
            chance = Random(luck)
            world = World(view, tuple(memory.characters[kind] for kind in cards), common)
            world.act(action)
            for _ in range(TURNS):
                world.finish_turn(chance)
                if world.over:
                    break
            totals[index] += world.outlook(memory.seat)
    return [total / count for total in totals]
