"""A game as a row of public messages: each owns the events from its beginning to the next one's."""

from collections.abc import Sequence

import msgspec

from bot.game import Game, View
from bot.game import events as e
from bot.game.audience import redact
from bot.slots import ASK, CARDS, CONTEST, END, TURN, slot_of
from bot.tables.state import PostIntent


class Chapter(msgspec.Struct, frozen=True):
    """One public message and the events it tells; its slot names it for good."""

    kind: str
    number: int
    turn: int
    events: tuple[e.Event, ...]

    @property
    def slot(self) -> str:
        """The name under which the message is posted once."""
        return slot_of(self.kind, self.number)


def opening(event: e.Event, on_turn: int) -> tuple[str, int] | None:
    """The kind and number of the message that an event opens, if it opens one."""
    match event:
        case e.CardsDealt():
            return CARDS, event.number
        case e.TurnBegan():
            return TURN, event.number
        case e.Announced():
            return CONTEST, event.number
        case e.PowerAsked() if event.choice.by != on_turn:
            return ASK, event.number
        case e.GameEnded():
            return END, 0
    return None


def chapters(view: View, since_turn: int = 0) -> list[Chapter]:
    """The messages of a game from a turn on, the oldest first, as a spectator knew them at the time."""
    found: list[Chapter] = []
    events: list[e.Event] = []
    on_turn = -1
    for remembered in view.history:
        event = redact(remembered.event, None)
        if isinstance(event, e.TurnBegan):
            on_turn = event.seat
        if event is None or remembered.turn < since_turn:
            continue
        opened = opening(event, on_turn)
        if opened is not None:
            if found:
                found[-1] = msgspec.structs.replace(found[-1], events=tuple(events))
            found.append(Chapter(*opened, turn=remembered.turn, events=()))
            events = []
        events.append(event)
    if found:
        found[-1] = msgspec.structs.replace(found[-1], events=tuple(events))
    return found


def messages_opened(before: Game | None, after: Game, events: Sequence[e.Event]) -> list[PostIntent]:
    """The messages that new events open."""
    on_turn = after.table.on_turn if before is None else before.table.on_turn
    found = []
    for event in events:
        if isinstance(event, e.TurnBegan):
            on_turn = event.seat
        opened = opening(event, on_turn)
        if opened is not None:
            found.append(PostIntent(slot_of(*opened)))
    return found
