"""A game being written: facts change it in place, then it is frozen."""

from typing import Self

import msgspec

from .actions import ContestAnswer
from .history import History
from .questions import Question
from .state import Announcement, Game, Outcome, Pending, Setup, Table


class Draft(msgspec.Struct, gc=False):
    """The fields of a table, then those of its game, to be changed by whoever thawed them and nobody else."""

    setup: Setup
    gold: tuple[int, ...]
    court: int
    bank: int
    turn: int
    number: int
    question: Question | None
    up: tuple[tuple[int, str], ...]
    shown: tuple[int, ...]
    announcement: Announcement | None
    kept: tuple[int, ...]
    outcome: Outcome | None
    cards: tuple[str, ...]
    sealed: tuple[ContestAnswer | None, ...]
    standing: tuple[int, ...]
    pending: Pending | None
    before: History
    """What had happened when the draft was begun."""

    def __repr__(self) -> str:
        return f"{type(self).__name__}(turn={self.turn})"

    @classmethod
    def of(cls, game: Game) -> Self:
        """A draft of what follows a game."""
        table = game.table
        return cls(
            table.setup,
            table.gold,
            table.court,
            table.bank,
            table.turn,
            table.number,
            table.question,
            table.up,
            table.shown,
            table.announcement,
            table.kept,
            table.outcome,
            game.cards,
            game.sealed,
            game.standing,
            game.pending,
            game.history,
        )

    def freeze(self, history: History) -> Game:
        """The game as it stands, remembering the history given."""
        table = Table(
            self.setup,
            self.gold,
            self.court,
            self.bank,
            self.turn,
            self.number,
            self.question,
            self.up,
            self.shown,
            self.announcement,
            self.kept,
            self.outcome,
        )
        return Game(table, self.cards, self.sealed, self.standing, self.pending, history)
