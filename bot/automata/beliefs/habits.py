"""How others may behave at this table: several ideas of it, each as credible as it has foreseen well."""

from typing import NamedTuple

import numpy as np

from ..arrays import Floats

SURPRISE = 0.01
"""The least chance that a card seen is taken to have had."""


class Habit(NamedTuple):
    """One idea of how people at a table behave."""

    exchanges: float
    """How often they exchange the cards that they take under the table."""
    candour: float
    """How much likelier somebody sure of their card announces it than any one that it is not."""


USUAL = Habit(0.75, 10.0)
"""What is expected of people of whom nothing is known."""
HABITS = tuple(Habit(exchanges, candour) for exchanges in (0.95, 0.75, 0.5) for candour in (2.0, 10.0, 50.0))
"""The ideas between which a table's behaviour decides."""


class Ideas:
    """Ideas of how others behave, and how well each has done."""

    def __init__(self, habits: tuple[Habit, ...]) -> None:
        self.exchanging: Floats = np.array([habit.exchanges for habit in habits])
        self.candour: Floats = np.array([habit.candour for habit in habits])
        self.log_likelihood: Floats = np.zeros(len(habits))
        """The logarithm of the chance that was given to all that was seen."""
        self.credence: Floats = np.full(len(habits), 1 / len(habits))
        """How far each idea is believed."""

    @property
    def really(self) -> float:
        """How often others exchange, as far as can be told."""
        return float(self.credence @ self.exchanging)

    def learn(self, chances: Floats, least: float = SURPRISE) -> None:
        """Something was seen to which the ideas gave these chances."""
        self.log_likelihood = self.log_likelihood + np.log(np.maximum(chances, least))
        credence = np.exp(self.log_likelihood - self.log_likelihood.max())
        self.credence = credence / credence.sum()

    def claim(self, place: int, size: int, sureness: float) -> Floats:
        """How likely each idea (row) makes a claim with a card, by where the claimed card lies (column)."""
        likelihood: Floats = np.ones((len(self.candour), size))
        likelihood[:, place] += sureness * self.candour
        return likelihood
