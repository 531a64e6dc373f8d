"""The master: learns how its table exchanges, looks ahead in sampled worlds, and mixes its play."""

from math import exp
from random import Random

from msgspec.structs import replace

from ..game import SeatAction, View
from ..game.actions import Swap
from .answering import believed_now
from .beliefs import HABITS
from .lookahead import World
from .memory import Memory
from .outcomes import Settled, prospect
from .pricebook import Pricebook
from .recall import remember
from .regular import regular_scores

LARGE_TABLE = 9
"""From so many players on, fewer actions are looked into, and not a whole round ahead."""
CANDIDATES, FEWER_CANDIDATES = 4, 3
FEWER_TURNS = 5
WORK, LESS_WORK = 64, 52
"""The budget of a decision: imagined worlds times seats, never a time, so that seeds decide everything."""
TRUST = 0.5
"""How much the look-ahead counts beside the first impression."""
WARMTH = 0.01
"""How far apart two prospects are that are mixed noticeably, as a part of the fair share."""
FEINTS = 0.15
"""How often it does the opposite under the table of what suits it: none of its swaps can be read."""
HORIZON = 1.0


def master_choice(view: View, rng: Random) -> SeatAction:
    """An action drawn among the best, the better the likelier."""
    options = view.actions
    if len(options) == 1:
        return options[0]
    memory = remember(view, HABITS)
    players = view.table.setup.layout.players
    large = players >= LARGE_TABLE
    candidates = FEWER_CANDIDATES if large else CANDIDATES
    scores = sorted(regular_scores(view, memory), key=lambda pair: -pair[1])[:candidates]
    if len(scores) > 1:
        ahead = look_ahead(view, memory, [action for action, _ in scores], rng)
        scores = [
            (action, (1 - TRUST) * score + TRUST * further)
            for (action, score), further in zip(scores, ahead, strict=True)
        ]
    return mixed(scores, 1 / players, rng)


def mixed(scores: list[tuple[SeatAction, float]], fair: float, rng: Random) -> SeatAction:
    """An action drawn by its worth; under the table now and then the opposite of what suits the seat."""
    chosen = drawn(scores, WARMTH * fair, rng)
    if isinstance(chosen, Swap) and rng.random() < FEINTS:
        return replace(chosen, really=not chosen.really)
    return chosen


def drawn(scores: list[tuple[SeatAction, float]], warmth: float, rng: Random) -> SeatAction:
    """Equal actions equally often, clearly worse ones hardly ever."""
    top = max(score for _, score in scores)
    weights = [exp((score - top) / warmth) for _, score in scores]
    (chosen,) = rng.choices([action for action, _ in scores], weights)
    return chosen


def look_ahead(view: View, memory: Memory, actions: list[SeatAction], rng: Random) -> list[float]:
    """What each action leads to on average, in the same worlds and with the same luck for all."""
    seat, players = memory.seat, view.table.setup.layout.players
    now = prospect(Settled(view.table.gold), seat)
    prices = Pricebook()
    large = players >= LARGE_TABLE
    turns = FEWER_TURNS if large else players
    count = (LESS_WORK if large else WORK) // players
    totals = [0.0] * len(actions)
    for cards in believed_now(view, memory).sample(rng, count):
        luck = rng.getrandbits(64)
        for index, action in enumerate(actions):
            chance = Random(luck)
            world = World(view, tuple(memory.characters[kind] for kind in cards), memory.minds, prices)
            world.act(action)
            for _ in range(turns):
                world.finish_turn(chance)
                if world.over:
                    break
            totals[index] += world.promise(seat, HORIZON) - now
    return [total / count for total in totals]
