"""A model of somebody who plays now and then, to which the levels of automata are fitted, and of habits.

A *casual* person keeps beliefs like a regular, but does not mind everything: of what others take under the
table they miss one in four, of claims and of who let them pass every other one tells them nothing, and in one
turn of ten they mix up two cards of others. They do mostly what seems best, as a regular values it, and have
no temper. The figures were chosen first; that nobody mixes up their own card was decided during the fit, for
regulars and for them alike.

The *heroes* are casual people in everything, feints included, but for one habit that they never break: they
always pass, always contest, announce whenever they may the character that they are not and that seems to
bring them most, or claim only what they think they are. Who contests claims to be the character, so these
last ones contest only with a card that they take, the claim heard included, to be the one.
"""

from collections.abc import Callable

from bot.automata.beliefs.attention import Attention, Mind
from bot.automata.beliefs.memory import Memory
from bot.automata.beliefs.memory_cache import remember
from bot.automata.evaluation.contesting import believed_now
from bot.automata.players.mixing import Scores, drawn, feigned
from bot.automata.players.nature import Nature
from bot.automata.players.regular import HABIT, Wits, choice_of, regular_scores
from bot.game import SeatAction, View
from bot.game.actions import Announce, Contest, Pass
from bot.game.questions import HearContests

CASUAL = Wits(Attention(misses=0.25, ignores=0.5, confuses=0.1), warmth=0.05, nerves=0.02, feints=0.1)
PROBABLE = 0.5
"""What somebody thinks that they are is at least so likely."""

Habit = Callable[[Scores, View, Memory], Scores]
"""The actions that a habit leaves, with their worth."""


def casual_choice(view: View, nature: Nature) -> SeatAction:
    """What a casual person does."""
    return choice_of(CASUAL, view, nature._replace(temper=None))


def always_pass(scores: Scores, view: View, memory: Memory) -> Scores:
    """Nothing is ever contested."""
    return {action: score for action, score in scores.items() if not isinstance(action, Contest)}


def always_contest(scores: Scores, view: View, memory: Memory) -> Scores:
    """Everything is contested."""
    return {action: score for action, score in scores.items() if not isinstance(action, Pass)}


def always_lie(scores: Scores, view: View, memory: Memory) -> Scores:
    """A turn is for the lie that seems to bring most."""
    lies = {
        action: score
        for action, score in scores.items()
        if isinstance(action, Announce) and likely(action, memory) < PROBABLE
    }
    if not lies:
        return scores
    best = max(lies, key=lambda action: lies[action])
    return {best: lies[best]}


def honest_only(scores: Scores, view: View, memory: Memory) -> Scores:
    """Nothing is claimed, by announcing or by contesting, that one does not think one is."""
    believed = believed_now(view, memory).marginals()
    claimed = view.table.announcement

    def is_honest(action: SeatAction) -> bool:
        if isinstance(action, Announce):
            return bool(believed[action.card, memory.number[action.character]] >= PROBABLE)
        if isinstance(action, Contest) and claimed is not None:
            return bool(believed[action.card, memory.number[claimed.character]] >= PROBABLE)
        return True

    return {action: score for action, score in scores.items() if is_honest(action)}


def likely(action: Announce, memory: Memory) -> float:
    """How likely the seat thinks an announcement to be true."""
    return float(memory.beliefs.marginals()[action.card, memory.number[action.character]])


HEROES: dict[str, Habit] = {
    "always-pass": always_pass,
    "always-contest": always_contest,
    "best-lie": always_lie,
    "honest-only": honest_only,
}


def hero_choice(habit: Habit, view: View, nature: Nature) -> SeatAction:
    """What a casual person of a habit does."""
    if len(view.actions) == 1:
        return view.actions[0]
    memory = remember(view, HABIT, Mind(CASUAL.attention, nature.seed))
    scores = dict(regular_scores(view, memory))
    warmth = CASUAL.nerves if isinstance(view.table.question, HearContests) else CASUAL.warmth
    fair = 1 / view.table.setup.layout.players
    chosen = drawn(habit(scores, view, memory), fair, warmth, nature.rng)
    return feigned(chosen, scores, fair, CASUAL.feints, nature.rng)
