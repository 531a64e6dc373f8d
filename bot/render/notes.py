"""What a person may read again: what they have seen and done themselves, never the present card."""

from collections.abc import Iterator

from bot.game import events as e
from bot.game.audience import redact
from bot.game.view import Remembered
from bot.service.refusals import Refused

from .context import ScreenContext
from .results import seen
from .screen import Screen
from .story import sentence


def notes(context: ScreenContext, seat: int) -> Screen:
    """Turn by turn, what the person in a seat has seen and done; of others there only what everyone saw."""
    words = context.words
    lines = list(noted(context, seat))
    if not lines:
        return Screen((words("notes-title"), words("notes-empty")))
    return Screen((words("notes-title"), "\n".join(newest(lines)), words("notes-warning")))


def own_notes(context: ScreenContext, seat: int) -> Screen:
    """A person's notes where the table allows them; where people play from memory only their latest look."""
    if context.notes:
        return notes(context, seat)
    looks = latest_looks(context, seat, context.view.table.turn - 1)
    if not looks:
        raise Refused("notes-not-allowed")
    return Screen((looks[-1],))


def latest_looks(context: ScreenContext, seat: int, since_turn: int) -> tuple[str, ...]:
    """What the person in a seat has seen of cards since a turn began, as they were told then."""
    return tuple(
        seen(context, item.event, seat)
        for item, own in remembered(context, seat)
        if own and item.turn >= since_turn and isinstance(item.event, e.CardsSeen) and item.event.by == seat
    )


def remembered(context: ScreenContext, seat: int) -> Iterator[tuple[Remembered, bool]]:
    """The past, and whether the person in the seat was there themselves: an automaton may have kept it,
    and in a seat that others had, what came before the last return is not theirs."""
    history = context.view.history
    returns = [place for place, item in enumerate(history) if item.event == e.SeatReturned(seat)]
    since = returns[-1] if returns and context.roster.people[seat].before else 0
    kept = False
    for place, item in enumerate(history):
        if isinstance(item.event, e.SeatKept | e.SeatReturned) and item.event.seat == seat:
            kept = isinstance(item.event, e.SeatKept)
        yield item, place >= since and not kept


def noted(context: ScreenContext, seat: int) -> Iterator[str]:
    """The lines of a person's notes."""
    for item, own in remembered(context, seat):
        if line := note(context, item.event, seat) if own else foreign_note(context, item.event, seat):
            yield context.words("notes-line", turn=item.turn, what=line)


def newest(lines: list[str], room: int = 3000) -> list[str]:
    """As many of the newest lines as there is room for."""
    kept: list[str] = []
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept.insert(0, line)
    return kept


def note(context: ScreenContext, event: e.Event, by: int) -> str:
    """One line of a person's notes, if the event is theirs to note."""
    match event:
        case e.CardsSwapped(by=actor) if actor == by:
            first, second = (context.held(place, by) for place in event.cards)
            key = "notes-swapped" if event.really else "notes-not-swapped"
            return context.words(key, first=first, second=second)
        case e.CardsSeen(by=actor) if actor == by and event.characters is not None:
            return " ".join(
                context.words("notes-saw", name=context.character(character), card=context.held(place, by))
                for place, character in zip(event.cards, event.characters, strict=True)
            )
        case e.CardShown(seat=shower) if shower == by:
            card = context.held(event.card, by)
            return context.words("notes-shown", name=context.character(event.character), card=card)
        case e.CardShown():
            return sentence(context, event)
    return ""


def foreign_note(context: ScreenContext, event: e.Event, by: int) -> str:
    """What everyone saw of an event while somebody else answered for the seat."""
    match redact(event, None):
        case e.CardsSwapped(by=actor) | e.CardsSeen(by=actor) as public if actor == by:
            return sentence(context, public)
        case e.CardShown() as public:
            return sentence(context, public)
    return ""
