"""The guided game: the real screens, with what the host says about them and what is to be clicked."""

from collections.abc import Sequence

from msgspec.structs import replace

from bot.game.actions import Announce, Contest, GetReady, Pass, Peek, PickSeat, SeatAction, Swap
from bot.solo.ids import lesson_id
from bot.solo.table import ME
from bot.text import Words

from .context import ScreenContext
from .ending import ranking, title
from .facts import facts, truths
from .ids import ComponentId, parse_id
from .pages import page_id
from .practice import practice_button
from .prompts import label
from .screen import Button, Screen, Style
from .solo import SHOW, below, quiet

NEXT = "next"
"""The verb that leads on where nothing else is to be done."""
ASIDE = frozenset({"card", "notes", "passon", "review", "replay", "file"})
"""What tables offer besides, and would lead away from the lesson."""
LED_BY = "\N{NO-BREAK SPACE}\N{RIGHTWARDS ARROW} "


def welcome(words: Words) -> Screen:
    """What the game is, in a few lines, and the way into it."""
    return Screen(
        (words("learn-welcome"), way((words("button-learn-begin"),), words)),
        buttons=(
            Button(str(ComponentId(lesson_id(0), 0, NEXT)), words("button-learn-begin"), Style.PRIMARY),
            Button(page_id(0), words("button-learn-rules")),
        ),
    )


def explained(screen: Screen, context: ScreenContext, step: str, clicks: Sequence[str]) -> Screen:
    """A screen of the guided game, with what there is to know about it and what to click."""
    roster = context.roster
    buttons = tuple(button for button in screen.buttons if parse_id(button.id).verb not in ASIDE)
    names = {"left": roster.name(1), "across": roster.name(2), "right": roster.name(3)}
    said = below(replace(screen, buttons=buttons), context.words(f"learn-{step}", **names))
    return led(said, context, clicks) if clicks else said


def led(screen: Screen, context: ScreenContext, clicks: Sequence[str]) -> Screen:
    """A screen with what to click on it; the one before has said why."""
    return below(screen, way(clicks, context.words))


def way(clicks: Sequence[str], words: Words) -> str:
    """What is to be clicked, one after the other."""
    return words("learn-click", clicks=LED_BY.join(f"**{click}**" for click in clicks))


def with_next(screen: Screen, context: ScreenContext) -> Screen:
    """A screen on which nothing else is to be done but to go on."""
    go_on = Button(context.id(NEXT, number=0), context.words("button-next"), Style.PRIMARY)
    return replace(screen, selects=(), buttons=(go_on,))


def ended(screen: Screen, context: ScreenContext) -> Screen:
    """The end, without what is told on the screen that it leads to."""
    return replace(screen, texts=(title(context), quiet("\n".join(ranking(context)))))


def finished(screen: Screen, context: ScreenContext) -> Screen:
    """What really happened, with the best facts alone, and what one may do after it."""
    words = context.words
    shorter = {facts(context): truths(context)}
    texts = tuple(shorter.get(text, text) for text in screen.texts)
    again = Button(str(ComponentId(lesson_id(0), 0, SHOW)), words("button-learn-again"))
    buttons = (practice_button(words, Style.PRIMARY), *screen.buttons, again)
    return replace(screen, texts=texts, buttons=buttons)


def clicks_for(context: ScreenContext, action: SeatAction | None) -> tuple[str, ...]:
    """The labels that lead to an action from the table's own screen."""
    words = context.words
    match action:
        case None:
            return (words("button-next"),)
        case GetReady():
            return (words("button-ready"),)
        case Swap(cards=(_, other), really=really):
            decide = "button-exchange" if really else "button-do-not"
            return (words("button-swap"), context.option(other, ME), words(decide))
        case Peek():
            return (words("button-peek"),)
        case Announce():
            return (words("button-announce"), label(context, action, ME, words))
        case PickSeat():
            return (label(context, action, ME, words),)
        case Pass():
            return (words("button-pass"),)
        case Contest():
            claimed = context.view.table.announcement
            return (words("button-contest", character=claimed.character),) if claimed else ()
    raise TypeError(type(action).__name__)
