"""What is to be stored of a change, and what the rest of the program is asked or told about it."""

from collections.abc import Callable, Sequence

import msgspec

from bot.game import Event, Game

from .records import State
from .state import PostIntent

Plan = Callable[[Game | None, Game, Sequence[Event]], Sequence[PostIntent]]
"""Which posts a change of a game asks for."""
ASIDE = PostIntent("aside")
"""The post that tells people that their table was set aside."""


def no_posts(before: Game | None, after: Game, events: Sequence[Event]) -> Sequence[PostIntent]:
    """Post nothing."""
    return ()


def nobody(game_id: str) -> None:
    """Tell nobody."""


def two_seconds(table: object, seat: int) -> float:
    """The pause of an automaton about which nothing else is said."""
    return 2.0


class Change(msgspec.Struct, frozen=True):
    """What is to be stored; a refusal is raised once it is."""

    after: State
    events: tuple[Event, ...] = ()
    posts: Sequence[PostIntent] = ()
    refusal: Exception | None = None


class Changed(msgspec.Struct, frozen=True):
    """What has been stored, now or when the same key came before."""

    after: State
    events: tuple[Event, ...]
    repeated: bool = False
