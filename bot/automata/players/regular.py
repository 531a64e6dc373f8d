"""The regular, and the novice who minds less: both keep beliefs, and mostly do what these make worth most."""

from random import Random
from typing import NamedTuple

from ...game import SeatAction, View, imagine, step
from ...game.actions import Announce, NameCharacter, Peek, PickCard, Swap
from ...game.questions import HearContests, TakeTurn, UsePower, WhetherToSwap, WhichCard, WhichCharacter
from ..arrays import Floats
from ..beliefs.attention import Attention, Mind
from ..beliefs.habits import USUAL
from ..beliefs.memory import Memory
from ..beliefs.memory_cache import remember
from ..beliefs.turn_model import SMALL
from ..evaluation.announcing import AnnouncementProspects
from ..evaluation.contesting import contest_scores, must_be_stopped
from ..evaluation.denying import denying
from ..outcomes.announcements import Settled, prospect, resolve, value
from ..outcomes.glance import takes_what_it_sees
from .leanings import Leaning, attention_of, leaned
from .mixing import drawn, feigned
from .nature import Nature

HORIZON = 0.8
"""How much a turn that is still to come counts beside the present one."""
HABIT = (USUAL,)
"""It takes all tables to exchange alike, and does not learn better."""
CROWD = 8
"""At larger tables so much passes people by that several at once take a card to be theirs."""
GUESSING = -1.5
"""Contesting there without the card, where that does not stop a win, as a part of the fair share."""
CONFUSION = 0.002
"""What each gold of somebody is worth who loses track of their card."""


class Wits(NamedTuple):
    """How well somebody minds the table, and how carefully they choose."""

    attention: Attention
    warmth: float
    """How far apart two prospects of a turn are that are mixed noticeably, as a part of the fair share."""
    nerves: float
    """The same where a claim is to be contested, or not."""
    feints: float
    """How often they do the opposite under the table of what suits them."""
    leaning: Leaning = Leaning()
    temper: float = 1.0
    """So much of their temper they show."""
    pretences: float = 0.0
    """How much more often they use a turn only to seem to take the card that would suit them."""


REGULAR = Wits(
    Attention(misses=0.18, ignores=0.35, confuses=0.09),
    warmth=0.05,
    nerves=0.01,
    feints=0.0,
    leaning=Leaning(bluff=0.25, contest=-0.09),
    pretences=0.1,
)
AMONG_FEW = REGULAR._replace(
    attention=Attention(misses=0.12, ignores=0.24, confuses=0.06),
    warmth=0.015,
    leaning=Leaning(bluff=0.2, contest=-0.08, guess=-0.4, exchange=0.4, feint=0.4),
    temper=0.45,
)
"""A regular's at small tables: few to mind, and few turns, of which no whim may take too many."""
NOVICE = Wits(
    Attention(misses=0.38, ignores=0.6, confuses=0.28),
    warmth=0.28,
    nerves=0.05,
    feints=0.2,
    leaning=Leaning(bluff=0.25, contest=-0.07),
)


def regular_choice(view: View, nature: Nature) -> SeatAction:
    """An action among the best as far as the seat has minded."""
    few = view.table.setup.layout.players <= SMALL
    return choice_of(AMONG_FEW if few else REGULAR, view, nature)


def novice_choice(view: View, nature: Nature) -> SeatAction:
    """The same of somebody who misses and mixes up much."""
    return choice_of(NOVICE, view, nature)


def choice_of(wits: Wits, view: View, nature: Nature) -> SeatAction:
    """What somebody of such wits does."""
    options = view.actions
    if len(options) == 1:
        return options[0]
    attention = attention_of(wits.attention, nature.temper, wits.temper)
    memory = remember(view, HABIT, Mind(attention, nature.seed))
    first = dict(regular_scores(view, memory))
    fair = 1 / view.table.setup.layout.players
    warmth = wits.nerves if isinstance(view.table.question, HearContests) else wits.warmth
    leaning = wits.leaning.with_temper(nature.temper, wits.temper)
    if view.table.setup.layout.players > CROWD and not must_be_stopped(view, memory):
        leaning = leaning._replace(guess=GUESSING)
    chosen = drawn(leaned(first, view, memory, leaning), fair, warmth, nature.rng)
    taking = isinstance(view.table.question, TakeTurn) and isinstance(chosen, Swap) and chosen.really
    often = wits.feints + wits.pretences if taking else wits.feints
    return feigned(chosen, first, fair, often, nature.rng)


def regular_scores(view: View, memory: Memory) -> list[tuple[SeatAction, float]]:
    """Every sensible action with its worth."""
    question = view.table.question
    chances = memory.beliefs.marginals()
    if isinstance(question, TakeTurn):
        return turn_scores(view, memory, chances)
    if isinstance(question, HearContests):
        return contest_scores(view, memory)
    assert isinstance(question, UsePower)
    return power_scores(view, memory, chances)


def turn_scores(view: View, memory: Memory, chances: Floats) -> list[tuple[SeatAction, float]]:
    """The worth of everything a turn may be used for: gold now, and what one's card promises."""
    table, seat = view.table, memory.seat
    now = prospect(Settled(table.gold), seat)
    prospects = {
        place: AnnouncementProspects(memory, table, chances, place)
        for place in table.setup.layout.open_own(seat)
    }
    standing = {place: prospects[place].best(chances[place]) for place in prospects}
    keep = max(standing.values())
    scores: list[tuple[SeatAction, float]] = []
    for action in view.actions:
        if isinstance(action, Announce):
            at, kind = prospects[action.card], memory.number[action.character]
            mine = chances[action.card]
            shown = float((1 - mine[kind]) * at.contested[kind])
            after = (1 - shown) * keep + shown * max(keep, at.best_if_seen(mine))
            if takes_what_it_sees(action.character, table.setup):
                seen = max(at.best_if_seen(row) for row in chances)
                after += float(mine[kind]) * max(seen - after, 0.0)
            worth = float(at.announcing(mine)[kind]) - now + HORIZON * (after - now)
        elif isinstance(action, Peek):
            at = prospects.get(action.card, next(iter(prospects.values())))
            worth = HORIZON * (max(keep, at.best_if_seen(chances[action.card])) - now)
        else:
            assert isinstance(action, Swap)
            own, other = action.cards
            taken = prospects[own].best_taking(other) if action.really else standing[own]
            rest = max((best for place, best in standing.items() if place != own), default=0.0)
            worth = HORIZON * (max(taken, rest) - now)
            if action.really:
                worth += HORIZON * denying(memory, table, chances, own, other)
        scores.append((action, worth))
    return scores


def power_scores(view: View, memory: Memory, chances: Floats) -> list[tuple[SeatAction, float]]:
    """The worth of each answer to a power."""
    question, seat = view.table.question, memory.seat
    assert isinstance(question, UsePower)
    choice = question.choice
    if isinstance(choice, WhichCharacter):
        own = view.table.setup.layout.own(seat)[0]
        return [
            (action, float(chances[own, memory.number[action.character]]))
            for action in view.actions
            if isinstance(action, NameCharacter)
        ]
    if isinstance(choice, WhichCard | WhetherToSwap):
        return card_scores(view, memory, chances)
    layout = view.table.setup.layout
    sure = [
        float(memory.knowledge.table[j, layout.own(j)[0], layout.own(j)[0]]) for j in range(layout.players)
    ]
    (cards,) = memory.beliefs.sample(Random(0), 1)
    game = imagine(view, with_shown([memory.characters[kind] for kind in cards], view.table.up))
    return [(action, value(resolve(step(game, action)[0], sure), seat)) for action in view.actions]


def with_shown(cards: list[str], shown: tuple[tuple[int, str], ...]) -> tuple[str, ...]:
    """The cards as they are believed to lie, put right where some lie face up."""
    right: set[int] = set()
    for place, name in shown:
        right.add(place)
        if cards[place] != name:
            other = next(p for p, card in enumerate(cards) if card == name and p not in right)
            cards[place], cards[other] = name, cards[place]
    return tuple(cards)


def card_scores(view: View, memory: Memory, chances: Floats) -> list[tuple[SeatAction, float]]:
    """The worth of looking at a card, or of exchanging two."""
    table, seat, layout = view.table, memory.seat, view.table.setup.layout
    announcement = table.announcement
    assert announcement is not None
    mine = next(claim.card for claim in announcement.users if claim.seat == seat)
    if layout.is_protected(mine):
        mine = layout.open_own(seat)[0]
    prospects = AnnouncementProspects(memory, table, chances, mine)
    scores: list[tuple[SeatAction, float]] = []
    for action in view.actions:
        if isinstance(action, PickCard):
            scores.append((action, prospects.best_if_seen(chances[action.card])))
        elif isinstance(action, Swap) and mine in action.cards:
            other = action.cards[1] if action.cards[0] == mine else action.cards[0]
            worth = prospects.best_taking(other) if action.really else prospects.best(chances[mine])
            scores.append((action, worth))
        elif isinstance(action, Swap):
            worth = CONFUSION * sum(
                float(memory.knowledge.table[owner, card, card]) * table.gold[owner]
                for card in action.cards
                if (owner := layout.owner(card)) is not None
            )
            scores.append((action, worth))
    return scores
