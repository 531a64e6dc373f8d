"""What a person is told after their own action, and what they may read again."""

from bot.game import events as e
from bot.game.actions import Announce, Contest, GetReady, Pass, PassUntilTurn, SeatAction
from bot.game.questions import HearContests
from bot.game.state import ContestMode

from .screen import Screen
from .stage import Stage


def result(stage: Stage, action: SeatAction, events: tuple[e.Event, ...]) -> Screen:
    """The answer to the person who acted, from the events as that person may know them."""
    by, words = action.by, stage.words
    for event in events:
        if isinstance(event, e.CardsSwapped) and event.by == by:
            return Screen((swapped(stage, event, by),))
        if isinstance(event, e.CardsSeen) and event.by == by:
            return Screen((seen(stage, event, by),))
    match action:
        case GetReady():
            return Screen((words("done-ready"),))
        case Announce(character=character):
            return Screen((words("done-announced", character=character),))
        case Contest() | Pass() | PassUntilTurn():
            return Screen((answered(stage, action, events),))
    return Screen((words("done-choice"),))


def swapped(stage: Stage, event: e.CardsSwapped, by: int) -> str:
    """Whether two cards were exchanged."""
    first, second = (stage.held(place, by) for place in event.cards)
    key = "done-swap-real" if event.really else "done-swap-not"
    return stage.words(key, first=first, second=second)


def seen(stage: Stage, event: e.CardsSeen, by: int) -> str:
    """What lay at each place looked at."""
    assert event.characters is not None
    return "\n".join(
        stage.words("done-peek", card=stage.held(place, by), name=stage.character(character))
        for place, character in zip(event.cards, event.characters, strict=True)
    )


def answered(stage: Stage, action: Contest | Pass | PassUntilTurn, events: tuple[e.Event, ...]) -> str:
    """That an answer to an announcement was taken, and whether it may still be changed."""
    words, table = stage.words, stage.view.table
    if isinstance(action, PassUntilTurn):
        return words("done-passing-on")
    clockwise = table.setup.contest is ContestMode.CLOCKWISE
    if clockwise and any(isinstance(event, e.AnswerSealed) for event in events):
        return words("done-lodged")
    final = "-final" if clockwise or not isinstance(table.question, HearContests) else ""
    if isinstance(action, Contest):
        return words(f"done-contested{final}", character=announced(stage))
    return words(f"done-passed{final}")


def announced(stage: Stage) -> str:
    """The character announced in this turn or, if the contest has ended it, in the one before."""
    present = stage.view.table.announcement
    if present is not None:
        return present.character
    past = reversed(stage.view.history)
    return next(item.event.character for item in past if isinstance(item.event, e.Announced))


def notes(stage: Stage, by: int) -> Screen:
    """What the person has legitimately seen and done, turn by turn, never the present card."""
    words = stage.words
    lines = [
        words("notes-line", turn=item.turn, what=noted)
        for item in stage.view.history
        if (noted := note(stage, item.event, by))
    ]
    if not lines:
        return Screen((words("notes-title"), words("notes-empty")))
    return Screen((words("notes-title"), "\n".join(newest(lines)), words("notes-warning")))


def newest(lines: list[str], room: int = 3000) -> list[str]:
    """As many of the newest lines as there is room for."""
    kept: list[str] = []
    for line in reversed(lines):
        room -= len(line) + 1
        if room < 0:
            break
        kept.insert(0, line)
    return kept


def note(stage: Stage, event: e.Event, by: int) -> str:
    """One line of a person's notes, if the event is theirs to note."""
    match event:
        case e.CardsSwapped(by=actor) if actor == by:
            first, second = (stage.held(place, by) for place in event.cards)
            key = "notes-swapped" if event.really else "notes-not-swapped"
            return stage.words(key, first=first, second=second)
        case e.CardsSeen(by=actor) if actor == by and event.characters is not None:
            return " ".join(
                stage.words("notes-saw", name=stage.character(character), card=stage.held(place, by))
                for place, character in zip(event.cards, event.characters, strict=True)
            )
        case e.CardShown():
            if event.seat == by:
                card = stage.held(event.card, by)
                return stage.words("notes-shown", name=stage.character(event.character), card=card)
            return stage.words("story-showed", player=stage.cast.name(event.seat), character=event.character)
    return ""
