"""Playing: what the person in a seat does, and who everybody waits for."""

import msgspec

from bot.game import Event, IllegalAction, Reason, SeatAction
from bot.game.actions import ContestReply
from bot.game.audience import redact
from bot.game.questions import UsePower
from bot.tables import Seated
from bot.tables.tables import Tables

from .callers import Caller


class Answered(msgspec.Struct, frozen=True):
    """What became of an answer: the table after it, and what of it the person who gave it may know."""

    table: Seated
    events: tuple[Event, ...] = ()


class Play:
    """Answers of people at tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables

    async def answer(self, caller: Caller, table: Seated, question: int, action: SeatAction) -> Answered:
        """Have the caller's seat do something, once, if the question is still open."""
        try:
            told = await self.tables.act(
                table.game_id, action, question=question, key=caller.key, user_id=caller.user_id
            )
        except IllegalAction as error:
            if error.reason is Reason.ALREADY_SAID and isinstance(action, ContestReply):
                # Somebody who has just taken the seat must not learn from this what was said there before.
                return Answered(table)
            raise
        known = tuple(event for event in (redact(one, action.by) for one in told.events) if event)
        return Answered(told.table, known)

    async def come_back(self, caller: Caller, table: Seated) -> Seated:
        """Whatever an absent person does brings them back: the table after it."""
        return (await self.tables.come_back(table.game_id, caller.user_id)).table


def awaited(table: Seated) -> int:
    """The seat that everybody waits for: whom a power asks, else whose turn it is."""
    public = table.game.table
    return public.question.choice.by if isinstance(public.question, UsePower) else public.on_turn
