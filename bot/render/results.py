"""What a person is told after their own action."""

from bot.game import events as e
from bot.game.actions import Announce, Contest, GetReady, Pass, PassUntilTurn, SeatAction
from bot.game.questions import HearContests
from bot.game.state import ContestMode

from .context import ScreenContext
from .screen import Screen


def result(context: ScreenContext, action: SeatAction, events: tuple[e.Event, ...]) -> Screen:
    """The answer to the person who acted, from the events as that person may know them."""
    by, words = action.by, context.words
    for event in events:
        if isinstance(event, e.CardsSwapped) and event.by == by:
            return Screen((swapped(context, event, by),))
        if isinstance(event, e.CardsSeen) and event.by == by:
            return Screen((seen(context, event, by),))
    match action:
        case GetReady():
            return Screen((words("done-ready"),))
        case Announce(character=character):
            return Screen((words("done-announced", character=character),))
        case Contest() | Pass() | PassUntilTurn():
            return Screen((answered(context, action),))
    return Screen((words("done-choice"),))


def swapped(context: ScreenContext, event: e.CardsSwapped, by: int) -> str:
    """Whether two cards were exchanged."""
    first, second = (context.held(place, by) for place in event.cards)
    key = "done-swap-real" if event.really else "done-swap-not"
    return context.words(key, first=first, second=second)


def seen(context: ScreenContext, event: e.CardsSeen, by: int) -> str:
    """What lay at each place looked at."""
    assert event.characters is not None
    return "\n".join(
        context.words("done-peek", card=context.held(place, by), name=context.character(character))
        for place, character in zip(event.cards, event.characters, strict=True)
    )


def answered(context: ScreenContext, action: Contest | Pass | PassUntilTurn) -> str:
    """That an answer to an announcement was taken, and whether it may still be changed."""
    words, table, question = context.words, context.view.table, context.view.table.question
    if isinstance(action, PassUntilTurn):
        return words("done-passing-on")
    heard = not isinstance(question, HearContests) or (
        question.asked is not None and action.by in question.answered
    )
    if not heard and table.setup.contest is ContestMode.CLOCKWISE:
        return words("done-lodged")
    final = "-final" if heard else ""
    if isinstance(action, Contest):
        return words(f"done-contested{final}", character=announced(context))
    return words(f"done-passed{final}")


def announced(context: ScreenContext) -> str:
    """The character announced in this turn or, if the contest has ended it, in the one before."""
    present = context.view.table.announcement
    if present is not None:
        return present.character
    past = reversed(context.view.history)
    return next(item.event.character for item in past if isinstance(item.event, e.Announced))
