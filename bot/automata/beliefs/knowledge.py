"""How well every seat can know where the cards are: a public matter, told relative to the truth.

``table[seat, place, believed]`` is the chance that the seat gives to the card truly lying at ``place`` to lie
at ``believed``. Nobody needs to know a single card to keep this table, so all seats can keep it of all seats.
"""

from typing import Self

import numpy as np

from ...game import Event
from ...game import events as e
from ...game.places import Layout
from ..arrays import TINY, Floats, mix
from .habits import USUAL


class Knowledge:
    """The certainty of all seats."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.table: Floats = np.repeat(np.eye(layout.size)[None], layout.players, axis=0)

    @classmethod
    def ignorant(cls, layout: Layout) -> Self:
        """Nobody has an idea of any card."""
        knowledge = cls(layout)
        knowledge.table = np.full_like(knowledge.table, 1 / layout.size)
        return knowledge

    def notice(self, event: Event) -> None:
        """Keep track of what really happened, where that is known."""
        if type(event) is e.CardsSwapped:
            self.exchange(event.by, *event.cards, float(bool(event.really)), USUAL.exchanges)
        elif type(event) is e.CardsSeen:
            self.look(event.by, event.cards)
        elif type(event) is e.CardShown:
            self.show(event.card)

    def exchange(self, by: int, first: int, second: int, chance: float, expected: float) -> None:
        """A seat exchanged two cards with some chance; it knows, and the others expect another chance."""
        table = self.table.copy()
        mix(table[:, first], table[:, second], chance)
        mix(table[:, :, first], table[:, :, second], expected)
        mine = self.table[by]
        places = np.arange(self.layout.size)
        places[[first, second]] = second, first
        table[by] = mine + chance * (mine[places][:, places] - mine)
        self.table = table

    def look(self, by: int, places: tuple[int, ...]) -> None:
        """A seat saw cards in secret."""
        table = self.table.copy()
        for place in places:
            table[by] = with_card_known(table[by], place)
        self.table = table

    def show(self, place: int) -> None:
        """Everybody saw a card."""
        self.table = with_card_known(self.table, place)

    def as_own(self) -> Floats:
        """The chance that each seat (row) gives to the card at each place (column) to be one of its own."""
        layout = self.layout
        if layout.hands == 1:
            return self.table.diagonal(axis1=0, axis2=2).T
        return np.array([self.table[seat][:, layout.own(seat)].max(axis=1) for seat in range(layout.players)])


def with_card_known(table: Floats, place: int) -> Floats:
    """The same with one card known for certain; what was thought of it instead closes up around it."""
    doubt = np.maximum(1 - table[..., place : place + 1, place : place + 1], TINY)
    here, instead = table[..., :, place : place + 1], table[..., place : place + 1, :]
    known: Floats = table + here * instead / doubt
    known[..., place, :] = 0.0
    known[..., :, place] = 0.0
    known[..., place, place] = 1.0
    return known
