"""What a power brings at a glance: its own steps, followed with guesses at what cannot be seen at once."""

from collections.abc import Iterator
from enum import Enum
from functools import lru_cache

from msgspec import field

from ...game import Game, SeatAction, Table
from ...game.actions import PickSeat, PowerAnswer
from ...game.characters import CHARACTERS
from ...game.draft import Draft
from ...game.events import CardsSeen, CardsSwapped, Fact, FortunesExchanged, GoldMoved, PowerWon
from ...game.powers import Scene
from ...game.questions import PowerChoice, WhichCharacter, WhichSeat
from ...game.state import Claim, Setup
from .announcements import UNSURE, WINNING, names

TAKING_WHAT_IS_SEEN = 0.5
"""What it is worth, in gold, to exchange cards that one has just looked at, or not."""
MIXING_UP = 0.2
"""The same with cards that one has not seen."""


def glance_at(table: Table, seat: int) -> "Worths":
    """The gold that each power would bring a seat now; winning counts as the way to the end."""
    gold = table.gold
    most = max(gold[:seat] + gold[seat + 1 :])
    return glimpsed(table.setup, gold[seat], most, table.court)


@lru_cache(maxsize=4_000)
def glimpsed(setup: Setup, mine: int, most: int, court: int) -> "Worths":
    """The same for the first seat of a table where the next is the richest other, and no card is known."""
    gold = (mine, most, *[0] * (setup.layout.players - 2))
    table = Table(setup, gold, court, bank=0, turn=1, number=1, question=None)
    return Worths(Draft.of(Game(table, setup.characters, sealed=())))


@lru_cache(maxsize=1_000)
def takes_what_it_sees(character: str, setup: Setup) -> bool:
    """Whether a power lets its user take a card that it has let them look at."""
    glance = Glance(glimpsed(setup, 0, 0, 0).draft)
    return any(isinstance(fact, CardsSwapped) and glance.has_seen(fact) for fact in glance.facts(character))


class Worths(dict[str, float]):
    """What each power brings, found when it is first asked for."""

    def __init__(self, draft: Draft) -> None:
        super().__init__()
        self.draft = draft

    def __missing__(self, character: str) -> float:
        glance = Glance(self.draft)
        usual = glance.worth(character)
        otherwise = {doubt: Glance(self.draft, doubt).worth(character) for doubt in glance.doubts}
        self[character] = usual + sum(doubt.value * (worth - usual) for doubt, worth in otherwise.items())
        return self[character]


class Doubt(Enum):
    """Something that a glance cannot tell, with the chance that it is so."""

    NAMED_RIGHT = UNSURE
    """Whoever must name their card knows it."""
    ALL_UP = 0.2
    """All copies of a character are turned up."""


class Glance(Scene):
    """The table as a power sees it; a purse that the power does not look at itself is taken to be full."""

    so: Doubt | None = None
    """What is taken to be so."""
    doubts: list[Doubt] = field(default_factory=list)
    """What the power turned out to depend on."""
    purses: set[int] = field(default_factory=set)
    """The seats whose gold the power has looked at."""
    cards: set[int] = field(default_factory=set)
    """The cards that its user has looked at."""

    @property
    def me(self) -> Claim:
        """Who uses the power."""
        return Claim(0, self.layout.own(0)[0])

    def gold(self, seat: int) -> int:
        """A seat's fortune."""
        self.purses.add(seat)
        return super().gold(seat)

    def pay(self, source: int, target: int, amount: int) -> GoldMoved:
        """Gold from one to another, no more than there is where the power has looked."""
        if source in self.purses:
            return super().pay(source, target, amount)
        return GoldMoved(source, target, amount)

    def turned_up(self, character: str) -> int:
        """How many who announced or contested showed the character."""
        return CHARACTERS[character].copies if self.is_so(Doubt.ALL_UP) else 0

    def is_so(self, doubt: Doubt) -> bool:
        """Whether that is taken to be so, which matters here."""
        if doubt not in self.doubts:
            self.doubts.append(doubt)
        return doubt is self.so

    def has_seen(self, fact: CardsSwapped) -> bool:
        """Whether both cards of an exchange were looked at before."""
        return self.cards.issuperset(fact.cards)

    def worth(self, character: str) -> float:
        """What the power brings its user, in gold."""
        return sum(self.gain(fact) for fact in self.facts(character))

    def gain(self, fact: Fact) -> float:
        """What a step of a power brings its user, in gold."""
        me, gold = self.me.seat, self.draft.gold
        if isinstance(fact, GoldMoved):
            return fact.amount * ((fact.target == me) - (fact.source == me))
        if isinstance(fact, FortunesExchanged):
            return gold[fact.seat] - gold[me]
        if isinstance(fact, CardsSwapped):
            return TAKING_WHAT_IS_SEEN if self.has_seen(fact) else MIXING_UP
        return WINNING if isinstance(fact, PowerWon) else 0.0

    def facts(self, character: str) -> Iterator[Fact]:
        """The steps of a power, its questions answered as they come."""
        steps = CHARACTERS[character].power(self, self.me)
        step = next(steps, None)
        while step is not None:
            if isinstance(step, Fact):
                if isinstance(step, CardsSeen):
                    self.cards.update(step.cards)
                yield step
                step = next(steps, None)
            else:
                try:
                    step = steps.send(self.answer(step))
                except StopIteration:
                    step = None

    def answer(self, choice: PowerChoice) -> PowerAnswer:
        """Aim at the richest, name the card that one has or another, and take any cards."""
        options = choice.options()
        if isinstance(choice, WhichSeat):
            return max(options, key=lambda option: aimed_at(option, self.draft.gold))
        if isinstance(choice, WhichCharacter):
            own = {self.draft.cards[place] for place in self.layout.own(choice.by)}
            right = self.is_so(Doubt.NAMED_RIGHT)
            return next(option for option in options if names(option, own) == right)
        return options[0]


def aimed_at(option: SeatAction, gold: tuple[int, ...]) -> int:
    """The gold that an answer aims at: another's, or one's own when it lets them all be."""
    return gold[option.seat if isinstance(option, PickSeat) else option.by]
