"""The master: learns how its table exchanges, looks ahead in sampled worlds, and mixes its play."""

from math import exp
from random import Random

from ..game import SeatAction, View
from .lookahead import World
from .memory import REALLY, Memory, remember
from .outcomes import Settled, prospect
from .pricebook import Pricebook
from .regular import regular_scores

TABLES = (0.95, REALLY, 0.5)
"""How often a table may exchange the cards it takes; the one that explains most is believed."""
CANDIDATES = 4
WORK = 1600
"""The budget of a decision, in seats that imagined turns concern."""
TURN_WORK = 4
"""What an imagined turn costs beside asking every seat."""
MOST_TURNS_AHEAD = 8
TRUST = 0.5
"""How much the look-ahead counts beside the judgement at first sight."""
WARMTH = 0.002
"""How far apart two prospects are that are mixed noticeably."""
HORIZON = 1.0


def master_choice(view: View, rng: Random) -> SeatAction:
    """An action drawn among the best, the better the likelier."""
    options = view.actions
    if len(options) == 1:
        return options[0]
    memory = best_memory(view)
    scores = sorted(regular_scores(view, memory), key=lambda pair: -pair[1])[:CANDIDATES]
    if len(scores) > 1:
        ahead = look_ahead(view, memory, [action for action, _ in scores], rng)
        scores = [
            (action, (1 - TRUST) * score + TRUST * further)
            for (action, score), further in zip(scores, ahead, strict=True)
        ]
    top = max(score for _, score in scores)
    weights = [exp((score - top) / WARMTH) for _, score in scores]
    (chosen,) = rng.choices([action for action, _ in scores], weights)
    return chosen


def best_memory(view: View) -> Memory:
    """The memory whose idea of the table foresaw best what was seen."""
    return max((remember(view, really) for really in TABLES), key=lambda memory: memory.foresight)


def look_ahead(view: View, memory: Memory, actions: list[SeatAction], rng: Random) -> list[float]:
    """What each action leads to on average, in the same worlds and with the same luck for all."""
    seat, players = memory.seat, view.table.setup.layout.players
    now = prospect(Settled(view.table.gold), seat)
    prices = Pricebook()
    turns = min(players, MOST_TURNS_AHEAD)
    count = max(1, WORK // (turns * len(actions) * (players + TURN_WORK)))
    totals = [0.0] * len(actions)
    for cards in memory.beliefs.sample(rng, count):
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
