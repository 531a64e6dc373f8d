"""What people can notice of somebody in a game, and a reader who guesses tempers from it.

A *sign* is something that a seat does in some of the cases in which it might have: it contests so many of
the claims that it hears. Most are seen by everybody; the last few are told by *What really happened*
afterwards. What somebody *may well be* is the card that they would have if everybody really swapped. The
*grudge* is against whoever last took the seat's gold, contested its claim, or took its card under the
table. The *reader* has learnt from other games how often each temper gives each sign, and names the one
that makes what it has seen likeliest (naive Bayes).
"""

from collections import Counter
from math import log

from bot.automata.tempers import Temper
from bot.game import Game
from bot.game import events as e
from bot.game.places import Layout

SEEN = (
    *("announces", "looks", "swaps", "turns on its grudge", "contests", "contests its grudge"),
    *("contests rightly", "alone in contesting", "announces the same again"),
    *("announces what it may well be", "shown to have lied"),
)
"""What everybody can see."""
TOLD = ("lies", "really swaps")
"""What the end tells."""
Signs = Counter[str]
"""How often each sign was given, and under “of …” in how many cases."""


def of(sign: str) -> str:
    """Where the cases of a sign are counted."""
    return f"of {sign}"


class Watcher:
    """Goes through a finished game, and counts the signs of each seat."""

    def __init__(self, game: Game) -> None:
        self.layout: Layout = game.table.setup.layout
        self.signs: list[Signs] = [Counter() for _ in range(self.layout.players)]
        self.grudges: list[int | None] = [None] * self.layout.players
        self.grudge: int | None = None
        """Against whom the seat on turn had one when its turn began."""
        self.hurting: set[int] = set()
        """Whom it has robbed, or whose card it has taken."""
        self.claimed: list[str | None] = [None] * self.layout.players
        self.cards: list[str] = []
        self.plain: list[str] = []
        """The cards if everybody really swapped."""
        self.turn: e.TurnBegan | None = None
        self.claim: e.Announced | None = None
        for event in game.history:
            self.watch(event)

    def count(self, seat: int, sign: str, given: bool) -> None:
        """One more case of a sign."""
        self.signs[seat][of(sign)] += 1
        self.signs[seat][sign] += given

    def watch(self, event: e.Event) -> None:
        """One more event."""
        if isinstance(event, e.CardsDealt):
            self.cards, self.plain = list(event.cards), list(event.cards)
        elif isinstance(event, e.TurnBegan):
            self.end_turn()
            self.turn, self.claim = event, None
            self.grudge, self.hurting = self.grudges[event.seat], set()
        elif isinstance(event, e.Announced):
            self.announced(event)
        elif isinstance(event, e.ContestClosed):
            self.contested(event)
        elif isinstance(event, e.PowerGranted):
            self.granted(event)
        elif isinstance(event, e.CardsSeen) and self.claim is None:
            self.used_turn(event.by, "looks")
        elif isinstance(event, e.CardsSwapped):
            self.swapped(event)
        elif isinstance(event, e.GoldMoved) and event.source >= 0 <= event.target:
            self.hurt(event.target, event.source)
        elif isinstance(event, e.FortunesExchanged):
            self.hurt(event.by, event.seat)
        elif isinstance(event, e.CardShown):
            self.shown(event)

    def hurt(self, by: int, victim: int) -> None:
        """A seat did something to another."""
        self.grudges[victim] = by
        if self.turn is not None and by == self.turn.seat:
            self.hurting.add(victim)

    def end_turn(self) -> None:
        """A turn is over."""
        if self.turn is not None and self.grudge is not None:
            self.count(self.turn.seat, "turns on its grudge", self.grudge in self.hurting)

    def shown(self, event: e.CardShown) -> None:
        """A card is up, and everybody knows where it is."""
        other = self.plain.index(event.character)
        if self.plain[event.card] != event.character:
            self.plain[other], self.plain[event.card] = self.plain[event.card], event.character

    def used_turn(self, seat: int, how: str) -> None:
        """A turn in which everything was possible was used in some way."""
        if self.turn is not None and not self.turn.early and not self.turn.forced:
            for sign in ("announces", "looks", "swaps"):
                self.count(seat, sign, sign == how)

    def announced(self, event: e.Announced) -> None:
        """A seat claimed to be somebody."""
        self.claim = event
        self.used_turn(event.by, "announces")
        if self.claimed[event.by] is not None:
            self.count(event.by, "announces the same again", self.claimed[event.by] == event.character)
        self.claimed[event.by] = event.character
        self.count(event.by, "announces what it may well be", self.plain[event.card] == event.character)
        self.count(event.by, "lies", self.cards[event.card] != event.character)

    def contested(self, event: e.ContestClosed) -> None:
        """All have answered a claim."""
        assert self.claim is not None
        by = self.claim.by
        contesting = [claim.seat for claim in event.contests]
        for seat in self.layout.others(by):
            self.count(seat, "contests", seat in contesting)
            if self.grudges[seat] == by:
                self.count(seat, "contests its grudge", seat in contesting)
        for claim in event.contests:
            self.count(claim.seat, "contests rightly", self.cards[claim.card] == self.claim.character)
            self.count(claim.seat, "alone in contesting", contesting == [claim.seat])
            self.grudges[by] = claim.seat

    def granted(self, event: e.PowerGranted) -> None:
        """Cards are up, or nobody has contested."""
        if self.claim is not None and (event.wrong or len(event.users) > 1):
            self.count(self.claim.by, "shown to have lied", self.claim.by in event.wrong)

    def swapped(self, event: e.CardsSwapped) -> None:
        """A seat took two cards under the table."""
        first, second = event.cards
        if self.claim is None:
            self.used_turn(event.by, "swaps")
            self.count(event.by, "really swaps", bool(event.really))
            self.plain[first], self.plain[second] = self.plain[second], self.plain[first]
        if event.really:
            self.cards[first], self.cards[second] = self.cards[second], self.cards[first]
        for owner in {self.layout.owner(place) for place in event.cards} - {event.by, None}:
            assert owner is not None
            self.hurt(event.by, owner)


class Reader:
    """Guesses tempers from signs."""

    def __init__(self, signs: tuple[str, ...]) -> None:
        self.signs = signs
        self.met: dict[Temper, Signs] = {temper: Counter() for temper in Temper}

    def learn(self, temper: Temper, seen: Signs) -> None:
        """How somebody played whose temper is known."""
        self.met[temper].update(seen)

    def rate(self, temper: Temper, sign: str) -> float:
        """How often a temper gives a sign."""
        return (self.met[temper][sign] + 1) / (self.met[temper][of(sign)] + 2)

    def guess(self, seen: Signs) -> Temper:
        """Which temper it must be that played so."""
        return max(Temper, key=lambda temper: self.likelihood(temper, seen))

    def likelihood(self, temper: Temper, seen: Signs) -> float:
        """The logarithm of how likely somebody of a temper plays so."""
        total = 0.0
        for sign in self.signs:
            rate, given = self.rate(temper, sign), seen[sign]
            total += given * log(rate) + (seen[of(sign)] - given) * log(1 - rate)
        return total
