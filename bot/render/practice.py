"""Games for practice: how one is asked for, what stands in its way, and what is offered at its end."""

from msgspec.structs import replace

from bot.automata.levels import Level
from bot.service.practice_requests import PracticeRequest
from bot.tables import Seated
from bot.text import Words

from .ids import LIMIT, SEPARATOR, ComponentId, Unreadable, read_number
from .screen import Button, Screen, Style
from .solo import SHOW

PREFIX = "p"


def is_request_id(text: str) -> bool:
    """Whether a custom id asks for a game to practise with."""
    return text.startswith(PREFIX + SEPARATOR)


def request_id(request: PracticeRequest) -> str:
    """The custom id of what asks for a game; the name of its set may hold anything."""
    players = "" if request.players is None else str(request.players)
    return SEPARATOR.join((PREFIX, players, request.level or "", request.set_name or ""))


def read_request(text: str) -> PracticeRequest:
    """The game that a custom id asks for, or raise Unreadable."""
    parts = text.split(SEPARATOR, 3)
    if len(text) > LIMIT or len(parts) != 4 or parts[2] not in ("", *Level):
        raise Unreadable(text)
    _, players, level, set_name = parts
    return PracticeRequest(read_number(players, 2) if players else None, level or None, set_name or None)


def practice_button(words: Words, style: Style = Style.SECONDARY) -> Button:
    """What leads to a game for practice from anywhere: the one under way, or a new one."""
    return Button(request_id(PracticeRequest()), words("button-practise"), style)


def unfinished(table: Seated, request: PracticeRequest, words: Words) -> Screen:
    """That somebody has a game under way, which a new one would replace."""
    going_on = Button(str(ComponentId(table.game_id, 0, SHOW)), words("button-practice-go-on"), Style.PRIMARY)
    anew = Button(request_id(request), words("button-practice-anew"), Style.DANGER)
    return Screen((words("practice-unfinished", turn=table.game.table.turn),), buttons=(going_on, anew))


def with_another(screen: Screen, request: PracticeRequest, words: Words) -> Screen:
    """The end of a game, with a way to another of the same kind."""
    another = Button(request_id(request), words("button-practice-another"), Style.PRIMARY)
    return replace(screen, buttons=(*screen.buttons, another))
