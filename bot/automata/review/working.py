"""Working a review out piece by piece, each small enough that automata need not wait for it."""

from collections.abc import Callable, Collection, Sequence
from functools import partial
from random import Random
from typing import NamedTuple, cast

from ...game import Event, SeatAction, View, view
from ...game import events as e
from ...game.actions import Announce, Contest, Pass
from ...game.questions import TakeTurn, UsePower
from .curves import Beginning, Position, beginnings, moments_of
from .decisions import Taken, decisions
from .judging import Judged, assess
from .outlook import Kind, Slack
from .report import Choice, Decision, Moment, Review


class Seen(NamedTuple):
    """A decision to be judged: what the seat could know, and what it chose."""

    view: View
    chosen: SeatAction
    seed: int

    def judged(self) -> Judged | None:
        """What it was worth; always the same."""
        return assess(self.view, self.chosen, Random(self.seed))


class Plan:
    """A review in the making: which decisions are to be judged, and what has been found so far."""

    def __init__(self, log: Sequence[Event], levels: Sequence[str | None], judged: Collection[int]) -> None:
        self.log = log
        self.levels = tuple(levels)
        self.taken = [taken for taken in decisions(log) if taken.seat in judged]
        self.found: list[Decision] = []
        self.slacks: list[Slack] = []

    def note(self, taken: Taken, judged: Judged | None) -> None:
        """What a decision was worth, if there was anything to decide."""
        if judged is None:
            return
        self.found.append(told(taken, judged, self.log))
        if (kind := kind_of(taken)) is not None:
            self.slacks.append(Slack(taken.version, taken.seat, kind, judged.slack))

    @property
    def steps(self) -> int:
        """How many pieces of work there are that take their time: the decisions and the turns."""
        return len(self.taken) + sum(isinstance(event, e.TurnBegan) for event in self.log)

    def beginnings(self) -> Callable[[], list[Beginning]]:
        """Where every turn began, each to be looked ahead from."""
        return partial(listed_beginnings, self.log)

    def curves(self, positions: Sequence[Position]) -> Callable[[], tuple[Moment, ...]]:
        """The last piece of work: who was winning when."""
        return partial(moments_of, tuple(positions), self.log[-1], self.levels, tuple(self.slacks))

    def review(self, moments: tuple[Moment, ...]) -> Review:
        """All that was found."""
        return Review(len(self.levels), moments, tuple(self.found))


def whole_review(log: Sequence[Event], levels: Sequence[str | None], judged: Collection[int]) -> Review:
    """A review worked out at once."""
    plan = Plan(log, levels, judged)
    for taken in plan.taken:
        plan.note(taken, seen(taken).judged())
    positions = [beginning.position() for beginning in plan.beginnings()()]
    return plan.review(plan.curves(positions)())


def listed_beginnings(log: Sequence[Event]) -> list[Beginning]:
    """Where every turn of a log began."""
    return list(beginnings(log))


def kind_of(taken: Taken) -> Kind | None:
    """What a decision tells of somebody's play; answers to powers tell little."""
    question = taken.game.table.question
    if isinstance(question, TakeTurn):
        return Kind.EARLY if question.early else Kind.TURN
    return Kind.ANSWER if isinstance(taken.action, Contest | Pass) else None


def seen(taken: Taken) -> Seen:
    """A decision as its seat saw it."""
    seed = taken.version * len(taken.game.sealed) + taken.seat
    return Seen(view(taken.game, taken.seat), taken.action, seed)


def told(taken: Taken, judged: Judged, log: Sequence[Event]) -> Decision:
    """A judged decision, with what is needed to tell of it."""
    table, chosen = taken.game.table, taken.action
    claimed = "" if table.announcement is None else table.announcement.character
    lie = used = False
    if isinstance(chosen, Announce):
        lie = taken.game.cards[chosen.card] != chosen.character
        closed = next((one for one in log[taken.version :] if isinstance(one, e.ContestClosed)), None)
        used = closed is not None and not closed.contests
    elif isinstance(table.question, UsePower):
        claimed = table.question.character
    return Decision(
        taken.version,
        table.turn,
        taken.seat,
        cast(Choice, chosen),
        cast(Choice, judged.best),
        round(judged.before, 4),
        round(judged.after, 4),
        round(judged.stake, 4),
        claimed,
        lie,
        used,
    )
