"""What a button or select of a moderator says when it is used: verb, version and argument."""

import msgspec

from ..ids import LIMIT, SEPARATOR, Unreadable, read_number

PREFIX = "a"


class AdminId(msgspec.Struct, frozen=True):
    """The custom id of something to click in a panel; the argument may hold anything."""

    verb: str
    version: int = 0
    argument: str = ""

    def __str__(self) -> str:
        return SEPARATOR.join((PREFIX, self.verb, str(self.version), self.argument))


def is_admin_id(text: str) -> bool:
    """Whether a custom id is a panel's."""
    return text.startswith(PREFIX + SEPARATOR)


def parse_admin_id(text: str) -> AdminId:
    """Read a custom id, or raise Unreadable."""
    parts = text.split(SEPARATOR, 3)
    if len(text) > LIMIT or len(parts) != 4 or parts[0] != PREFIX:
        raise Unreadable(text)
    return AdminId(parts[1], read_number(parts[2]), parts[3])
