"""The master: learns how its table exchanges, looks ahead in sampled worlds, and mixes its play."""

from math import exp
from random import Random

from ..game import SeatAction, View
from ..game.state import Claim
from .lookahead import World
from .memory import REALLY, Memory, remember
from .outcomes import Settled, gain, position, prospect, settle, value
from .regular import regular_scores

TABLES = (0.5, REALLY, 0.95)
"""How often a table may exchange the cards it takes; the one that explains most is believed."""
CANDIDATES = 4
WORLD_TURNS = 96
"""The budget of a decision: so many imagined turns in all."""
MOST_TURNS_AHEAD = 8
TRUST = 0.5
"""How much the look-ahead counts beside the judgement at first sight."""
WARMTH = 0.004
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
    table, seat = view.table, memory.seat
    claim = Claim(seat, table.setup.layout.own(seat)[0])
    now = prospect(Settled(table.gold), seat)
    worths: dict[str, float] = {}
    rights: dict[str, float] = {}
    for name in memory.characters:
        used = settle(position(table, name, claim))
        worths[name] = gain(used, table, seat)
        rights[name] = value(used, seat) - now
    turns = min(table.setup.layout.players, MOST_TURNS_AHEAD)
    count = max(1, WORLD_TURNS // (turns * len(actions)))
    totals = [0.0] * len(actions)
    for cards in memory.beliefs.sample(rng, count):
        luck = rng.getrandbits(64)
        for index, action in enumerate(actions):
            chance = Random(luck)
            world = World(view, tuple(memory.characters[kind] for kind in cards), memory.minds, worths)
            world.act(action)
            for _ in range(turns):
                world.finish_turn(chance)
                if world.over:
                    break
            totals[index] += world.promise(seat, rights, HORIZON) - now
    return [total / count for total in totals]
