"""What is to be stored of a game or lobby, and what has been."""

from collections.abc import Sequence
from functools import reduce
from typing import Generic, TypeAlias, TypeVar

import msgspec
from msgspec.structs import replace

from bot.game import Action, Event, Game, IllegalAction, step

from .attendance import attend
from .errors import NoSuchGame
from .sittings import closed
from .state import PostIntent, Seated, State

S_co = TypeVar("S_co", bound=State, covariant=True)


class Change(msgspec.Struct, Generic[S_co], frozen=True):
    """What is to be stored; a refusal, which may come after something did change, is raised once it is."""

    after: S_co
    events: tuple[Event, ...] = ()
    refusal: IllegalAction | None = None
    outbox: Sequence[PostIntent] = ()
    """Posts that are wanted besides those that the events ask for."""

    def then(self: "Change[Seated]", *actions: Action) -> "Change[Seated]":
        """The move with more actions following; when its game is over a table closes, and all get up."""
        after, events = self.after, self.events
        for action in actions:
            game, more = step(after.game, action)
            attendance = reduce(attend, more, after.attendance)
            after = replace(after, game=game, attendance=attendance)
            if game.table.outcome is not None:
                after = closed(after, game.table.outcome)
            events = (*events, *more)
        return replace(self, after=after, events=events)


Move: TypeAlias = Change[Seated]
"""What happens at a table."""


class Committed(msgspec.Struct, frozen=True):
    """What has been stored, now or when the same idempotency key came before."""

    after: State
    events: tuple[Event, ...]
    repeated: bool = False
    """The same key was acted on before, and is not again."""

    @property
    def table(self) -> Seated:
        """The table as it stands, or NoSuchGame if its game has not begun."""
        if not isinstance(self.after, Seated):
            raise NoSuchGame(self.after.game_id)
        return self.after

    @property
    def game(self) -> Game:
        """The game as it stands."""
        return self.table.game
