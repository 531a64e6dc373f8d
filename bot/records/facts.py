"""What a finished game tells of those who played it: a fold of its log with its sittings, without rules."""

from collections import Counter
from collections.abc import Sequence

import msgspec

from bot.game import EndReason, Event
from bot.game import events as e
from bot.game.state import Claim
from bot.tables import Sitting

from .presence import Player, Presence, owners


class SeatFacts(msgspec.Struct):
    """What somebody did in a game, without what automata did for them."""

    seat: int
    player: Player
    place: int = 0
    """In the final order of those whose game it was: winners first, then by gold."""
    won: bool = False
    gold: int = 0
    cards: tuple[str, ...] = ()
    """What lay before them in the end."""
    claims: int = 0
    true_claims: int = 0
    believed: int = 0
    """Lies that nobody contested."""
    caught: int = 0
    """Lies that somebody contested."""
    doubted: int = 0
    """Claims that somebody contested, lies or not."""
    contests: int = 0
    right_contests: int = 0
    lowest: int = 0
    """The least gold they ever had."""
    believed_as: Counter[str] = msgspec.field(default_factory=Counter)
    """As which characters they lied and were believed."""
    uses: Counter[str] = msgspec.field(default_factory=Counter)
    """How often they used each power."""
    gains: Counter[str] = msgspec.field(default_factory=Counter)
    """What each power brought them, which may be a loss."""
    taken: Counter[int] = msgspec.field(default_factory=Counter)
    """Gold that came from other seats."""
    own_cards: dict[int, str] = {}
    """What they last knew to lie at each of their places."""

    @property
    def is_mistaken(self) -> bool:
        """Whether none of their cards is, in the end, what they last saw there."""
        return bool(self.own_cards) and not set(self.own_cards.values()) & set(self.cards)


class GameFacts(msgspec.Struct, frozen=True):
    """A finished game."""

    reason: EndReason
    players: int
    turns: int
    gold: tuple[int, ...]
    winners: tuple[int, ...]
    seats: tuple[SeatFacts, ...]
    """Only those whose game it was."""


def facts_of(log: Sequence[Event], sittings: Sequence[Sitting]) -> GameFacts | None:
    """The facts of a game that was played to its end; nothing of one that was stopped."""
    begin, end = (log[0], log[-1]) if log else (None, None)
    if not isinstance(begin, e.GameBegan) or not isinstance(end, e.GameEnded):
        return None
    if end.reason is EndReason.STOPPED:
        return None
    played = owners(log, sittings, begin.players)
    fold = Fold(begin, played, Presence(sittings, begin.players))
    for event in log:
        fold.happen(event)
    seats = tuple(fold.seats[seat] for seat in sorted(fold.seats))
    for facts in seats:
        facts.won = facts.seat in end.winners
        facts.gold = end.gold[facts.seat]
        facts.cards = tuple(end.cards[place] for place in fold.places(facts.seat))
    for facts in seats:
        facts.place = 1 + sum(order(other) < order(facts) for other in seats)
    return GameFacts(end.reason, begin.players, fold.turns, end.gold, end.winners, seats)


def order(facts: SeatFacts) -> tuple[bool, int]:
    """What the final order is by."""
    return not facts.won, -facts.gold


class Fold:
    """A game as its events go by."""

    def __init__(self, begin: e.GameBegan, played: Sequence[Player | None], presence: Presence) -> None:
        self.hands = begin.hands
        self.presence = presence
        self.gold = [begin.gold] * begin.players
        self.cards: list[str] = []
        self.turns = 0
        self.claim: e.Announced | None = None
        self.users: tuple[Claim, ...] = ()
        """Who uses a power now."""
        self.seats = {
            seat: SeatFacts(seat, player, lowest=begin.gold)
            for seat, player in enumerate(played)
            if player is not None
        }

    def places(self, seat: int) -> range:
        """A seat's own places."""
        return range(seat * self.hands, (seat + 1) * self.hands)

    def acting(self, seat: int) -> SeatFacts | None:
        """The facts of whoever has a seat, while they play it themselves."""
        facts = self.seats.get(seat)
        return facts if facts is not None and self.presence.acting(seat) == facts.player else None

    def happen(self, event: Event) -> None:
        """One more event."""
        self.presence.happen(event)
        match event:
            case e.CardsDealt(cards=cards):
                self.cards = list(cards)
                for place, character in enumerate(cards):
                    self.look(place // self.hands, place, character)
            case e.TurnBegan(turn=turn):
                self.turns, self.claim, self.users = turn, None, ()
            case e.CardsSwapped(by=by, cards=(first, second), really=True):
                self.cards[first], self.cards[second] = self.cards[second], self.cards[first]
                self.give_away(by, (first, second))
            case e.CardsSeen(by=by, cards=places, characters=characters):
                for place, character in zip(places, characters or (), strict=False):
                    self.look(by, place, character)
            case e.CardShown(seat=seat, card=place, character=character):
                self.learn(seat, place, character)
            case e.Announced():
                self.claim = event
            case e.ContestClosed(contests=contests) if self.claim is not None:
                self.settle(self.claim, contests)
            case e.PowerGranted(users=users):
                self.users = users
                for user in users:
                    if facts := self.acting(user.seat):
                        facts.uses[event.character] += 1
            case e.GoldMoved(source=source, target=target, amount=amount):
                self.pay(source, target, amount)
            case e.FortunesExchanged(by=by, seat=seat):
                self.pay(seat, by, self.gold[seat] - self.gold[by])
            case e.FinePaid(seat=seat, amount=amount):
                self.purse(seat, -amount)

    def look(self, seat: int, place: int, character: str) -> None:
        """Somebody looks at a card; what a seat's keeper, or who had it before, looked at is not theirs."""
        if self.acting(seat) is not None:
            self.learn(seat, place, character)

    def learn(self, seat: int, place: int, character: str) -> None:
        """Somebody knows one of their own cards, as everybody does of one that is shown."""
        facts = self.seats.get(seat)
        if facts is not None and place in self.places(seat):
            facts.own_cards = {**facts.own_cards, place: character}

    def give_away(self, seat: int, places: tuple[int, int]) -> None:
        """Somebody exchanges cards, and is sure no more of those that were their own."""
        if facts := self.acting(seat):
            facts.own_cards = {at: card for at, card in facts.own_cards.items() if at not in places}

    def settle(self, claim: e.Announced, contests: Sequence[Claim]) -> None:
        """All answers are known: who spoke the truth."""
        true = self.cards[claim.card] == claim.character
        if facts := self.acting(claim.by):
            facts.claims += 1
            facts.true_claims += true
            facts.doubted += bool(contests)
            facts.caught += not true and bool(contests)
            if not true and not contests:
                facts.believed += 1
                facts.believed_as[claim.character] += 1
        for contest in contests:
            if other := self.acting(contest.seat):
                other.contests += 1
                other.right_contests += self.cards[contest.card] == claim.character

    def pay(self, source: int, target: int, amount: int) -> None:
        """Gold goes from a purse, or the bank or court, to another; less than nothing goes the other way."""
        if amount < 0:
            source, target, amount = target, source, -amount
        for seat, change in ((source, -amount), (target, amount)):
            if seat >= 0:
                self.purse(seat, change)
                self.gain(seat, change)
        if source >= 0 and target >= 0 and (facts := self.acting(target)):
            facts.taken[source] += amount

    def purse(self, seat: int, change: int) -> None:
        """A seat has more or less gold."""
        self.gold[seat] += change
        if facts := self.seats.get(seat):
            facts.lowest = min(facts.lowest, self.gold[seat])

    def gain(self, seat: int, change: int) -> None:
        """What a power brings to whoever uses it."""
        facts = self.acting(seat)
        if facts and self.claim is not None and any(user.seat == seat for user in self.users):
            facts.gains[self.claim.character] += change
