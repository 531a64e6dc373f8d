"""Where the cards may lie: the joint chance of every arrangement for few cards, marginals for many."""

from functools import lru_cache
from itertools import permutations
from random import Random
from typing import Protocol, Self

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

MOST_EXACT_CARDS = 7
"""Up to here all arrangements (5,040) are weighed one by one."""
BALANCING_ROUNDS = 12
TINY = 1e-12


class Beliefs(Protocol):
    """Chances over where each card lies; characters are numbered in the order of the set."""

    def marginals(self) -> Floats:
        """The chance of each character (column) at each place (row)."""

    def exchange(self, first: int, second: int, chance: float) -> None:
        """Two cards were exchanged with some chance."""

    def see(self, place: int, character: int) -> None:
        """A card is seen."""

    def weigh(self, character: int, likelihood: Floats) -> None:
        """Evidence whose likelihood depends on the place where a character lies."""

    def sample(self, rng: Random, count: int) -> list[tuple[int, ...]]:
        """Arrangements drawn by their chance: the character at each place."""


def beliefs_from(characters: tuple[int, ...]) -> Beliefs:
    """Certainty that the cards lie so."""
    return Joint(characters) if len(characters) <= MOST_EXACT_CARDS else Marginal(characters)


@lru_cache(maxsize=8)
def arrangements(size: int) -> NDArray[np.int64]:
    """Every arrangement of so many cards, one a row: the card at each place."""
    return np.array(list(permutations(range(size))), dtype=np.int64)


@lru_cache(maxsize=8)
def positions(size: int) -> NDArray[np.int64]:
    """The place of each card in every arrangement."""
    return np.argsort(arrangements(size), axis=1)


@lru_cache(maxsize=512)
def exchanged_rows(size: int, first: int, second: int) -> NDArray[np.int64]:
    """For every arrangement, the row of the one with two places exchanged."""
    rows = arrangements(size)
    base = size ** np.arange(size)
    codes = rows @ base
    order = np.argsort(codes)
    swapped = rows.copy()
    swapped[:, [first, second]] = rows[:, [second, first]]
    found: NDArray[np.int64] = order[np.searchsorted(codes[order], swapped @ base)]
    return found


class Joint:
    """Exact: a weight for every arrangement."""

    def __init__(self, characters: tuple[int, ...]) -> None:
        self.size = len(characters)
        self.kinds = max(characters) + 1
        self.character_of = np.array(sorted(characters), dtype=np.int64)
        self.rows = arrangements(self.size)
        self.shown = self.character_of[self.rows]
        self.weights: Floats = np.all(self.shown == np.array(characters), axis=1).astype(np.float64)
        self.weights /= self.weights.sum()
        self.known: Floats | None = None

    def marginals(self) -> Floats:
        """The chance of each character (column) at each place (row)."""
        if self.known is None:
            self.known = np.array(
                [np.bincount(self.shown[:, place], self.weights, self.kinds) for place in range(self.size)]
            )
        return self.known

    def exchange(self, first: int, second: int, chance: float) -> None:
        """Two cards were exchanged with some chance."""
        other = self.weights[exchanged_rows(self.size, first, second)]
        self.settle((1 - chance) * self.weights + chance * other)

    def see(self, place: int, character: int) -> None:
        """A card is seen."""
        fits = self.shown[:, place] == character
        seen = self.weights * fits
        self.settle(seen if seen.sum() > TINY else fits.astype(np.float64))

    def weigh(self, character: int, likelihood: Floats) -> None:
        """Evidence whose likelihood depends on the place where a character lies."""
        places = positions(self.size)
        weights = self.weights
        for card in np.flatnonzero(self.character_of == character):
            weights = weights * likelihood[places[:, card]]
        if weights.sum() > TINY:
            self.settle(weights)

    def settle(self, weights: Floats) -> None:
        self.weights = weights / weights.sum()
        self.known = None

    def sample(self, rng: Random, count: int) -> list[tuple[int, ...]]:
        """Arrangements drawn by their chance: the character at each place."""
        steps = np.cumsum(self.weights)
        drawn = np.searchsorted(steps, [rng.random() * steps[-1] for _ in range(count)])
        return [tuple(int(kind) for kind in self.shown[row]) for row in drawn]


class Marginal:
    """For many cards: exchanges mix rows exactly, evidence is balanced over rows and columns."""

    def __init__(self, characters: tuple[int, ...]) -> None:
        self.size = len(characters)
        self.kinds = max(characters) + 1
        self.copies = np.bincount(np.array(characters), minlength=self.kinds).astype(np.float64)
        self.table: Floats = np.zeros((self.size, self.kinds))
        self.table[np.arange(self.size), np.array(characters)] = 1.0

    @classmethod
    def anywhere(cls, characters: tuple[int, ...]) -> Self:
        """No idea at all: every card may lie anywhere."""
        beliefs = cls(characters)
        beliefs.table = np.repeat(beliefs.copies[None] / beliefs.size, beliefs.size, axis=0)
        return beliefs

    def marginals(self) -> Floats:
        """The chance of each character (column) at each place (row)."""
        return self.table

    def exchange(self, first: int, second: int, chance: float) -> None:
        """Two cards were exchanged with some chance."""
        table = self.table.copy()
        table[first] = (1 - chance) * self.table[first] + chance * self.table[second]
        table[second] = (1 - chance) * self.table[second] + chance * self.table[first]
        self.table = table

    def see(self, place: int, character: int) -> None:
        """A card is seen."""
        if self.table[place, character] > 1 - TINY:
            return
        table = self.table.copy()
        table[place] = 0.0
        table[place, character] = 1.0
        if self.copies[character] == 1:
            table[:, character] = 0.0
            table[place, character] = 1.0
        self.table = balance(table, self.copies)

    def weigh(self, character: int, likelihood: Floats) -> None:
        """Evidence whose likelihood depends on the place where a character lies."""
        table = self.table.copy()
        table[:, character] *= likelihood
        self.table = balance(table, self.copies)

    def sample(self, rng: Random, count: int) -> list[tuple[int, ...]]:
        """Arrangements drawn place by place, the surest places first."""
        order = [int(place) for place in np.argsort(-self.table.max(axis=1), kind="stable")]
        rows = self.table.tolist()
        return [self.draw(rng, order, rows) for _ in range(count)]

    def draw(self, rng: Random, order: list[int], rows: list[list[float]]) -> tuple[int, ...]:
        left = [int(copies) for copies in self.copies]
        placed = [0] * self.size
        for place in order:
            weights = [
                (chance + TINY) * remaining for chance, remaining in zip(rows[place], left, strict=True)
            ]
            (kind,) = rng.choices(range(self.kinds), weights)
            left[kind] -= 1
            placed[place] = kind
        return tuple(placed)


def balance(table: Floats, copies: Floats | float) -> Floats:
    """Scale rows and columns in turn until each place holds one card and no card is in two places."""
    for _ in range(BALANCING_ROUNDS):
        columns = table.sum(axis=-2, keepdims=True)
        table = table * (copies / np.maximum(columns, TINY))
        rows = table.sum(axis=-1, keepdims=True)
        table = table / np.maximum(rows, TINY)
    return table
