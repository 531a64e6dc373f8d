"""What a button or select says when it is used: game, question, verb and arguments, never a secret."""

import re
from collections.abc import Callable

import msgspec

from bot.game.actions import (
    Announce,
    Contest,
    Decline,
    GetReady,
    NameCharacter,
    Pass,
    PassUntilTurn,
    Peek,
    PickCard,
    PickSeat,
    SeatAction,
    Swap,
)

PREFIX = "m"
SEPARATOR = ":"
LIMIT = 100
WRITTEN = re.compile(f"{PREFIX}:([^:]*):([0-9]{{1,9}}):([^:]*):([^:]*)")
"""How a custom id is written: game, question, verb and argument."""
HOW_TO_PLAY = "howto"
"""The verb that opens the rules, at any table and whatever has become of it."""
BACK = "back"
"""The verb of somebody for whom an automaton plays."""


class Unreadable(ValueError):
    """A custom id or value that is none of ours."""


class ComponentId(msgspec.Struct, frozen=True):
    """The custom id of a button or select."""

    game: str
    number: int
    verb: str
    argument: str = ""

    def __str__(self) -> str:
        return SEPARATOR.join((PREFIX, self.game, str(self.number), self.verb, self.argument))


def parse_id(text: str) -> ComponentId:
    """Read a custom id, or raise Unreadable."""
    found = WRITTEN.fullmatch(text) if text.isascii() and len(text) <= LIMIT else None
    if found is None:
        raise Unreadable(ascii(text))
    game, number, verb, argument = found.groups()
    return ComponentId(game, int(number), verb, argument)


def check_text(text: str) -> None:
    """Refuse what is no text, and could not be looked up anywhere: half of a pair of surrogates."""
    try:
        text.encode()
    except UnicodeEncodeError:
        raise Unreadable(ascii(text)) from None


def read_number(text: str, digits: int = 9) -> int:
    """A number in a few plain ASCII digits."""
    if not text.isascii() or not text.isdigit() or len(text) > digits:
        raise Unreadable(text)
    return int(text)


def write_action(action: SeatAction) -> str:
    """An action as a short code; who does it is whoever clicks."""
    values: list[str] = [str(action.__struct_config__.tag)]
    for name in action.__struct_fields__[1:]:
        value = getattr(action, name)
        values += [str(int(item)) for item in value] if isinstance(value, tuple) else [plain(value)]
    return ".".join(values)


def plain(value: object) -> str:
    """A field of an action as text."""
    return str(int(value)) if isinstance(value, int) else str(value)


READERS: dict[str, tuple[int, Callable[..., SeatAction]]] = {
    "get_ready": (0, GetReady),
    "swap": (3, lambda by, a, b, really: Swap(by, (read_number(a), read_number(b)), read_flag(really))),
    "peek": (1, lambda by, card: Peek(by, read_number(card))),
    "announce": (2, lambda by, character, card: Announce(by, character, read_number(card))),
    "contest": (1, lambda by, card: Contest(by, read_number(card))),
    "pass": (0, Pass),
    "pass_until_turn": (0, PassUntilTurn),
    "pick_seat": (1, lambda by, seat: PickSeat(by, read_number(seat))),
    "pick_card": (1, lambda by, card: PickCard(by, read_number(card))),
    "name_character": (1, NameCharacter),
    "decline": (0, Decline),
}


def read_action(seat: int, code: str) -> SeatAction:
    """The action that a code names, done by a seat."""
    tag, *values = code.split(".")
    count, reader = READERS.get(tag, (-1, None))
    if reader is None or len(values) != count:
        raise Unreadable(code)
    return reader(seat, *values)


def read_flag(text: str) -> bool:
    """0 or 1."""
    if text not in ("0", "1"):
        raise Unreadable(text)
    return text == "1"
