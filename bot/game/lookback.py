"""What really happened in a game that is over, turn by turn: where every card lay, and who told the truth."""

from collections.abc import Iterator
from itertools import groupby

import msgspec

from . import events as e
from .actions import Contest, ContestAnswer, NameCharacter
from .draft import Draft
from .evolve import happen
from .recollection import Remembered
from .state import COURT, Claim, Game
from .view import View


class Exchange(msgspec.Struct, frozen=True):
    """Two cards that somebody took under the table, and whether they were exchanged."""

    by: int
    places: tuple[int, int]
    really: bool
    moment: int


class Look(msgspec.Struct, frozen=True):
    """Cards that somebody looked at in secret."""

    by: int
    places: tuple[int, ...]
    characters: tuple[str, ...]
    moment: int


class Said(msgspec.Struct, frozen=True):
    """Somebody's word that a card is a character, and what it was."""

    seat: int
    place: int
    character: str
    was: str
    moment: int

    @property
    def true(self) -> bool:
        """Whether it was so."""
        return self.was == self.character


class Answers(msgspec.Struct, frozen=True):
    """What one seat said to an announcement, one answer after the other, and what of it nobody heard."""

    seat: int
    said: tuple[ContestAnswer, ...]
    ahead: bool
    """Whether the first was lodged before its place was reached."""
    heard: bool
    """Whether the contest was ever closed."""

    @property
    def contests(self) -> tuple[bool, ...]:
        """Of each answer whether it contested."""
        return tuple(isinstance(answer, Contest) for answer in self.said)


class Shown(msgspec.Struct, frozen=True):
    """A card that was turned up for all to see."""

    place: int
    character: str


class Turn(msgspec.Struct, frozen=True):
    """A turn as it really was; number 0 is what came before the first."""

    number: int
    seat: int | None
    """Whose turn it was."""
    before: tuple[str, ...]
    """The card at each place when the turn began."""
    cards: tuple[str, ...]
    """The card at each place when it was over."""
    gold: tuple[int, ...]
    """Every fortune when it was over."""
    gains: tuple[int, ...]
    """What the turn brought or cost each seat."""
    exchanges: tuple[Exchange, ...] = ()
    looks: tuple[Look, ...] = ()
    claim: Said | None = None
    contests: tuple[Said, ...] = ()
    users: tuple[Claim, ...] = ()
    """Who used the power."""
    answers: tuple[Answers, ...] = ()
    passing: tuple[int, ...] = ()
    """Who decided in secret to pass until their next turn."""
    named: tuple[Said, ...] = ()
    """Who said, asked by a power, who they are."""
    shown: tuple[Shown, ...] = ()
    fines: int = 0

    @property
    def contested(self) -> bool:
        """Whether somebody else claimed to be the character, too."""
        return bool(self.contests)

    @property
    def claims(self) -> tuple[Said, ...]:
        """Everybody's claim to be the character."""
        return () if self.claim is None else (self.claim, *self.contests)


MOVING = (e.CardsSwapped, e.GoldMoved, e.FinePaid, e.FortunesExchanged)
"""Whatever moves cards or gold."""


def turns_of(past: View) -> tuple[Turn, ...]:
    """Every turn of a game that is over, as far as its log goes."""
    draft = beginning(past)
    return tuple(
        turn_of(draft, number, list(items))
        for number, items in groupby(past.history, key=lambda item: item.turn)
    )


def beginning(past: View) -> Draft:
    """The cards and the gold before everything that is remembered, found backwards from the end."""
    table = past.table
    if table.outcome is None:
        raise ValueError("only a game that is over can be looked back at")
    cards = tuple(character for _, character in sorted(table.up))
    draft = Draft.of(Game(table=table, cards=cards, sealed=()))
    for item in reversed(past.history):
        if isinstance(item.event, MOVING):
            happen(draft, reverse(item.event))
    return draft


def reverse(event: e.Event) -> e.Event:
    """What undoes an event."""
    match event:
        case e.GoldMoved(source=source, target=target, amount=amount):
            return e.GoldMoved(target, source, amount)
        case e.FinePaid(seat=seat, amount=amount):
            return e.GoldMoved(COURT, seat, amount)
    return event


def turn_of(draft: Draft, number: int, items: list[Remembered]) -> Turn:
    """One turn; the draft is then as it left the table."""
    notes = Notes()
    purses, before = draft.gold, draft.cards
    for item in items:
        notes.take(draft, item)
        if isinstance(item.event, MOVING):
            happen(draft, item.event)
    return Turn(
        number=number,
        seat=(draft.setup.starter + number - 1) % draft.setup.layout.players if number else None,
        before=before,
        cards=draft.cards,
        gold=draft.gold,
        gains=tuple(now - then for now, then in zip(draft.gold, purses, strict=True)),
        exchanges=tuple(notes.exchanges),
        looks=tuple(notes.looks),
        claim=notes.claim,
        contests=tuple(notes.contests),
        users=notes.users,
        answers=tuple(hidden_answers(items)),
        passing=tuple(
            dict.fromkeys(item.event.by for item in items if isinstance(item.event, e.StandingPassGiven))
        ),
        named=tuple(notes.named),
        shown=tuple(notes.shown),
        fines=notes.fines,
    )


class Notes:
    """What is written down of a turn while its events are gone through."""

    def __init__(self) -> None:
        self.exchanges: list[Exchange] = []
        self.looks: list[Look] = []
        self.claim: Said | None = None
        self.contests: list[Said] = []
        self.users: tuple[Claim, ...] = ()
        self.named: list[Said] = []
        self.shown: list[Shown] = []
        self.fines = 0
        self.asked: e.PowerAnswered | None = None

    def take(self, draft: Draft, item: Remembered) -> None:
        """Note an event, from the table as it was just before."""
        match item.event:
            case e.CardsSwapped(by=by, cards=places, really=really):
                self.exchanges.append(Exchange(by, places, bool(really), item.moment))
            case e.CardsSeen(by=by, cards=seen, characters=characters):
                self.looks.append(Look(by, seen, characters or (), item.moment))
            case e.Announced(by=by, card=card, character=character):
                self.claim = Said(by, card, character, draft.cards[card], item.moment)
            case e.ContestClosed(contests=contests) if self.claim is not None:
                self.contests = [
                    Said(one.seat, one.card, self.claim.character, draft.cards[one.card], item.moment)
                    for one in contests
                ]
            case e.PowerGranted(users=users):
                self.users = users
            case e.FinePaid(amount=amount):
                self.fines += amount
            case e.PowerAnswered() as answered:
                self.asked = answered
            case e.CardShown(seat=seat, card=card, character=character):
                self.shown.append(Shown(card, character))
                self.note_naming(seat, card, character, item.moment)

    def note_naming(self, seat: int, card: int, was: str, moment: int) -> None:
        """A card turned up just after its owner said, asked by a power, who they are."""
        answered, self.asked = self.asked, None
        if answered is not None and answered.by == seat and isinstance(answered.answer, NameCharacter):
            self.named.append(Said(seat, card, answered.answer.character, was, moment))


def hidden_answers(items: list[Remembered]) -> Iterator[Answers]:
    """What people answered before it was heard, where that was more than one plain answer."""
    heard = any(isinstance(item.event, e.ContestClosed) for item in items)
    said: dict[int, list[ContestAnswer]] = {}
    ahead: set[int] = set()
    for item in items:
        match item.event:
            case e.ContestAnswered(by=by, answer=answer) if answer is not None:
                said.setdefault(by, []).append(answer)
            case e.AnswerSealed(by=by, answer=answer) if answer is not None:
                if by not in said:
                    ahead.add(by)
                said.setdefault(by, []).append(answer)
    for seat, answers in said.items():
        if len(answers) > 1 or seat in ahead or not heard:
            yield Answers(seat, tuple(answers), seat in ahead, heard)
