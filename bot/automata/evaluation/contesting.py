"""Whether to contest: every place where the announced character may lie, played out both ways."""

from copy import copy

import numpy as np

from ...game import SeatAction, View
from ...game.actions import Contest, Pass
from ...game.questions import HearContests
from ...game.state import Claim
from ..arrays import TINY, Floats
from ..beliefs.cards import Beliefs
from ..beliefs.contest_model import contest_chances, worth_of
from ..beliefs.memory import Memory
from ..outcomes.announcements import position, settle, value

UNLIKELY = 0.01
"""Places less likely than this are left out."""
SURE = 0.98
"""A claim more likely than this to be true is as good as known to be."""
RATHER = 0.5
"""A claim less likely than this to be true is rather false."""
LIKELY = 0.5
"""A holder this likely to contest is taken to do so beside oneself."""


def contest_scores(view: View, memory: Memory) -> list[tuple[SeatAction, float]]:
    """The worth of contesting with each of one's cards, and of passing."""
    answer = ContestProspects(view, memory)
    scores: list[tuple[SeatAction, float]] = []
    for action in view.actions:
        if isinstance(action, Pass):
            scores.append((action, answer.passing()))
        elif isinstance(action, Contest):
            scores.append((action, answer.contesting(action.card)))
    return scores or [(view.actions[0], 0.0)]


def believes_claim(view: View, memory: Memory) -> bool:
    """Whether a claim is open that the seat is as good as sure is true."""
    return isinstance(view.table.question, HearContests) and ContestProspects(view, memory).truth > SURE


def must_be_stopped(view: View, memory: Memory) -> bool:
    """Whether a claim is open that is rather false, would end the game, and has not been contested yet."""
    if not isinstance(view.table.question, HearContests):
        return False
    answer = ContestProspects(view, memory)
    unopposed = settle(position(view.table, answer.name, answer.announcer))
    ends = all(end.winners is not None and answer.seat not in end.winners for _, end in unopposed)
    return ends and not answer.heard_before and answer.truth < RATHER


def believed_now(view: View, memory: Memory) -> Beliefs:
    """What the seat believes, a claim that is still open included."""
    is_claimed = isinstance(view.table.question, HearContests)
    return ContestProspects(view, memory).beliefs if is_claimed else memory.beliefs


class ContestProspects:
    """An announcement as one of the others sees it."""

    def __init__(self, view: View, memory: Memory) -> None:
        self.table = view.table
        self.seat = memory.seat
        self.layout = view.table.setup.layout
        announcement, question = view.table.announcement, view.table.question
        assert announcement is not None
        assert isinstance(question, HearContests)
        self.name = announcement.character
        self.announcer = Claim(announcement.by, announcement.card)
        self.heard_before = {claim.seat: claim for claim in announcement.contests}
        """Contests that everybody knows of already: those asked in turn before."""
        self.contests = contest_chances(
            memory.knowledge, self.table.gold, self.announcer, worth_of(self.table, self.name)
        )
        self.contests[[self.seat, announcement.by]] = 0.0
        likelihood = memory.claimed(announcement) * self.heard(question)
        kind = memory.number[self.name]
        self.beliefs = copy(memory.beliefs)
        """What is believed in the light of the claim."""
        self.beliefs.weigh(kind, likelihood)
        where = self.beliefs.marginals()[:, kind]
        where = where / max(float(where.sum()), TINY)
        self.truth = float(where[self.announcer.card])
        """How likely the claim is true."""
        self.places = [(int(place), float(where[place])) for place in np.flatnonzero(where > UNLIKELY)]
        """Where the character may lie, with the chance of each place."""
        self.nobody: Floats = np.prod(1 - self.contests, axis=0)

    def heard(self, question: HearContests) -> Floats:
        """What the answers heard so far tell of where the character lies."""
        likelihood: Floats = np.ones(self.layout.size)
        if question.asked is not None:
            for other in question.answered:
                chance = self.contests[other]
                likelihood = likelihood * (chance if other in self.heard_before else 1 - chance)
                self.contests[other] = float(other in self.heard_before)
        return likelihood

    def result(self, claims: tuple[Claim, ...], right: tuple[Claim, ...]) -> float:
        """The seat's prospect when these contest too and those are right."""
        contests = tuple((self.heard_before | {claim.seat: claim for claim in claims}).values())
        return value(settle(position(self.table, self.name, self.announcer, contests, right)), self.seat)

    def holder(self, place: int) -> Claim | None:
        """The claim that another seat, neither announcing nor asked now, may rightly make there."""
        owner = self.layout.owner(place)
        return None if owner is None or owner in (self.seat, self.announcer.seat) else Claim(owner, place)

    def passing(self) -> float:
        """The prospect of leaving it to the others."""
        unopposed = self.result((), ())
        if self.heard_before:
            believed, rebuffed = self.result((), (self.announcer,)), unopposed
        else:
            neighbour = self.layout.left(self.announcer.seat)
            believed = unopposed
            rebuffed = self.result((Claim(neighbour, self.layout.own(neighbour)[0]),), ())
        total = 0.0
        for place, chance in self.places:
            nobody, holder = float(self.nobody[place]), self.holder(place)
            if place == self.announcer.card:
                total += chance * believed
            elif holder is None:
                total += chance * (nobody * unopposed + (1 - nobody) * rebuffed)
            else:
                speaks = float(self.contests[holder.seat, place])
                others = nobody / max(1 - speaks, TINY)
                used = self.result((holder,), (holder,))
                silent = others * unopposed + (1 - others) * rebuffed
                total += chance * (speaks * used + (1 - speaks) * silent)
        return total

    def contesting(self, card: int) -> float:
        """The prospect of claiming the character with one of one's own cards."""
        mine = Claim(self.seat, card)
        total = 0.0
        for place, chance in self.places:
            holder = self.holder(place)
            if place == card:
                ending = self.result((mine,), (mine,))
            elif place == self.announcer.card:
                ending = self.result((mine,), (self.announcer,))
            elif holder is None or self.contests[holder.seat, place] < LIKELY:
                ending = self.result((mine,), ())
            else:
                ending = self.result((mine, holder), (holder,))
            total += chance * ending
        return total
