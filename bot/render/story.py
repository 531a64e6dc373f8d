"""What happened, in sentences: one for each event that means something to a reader."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from itertools import groupby, takewhile
from typing import Any

import msgspec

from bot.game import EndReason
from bot.game import events as e
from bot.game.actions import Decline, NameCharacter, PickCard, PickSeat, Swap
from bot.game.evolve import gold_before
from bot.game.questions import PowerChoice
from bot.game.recollection import Remembered
from bot.game.state import BANK, COURT

from .context import ScreenContext
from .icons import with_icon
from .seat_changes import told_absence, told_return

MESSAGE = 4000
"""Characters that the texts of one message hold in all."""
LEFT_OUT = "…"
NUMBER = 16
"""Characters that the number of a turn takes at the most."""


def tell(
    context: ScreenContext, items: Sequence[Remembered], room: int = MESSAGE, then: e.Event | None = None
) -> str:
    """The events as a paragraph, before what another message tells; if there is too little room for all,
    what came first is left out."""
    told = [sentence for sentence in sentences(context, items, then) if sentence]
    length = sum(len(sentence) + 1 for sentence in told)
    if length <= room:
        return " ".join(told)
    while told and length + len(LEFT_OUT) > room:
        length -= len(told.pop(0)) + 1
    return " ".join((LEFT_OUT, *told))


def room_beside(texts: Iterable[str]) -> int:
    """How many characters a message still holds beside these texts."""
    return MESSAGE - sum(len(text) for text in texts)


def lines(
    context: ScreenContext,
    past: Sequence[Remembered],
    room: int = MESSAGE,
    then: e.Event | None = None,
    named: int = 0,
) -> str:
    """The past, each turn a numbered line, but for one that is named elsewhere."""
    turns = [(turn, list(items)) for turn, items in groupby(past, key=lambda item: item.turn)]
    told = []
    for turn, items in turns:
        story = tell(context, items, room // len(turns) - NUMBER, then)
        if story:
            story = marked(story, items)
            numbered = turn not in (0, named)
            told.append(context.words("story-line", turn=turn, story=story) if numbered else story)
    return "\n".join(told)


def marked(story: str, items: Iterable[Remembered]) -> str:
    """A turn's story with the icon of what was done in it."""
    for item in items:
        match item.event:
            case e.Announced(character=character):
                return with_icon(character, story)
            case e.CardsSwapped():
                return with_icon("back", story)
            case e.CardsSeen():
                return with_icon("seen", story)
    return story


def sentences(present: ScreenContext, items: Sequence[Remembered], then: e.Event | None) -> Iterator[str]:
    """A sentence for each event, or for a group of the same kind, with the names of who sat there then."""
    events = [item.event for item in items]
    fined = [event.seat for event in events if isinstance(event, e.FinePaid)]
    granted = False
    asked: PowerChoice | None = None
    for index, event in enumerate(events):
        context = present.at(items[index].moment)
        around = Around(asked, events[:index], events[index + 1 :])
        if isinstance(event, e.PowerGranted):
            granted = bool(event.users)
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
        yield sentence(context, event, around)
    if granted and not isinstance(then, e.PowerAsked | e.Fact):
        yield present.words("story-no-effect")


class Around(msgspec.Struct, frozen=True):
    """What a sentence may depend on beside its event."""

    asked: PowerChoice | None = None
    """What a power asked last."""
    before: Sequence[e.Event] = ()
    after: Sequence[e.Event] = ()

    @property
    def last(self) -> e.Event | None:
        """What happened just before."""
        return self.before[-1] if self.before else None

    @property
    def following(self) -> e.Event | None:
        """What happened next."""
        return self.after[0] if self.after else None

    def unmasked(self) -> list[e.CardShown]:
        """The cards turned up next, one after the other."""
        return list(takewhile(lambda event: isinstance(event, e.CardShown), self.after))  # type: ignore[arg-type]


ALONE = Around()


def sentence(context: ScreenContext, event: e.Event, around: Around = ALONE) -> str:
    """What one event says to a reader; nothing if others say it better."""
    if type(event) in TOLD_BY_OTHERS:
        return ""
    return TELL[type(event)](context, event, around)


def told_claim(context: ScreenContext, event: e.Announced, around: Around) -> str:
    """Somebody says who they are; where nobody objected, that is told in one."""
    closed = next((later for later in around.after if isinstance(later, e.ContestClosed)), None)
    if closed is not None and not closed.contests and context.layout.hands == 1:
        return ""
    key = f"story-announced{context.hand_suffix(event.card)}"
    return context.words(key, player=context.roster.name(event.by), character=event.character)


def told_contests(context: ScreenContext, event: e.ContestClosed, around: Around) -> str:
    """Nobody objected; or who did, until the masks of all of them are off."""
    if not event.contests:
        return unopposed(context, around)
    shown = around.unmasked()
    if shown:
        return unmasked(context, shown, around.after[len(shown)])
    claimants = [claim.seat for claim in event.contests]
    return context.words("story-contested", players=context.names(claimants), count=len(claimants))


def unopposed(context: ScreenContext, around: Around) -> str:
    """Who is now taken for whom, if the claim was not told before."""
    claim = next((event for event in reversed(around.before) if isinstance(event, e.Announced)), None)
    if claim is None or context.layout.hands > 1:
        return context.words("story-uncontested")
    player = context.roster.name(claim.by)
    return context.words("story-unopposed", player=player, character=claim.character)


def unmasked(context: ScreenContext, shown: Sequence[e.CardShown], granted: e.Event) -> str:
    """Whose masks came off, and who was right."""
    right = {claim.card for claim in granted.users} if isinstance(granted, e.PowerGranted) else set()
    masks = context.words.listing(mask(context, card, card.card in right) for card in shown)
    return context.words("story-unmasked" if right else "story-nobody-right", masks=masks)


def mask(context: ScreenContext, event: e.CardShown, right: bool) -> str:
    """One who claimed, and who they were."""
    key = f"mask{context.hand_suffix(event.card)}"
    told = context.words(key, player=context.roster.name(event.seat), character=event.character)
    told = context.words("mask-true" if right else "mask-false", mask=told)
    return with_icon(event.character, told)


def told_card(context: ScreenContext, event: e.CardShown, around: Around) -> str:
    """A card turned up, unless it was told with all who claimed."""
    claimed = next((one for one in reversed(around.before) if not isinstance(one, e.CardShown)), None)
    if isinstance(claimed, e.ContestClosed):
        return ""
    key = f"story-showed{context.hand_suffix(event.card)}"
    return context.words(key, player=context.roster.name(event.seat), character=event.character)


def told_answer(context: ScreenContext, event: e.PowerAnswered, around: Around) -> str:
    """What somebody chose; cards that were chosen are told when they are looked at or taken."""
    player = context.roster.name(event.by)
    late = isinstance(around.last, e.TimedOut)
    told = "story-late" if late else "story"
    match event.answer:
        case Decline():
            return context.words(f"{told}-declined", player=player)
        case PickSeat(seat=seat):
            if is_told_by_what_follows(event, around.following):
                return ""
            return context.words(f"{told}-chose-player", player=player, other=context.roster.name(seat))
        case NameCharacter(character=character):
            asked = "which-character" if around.asked is None else around.asked.prompt_name
            key = f"story-late-answer-{asked}" if late else f"story-answer-{asked}"
            return context.words(key, player=player, character=character)
        case PickCard() | Swap():
            return ""


def is_told_by_what_follows(event: e.PowerAnswered, following: e.Event | None) -> bool:
    """Whether the effect of an answer says what it was."""
    chose_card = isinstance(event.answer, PickCard | Swap)
    return chose_card or isinstance(following, e.GoldMoved | e.FortunesExchanged)


def told_victory(context: ScreenContext, event: e.PowerWon, around: Around) -> str:
    """A power that wins."""
    return context.words("story-power-won", player=context.roster.name(event.seat))


def told_time_out(context: ScreenContext, event: e.TimedOut, around: Around) -> str:
    """Somebody who did not answer in time, and what that means for a swap; any other decision that nothing
    else would tell is told with their name, and where several did not answer, what follows says enough."""
    if len(event.seats) != 1:
        return ""
    match around.after:
        case [e.CardsSwapped(), *_] | [e.PowerAnswered(answer=Swap()), *_]:
            return context.words("story-turn-ran-out", players=context.names(event.seats))
        case [e.PowerAnswered() as answer, *others]:
            if not is_told_by_what_follows(answer, others[0] if others else None):
                return ""
    return context.words("story-time-ran-out", players=context.names(event.seats))


def told_cards_down(context: ScreenContext, event: e.CardsTurnedDown, around: Around) -> str:
    """The cards are turned down."""
    return context.words("story-cards-down")


def told_end(context: ScreenContext, event: e.GameEnded, around: Around) -> str:
    """A game that was stopped, or that nobody was left to play; any other end is told by the last message."""
    if event.reason is not EndReason.STOPPED:
        return ""
    return context.words("story-deserted" if context.roster.is_deserted else "story-stopped")


def told_swap(context: ScreenContext, event: e.CardsSwapped, around: Around) -> str:
    """Two cards under the table; whether they were exchanged is said only when it is known."""
    if is_late(around.before):
        return ""
    key = {None: "story-swap", True: "story-swap-real", False: "story-swap-not"}[event.really]
    first, second = (context.card(place, event.by) for place in event.cards)
    return context.words(key, player=context.roster.name(event.by), first=first, second=second)


def is_late(before: Sequence[e.Event]) -> bool:
    """Whether time ran out, at the latest just before the answer to a power."""
    answered = [event for event in before[-2:] if not isinstance(event, e.PowerAnswered)]
    return bool(answered) and isinstance(answered[-1], e.TimedOut)


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
    if around.last is not None and is_taken_with(event, around.last):
        return ""
    taken = Counter({event.source: event.amount})
    for other in takewhile(lambda one: is_taken_with(event, one), around.after):
        assert isinstance(other, e.GoldMoved)
        taken[other.source] += other.amount
    return told_taking(context, player, taken)


def is_taken_with(event: e.GoldMoved, other: e.Event) -> bool:
    """Whether a player takes gold from players with both, which is told in one."""
    return isinstance(other, e.GoldMoved) and other.target == event.target and other.source >= 0


def told_taking(context: ScreenContext, player: str, taken: Counter[int]) -> str:
    """From whom a player took how much, in one sentence if it was the same of all."""
    if len(taken) > 1 and len(set(taken.values())) == 1:
        amount = next(iter(taken.values()))
        return context.words("story-took-players", player=player, others=context.names(taken), amount=amount)
    return " ".join(
        context.words("story-took-player", player=player, other=context.roster.name(seat), amount=amount)
        for seat, amount in taken.items()
    )


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
