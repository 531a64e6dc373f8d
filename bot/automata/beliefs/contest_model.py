"""A model of how others behave: when they contest, given what they can know and have at stake."""

from collections.abc import Sequence
from functools import lru_cache

import numpy as np

from ...game import Table
from ...game.rules import RICH
from ...game.state import Claim
from ..arrays import Floats
from ..outcomes.announcements import EAGERNESS, gain, position, settle
from .habits import USUAL
from .knowledge import Knowledge

RARELY, NEARLY_ALWAYS = 0.02, 0.97
SHARPNESS = 0.05
"""How far apart two prospects are between which others waver, as a part of the fair share."""
CAUTION = 0.04
"""By so much, likewise, contesting must promise more than passing."""
DESPERATE = 0.45
"""How often others contest at the least where they have nothing to lose."""
SOMEBODY = 0.3
"""The chance that somebody else contests, as others see it."""


def worth_of(table: Table, character: str) -> float:
    """The gold that a character's power would bring the seat on turn."""
    seat = table.on_turn
    claim = Claim(seat, table.setup.layout.own(seat)[0])
    return gain(settle(position(table, character, claim)), table, seat)


def contest_chances(knowledge: Knowledge, gold: tuple[int, ...], claim: Claim, worth: float) -> Floats:
    """For each seat (row) and place (column): the chance to contest a claim if the card lies there."""
    chances = leaning(knowledge, claim, endings(gold, claim.seat, worth))
    return np.maximum(chances, DESPERATE) if gold[claim.seat] + worth >= RICH else chances


def chances_by_worth(
    knowledge: Knowledge, gold: tuple[int, ...], claim: Claim, worths: Sequence[float]
) -> Floats:
    """The same for claims that are worth so much, one after the other."""
    ends = np.array([endings(gold, claim.seat, worth) for worth in worths])
    chances = leaning(knowledge, claim, ends.transpose(1, 0, 2, 3))
    for index, worth in enumerate(worths):
        if gold[claim.seat] + worth >= RICH:
            np.maximum(chances[index], DESPERATE, out=chances[index])
    return chances


def leaning(knowledge: Knowledge, claim: Claim, ends: Floats) -> Floats:
    """How likely others contest by what each ending promises them."""
    theirs, mine = credence(knowledge, claim)
    passed, beaten, neither, right = ends
    promise = mine * right + theirs * beaten
    promise += np.maximum(1 - mine - theirs, 0.0) * neither - passed
    lean = (promise * len(mine) - CAUTION) / SHARPNESS
    waver = np.exp(np.minimum(np.maximum(-lean, -30.0), 30.0))
    chances: Floats = RARELY + (NEARLY_ALWAYS - RARELY) / (1 + waver)
    return chances


def credence(knowledge: Knowledge, claim: Claim) -> tuple[Floats, Floats]:
    """How likely each seat holds the claim to be true, and its own card to be the one claimed."""
    sureness = float(knowledge.table[claim.seat, claim.card, claim.card])
    theirs = knowledge.table[:, :, claim.card] * (1 + sureness * USUAL.candour)
    total = np.maximum(1 - knowledge.table[:, :, claim.card], 0.0) + theirs
    return theirs / total, knowledge.as_own() / total


@lru_cache(maxsize=10_000)
def endings(gold: tuple[int, ...], by: int, worth: float) -> Floats:
    """What each seat may expect, by gold alone, of the ways in which a claim may end for it.

    It passes; it contests and the claim is true; it contests and nobody is right; it contests and has the
    card. The power brings so much, and being wrong costs one.
    """
    pulls = np.exp(EAGERNESS * (np.array(gold, dtype=np.float64) - max(gold)))
    whole = pulls.sum()
    fine, prize = np.exp(-EAGERNESS), np.exp(EAGERNESS * worth)
    fined = pulls * (fine - 1)
    wins = gold[by] + worth >= RICH
    used = whole + pulls[by] * (prize - 1)
    right = pulls * prize / (whole + pulls * (prize - 1) + fined[by])
    right[np.array(gold) + worth >= RICH] = 1.0
    passed = pulls * (0.0 if wins else 1 / used) * (1 - SOMEBODY) + SOMEBODY * pulls / (whole + fined[by])
    beaten = pulls * (0.0 if wins else fine / (used + fined))
    neither = pulls * fine / (whole + fined + fined[by])
    return np.array((passed, beaten, neither, right))[..., None]
