"""What happened: past tense, facts only, each field with its audience."""

from typing import ClassVar

from .actions import ContestAnswer, PowerAnswer
from .audience import Audience, Everyone, Guarded, OnlyBy
from .questions import PowerChoice
from .state import Claim, ContestMode, EndReason


class Event(Guarded, frozen=True):
    """A fact of a game."""


class Fact(Event, frozen=True):
    """Something a power can bring about."""


# The course of the game


class GameBegan(Event, frozen=True):
    """The seats, the set and the way to contest are settled."""

    rules: Everyone[int]
    players: Everyone[int]
    hands: Everyone[int]
    characters: Everyone[tuple[str, ...]]
    contest: Everyone[ContestMode]
    starter: Everyone[int]
    gold: Everyone[int]
    """What every seat starts with."""
    bank: Everyone[int]


class CardsDealt(Event, frozen=True):
    """The cards lie face up, one to each place."""

    number: Everyone[int]
    cards: Everyone[tuple[str, ...]]


class SeatGotReady(Event, frozen=True):
    """A seat has had a good look."""

    seat: Everyone[int]


class CardsTurnedDown(Event, frozen=True):
    """All cards lie face down."""


class TurnBegan(Event, frozen=True):
    """A seat's turn: cards lie face down, and the seat is asked."""

    number: Everyone[int]
    turn: Everyone[int]
    seat: Everyone[int]
    early: Everyone[bool]
    forced: Everyone[bool]


class TimedOut(Event, frozen=True):
    """The time for a question ran out for the seats still awaited."""

    number: Everyone[int]
    seats: Everyone[tuple[int, ...]]


class SeatKept(Event, frozen=True):
    """An automaton keeps a seat."""

    seat: Everyone[int]


class SeatReturned(Event, frozen=True):
    """A seat is its person's again."""

    seat: Everyone[int]


class GameEnded(Event, frozen=True):
    """The game is over and every card is shown."""

    reason: Everyone[EndReason]
    winners: Everyone[tuple[int, ...]]
    gold: Everyone[tuple[int, ...]]
    cards: Everyone[tuple[str, ...]]


# Announcing and contesting


class Announced(Event, frozen=True):
    """A seat claimed to be a character; the others are asked."""

    number: Everyone[int]
    by: Everyone[int]
    character: Everyone[str]
    card: Everyone[int]
    asked: Everyone[int | None]
    """Whose answer is heard first; None when all are asked together."""


class ContestAnswered(Event, frozen=True):
    """A seat gave its answer to a contest that hears all together."""

    by: Everyone[int]
    answer: OnlyBy[ContestAnswer]


class AnswerSealed(Event, frozen=True):
    """A seat changed its answer, or lodged one before its place is reached; nobody else notices."""

    existence: ClassVar[Audience] = Audience.ACTOR
    by: Everyone[int]
    answer: OnlyBy[ContestAnswer]


class StandingPassGiven(Event, frozen=True):
    """A seat passes until its next turn; nobody else notices."""

    existence: ClassVar[Audience] = Audience.ACTOR
    by: Everyone[int]


class StandingPassEnded(Event, frozen=True):
    """A seat answers for itself again; nobody else notices."""

    existence: ClassVar[Audience] = Audience.ACTOR
    by: Everyone[int]


class AnswerHeard(Event, frozen=True):
    """A seat's answer was heard in its place, clockwise, and the next seat is asked."""

    number: Everyone[int]
    by: Everyone[int]
    answer: Everyone[ContestAnswer]
    asked: Everyone[int | None]


class ContestClosed(Event, frozen=True):
    """All answers are known."""

    contests: Everyone[tuple[Claim, ...]]


class PowerGranted(Event, frozen=True):
    """It is settled who uses the power and who claimed wrongly."""

    character: Everyone[str]
    users: Everyone[tuple[Claim, ...]]
    wrong: Everyone[tuple[int, ...]]


class FinePaid(Event, frozen=True):
    """A seat that claimed wrongly paid the court."""

    seat: Everyone[int]
    amount: Everyone[int]


# Powers


class PowerAsked(Event, frozen=True):
    """A power asks a seat to choose."""

    number: Everyone[int]
    character: Everyone[str]
    choice: Everyone[PowerChoice]


class PowerAnswered(Event, frozen=True):
    """The seat asked by a power has chosen; of a swap only the places are known."""

    by: Everyone[int]
    answer: Everyone[PowerAnswer]


class GoldMoved(Fact, frozen=True):
    """Gold went from one purse (or the bank, or the court) to another."""

    source: Everyone[int]
    target: Everyone[int]
    amount: Everyone[int]


class FortunesExchanged(Fact, frozen=True):
    """Two seats exchanged all their gold."""

    by: Everyone[int]
    seat: Everyone[int]


class CardsSeen(Fact, frozen=True):
    """A seat looked at cards."""

    by: Everyone[int]
    cards: Everyone[tuple[int, ...]]
    characters: OnlyBy[tuple[str, ...]]


class CardsSwapped(Fact, frozen=True):
    """A seat took two cards under the table, and exchanged them or not."""

    by: Everyone[int]
    cards: Everyone[tuple[int, int]]
    really: OnlyBy[bool]


class CardShown(Fact, frozen=True):
    """A card was turned up."""

    seat: Everyone[int]
    card: Everyone[int]
    character: Everyone[str]


class PowerWon(Fact, frozen=True):
    """A power won the game for its user alone."""

    seat: Everyone[int]
