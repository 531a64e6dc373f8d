"""What happened, in sentences: one for each event that means something to a reader."""

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

import msgspec

from bot.game import EndReason
from bot.game import events as e
from bot.game.actions import Decline, NameCharacter, PickCard, PickSeat, Swap
from bot.game.evolve import gold_before
from bot.game.questions import PowerChoice
from bot.game.state import BANK, COURT

from .context import ScreenContext
from .roster import mention_of

MESSAGE = 4000
"""Characters that the texts of one message hold in all."""
LEFT_OUT = "…"


def tell(
    context: ScreenContext, events: Sequence[e.Event], room: int = MESSAGE, then: e.Event | None = None
) -> str:
    """The events as a paragraph, before what another message tells; if there is too little room for all,
    what came first is left out."""
    told = [sentence for sentence in sentences(context, events, then) if sentence]
    length = sum(len(sentence) + 1 for sentence in told)
    if length <= room:
        return " ".join(told)
    while told and length + len(LEFT_OUT) > room:
        length -= len(told.pop(0)) + 1
    return " ".join((LEFT_OUT, *told))


def room_beside(texts: Iterable[str]) -> int:
    """How many characters a message still holds beside these texts."""
    return MESSAGE - sum(len(text) for text in texts)


def sentences(context: ScreenContext, events: Sequence[e.Event], then: e.Event | None) -> Iterator[str]:
    """A sentence for each event, or for a group of the same kind."""
    fined = [event.seat for event in events if isinstance(event, e.FinePaid)]
    granted = False
    asked: PowerChoice | None = None
    for index, event in enumerate(events):
        following = events[index + 1] if index + 1 < len(events) else None
        if isinstance(event, e.PowerGranted):
            granted = bool(event.users)
            if not event.users:
                yield context.words("story-nobody-right")
        elif isinstance(event, e.Fact | e.PowerAsked | e.PowerAnswered):
            granted = False
        elif granted:
            granted = False
            yield context.words("story-no-effect")
        if isinstance(event, e.FinePaid):
            if event.seat == fined[0]:
                yield context.words("story-fines", players=context.names(fined), count=len(fined))
            continue
        if isinstance(event, e.PowerAsked):
            asked = event.choice
        yield sentence(context, event, Around(asked, following))
    if granted and not isinstance(then, e.PowerAsked):
        yield context.words("story-no-effect")


class Around(msgspec.Struct, frozen=True):
    """What a sentence may depend on beside its event."""

    asked: PowerChoice | None = None
    """What a power asked last."""
    following: e.Event | None = None


ALONE = Around()


def sentence(context: ScreenContext, event: e.Event, around: Around = ALONE) -> str:
    """What one event says to a reader; nothing if others say it better."""
    if type(event) in TOLD_BY_OTHERS:
        return ""
    return TELL[type(event)](context, event, around)


def told_claim(context: ScreenContext, event: e.Announced, around: Around) -> str:
    """Somebody says who they are."""
    key = f"story-announced{context.hand_suffix(event.card)}"
    return context.words(key, player=context.roster.name(event.by), character=event.character)


def told_contests(context: ScreenContext, event: e.ContestClosed, around: Around) -> str:
    """Who contested, if anybody did."""
    if not event.contests:
        return context.words("story-uncontested")
    claimants = [claim.seat for claim in event.contests]
    return context.words("story-contested", players=context.names(claimants), count=len(claimants))


def told_card(context: ScreenContext, event: e.CardShown, around: Around) -> str:
    """A card turned up."""
    key = f"story-showed{context.hand_suffix(event.card)}"
    return context.words(key, player=context.roster.name(event.seat), character=event.character)


def told_answer(context: ScreenContext, event: e.PowerAnswered, around: Around) -> str:
    """What somebody chose; cards that were chosen are told when they are looked at or taken."""
    player = context.roster.name(event.by)
    match event.answer:
        case Decline():
            return context.words("story-declined", player=player)
        case PickSeat(seat=seat):
            if isinstance(around.following, e.GoldMoved | e.FortunesExchanged):
                return ""
            return context.words("story-chose-player", player=player, other=context.roster.name(seat))
        case NameCharacter(character=character):
            asked = "which-character" if around.asked is None else around.asked.prompt_name
            return context.words(f"story-answer-{asked}", player=player, character=character)
        case PickCard() | Swap():
            return ""


def told_victory(context: ScreenContext, event: e.PowerWon, around: Around) -> str:
    """A power that wins."""
    return context.words("story-power-won", player=context.roster.name(event.seat))


def told_time_out(context: ScreenContext, event: e.TimedOut, around: Around) -> str:
    """Somebody who did not answer in time; where several did not, what follows says enough."""
    if len(event.seats) != 1:
        return ""
    return context.words("story-time-ran-out", players=context.names(event.seats))


def told_return(context: ScreenContext, event: e.SeatReturned, around: Around) -> str:
    """A person in a seat again, or somebody new there."""
    key = "story-joined" if context.roster.people[event.seat].before else "story-returned"
    return context.words(key, player=context.roster.name(event.seat), place=event.seat + 1)


def told_cards_down(context: ScreenContext, event: e.CardsTurnedDown, around: Around) -> str:
    """The cards are turned down."""
    return context.words("story-cards-down")


def told_end(context: ScreenContext, event: e.GameEnded, around: Around) -> str:
    """A game that was stopped; any other end is told by the last message."""
    return context.words("story-stopped") if event.reason is EndReason.STOPPED else ""


def told_swap(context: ScreenContext, event: e.CardsSwapped, around: Around) -> str:
    """Two cards under the table; whether they were exchanged is said only when it is known."""
    key = {None: "story-swap", True: "story-swap-real", False: "story-swap-not"}[event.really]
    first, second = (context.card(place, event.by) for place in event.cards)
    return context.words(key, player=context.roster.name(event.by), first=first, second=second)


def told_look(context: ScreenContext, event: e.CardsSeen, around: Around) -> str:
    """A secret look at one card or two."""
    player = context.roster.name(event.by)
    cards = [context.card(place, event.by) for place in event.cards]
    if len(cards) == 2:
        return context.words("story-look", player=player, first=cards[0], second=cards[1])
    if event.characters is None:
        return context.words("story-peek", player=player, card=cards[0])
    return context.words("story-peek-saw", player=player, card=cards[0], character=event.characters[0])


def told_gold(context: ScreenContext, event: e.GoldMoved, around: Around) -> str:
    """Gold that changed hands."""
    player = context.roster.name(event.target)
    if event.source == BANK:
        key = "story-took-bank" if event.amount else "story-bank-gave-nothing"
        return context.words(key, player=player, amount=event.amount)
    if event.source == COURT:
        key = "story-took-court" if event.amount else "story-court-empty"
        return context.words(key, player=player, amount=event.amount)
    other = context.roster.name(event.source)
    return context.words("story-took-player", player=player, other=other, amount=event.amount)


def told_absence(context: ScreenContext, event: e.SeatKept, around: Around) -> str:
    """An automaton in a seat: kept for its person or, where others sat before, the place of who left."""
    seat = event.seat
    before = context.roster.people[seat].before
    if not before:
        return context.words("story-kept", player=context.roster.name(seat))
    if len(before) > 1:
        return context.words("story-left", place=seat + 1)
    return context.words("story-left-by", player=mention_of(before[0]), place=seat + 1)


def told_fortunes(context: ScreenContext, event: e.FortunesExchanged, around: Around) -> str:
    """Two purses that changed places, and what was in them."""
    purses = gold_before((item.event for item in context.view.history), event)
    return context.words(
        "story-fortunes",
        player=context.roster.name(event.by),
        other=context.roster.name(event.seat),
        given=purses[event.by],
        got=purses[event.seat],
    )


TELL: dict[type[e.Event], Callable[[ScreenContext, Any, Around], str]] = {
    e.CardsTurnedDown: told_cards_down,
    e.TimedOut: told_time_out,
    e.SeatKept: told_absence,
    e.SeatReturned: told_return,
    e.GameEnded: told_end,
    e.Announced: told_claim,
    e.ContestClosed: told_contests,
    e.PowerAnswered: told_answer,
    e.GoldMoved: told_gold,
    e.FortunesExchanged: told_fortunes,
    e.CardsSeen: told_look,
    e.CardsSwapped: told_swap,
    e.CardShown: told_card,
    e.PowerWon: told_victory,
}

TOLD_BY_OTHERS: frozenset[type[e.Event]] = frozenset(
    {
        e.GameBegan,
        e.CardsDealt,
        e.SeatGotReady,
        e.TurnBegan,
        e.ContestAnswered,
        e.AnswerSealed,
        e.StandingPassGiven,
        e.StandingPassEnded,
        e.AnswerHeard,
        e.PowerGranted,
        e.FinePaid,
        e.PowerAsked,
    }
)
"""Events that a heading, another event's sentence or one for a whole group tells, or that nobody is told."""
