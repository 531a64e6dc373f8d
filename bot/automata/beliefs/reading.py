"""Reading others: what they do with their turns tells which cards they may have."""

from typing import NamedTuple

import numpy as np

from ...game import events as e
from ...game.places import swap_pairs
from ...game.questions import TakeTurn
from ...game.rules import RICH
from ...game.state import Announcement
from ..arrays import Floats
from ..outcomes.glance import glance_at
from .habits import USUAL
from .memory import NOTHING_YET, Memory
from .turn_model import FEW_REGULARS, MANY_REGULARS, MASTERS, SMALL, Turns

WHIM = 0.01
"""How often somebody does whatever comes to mind, of so many things."""
CHOICES = 16


class Deeds(NamedTuple):
    """How likely a turn is used for something, for each character (row) that its player's card may be."""

    claims: Floats
    """Announcing each character (column)."""
    exchange: Floats
    """Exchanging the card for that of each place (column)."""
    feint: Floats
    """Only seeming to."""
    look: Floats


class Reader(Memory):
    """A memory that asks of whatever others do in their turns with which card they would."""

    @property
    def others(self) -> Turns:
        """How others are taken to use their turns who are still to come: as well as oneself."""
        return MASTERS

    @property
    def kinds(self) -> tuple[Turns, ...]:
        """The players that others may be; how they have acted so far decides between these."""
        return (FEW_REGULARS if self.knowledge.layout.players <= SMALL else MANY_REGULARS, MASTERS)

    def take(self, event: e.Event) -> None:
        """One more fact, as this seat knows it."""
        if isinstance(event, e.Announced) and event.by != self.seat:
            number = self.number[event.character]
            deeds = self.deeds(event.by, event.card)
            self.beliefs.read(event.card, np.array([deed.claims[:, number] for deed in deeds]))
        elif isinstance(event, e.CardsSeen) and event.by != self.seat and self.is_turn_of(event.by):
            deeds = self.deeds(event.by, event.cards[0])
            self.beliefs.read(event.cards[0], np.array([deed.look for deed in deeds]))
        super().take(event)

    def exchange(self, event: e.CardsSwapped) -> None:
        """Somebody took two cards under the table."""
        if event.by == self.seat or not self.is_turn_of(event.by):
            super().exchange(event)
            return
        own, other = event.cards
        deeds = self.deeds(event.by, own)
        really = np.array([deed.exchange[:, other] for deed in deeds])
        feint = np.array([deed.feint[:, other] for deed in deeds])
        likely = self.beliefs.read_exchange(own, other, really, feint)
        self.knowledge.exchange(event.by, own, other, likely, USUAL.exchanges)

    def claimed(self, announcement: Announcement) -> Floats:
        """Nothing more: a claim has been read when it was made."""
        return np.ones((1, self.knowledge.layout.size))

    def is_turn_of(self, seat: int) -> bool:
        """Whether it is a seat's turn, and not a power's time."""
        question = self.public.question
        return isinstance(question, TakeTurn) and question.by == seat

    def deeds(self, by: int, place: int) -> list[Deeds]:
        """What each kind of player does in this turn, by the character of the card at their place."""
        return self.deeds_of(self.kinds, by, place)

    def deeds_of(self, kinds: tuple[Turns, ...], by: int, place: int) -> list[Deeds]:
        """The same for some kinds of players."""
        table = self.public.freeze(NOTHING_YET).table
        question = table.question
        assert isinstance(question, TakeTurn)
        free = not (question.early or question.forced)
        brings = glance_at(table, by)
        worths = np.array([brings[name] for name in self.characters])
        wins = (table.gold[by] + worths >= RICH).astype(np.float64)
        known, as_own = self.knowledge.table[by], self.knowledge.as_own().copy()
        as_own[by] = 0.0
        supposed = self.beliefs.supposing(place)
        mine, theirs = known[:, place] @ supposed, as_own.max(axis=0) @ supposed
        expected = supposed @ worths @ known
        others = [other for own, other in swap_pairs(table.setup.layout, by) if own == place]
        found = []
        for turns in kinds:
            exchange, feint = np.zeros_like(expected), np.zeros_like(expected)
            exchange[:, others] = np.exp(turns.exchange.plain + turns.exchange.gold * expected[:, others])
            feint[:, others] = np.exp(turns.feint.plain + turns.feint.gold * expected[:, [place]])
            pretended = turns.pretends * exchange
            exchange, feint = exchange - pretended, feint + pretended
            claims = free * np.exp(turns.claim_appeals(mine, worths, theirs, wins))
            look = free * np.exp(turns.look_appeals(mine.max(axis=1)))
            whole = claims.sum(axis=1) + exchange.sum(axis=1) + feint.sum(axis=1) + look
            found.append(Deeds(*(likely(part, whole) for part in (claims, exchange, feint, look))))
        return found


def likely(deeds: Floats, whole: Floats) -> Floats:
    """How likely deeds are that appeal so much beside all that may be done."""
    chances: Floats = (1 - WHIM) * (deeds.T / whole).T + WHIM / CHOICES
    return chances


IDEAS = (USUAL, USUAL)
"""One for each kind of players."""
