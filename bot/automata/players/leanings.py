"""What tempers make of the worth of actions: each leans to some kinds of them."""

from collections.abc import Mapping
from functools import cached_property
from types import MappingProxyType
from typing import NamedTuple

from ...game import SeatAction, View
from ...game import events as e
from ...game.actions import Announce, Contest, Peek, PickSeat, Swap
from ...game.state import Claim, Setup
from ..beliefs.attention import Attention
from ..beliefs.memory import Memory
from ..evaluation.contesting import believes_claim
from ..outcomes.announcements import position, settle
from ..tempers import Temper
from .grudges import grudge_of
from .mixing import Scores


class Leaning(NamedTuple):
    """How much dearer or cheaper each kind of action seems, as a part of the fair share."""

    bluff: float = 0.0
    """Announcing what one surely is not; half of it where that is as likely as not."""
    contest: float = 0.0
    suspicion: float = 0.0
    """Contesting what is not as good as known to be true."""
    look: float = 0.0
    """This and the next two fade with every turn since one has announced something."""
    exchange: float = 0.0
    feint: float = 0.0
    guess: float = 0.0
    """Contesting with a card that surely is not the one; half of it where that is as likely as not."""
    revenge: float = 0.0
    """Contesting, robbing, or taking the card of, whoever one bears a grudge."""
    announce: float = 0.0
    again: float = 0.0
    """Announcing the same as the last time."""

    def with_temper(self, temper: Temper | None, part: float = 1.0) -> "Leaning":
        """The leaning of somebody who has a temper, too, or a part of it."""
        if temper is None:
            return self
        return Leaning(*(own + part * more for own, more in zip(self, TEMPERED[temper], strict=True)))


TEMPERED: Mapping[Temper, Leaning] = MappingProxyType(
    {
        Temper.BOLD: Leaning(bluff=0.1, guess=-0.4, announce=0.6, again=-0.25),
        Temper.CAUTIOUS: Leaning(bluff=-0.1, look=0.7, guess=-0.7),
        Temper.SUSPICIOUS: Leaning(suspicion=0.21),
        Temper.HONEST: Leaning(
            bluff=-1.7, look=0.1, exchange=-0.35, feint=-0.8, guess=-1.2, announce=0.3, again=0.4
        ),
        Temper.VENGEFUL: Leaning(guess=-0.4, revenge=0.8),
        Temper.PLAYFUL: Leaning(exchange=0.6, feint=0.8, guess=-0.4, again=-0.2),
    }
)
FADING = 0.5
"""What is left of a leaning to quiet turns after each of them, lest nobody ever announces anything."""
LAPSES: Mapping[Temper, float] = MappingProxyType(
    {Temper.CAUTIOUS: 0.55, Temper.VENGEFUL: 0.85, Temper.PLAYFUL: 0.75}
)
"""Who watches others more closely misses only such a part of what passes people by."""


def attention_of(usual: Attention, temper: Temper | None, part: float = 1.0) -> Attention:
    """How well somebody of a temper, or of a part of it, minds the table."""
    if temper is None:
        return usual
    return usual.with_lapses(1 - part * (1 - LAPSES.get(temper, 1.0)))


def leaned(scores: Scores, view: View, memory: Memory, leaning: Leaning) -> Scores:
    """The worth of actions as somebody sees them who leans so."""
    fair = 1 / view.table.setup.layout.players
    mood = Mood(view, memory, leaning)
    return {action: score + fair * mood.lean(action) for action, score in scores.items()}


class Mood:
    """How somebody who leans to something sees their choices."""

    def __init__(self, view: View, memory: Memory, leaning: Leaning) -> None:
        self.view = view
        self.memory = memory
        self.leaning = leaning
        self.chances = memory.beliefs.marginals()
        self.enemy = grudge_of(view) if leaning.revenge else None

    @property
    def setup(self) -> Setup:
        return self.view.table.setup

    def lean(self, action: SeatAction) -> float:
        """By how much of the fair share an action seems better than it is."""
        leaning = self.leaning
        if isinstance(action, Announce):
            return (
                leaning.announce
                + leaning.bluff * self.doubt(action.card, action.character)
                + leaning.again * (action.character == self.last_claim)
                + leaning.revenge * self.hurts_enemy(action)
            )
        if isinstance(action, Contest):
            announcement = self.view.table.announcement
            assert announcement is not None
            return (
                leaning.contest
                + leaning.suspicion * (not self.is_convinced)
                + leaning.guess * self.doubt(action.card, announcement.character)
                + leaning.revenge * (announcement.by == self.enemy)
            )
        if isinstance(action, Peek):
            return leaning.look * self.patience
        if isinstance(action, Swap):
            whose = [self.setup.layout.owner(card) for card in action.cards]
            kind = leaning.exchange if action.really else leaning.feint
            return kind * self.patience + leaning.revenge * (self.enemy is not None and self.enemy in whose)
        return leaning.revenge * (isinstance(action, PickSeat) and action.seat == self.enemy)

    def doubt(self, card: int, character: str) -> float:
        """How likely a card is not a character."""
        return 1 - float(self.chances[card, self.memory.number[character]])

    def hurts_enemy(self, action: Announce) -> bool:
        """Whether a power would take gold from whoever one bears a grudge."""
        if self.enemy is None:
            return False
        table, claim = self.view.table, Claim(action.by, action.card)
        endings = settle(position(table, action.character, claim))
        return any(end.gold[self.enemy] < table.gold[self.enemy] for _, end in endings)

    @cached_property
    def is_convinced(self) -> bool:
        """Whether the claim under way is as good as known to be true."""
        return bool(self.leaning.suspicion) and believes_claim(self.view, self.memory)

    @cached_property
    def patience(self) -> float:
        """What is left of a leaning to quiet turns."""
        turns = 0
        for item in reversed(self.view.history):
            event = item.event
            if isinstance(event, e.Announced) and event.by == self.view.seat:
                break
            turns += isinstance(event, e.TurnBegan) and event.seat == self.view.seat and not event.early
        return FADING ** max(turns - 1, 0)

    @cached_property
    def last_claim(self) -> str | None:
        """What the seat announced last."""
        if not self.leaning.again:
            return None
        own = (
            item.event.character
            for item in reversed(self.view.history)
            if isinstance(item.event, e.Announced) and item.event.by == self.view.seat
        )
        return next(own, None)
