"""What a person is told after their own action, where the table does not show it."""

from bot.game import Table
from bot.game import events as e
from bot.game.actions import Contest, ContestReply, PassUntilTurn
from bot.game.questions import HearContests
from bot.text import Words

from .context import ScreenContext
from .notes import look, look_in, swapped
from .private import PrivateScreen
from .screen import SILENT, Screen


def acknowledged(words: Words, table: Table, action: ContestReply) -> Screen:
    """That an answer to an announcement was taken, from the table as it was asked, whatever comes of it.

    An answer that everyone hears at once needs no acknowledgement.
    """
    if isinstance(action, PassUntilTurn):
        return PrivateScreen((words("done-passing-on"),))
    question, announcement = table.question, table.announcement
    if not isinstance(question, HearContests) or announcement is None or question.asked == action.by:
        return SILENT
    if question.asked is not None:
        return PrivateScreen((words("done-lodged"),))
    if isinstance(action, Contest):
        return PrivateScreen((words("done-contested", character=announcement.character),))
    return PrivateScreen((words("done-passed"),))


def outcome(context: ScreenContext, seat: int, turn: int, events: tuple[e.Event, ...]) -> Screen:
    """What the person in a seat alone knows of what they did in a turn; the table shows the rest."""
    done = tuple(
        swapped(context, event, seat)
        for event in events
        if isinstance(event, e.CardsSwapped) and event.by == seat
    )
    if not (done or any(isinstance(event, e.CardsSeen) and event.by == seat for event in events)):
        return SILENT
    latest = look_in(context, seat, turn)
    return Screen(done) if latest is None else look(context, seat, latest, *done)
