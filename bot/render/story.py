"""What happened, in sentences: one for each event that means something to a reader."""

from collections.abc import Iterable, Iterator, Sequence

from bot.game import EndReason
from bot.game import events as e
from bot.game.actions import Decline, NameCharacter, PickSeat
from bot.game.state import BANK, COURT

from .cast import mention_of
from .stage import Stage

MESSAGE = 4000
"""Characters that the texts of one message hold in all."""
LEFT_OUT = "…"


def tell(stage: Stage, events: Sequence[e.Event], room: int = MESSAGE, then: e.Event | None = None) -> str:
    """The events as a paragraph, before what another message tells; if there is too little room for all,
    what came first is left out."""
    told = [sentence for sentence in sentences(stage, events, then) if sentence]
    length = sum(len(sentence) + 1 for sentence in told)
    if length <= room:
        return " ".join(told)
    while told and length + len(LEFT_OUT) > room:
        length -= len(told.pop(0)) + 1
    return " ".join((LEFT_OUT, *told))


def room_beside(texts: Iterable[str]) -> int:
    """How many characters a message still holds beside these texts."""
    return MESSAGE - sum(len(text) for text in texts)


def sentences(stage: Stage, events: Sequence[e.Event], then: e.Event | None) -> Iterator[str]:
    """A sentence for each event, or for a group of the same kind."""
    fined = [event.seat for event in events if isinstance(event, e.FinePaid)]
    granted = False
    for index, event in enumerate(events):
        following = events[index + 1] if index + 1 < len(events) else None
        if isinstance(event, e.PowerGranted):
            granted = bool(event.users)
            if not event.users:
                yield stage.words("story-nobody-right")
        elif isinstance(event, e.Fact | e.PowerAsked | e.PowerAnswered):
            granted = False
        elif granted:
            granted = False
            yield stage.words("story-no-effect")
        if isinstance(event, e.FinePaid):
            if event.seat == fined[0]:
                yield stage.words("story-fines", players=stage.names(fined), count=len(fined))
            continue
        yield sentence(stage, event, following)
    if granted and not isinstance(then, e.PowerAsked):
        yield stage.words("story-no-effect")


def sentence(stage: Stage, event: e.Event, following: e.Event | None) -> str:
    """What one event says to a reader; nothing if others say it better."""
    words, name = stage.words, stage.cast.name
    match event:
        case e.CardsSwapped():
            return told_swap(stage, event)
        case e.CardsSeen():
            return told_look(stage, event)
        case e.Announced():
            key = f"story-announced{stage.hand_suffix(event.card)}"
            return words(key, player=name(event.by), character=event.character)
        case e.ContestClosed() if event.contests:
            claimants = [claim.seat for claim in event.contests]
            return words("story-contested", players=stage.names(claimants), count=len(claimants))
        case e.ContestClosed():
            return words("story-uncontested")
        case e.CardShown():
            key = f"story-showed{stage.hand_suffix(event.card)}"
            return words(key, player=name(event.seat), character=event.character)
        case e.GoldMoved():
            return told_gold(stage, event)
        case e.FortunesExchanged():
            return told_fortunes(stage, event)
        case e.PowerAnswered(answer=Decline()):
            return words("story-declined", player=name(event.by))
        case e.PowerAnswered(answer=PickSeat(seat=seat)):
            if isinstance(following, e.GoldMoved | e.FortunesExchanged):
                return ""
            return words("story-chose-player", player=name(event.by), other=name(seat))
        case e.PowerAnswered(answer=NameCharacter(character=character)):
            return words("story-named", player=name(event.by), character=character)
        case e.PowerWon():
            return words("story-power-won", player=name(event.seat))
        case e.TimedOut() if len(event.seats) == 1:
            return words("story-time-ran-out", players=stage.names(event.seats))
        case e.SeatKept():
            return told_absence(stage, event.seat)
        case e.SeatReturned():
            key = "story-joined" if stage.cast.people[event.seat].before else "story-returned"
            return words(key, player=name(event.seat), place=event.seat + 1)
        case e.CardsTurnedDown():
            return words("story-cards-down")
        case e.GameEnded(reason=EndReason.STOPPED):
            return words("story-stopped")
    return ""


def told_swap(stage: Stage, event: e.CardsSwapped) -> str:
    """Two cards under the table; whether they were exchanged is said only when it is known."""
    key = {None: "story-swap", True: "story-swap-real", False: "story-swap-not"}[event.really]
    first, second = (stage.card(place, event.by) for place in event.cards)
    return stage.words(key, player=stage.cast.name(event.by), first=first, second=second)


def told_look(stage: Stage, event: e.CardsSeen) -> str:
    """A secret look at one card or two."""
    player = stage.cast.name(event.by)
    cards = [stage.card(place, event.by) for place in event.cards]
    if len(cards) == 2:
        return stage.words("story-look", player=player, first=cards[0], second=cards[1])
    if event.characters is None:
        return stage.words("story-peek", player=player, card=cards[0])
    return stage.words("story-peek-saw", player=player, card=cards[0], character=event.characters[0])


def told_gold(stage: Stage, event: e.GoldMoved) -> str:
    """Gold that changed hands."""
    player = stage.cast.name(event.target)
    if event.source == BANK:
        key = "story-took-bank" if event.amount else "story-bank-gave-nothing"
        return stage.words(key, player=player, amount=event.amount)
    if event.source == COURT:
        key = "story-took-court" if event.amount else "story-court-empty"
        return stage.words(key, player=player, amount=event.amount)
    other = stage.cast.name(event.source)
    return stage.words("story-took-player", player=player, other=other, amount=event.amount)


def told_absence(stage: Stage, seat: int) -> str:
    """An automaton in a seat: kept for its person or, where others sat before, the place of who left."""
    before = stage.cast.people[seat].before
    if not before:
        return stage.words("story-kept", player=stage.cast.name(seat))
    if len(before) > 1:
        return stage.words("story-left", place=seat + 1)
    return stage.words("story-left-by", player=mention_of(before[0]), place=seat + 1)


def told_fortunes(stage: Stage, event: e.FortunesExchanged) -> str:
    """Two purses that changed places, and what was in them."""
    purses = purses_before(stage, event)
    return stage.words(
        "story-fortunes",
        player=stage.cast.name(event.by),
        other=stage.cast.name(event.seat),
        given=purses[event.by],
        got=purses[event.seat],
    )


def purses_before(stage: Stage, until: e.Event) -> list[int]:
    """What everyone owned just before an event."""
    purses: list[int] = []
    for remembered in stage.view.history:
        event = remembered.event
        if event is until:
            break
        if isinstance(event, e.GameBegan):
            purses = [event.gold] * event.players
        elif isinstance(event, e.FinePaid):
            purses[event.seat] -= event.amount
        elif isinstance(event, e.FortunesExchanged):
            purses[event.by], purses[event.seat] = purses[event.seat], purses[event.by]
        elif isinstance(event, e.GoldMoved):
            for place, amount in ((event.source, -event.amount), (event.target, event.amount)):
                if place >= 0:
                    purses[place] += amount
    return purses
