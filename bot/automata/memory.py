"""What a seat makes of everything it has seen: a pure function of its view, folded event by event."""

from collections import OrderedDict
from math import log

import numpy as np

from ..game import Game, View, evolve, fold
from ..game import events as e
from ..game.view import Remembered
from .beliefs import Beliefs, Floats, beliefs_from
from .conduct import contest_chances, worth_of
from .minds import Minds

REALLY = 0.75
"""How often others exchange the cards they take under the table, unless something tells better."""
SURPRISE = 0.01
HONESTY = 3.0
"""How much likelier somebody is to announce what they are than what they are not."""


class Memory:
    """The beliefs of one seat, and what it thinks the others can know."""

    def __init__(self, seat: int, first: e.Event, really: float = REALLY) -> None:
        self.seat = seat
        self.really = really
        self.foresight = 0.0
        """The logarithm of the chance that was given to all cards seen since."""
        self.public: Game = fold((first,))
        setup = self.public.table.setup
        self.characters = setup.in_play
        self.number = {name: index for index, name in enumerate(self.characters)}
        self.minds = Minds(setup.layout)
        self.beliefs: Beliefs = beliefs_from(tuple(self.number[name] for name in setup.characters))

    def take(self, event: e.Event) -> None:
        """One more fact, as this seat knows it."""
        if isinstance(event, e.CardsDealt):
            self.beliefs = beliefs_from(tuple(self.number[name] for name in event.cards))
        elif isinstance(event, e.CardsSwapped):
            self.exchange(event)
        elif isinstance(event, e.CardsSeen):
            self.minds.look(event.by, event.cards)
            for card, name in zip(event.cards, event.characters or (), strict=False):
                self.see(card, name)
        elif isinstance(event, e.CardShown):
            self.minds.show(event.card)
            self.see(event.card, event.character)
        elif isinstance(event, e.ContestClosed):
            self.hear(event)
        self.public = evolve(self.public, event)

    def see(self, card: int, name: str) -> None:
        """A card is seen, more or less to one's surprise."""
        number = self.number[name]
        self.foresight += log(max(float(self.beliefs.marginals()[card, number]), SURPRISE))
        self.beliefs.see(card, number)

    def exchange(self, event: e.CardsSwapped) -> None:
        """Somebody took two cards under the table."""
        chance = self.really if event.really is None else float(event.really)
        self.beliefs.exchange(*event.cards, chance)
        self.minds.exchange(event.by, *event.cards, chance, REALLY)

    def hear(self, event: e.ContestClosed) -> None:
        """An announcement, and who contested it, are evidence of where the character lies."""
        table = self.public.table
        announcement = table.announcement
        assert announcement is not None
        layout = table.setup.layout
        likelihood: Floats = np.ones(layout.size)
        if announcement.by != self.seat:
            likelihood[announcement.card] *= HONESTY
        contested = {claim.seat for claim in event.contests}
        chances = contest_chances(self.minds, worth_of(table, announcement.character))
        for seat in layout.others(announcement.by):
            if seat != self.seat:
                likelihood *= chances[seat] if seat in contested else 1 - chances[seat]
        self.beliefs.weigh(self.number[announcement.character], likelihood)


REMEMBERED: OrderedDict[tuple[e.Event, int, float], tuple[tuple[Remembered, ...], Memory]] = OrderedDict()
MOST_REMEMBERED = 128


def remember(view: View, really: float = REALLY) -> Memory:
    """The memory that a view gives; an earlier view of the same game and seat shortens the work."""
    assert view.seat is not None
    history = view.history
    key = (history[1].event, view.seat, really)
    past, memory = REMEMBERED.pop(key, ((), None))
    if memory is None or history[: len(past)] != past:
        past, memory = history[:1], Memory(view.seat, history[0].event, really)
    for remembered in history[len(past) :]:
        memory.take(remembered.event)
    REMEMBERED[key] = (history, memory)
    if len(REMEMBERED) > MOST_REMEMBERED:
        REMEMBERED.popitem(last=False)
    return memory
