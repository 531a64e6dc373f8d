"""A game as a row of public messages: each owns the events from its beginning to the next one's."""

from collections.abc import Container, Iterator, Sequence

import msgspec

from bot.game import Game, View
from bot.game import events as e
from bot.game.audience import redact
from bot.game.recollection import Remembered, since
from bot.slots import ASK, BELOW, CARDS, CONTEST, END, MASKS, TURN, is_a, slot_of
from bot.tables.state import PostIntent


class Chapter(msgspec.Struct, frozen=True):
    """One public message and the events it tells; its slot names it for good."""

    slot: str
    opened: Remembered
    """With what it began; a turn before that has no message of its own may be told first."""
    past: tuple[Remembered, ...] = ()

    @property
    def turn(self) -> int:
        """The turn in which it began."""
        return self.opened.turn


def opening(event: e.Event, turn: int) -> str | None:
    """The slot of the message that an event of a turn opens, if it opens one: a claim, a reveal or a power's
    question opens one only where people have talked below the turn's message."""
    match event:
        case e.CardsDealt():
            return slot_of(CARDS, event.number)
        case e.TurnBegan():
            return slot_of(TURN, event.number)
        case e.Announced():
            return slot_of(CONTEST, event.number)
        case e.ContestClosed(contests=contests) if contests:
            return slot_of(MASKS, turn)
        case e.PowerAsked():
            return slot_of(ASK, event.number)
        case e.GameEnded():
            return slot_of(END, 0)
    return None


def known_to_all(view: View, since_turn: int) -> Iterator[Remembered]:
    """What everyone knew at the time, from a turn on."""
    for item in since(view.history, since_turn):
        if (event := redact(item.event, None)) is not None:
            yield Remembered(item.turn, event, item.moment)


def chapters(view: View, since_turn: int = 0, posted: Container[str] | None = None) -> list[Chapter]:
    """The messages of a game from a turn on, the oldest first, as a spectator knew them at the time.

    Of the messages that were posted, if that is known; a turn whose message never was is told by the next.
    """
    past = list(known_to_all(view, since_turn))
    slots = [opening(item.event, item.turn) for item in past]
    newest = next((slot for slot in reversed(slots) if slot and not is_a(slot, *BELOW)), None)
    found: list[Chapter] = []
    untold: list[Remembered] = []
    told: list[Remembered] = []
    for item, slot in zip(past, slots, strict=True):
        if slot is not None and (slot == newest or is_there(slot, posted)):
            along = taken_along(slot, item.turn, told)
            finish(found, told[: len(told) - len(along)])
            found.append(Chapter(slot, item))
            told = [one for one in untold if one.turn >= item.turn - 1 and one not in along] + along
            untold = []
        elif slot is not None and not is_a(slot, *BELOW):
            finish(found, told)
            told = untold
        told.append(item)
    finish(found, told)
    return found


def taken_along(slot: str, turn: int, told: list[Remembered]) -> list[Remembered]:
    """What a message below tells of what was told above, so that it is told in one: a claim, what happened
    in its turn before; a reveal, the claim too."""
    if not is_a(slot, CONTEST, MASKS):
        return []
    return [item for item in told if item.turn == turn]


def fresh_reveal(view: View) -> int | None:
    """The turn of the newest reveal, the present or the last one, if nothing has been answered since."""
    for item in reversed(view.history):
        match item.event:
            case e.PowerAnswered():
                return None
            case e.ContestClosed(contests=contests):
                return item.turn if contests and item.turn >= view.table.turn - 1 else None
    return None


def is_there(slot: str, posted: Container[str] | None) -> bool:
    """Whether a message was posted; if nothing is known, all are there but those below a turn's own."""
    return not is_a(slot, *BELOW) if posted is None else slot in posted


def finish(found: list[Chapter], told: list[Remembered]) -> None:
    """Give the newest chapter what it tells, once."""
    if found and not found[-1].past:
        found[-1] = msgspec.structs.replace(found[-1], past=tuple(told))


def messages_opened(before: Game | None, after: Game, events: Sequence[e.Event]) -> list[PostIntent]:
    """The messages that new events open, whatever people talk about."""
    slots = (opening(event, after.table.turn) for event in events)
    return [PostIntent(slot) for slot in slots if slot is not None and not is_a(slot, *BELOW)]
