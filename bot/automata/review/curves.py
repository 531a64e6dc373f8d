"""Who was winning when: every turn of a log, by what the table knew and as it truly was."""

from collections.abc import Iterator, Sequence
from copy import copy
from random import Random
from typing import NamedTuple

import numpy as np

from ...game import Event, Game, Table, evolve
from ...game import events as e
from ...game.audience import redact
from ...game.view import glimpse
from ..arrays import Floats
from ..beliefs.habits import HABITS
from ..beliefs.knowledge import Knowledge
from ..beliefs.memory import Memory
from .ahead import WORLDS, Start
from .decisions import games_of
from .outlook import Slack, Standpoint, form, stature, weighed, weights, win_chances
from .report import Moment
from .signs import signs_of

SPECTATOR = -1
"""A seat that nobody has: it sees what everyone sees."""
DIGITS = 4


class Position(NamedTuple):
    """The signs of all seats when a turn began."""

    turn: int
    version: int
    table: Floats
    truth: Floats


class Beginning(NamedTuple):
    """The beginning of a turn, by what the table knew and as it truly was: the signs, and how to play on."""

    turn: int
    version: int
    table: tuple[Floats, Start]
    truth: tuple[Floats, Start]

    def position(self) -> Position:
        """All signs, what playing on shows being the last."""
        table, truth = (np.hstack((signs, start.prospects())) for signs, start in (self.table, self.truth))
        return Position(self.turn, self.version, table, truth)


def beginnings(log: Sequence[Event]) -> Iterator[Beginning]:
    """The beginning of each turn."""
    game = next(games_of(log))[1]
    truth, spectator = Knowledge(game.table.setup.layout), Memory(SPECTATOR, log[0], HABITS)
    for version, game, event in games_of(log):
        truth.notice(event)
        known = redact(event, None)
        if known is not None:
            spectator.take(known)
        if isinstance(event, e.TurnBegan):
            begun = evolve(game, event)
            table, seen = begun.table, glimpse(begun, None)
            imagined = spectator.beliefs.sample(Random(version), WORLDS)
            thought = tuple(tuple(spectator.characters[kind] for kind in cards) for cards in imagined)
            yield Beginning(
                event.turn,
                version,
                (
                    signs_of(table, spectator.beliefs.marginals(), spectator.knowledge),
                    Start(seen, thought, copy(spectator.knowledge), version),
                ),
                (
                    signs_of(table, as_they_lie(table, game), truth),
                    Start(seen, (game.cards,) * WORLDS, copy(truth), version),
                ),
            )


def as_they_lie(table: Table, game: Game) -> Floats:
    """The true cards as chances."""
    characters = table.setup.in_play
    return np.array([[float(card == name) for name in characters] for card in game.cards])


def moments_of(
    found_at: Sequence[Position], end: Event, levels: Sequence[str | None], slacks: Sequence[Slack]
) -> tuple[Moment, ...]:
    """Who was winning at the beginning of each turn and, unless the game was stopped, who won."""
    known, found_by = stature(levels), weights()
    usual = found_by.usual
    nobody = form(levels, (), usual)
    found = []
    for position in found_at:
        so_far = [slack for slack in slacks if slack.version < position.version]
        shown = form(levels, so_far, usual)
        found.append(
            Moment(
                position.turn,
                rounded(win_chances(weighed(position.table, known, nobody), Standpoint.TABLE, found_by)),
                rounded(win_chances(weighed(position.truth, known, shown), Standpoint.TRUTH, found_by)),
            )
        )
    if isinstance(end, e.GameEnded) and end.winners and found:
        share = 1 / len(end.winners)
        won = tuple(share * (seat in end.winners) for seat in range(len(levels)))
        found.append(Moment(found[-1].turn + 1, won, won))
    return tuple(found)


def rounded(chances: Floats) -> tuple[float, ...]:
    """As exact as anybody needs."""
    return tuple(round(float(chance), DIGITS) for chance in chances)
