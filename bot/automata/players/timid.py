"""The yardstick: a player who acts at random and rarely contests."""

import random

from ...game import SeatAction, View
from ...game.actions import Contest, Pass, PassUntilTurn
from ...game.questions import HearContests

CONTESTS_ONE_IN = 10


def timid_choice(view: View, rng: random.Random) -> SeatAction:
    """A uniform kind of action, then a uniform action of that kind; contests one time in ten."""
    actions = view.actions
    if isinstance(view.table.question, HearContests):
        if rng.randrange(CONTESTS_ONE_IN):
            return next(action for action in actions if isinstance(action, Pass | PassUntilTurn))
        return rng.choice([action for action in actions if isinstance(action, Contest)])
    kinds = sorted({type(action).__name__ for action in actions})
    kind = rng.choice(kinds)
    return rng.choice([action for action in actions if type(action).__name__ == kind])
