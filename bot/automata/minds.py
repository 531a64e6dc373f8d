"""How well every seat can know where the cards are: a public matter, told relative to the truth.

``table[seat, place, believed]`` is the chance that the seat gives to the card truly lying at ``place`` to lie
at ``believed``. Nobody needs to know a single card to keep this table, so all seats can keep it of all seats.
"""

import numpy as np

from ..game.places import Layout
from .beliefs import TINY, Floats


class Minds:
    """The certainty of all seats."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout
        self.table: Floats = np.repeat(np.eye(layout.size)[None], layout.players, axis=0)

    def exchange(self, by: int, first: int, second: int, chance: float, expected: float) -> None:
        """A seat exchanged two cards with some chance; it knows, and the others expect another chance."""
        swapped = swap_rows(self.table, first, second)
        bystanders = mix_columns((1 - chance) * self.table + chance * swapped, first, second, expected)
        mine = self.table[by]
        both = swap_columns(swap_rows(mine, first, second), first, second)
        bystanders[by] = (1 - chance) * mine + chance * both
        self.table = bystanders

    def look(self, by: int, places: tuple[int, ...]) -> None:
        """A seat saw cards in secret."""
        table = self.table.copy()
        for place in places:
            table[by] = told(table[by], place)
        self.table = table

    def show(self, place: int) -> None:
        """Everybody saw a card."""
        self.table = told(self.table, place)

    def as_own(self) -> Floats:
        """The chance that each seat (row) gives to the card at each place (column) to be one of its own."""
        layout = self.layout
        if layout.hands == 1:
            seats = np.arange(layout.players)
            return self.table[seats, :, seats]
        return np.array([self.table[seat][:, layout.own(seat)].max(axis=1) for seat in range(layout.players)])


def swap_rows(table: Floats, first: int, second: int) -> Floats:
    swapped = table.copy()
    swapped[..., [first, second], :] = table[..., [second, first], :]
    return swapped


def swap_columns(table: Floats, first: int, second: int) -> Floats:
    swapped = table.copy()
    swapped[..., [first, second]] = table[..., [second, first]]
    return swapped


def mix_columns(table: Floats, first: int, second: int, chance: float) -> Floats:
    return (1 - chance) * table + chance * swap_columns(table, first, second)


def told(table: Floats, place: int) -> Floats:
    """The same with one card known for certain; what was thought of it instead closes up around it."""
    doubt = np.maximum(1 - table[..., place : place + 1, place : place + 1], TINY)
    here, instead = table[..., :, place : place + 1], table[..., place : place + 1, :]
    known: Floats = table + here * instead / doubt
    known[..., place, :] = 0.0
    known[..., :, place] = 0.0
    known[..., place, place] = 1.0
    return known
