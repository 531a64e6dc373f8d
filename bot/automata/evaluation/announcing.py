"""What a seat may expect from announcing each character, given what it believes and what others can know."""

from functools import cached_property

import numpy as np

from ...game import Table
from ...game.state import Claim
from ..arrays import Floats
from ..beliefs.contest_model import contest_chances
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
        kinds = len(memory.characters)
        self.right: Floats = np.zeros(kinds)
        """The prospect of using each power."""
        self.bluff: Floats = np.zeros(kinds)
        """The prospect of announcing each character when another has the card."""
        self.contested: Floats = np.zeros(kinds)
        """The chance that somebody contests such a bluff."""
        self.contests: list[Floats] = []
        """For each character: how likely each seat contests, by where the card lies."""
        for kind, name in enumerate(memory.characters):
            self.weigh(kind, name)

    def weigh(self, kind: int, name: str) -> None:
        """Play the announcement of one character in all the ways that matter."""
        used = settle(position(self.table, name, self.claim))
        self.right[kind] = value(used, self.seat)
        layout = self.table.setup.layout
        contests = contest_chances(
            self.memory.knowledge, self.table.gold, self.claim, gain(used, self.table, self.seat)
        )
        contests[self.seat] = 0.0
        self.contests.append(contests)
        elsewhere = self.chances[:, kind].copy()
        elsewhere[self.place] = 0.0
        if elsewhere.sum() <= 0.0:
            self.bluff[kind] = self.right[kind]
            return
        elsewhere /= elsewhere.sum()
        owners = [layout.owner(place) for place in range(layout.size)]
        holder = np.array([0.0 if owner is None else contests[owner, p] for p, owner in enumerate(owners)])
        nobody = np.prod(1 - contests, axis=0)
        nobody_else = nobody / (1 - holder)
        lost = elsewhere * holder
        rebuffed = float((elsewhere * (1 - holder) * (1 - nobody_else)).sum())
        believed = float((elsewhere * nobody).sum())
        total = believed * self.right[kind]
        if rebuffed > 0.0:
            total += rebuffed * self.rebuffed
        total += self.lost(name, lost, owners)
        self.bluff[kind] = total
        self.contested[kind] = 1 - believed

    @cached_property
    def rebuffed(self) -> float:
        """The prospect when the contester is as wrong as the seat itself, whatever it announced."""
        other = self.table.setup.layout.left(self.seat)
        contest = Claim(other, self.table.setup.layout.own(other)[0])
        wrong = position(self.table, self.memory.characters[0], self.claim, (contest,))
        return value(settle(wrong), self.seat)

    def lost(self, name: str, chances: Floats, owners: list[int | None]) -> float:
        """The prospect, times its chance, of being contested by whoever has the card."""
        likely = [int(place) for place in np.argsort(-chances)[:HOLDERS_WEIGHED] if chances[place] > 0.0]
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
