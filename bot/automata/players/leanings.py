"""What tempers make of the worth of actions: each leans to some kinds of them."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import NamedTuple

from ...game import SeatAction, View
from ...game import events as e
from ...game.actions import Announce, Contest, Peek, PickSeat, Swap
from ..arrays import Floats
from ..beliefs.memory import Memory
from ..tempers import Temper
from .mixing import Scores


class Leaning(NamedTuple):
    """How much dearer or cheaper each kind of action seems, as a part of the fair share."""

    bluff: float = 0.0
    """Announcing what one surely is not; half of it where that is as likely as not."""
    contest: float = 0.0
    look: float = 0.0
    exchange: float = 0.0
    feint: float = 0.0
    guess: float = 0.0
    """Contesting with a card that surely is not the one; half of it where that is as likely as not."""
    revenge: float = 0.0
    """Contesting, or aiming at, whoever last took one's gold."""

    def with_temper(self, temper: Temper | None, part: float = 1.0) -> "Leaning":
        """The leaning of somebody who has a temper, too, or a part of it."""
        if temper is None:
            return self
        return Leaning(*(own + part * more for own, more in zip(self, TEMPERED[temper], strict=True)))


TEMPERED: Mapping[Temper, Leaning] = MappingProxyType(
    {
        Temper.BOLD: Leaning(bluff=0.06, contest=0.01),
        Temper.CAUTIOUS: Leaning(bluff=-0.03, contest=-0.03, look=0.05),
        Temper.SUSPICIOUS: Leaning(contest=0.05, look=0.02),
        Temper.HONEST: Leaning(bluff=-0.10),
        Temper.VENGEFUL: Leaning(revenge=0.12),
        Temper.PLAYFUL: Leaning(exchange=0.03, feint=0.05),
    }
)


def leaned(scores: Scores, view: View, memory: Memory, leaning: Leaning) -> Scores:
    """The worth of actions as somebody sees them who leans so."""
    fair = 1 / view.table.setup.layout.players
    chances = memory.beliefs.marginals()
    enemy = last_taker(view) if leaning.revenge else None
    return {
        action: score + fair * lean(action, leaning, view, memory, chances, enemy)
        for action, score in scores.items()
    }


def lean(
    action: SeatAction, leaning: Leaning, view: View, memory: Memory, chances: Floats, enemy: int | None
) -> float:
    """By how much of the fair share an action seems better than it is."""
    if isinstance(action, Announce):
        return leaning.bluff * (1 - float(chances[action.card, memory.number[action.character]]))
    if isinstance(action, Contest):
        return (
            leaning.contest
            + leaning.guess * doubt_of(action, view, memory, chances)
            + leaning.revenge * (view.table.on_turn == enemy)
        )
    if isinstance(action, Peek):
        return leaning.look
    if isinstance(action, Swap):
        return leaning.exchange if action.really else leaning.feint
    return leaning.revenge * (isinstance(action, PickSeat) and action.seat == enemy)


def doubt_of(contest: Contest, view: View, memory: Memory, chances: Floats) -> float:
    """How likely one's card is not the one that was announced."""
    announcement = view.table.announcement
    assert announcement is not None
    return 1 - float(chances[contest.card, memory.number[announcement.character]])


def last_taker(view: View) -> int | None:
    """Who last took the seat's gold for themselves, as everyone saw."""
    for remembered in reversed(view.history):
        event = remembered.event
        if isinstance(event, e.GoldMoved) and event.source == view.seat and event.target >= 0:
            return event.target
        if isinstance(event, e.FortunesExchanged) and event.seat == view.seat:
            return event.by
    return None
