"""What a seat makes of what it has seen: a pure function of its view, folded event by event."""

from ...game import events as e
from ...game import fold
from ...game.draft import Draft
from ...game.evolve import happen
from ...game.history import History
from ...game.state import Announcement, Claim
from ..arrays import Floats
from .attention import ALERT, Mind
from .cards import Beliefs, beliefs_from, no_idea
from .contest_model import contest_chances, worth_of
from .habits import USUAL, Habit
from .knowledge import Knowledge
from .turn_model import REGULARS, Turns

TELLING = (e.CardsSwapped, e.CardsSeen, e.CardShown, e.ContestClosed)
"""The events that change what anybody may believe."""

ANSWERS = (e.ContestAnswered, e.AnswerSealed, e.AnswerHeard, e.StandingPassGiven, e.StandingPassEnded)
"""Most of all events, and nothing that is not told again when the contest is closed."""

NOTHING_YET = History()
EITHER_WAY = 0.5
"""How likely two cards lie the other way round that were mixed up."""


class Memory:
    """The beliefs of one seat, and what it thinks the others can know."""

    def __init__(self, seat: int, first: e.Event, habits: tuple[Habit, ...], mind: Mind = ALERT) -> None:
        self.seat = seat
        self.mind = mind
        self.moment = 0
        self.public = Draft.of(fold((first,)))
        """The table as everyone sees it."""
        setup = self.public.setup
        self.characters = setup.in_play
        self.number = {name: index for index, name in enumerate(self.characters)}
        self.knowledge = Knowledge(setup.layout)
        self.habits = habits
        self.beliefs: Beliefs = beliefs_from(self.numbers(setup.characters), habits)

    @property
    def others(self) -> Turns:
        """How others are taken to use their turns who are still to come."""
        return REGULARS

    def numbers(self, names: tuple[str, ...]) -> tuple[int, ...]:
        """Characters by their numbers."""
        return tuple(self.number[name] for name in names)

    def forget(self) -> None:
        """Nobody has an idea any more."""
        setup = self.public.setup
        self.knowledge = Knowledge.ignorant(setup.layout)
        self.beliefs = no_idea(self.numbers(setup.characters), self.habits)

    def skim(self, event: e.Event) -> None:
        """One more fact, of which only what everyone sees of the table is kept."""
        if not isinstance(event, ANSWERS):
            happen(self.public, event)
            self.moment += 1

    def take(self, event: e.Event) -> None:
        """One more fact, as this seat knows it."""
        if isinstance(event, ANSWERS):
            return
        if isinstance(event, e.CardsDealt):
            self.beliefs = beliefs_from(self.numbers(event.cards), self.habits)
        elif isinstance(event, e.CardsSwapped):
            self.exchange(event)
        elif isinstance(event, e.CardsSeen):
            self.knowledge.look(event.by, event.cards)
            for card, name in zip(event.cards, event.characters or (), strict=False):
                self.beliefs.see(card, self.number[name])
        elif isinstance(event, e.CardShown):
            self.knowledge.show(event.card)
            self.beliefs.see(event.card, self.number[event.character])
        elif isinstance(event, e.ContestClosed):
            self.hear(event)
        elif isinstance(event, e.TurnBegan):
            self.mix_up()
        self.skim(event)

    def mix_up(self) -> None:
        """A turn begins, and two cards of others may no longer be told apart."""
        layout = self.knowledge.layout
        own = layout.own(self.seat)
        others = [place for place in range(layout.size) if place not in own]
        mixed = self.mind.mixed_up(self.moment, others)
        if mixed is not None:
            self.beliefs.exchange(*mixed, EITHER_WAY)

    def exchange(self, event: e.CardsSwapped) -> None:
        """Somebody took two cards under the table."""
        chance = None if event.really is None else float(event.really)
        if event.by != self.seat and self.mind.slips(self.moment, self.mind.attention.misses):
            chance = 0.0
        likely = self.beliefs.really if chance is None else chance
        self.knowledge.exchange(event.by, *event.cards, likely, USUAL.exchanges)
        self.beliefs.exchange(*event.cards, chance)

    def hear(self, event: e.ContestClosed) -> None:
        """An announcement, and who contested it, are evidence of where the character lies."""
        if self.mind.slips(self.moment, self.mind.attention.ignores):
            return
        table = self.public.freeze(NOTHING_YET).table
        announcement = table.announcement
        assert announcement is not None
        likelihood = self.claimed(announcement)
        claim = Claim(announcement.by, announcement.card)
        contested = {contest.seat for contest in event.contests}
        chances = contest_chances(self.knowledge, table.gold, claim, worth_of(table, announcement.character))
        for seat in table.setup.layout.others(announcement.by):
            if seat != self.seat:
                likelihood *= chances[seat] if seat in contested else 1 - chances[seat]
        self.beliefs.weigh(self.number[announcement.character], likelihood)

    def claimed(self, announcement: Announcement) -> Floats:
        """What a claim by itself tells, by each idea of how others behave, of where the character lies."""
        by, card = announcement.by, announcement.card
        sureness = 0.0 if by == self.seat else float(self.knowledge.table[by, card, card])
        return self.beliefs.claim(card, self.knowledge.layout.size, sureness)
