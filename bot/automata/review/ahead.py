"""Playing on from the beginning of a turn for a round, with quick players, to see whom that leaves ahead."""

from random import Random
from typing import NamedTuple

import numpy as np

from ...game import View
from ..arrays import Floats
from ..beliefs.knowledge import Knowledge
from ..evaluation.rollouts import Common, World
from ..evaluation.win_chance import pull, signs_of
from ..outcomes.announcements import prospect, standing_of

WORLDS = 32
"""So often a turn is played on from."""
DOUBT = 4.0
"""Beside so many worlds in which everybody is as likely to win."""


class Start(NamedTuple):
    """The beginning of a turn, to be played on from."""

    known: View
    """As everyone sees it."""
    worlds: tuple[tuple[str, ...], ...]
    """The cards as they lie, or as they may."""
    knowledge: Knowledge
    seed: int

    def prospects(self) -> Floats:
        """The logarithm of each seat's chance of winning a round later, as a column; always the same."""
        players, common, luck = len(self.known.table.gold), Common(self.knowledge), Random(self.seed)
        total = np.full(players, DOUBT / players)
        for cards in self.worlds:
            world = World(self.known, cards, common)
            for _ in range(players):
                if not world.over:
                    world.finish_turn(luck)
            total += chances_in(world)
        logarithms: Floats = np.log(total / total.sum())[:, None]
        return logarithms


def chances_in(world: World) -> Floats:
    """Everybody's chance of winning in a world as it has become."""
    table = world.game.table
    if world.over:
        standing = standing_of(table)
        return np.array([prospect(standing, seat) for seat in range(len(table.gold))])
    pulls = np.array([pull(signs) for signs in signs_of(world.game, world.knowledge, world.common.hands)])
    chances: Floats = np.exp(pulls - pulls.max())
    chances /= chances.sum()
    return chances
