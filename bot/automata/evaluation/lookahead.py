"""What actions lead to on average, in the same imagined worlds and with the same luck for all."""

from collections import defaultdict
from random import Random

from ...game import SeatAction, View
from ..beliefs.memory import Memory
from .contesting import believed_now
from .rollouts import Common, World


class Lookahead:
    """The chance of winning that each action leaves some turns later, as far as it has been looked into."""

    def __init__(self, view: View, memory: Memory, turns: int) -> None:
        self.view = view
        self.memory = memory
        self.turns = turns
        self.common = Common(memory.knowledge, memory.others)
        self.believed = believed_now(view, memory)
        self.totals: dict[SeatAction, float] = defaultdict(float)
        self.worlds: dict[SeatAction, int] = defaultdict(int)

    def look(self, actions: list[SeatAction], worlds: int, rng: Random) -> None:
        """Try the actions in some more worlds."""
        for cards in self.believed.sample(rng, worlds):
            named = tuple(self.memory.characters[kind] for kind in cards)
            luck = rng.getrandbits(64)
            for action in actions:
                self.totals[action] += self.chance_after(action, named, Random(luck))
                self.worlds[action] += 1

    def chance_after(self, action: SeatAction, cards: tuple[str, ...], luck: Random) -> float:
        """The chance of winning that an action leaves in one world."""
        world = World(self.view, cards, self.common)
        world.act(action)
        for _ in range(self.turns):
            world.finish_turn(luck)
            if world.over:
                break
        return world.win_chance(self.memory.seat)

    def average(self, action: SeatAction) -> float:
        """What an action has led to so far."""
        return self.totals[action] / self.worlds[action]
