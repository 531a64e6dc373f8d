"""What a person may read again: what they have seen and done themselves, never the present card."""

from collections.abc import Iterator

from bot.game import events as e
from bot.game.audience import redact
from bot.game.recollection import Remembered
from bot.game.rules import EARLY_TURNS
from bot.service.refusals import Refused

from .context import ScreenContext
from .ids import BACK
from .private import Keep, PrivateScreen
from .screen import Button, Screen
from .story import sentence
from .tempers import tempers_here


def reminders(context: ScreenContext) -> tuple[Button, ...]:
    """What a public message lets everybody look up for themselves."""
    words = context.words
    card = Button(context.id("card"), words("button-card"))
    found = (card,) if context.view.table.turn > EARLY_TURNS else ()
    noted = (Button(context.id("notes"), words("button-notes")),) if context.notes else ()
    return (*found, *noted, *returns(context))


def returns(context: ScreenContext) -> tuple[Button, ...]:
    """What a person clicks for whom an automaton plays, though any other click brings them back too."""
    if all(context.roster.people[seat].user_id is None for seat in context.roster.kept):
        return ()
    return (Button(context.id(BACK, number=0), context.words("button-back")),)


def notes(context: ScreenContext, seat: int) -> Screen:
    """Turn by turn, what the person in a seat has seen and done; of others there only what everyone saw, and
    what automata are like."""
    words = context.words
    lines = list(noted(context, seat))
    told = ("\n".join(newest(lines)), words("notes-warning")) if lines else (words("notes-empty"),)
    return page(context, seat, words("notes-title"), *told, *tempers_here(context))


def own_notes(context: ScreenContext, seat: int) -> Screen:
    """A person's notes where the table allows them; where people play from memory only their latest look."""
    if context.notes:
        return notes(context, seat)
    latest = latest_look(context, seat)
    if latest is None:
        raise Refused("notes-not-allowed")
    return page(context, seat, look_line(context, latest, seat), *tempers_here(context))


def own_card(context: ScreenContext, seat: int) -> Screen:
    """What a person saw last of their cards and, where notes are allowed, what has happened to it since."""
    latest = latest_look(context, seat)
    if latest is None:
        raise Refused("card-none")
    if not context.notes:
        return own_notes(context, seat)
    return page(context, seat, "\n".join((look_line(context, latest, seat), *since(context, latest, seat))))


def page(context: ScreenContext, seat: int, *texts: str) -> Screen:
    """Something that a person reads until their next turn is over."""
    return PrivateScreen(texts, keep=Keep.PAGE, until=next_turn(context, seat, context.view.table.turn))


def look(context: ScreenContext, seat: int, seen: Remembered, *more: str) -> Screen:
    """What a person has just seen, which stays until their next turn is over, and what they did then."""
    lines = (look_line(context, seen, seat), *more)
    return PrivateScreen(("\n".join(lines),), keep=Keep.LOOK, until=next_turn(context, seat, seen.turn))


def next_turn(context: ScreenContext, seat: int, turn: int) -> int:
    """The first turn of a seat after some turn."""
    setup = context.view.table.setup
    following = (seat - setup.starter - turn) % setup.layout.players
    return turn + 1 + following


def latest_look(context: ScreenContext, seat: int) -> Remembered | None:
    """What the person in a seat has seen last of cards, unless a whole turn of theirs has passed since."""
    looks = (item for item in reversed(context.view.history) if is_look(item.event, seat))
    latest = next((item for item in looks if was_there(context, seat, item)), None)
    if latest is None or context.view.table.turn > next_turn(context, seat, latest.turn):
        return None
    return latest


def look_in(context: ScreenContext, seat: int, turn: int) -> Remembered | None:
    """The cards that the person in a seat has looked at in a turn."""
    looks = (
        item
        for item in context.view.history
        if item.turn == turn and isinstance(item.event, e.CardsSeen) and item.event.by == seat
    )
    return next((item for item in looks if was_there(context, seat, item)), None)


def is_look(event: e.Event, seat: int) -> bool:
    """Whether the person in a seat learns from an event what lies somewhere."""
    match event:
        case e.CardsSeen(by=by):
            return by == seat
        case e.CardShown(seat=shower):
            return shower == seat
    return False


def look_line(context: ScreenContext, item: Remembered, seat: int) -> str:
    """What was seen, and when."""
    what = note(context, item.event, seat, bold=True)
    return context.words("notes-line", turn=item.turn, what=what)


def since(context: ScreenContext, latest: Remembered, seat: int) -> Iterator[str]:
    """What has happened to the cards seen: what the person did, and how often others may have moved them."""
    places = seen_places(latest.event)
    past = list(remembered(context, seat))
    moved = 0
    for item, own in past[[item for item, _ in past].index(latest) + 1 :]:
        if not isinstance(item.event, e.CardsSwapped) or places.isdisjoint(item.event.cards):
            continue
        if own and item.event.by == seat:
            yield context.words("notes-line", turn=item.turn, what=note(context, item.event, seat))
        else:
            moved += 1
    yield context.words("card-moved", count=moved)


def seen_places(event: e.Event) -> set[int]:
    """Where the cards lay that somebody learnt of."""
    match event:
        case e.CardsSeen(cards=cards):
            return set(cards)
        case e.CardShown(card=card):
            return {card}
    return set()


def remembered(context: ScreenContext, seat: int) -> Iterator[tuple[Remembered, bool]]:
    """The past, and whether the person in the seat was there themselves: not an automaton in their stead,
    nor somebody else who sat there."""
    return ((item, was_there(context, seat, item)) for item in context.view.history)


def was_there(context: ScreenContext, seat: int, item: Remembered) -> bool:
    """Whether the person in a seat was there themselves when something happened."""
    then = context.roster.at(item.moment)
    return seat not in then.kept and then.people[seat].user_id == context.roster.people[seat].user_id


def has_seat(context: ScreenContext, seat: int, item: Remembered) -> bool:
    """Whether the person in a seat had it already when something happened."""
    then = context.roster.at(item.moment).people[seat]
    return then.user_id == context.roster.people[seat].user_id


def noted(context: ScreenContext, seat: int) -> Iterator[str]:
    """The lines of a person's notes; nothing of what somebody else did in their seat."""
    for item, own in remembered(context, seat):
        then = context.at(item.moment)
        line = note(then, item.event, seat) if own else foreign_note(then, item.event, seat)
        if line and (own or has_seat(context, seat, item) or isinstance(item.event, e.CardShown)):
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


def note(context: ScreenContext, event: e.Event, by: int, *, bold: bool = False) -> str:
    """One line of a person's notes, if the event is theirs to note."""
    match event:
        case e.CardsSwapped(by=actor) if actor == by:
            return swapped(context, event, by)
        case e.CardsSeen(by=actor) if actor == by and event.characters is not None:
            return seen(context, event, by, bold=bold)
        case e.CardShown(seat=shower) if shower == by:
            name, card = context.character(event.character), context.held(event.card, by)
            return context.words("notes-shown", name=f"**{name}**" if bold else name, card=card)
        case e.CardShown():
            return sentence(context, event)
    return ""


def swapped(context: ScreenContext, event: e.CardsSwapped, by: int) -> str:
    """Whether two cards were exchanged."""
    first, second = (context.held(place, by) for place in event.cards)
    key = "notes-swapped" if event.really else "notes-not-swapped"
    return context.words(key, first=first, second=second)


def seen(context: ScreenContext, event: e.CardsSeen, by: int, *, bold: bool = False) -> str:
    """What lay at each place looked at."""
    assert event.characters is not None
    names = [context.character(character) for character in event.characters]
    return " ".join(
        context.words("notes-saw", name=f"**{name}**" if bold else name, card=context.held(place, by))
        for place, name in zip(event.cards, names, strict=True)
    )


def foreign_note(context: ScreenContext, event: e.Event, by: int) -> str:
    """What everyone saw of an event while somebody else answered for the seat."""
    match redact(event, None):
        case e.CardsSwapped(by=actor) | e.CardsSeen(by=actor) as public if actor == by:
            return sentence(context, public)
        case e.CardShown() as public:
            return sentence(context, public)
    return ""
