"""A game of one person in a single message: what happened since they last looked, and what is asked now."""

from collections.abc import Iterable

from msgspec.structs import replace

from bot.game.questions import UsePower

from .chapters import chapters
from .context import ScreenContext
from .ids import HOW_TO_PLAY, parse_id
from .screen import Button, Screen
from .table import asked, screen_of

MOST_TOLD = 2000
"""Characters that are told of what happened; of more the newest."""
SHOW = "show"
"""The verb that shows the table again."""
ELSEWHERE = frozenset({HOW_TO_PLAY, "rematch"})
"""What real tables offer and a table of one's own does not."""


def table_screen(context: ScreenContext, since: int) -> Screen:
    """What everyone at the table has seen since a turn, and what they are asked now."""
    found = chapters(context.view, since)
    earlier = [screen_of(context, found, index) for index in range(len(found) - 1)]
    now = screen_of(context, found, len(found) - 1)
    told = quiet(newest_of(text for screen in earlier for text in screen.texts))
    buttons = tuple(button for button in now.buttons if parse_id(button.id).verb not in ELSEWHERE)
    return Screen((*((told,) if told else ()), *now.texts), buttons=buttons)


def newest_of(texts: Iterable[str]) -> str:
    """As many of the newest lines as there is room for."""
    lines = [line for text in texts for line in text.split("\n")]
    room, first = MOST_TOLD, len(lines)
    while first and len(lines[first - 1]) < room:
        first -= 1
        room -= len(lines[first]) + 1
    return "\n".join(lines[first:])


def quiet(told: str) -> str:
    """What was before, in small letters but for headings, so that what is asked now stands out."""
    return "\n".join(line if line.startswith("#") else f"-# {line}" for line in told.split("\n") if line)


def with_prompt(table: Screen, prompt: Screen, context: ScreenContext, question: UsePower) -> Screen:
    """What a power asks its person, under what happened; of their own power it is not said twice."""
    *told, last = table.texts
    if question.choice.asked_by is None:
        last = last.removeprefix(asked(context, question)).lstrip("\n")
    return replace(prompt, texts=(*told, last, *prompt.texts), mentions=(), asks="")


def with_way_back(screen: Screen, context: ScreenContext) -> Screen:
    """A prompt or a page, from which a person can return to the table."""
    back = Button(context.id(SHOW), context.words("button-solo-back"))
    return replace(screen, buttons=(*screen.buttons, back))


def below(screen: Screen, *texts: str) -> Screen:
    """A screen with more to read at its end."""
    return replace(screen, texts=(*screen.texts, *(text for text in texts if text)))


def above(screen: Screen, *texts: str) -> Screen:
    """A screen with something to read before everything else."""
    return replace(screen, texts=(*(text for text in texts if text), *screen.texts))
