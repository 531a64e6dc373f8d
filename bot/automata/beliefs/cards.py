"""Where the cards may lie: the joint chance of every arrangement for few cards, marginals for many."""

from functools import lru_cache
from itertools import combinations, permutations
from random import Random
from typing import Protocol, Self

import numpy as np
from numpy.typing import NDArray

from ..arrays import TINY, Floats, mix
from .habits import HABITS, Habit, Ideas

FEWEST_CARDS, MOST_EXACT_CARDS = 6, 7
"""So few are weighed arrangement by arrangement (720, or 5,040)."""
BALANCING_ROUNDS = 6


class Beliefs(Protocol):
    """Chances over where each card lies; characters are numbered in the order of the set.

    They are kept for several ideas of how others behave, and put together by how far each is believed.
    """

    credence: Floats
    """How far each idea is believed."""

    @property
    def really(self) -> float:
        """How often others exchange, as far as can be told."""

    def claim(self, place: int, size: int, sureness: float) -> Floats:
        """How likely each idea (row) makes a claim with a card, by where the claimed card lies (column)."""

    def marginals(self) -> Floats:
        """The chance of each character (column) at each place (row)."""

    def exchange(self, first: int, second: int, chance: float | None = None) -> None:
        """Two cards were exchanged with some chance, or as often as others do."""

    def see(self, place: int, character: int) -> None:
        """A card is seen."""

    def weigh(self, character: int, likelihood: Floats) -> None:
        """Evidence whose likelihood depends on the idea (row) and the place of a character (column)."""

    def supposing(self, place: int) -> Floats:
        """For each character, the chances as `marginals` has them if it lay at a place."""

    def read(self, place: int, likelihood: Floats) -> None:
        """Evidence whose likelihood depends on the idea (row) and the character at a place (column)."""

    def read_exchange(self, first: int, second: int, really: Floats, feint: Floats) -> float:
        """Two cards were exchanged or not, each as likely as the character at the first makes it.

        How likely they were.
        """

    def sample(self, rng: Random, count: int) -> list[tuple[int, ...]]:
        """Arrangements drawn by their chance: the character at each place."""


def beliefs_from(characters: tuple[int, ...], habits: tuple[Habit, ...] = HABITS) -> Beliefs:
    """Certainty that the cards lie so."""
    return kind_for(characters)(characters, habits)


def no_idea(characters: tuple[int, ...], habits: tuple[Habit, ...] = HABITS) -> Beliefs:
    """Every card may lie anywhere."""
    return kind_for(characters).anywhere(characters, habits)


def kind_for(characters: tuple[int, ...]) -> "type[Joint | Marginal]":
    """How so many cards are weighed."""
    return Joint if len(characters) <= MOST_EXACT_CARDS else Marginal


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


@lru_cache(maxsize=8)
def shown_where(characters: tuple[int, ...]) -> Floats:
    """For every arrangement (row) of such cards: 1 for the character of each place, 0 for all others."""
    kinds = np.arange(max(characters) + 1)
    shown = np.array(characters)[arrangements(len(characters))]
    where: Floats = (shown[..., None] == kinds).reshape(len(shown), -1).astype(np.float64)
    return where


def prepare() -> None:
    """Make what exact beliefs look up before anybody waits for it."""
    for size in (FEWEST_CARDS, MOST_EXACT_CARDS):
        positions(size)
        for first, second in combinations(range(size), 2):
            exchanged_rows(size, first, second)


class Joint(Ideas):
    """Exact: a weight for every arrangement."""

    def __init__(self, characters: tuple[int, ...], habits: tuple[Habit, ...] = HABITS) -> None:
        super().__init__(habits)
        self.size = len(characters)
        self.kinds = max(characters) + 1
        self.in_order = tuple(sorted(characters))
        self.character_of = np.array(self.in_order, dtype=np.int64)
        self.shown = self.character_of[arrangements(self.size)]
        self.known: Floats | None = None
        self.settle(np.repeat(np.all(self.shown == np.array(characters), axis=1)[None], len(habits), axis=0))

    @classmethod
    def anywhere(cls, characters: tuple[int, ...], habits: tuple[Habit, ...] = HABITS) -> Self:
        """No idea at all: every card may lie anywhere."""
        beliefs = cls(characters, habits)
        beliefs.settle(np.ones_like(beliefs.weights))
        return beliefs

    def marginals(self) -> Floats:
        """The chance of each character (column) at each place (row)."""
        if self.known is None:
            weights = self.credence @ self.weights
            self.known = (weights @ shown_where(self.in_order)).reshape(self.size, self.kinds)
        return self.known

    def exchange(self, first: int, second: int, chance: float | None = None) -> None:
        """Two cards were exchanged with some chance, or as often as others do."""
        chances = self.exchanging[:, None] if chance is None else chance
        other = self.weights[:, exchanged_rows(self.size, *sorted((first, second)))]
        self.settle((1 - chances) * self.weights + chances * other)

    def see(self, place: int, character: int) -> None:
        """A card is seen."""
        fits = self.shown[:, place] == character
        seen = self.weights * fits
        chances = seen.sum(axis=1)
        self.learn(chances)
        surprised = chances <= TINY
        if surprised.any():
            seen[surprised] = self.brought(place)[surprised] * fits
        self.settle(seen)

    def brought(self, place: int) -> Floats:
        """The weights if the card at a place had been exchanged for any other, which nobody noticed."""
        others = (sorted((place, other)) for other in range(self.size) if other != place)
        rows = [self.weights[:, exchanged_rows(self.size, *pair)] for pair in others]
        together: Floats = np.add.reduce(rows)
        return together

    def weigh(self, character: int, likelihood: Floats) -> None:
        """Evidence whose likelihood depends on the idea (row) and the place of a character (column)."""
        places = positions(self.size)
        weights = self.weights
        for card in np.flatnonzero(self.character_of == character):
            weights = weights * likelihood[:, places[:, card]]
        self.settle(np.where(weights.sum(axis=1, keepdims=True) > TINY, weights, self.weights))

    def supposing(self, place: int) -> Floats:
        """For each character, the chances as `marginals` has them if it lay at a place."""
        copies = np.bincount(self.character_of, minlength=self.kinds).astype(np.float64)
        return supposed(self.marginals(), copies, place)

    def read(self, place: int, likelihood: Floats) -> None:
        """Evidence whose likelihood depends on the idea (row) and the character at a place (column)."""
        weights = self.weights * likelihood[:, self.shown[:, place]]
        self.learn(weights.sum(axis=1), TINY)
        self.settle(weights)

    def read_exchange(self, first: int, second: int, really: Floats, feint: Floats) -> float:
        """Two cards were exchanged or not, each as likely as the character at the first makes it."""
        held = self.shown[:, first]
        left, taken = self.weights * feint[:, held], self.weights * really[:, held]
        whole, moved = left.sum(axis=1) + taken.sum(axis=1), taken.sum(axis=1)
        self.learn(whole, TINY)
        self.settle(left + taken[:, exchanged_rows(self.size, *sorted((first, second)))])
        return float(self.credence @ (moved / whole))

    def settle(self, weights: Floats) -> None:
        self.weights: Floats = weights / weights.sum(axis=1, keepdims=True)
        self.known = None

    def sample(self, rng: Random, count: int) -> list[tuple[int, ...]]:
        """Arrangements drawn by their chance: the character at each place."""
        steps = np.cumsum(self.credence @ self.weights)
        drawn = np.searchsorted(steps, [rng.random() * steps[-1] for _ in range(count)])
        return [tuple(int(kind) for kind in self.shown[row]) for row in drawn]


class Marginal(Ideas):
    """For many cards: exchanges mix rows exactly, evidence is balanced over rows and columns."""

    def __init__(self, characters: tuple[int, ...], habits: tuple[Habit, ...] = HABITS) -> None:
        super().__init__(habits)
        self.size = len(characters)
        self.kinds = max(characters) + 1
        self.copies = np.bincount(np.array(characters), minlength=self.kinds).astype(np.float64)
        self.tables: Floats = np.zeros((len(habits), self.size, self.kinds))
        self.tables[:, np.arange(self.size), np.array(characters)] = 1.0

    @classmethod
    def anywhere(cls, characters: tuple[int, ...], habits: tuple[Habit, ...] = HABITS) -> Self:
        """No idea at all: every card may lie anywhere."""
        beliefs = cls(characters, habits)
        beliefs.tables[:] = beliefs.copies / beliefs.size
        return beliefs

    def marginals(self) -> Floats:
        """The chance of each character (column) at each place (row)."""
        flat = self.tables.reshape(len(self.credence), -1)
        table: Floats = (self.credence @ flat).reshape(self.size, self.kinds)
        return table

    def exchange(self, first: int, second: int, chance: float | None = None) -> None:
        """Two cards were exchanged with some chance, or as often as others do."""
        chances = self.exchanging[:, None] if chance is None else chance
        self.tables = self.tables.copy()
        mix(self.tables[:, first], self.tables[:, second], chances)

    def see(self, place: int, character: int) -> None:
        """A card is seen."""
        chances = self.tables[:, place, character]
        self.learn(chances)
        if chances.min() > 1 - TINY:
            return
        tables = self.tables.copy()
        surprised = chances <= TINY
        tables[surprised] += tables[surprised, :, character][..., None] * tables[surprised, place][:, None]
        tables[:, place] = 0.0
        if self.copies[character] == 1:
            tables[:, :, character] = 0.0
        tables[:, place, character] = 1.0
        self.tables = balance(tables, self.copies)

    def weigh(self, character: int, likelihood: Floats) -> None:
        """Evidence whose likelihood depends on the idea (row) and the place of a character (column)."""
        tables = self.tables.copy()
        tables[:, :, character] *= likelihood
        self.tables = balance(tables, self.copies)

    def supposing(self, place: int) -> Floats:
        """For each character, the chances as `marginals` has them if it lay at a place."""
        return supposed(self.marginals(), self.copies, place)

    def read(self, place: int, likelihood: Floats) -> None:
        """Evidence whose likelihood depends on the idea (row) and the character at a place (column)."""
        held = self.tables[:, place] * likelihood
        whole = held.sum(axis=1)
        self.learn(whole, TINY)
        worlds = np.array([supposed(table, self.copies, place) for table in self.tables])
        self.tables = balance(np.einsum("ik,ikpc->ipc", held / whole[:, None], worlds), self.copies)

    def read_exchange(self, first: int, second: int, really: Floats, feint: Floats) -> float:
        """Two cards were exchanged or not, each as likely as the character at the first makes it."""
        held = self.tables[:, first]
        chances = (held * really).sum(axis=1) / (held * (really + feint)).sum(axis=1)
        self.read(first, really + feint)
        mix(self.tables[:, first], self.tables[:, second], chances[:, None])
        return float(self.credence @ chances)

    def sample(self, rng: Random, count: int) -> list[tuple[int, ...]]:
        """Arrangements drawn place by place, the surest places first."""
        table = self.marginals()
        order = [int(place) for place in np.argsort(-table.max(axis=1), kind="stable")]
        rows = table.tolist()
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


def supposed(marginals: Floats, copies: Floats, place: int) -> Floats:
    """For each character, the chances of all at every place if it lay at one; of the others roughly."""
    kinds = np.arange(len(copies))
    tables = np.repeat(marginals[None], len(kinds), axis=0)
    tables[kinds, :, kinds] *= (1 - 1 / copies)[:, None]
    tables /= np.maximum(tables.sum(axis=2, keepdims=True), TINY)
    tables[:, place] = np.eye(len(kinds))
    return tables


def balance(tables: Floats, copies: Floats) -> Floats:
    """Scale rows and columns in turn until each place holds one card and no card is in two places."""
    balanced = tables.copy()
    columns, rows = balanced[:, :1].copy(), balanced[:, :, :1].copy()
    for _ in range(BALANCING_ROUNDS):
        np.add.reduce(balanced, axis=1, keepdims=True, out=columns)
        np.maximum(columns, TINY, out=columns)
        balanced *= np.divide(copies, columns, out=columns)
        np.add.reduce(balanced, axis=2, keepdims=True, out=rows)
        balanced /= np.maximum(rows, TINY, out=rows)
    return balanced
