"""What a seat may expect from announcing each character, given what it believes and what others can know."""

from functools import cached_property

import numpy as np

from ...game import Table
from ...game.state import Claim
from ..arrays import TINY, Floats
from ..beliefs.contest_model import chances_by_worth
from ..beliefs.memory import Memory
from ..outcomes.announcements import gain, position, settle, value

HOLDERS_WEIGHED = 3
"""So many likely holders of a character are played out one by one."""
NOTICEABLE = 0.2
"""A character less likely than this to be one's own is not missed when one's card is given away."""


class AnnouncementProspects:
    """The prospects of announcing with one of the seat's cards, as if it were its turn now."""

    def __init__(self, memory: Memory, table: Table, chances: Floats, place: int) -> None:
        self.memory = memory
        self.table = table
        self.seat = memory.seat
        self.place = place
        self.claim = Claim(self.seat, place)
        self.chances = chances
        used = [settle(position(table, name, self.claim)) for name in memory.characters]
        self.right: Floats = np.array([value(outcomes, self.seat) for outcomes in used])
        """The prospect of using each power."""
        gains = [gain(outcomes, table, self.seat) for outcomes in used]
        self.contests: Floats = chances_by_worth(memory.knowledge, table.gold, self.claim, gains)
        """For each character: how likely each seat contests, by where the card lies."""
        self.contests[:, self.seat] = 0.0
        self.bluff: Floats = self.right.copy()
        """The prospect of announcing each character when another has the card."""
        self.contested: Floats = np.zeros(len(used))
        """The chance that somebody contests such a bluff."""
        self.weigh()

    def weigh(self) -> None:
        """Play the announcement of each character that others may have in all the ways that matter."""
        elsewhere = self.chances.T.copy()
        elsewhere[:, self.place] = 0.0
        total = elsewhere.sum(axis=1)
        owners = [self.table.setup.layout.owner(place) for place in range(elsewhere.shape[1])]
        owned = [place for place, owner in enumerate(owners) if owner is not None]
        holders = [owner for owner in owners if owner is not None]
        elsewhere /= np.maximum(total, TINY)[:, None]
        holder = np.zeros_like(elsewhere)
        holder[:, owned] = self.contests[:, np.array(holders), np.array(owned)]
        nobody = np.multiply.reduce(1 - self.contests, axis=1)
        lost = elsewhere * holder
        rebuffed = (elsewhere * (1 - holder) * (1 - nobody / (1 - holder))).sum(axis=1)
        believed = (elsewhere * nobody).sum(axis=1)
        likeliest = np.argsort(-lost, axis=1)[:, :HOLDERS_WEIGHED].tolist()
        for kind in np.flatnonzero(total > 0.0):
            worth = believed[kind] * self.right[kind]
            if rebuffed[kind] > 0.0:
                worth += rebuffed[kind] * self.rebuffed
            worth += self.lost(self.memory.characters[kind], lost[kind], likeliest[kind], owners)
            self.bluff[kind] = worth
            self.contested[kind] = 1 - believed[kind]

    @cached_property
    def rebuffed(self) -> float:
        """The prospect when the contester is as wrong as the seat itself, whatever it announced."""
        other = self.table.setup.layout.left(self.seat)
        contest = Claim(other, self.table.setup.layout.own(other)[0])
        wrong = position(self.table, self.memory.characters[0], self.claim, (contest,))
        return value(settle(wrong), self.seat)

    def lost(self, name: str, chances: Floats, likeliest: list[int], owners: list[int | None]) -> float:
        """The prospect, times its chance, of being contested by whoever has the card."""
        likely = [place for place in likeliest if chances[place] > 0.0]
        total = sum(float(chances[place]) for place in likely)
        if total <= 0.0:
            return 0.0
        weighed = 0.0
        for place in likely:
            owner = owners[place]
            assert owner is not None
            contest = Claim(owner, place)
            ending = settle(position(self.table, name, self.claim, (contest,), (contest,)))
            weighed += float(chances[place]) * value(ending, self.seat)
        return weighed / total * float(chances.sum())

    def best_taking(self, place: int) -> float:
        """The prospect of the best announcement with the card of another place, one's own left there."""
        mine, taken = self.chances[self.place], self.chances[place]
        bluff = self.bluff.copy()
        for kind in np.flatnonzero(mine > NOTICEABLE):
            bluff[kind] += mine[kind] * (self.missed(int(kind), place) - bluff[kind])
        return float((taken * self.right + (1 - taken) * bluff).max())

    def missed(self, kind: int, place: int) -> float:
        """The prospect of announcing the card that one has left at a place."""
        name, contests = self.memory.characters[kind], self.contests[kind][:, place]
        owner = self.table.setup.layout.owner(place)
        if owner is None or owner == self.seat:
            nobody, caught = float(np.prod(1 - contests)), self.rebuffed
        else:
            holder = Claim(owner, place)
            nobody = float(1 - contests[owner])
            caught = value(settle(position(self.table, name, self.claim, (holder,), (holder,))), self.seat)
        return nobody * float(self.right[kind]) + (1 - nobody) * caught

    def announcing(self, mine: Floats) -> Floats:
        """The prospect of each announcement, given the chances of one's own card."""
        return mine * self.right + (1 - mine) * self.bluff

    def best(self, mine: Floats) -> float:
        """The prospect of the best announcement, given the chances of one's own card."""
        return float(self.announcing(mine).max())

    def best_if_seen(self, mine: Floats) -> float:
        """The same once one has looked."""
        boldest = float(self.bluff.max())
        return float((mine * np.maximum(self.right, boldest)).sum())
