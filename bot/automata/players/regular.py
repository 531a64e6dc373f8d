"""The regular: keeps beliefs, and plays what they make worth most."""

from random import Random

from ...game import SeatAction, View, imagine, step
from ...game.actions import Announce, NameCharacter, Peek, PickCard, Swap
from ...game.questions import HearContests, TakeTurn, UsePower, WhetherToSwap, WhichCard, WhichCharacter
from ..arrays import Floats
from ..beliefs.habits import USUAL
from ..beliefs.memory import Memory
from ..beliefs.memory_cache import remember
from ..evaluation.announcing import AnnouncementProspects
from ..evaluation.contesting import contest_scores
from ..outcomes.announcements import Settled, prospect, resolve, value
from ..outcomes.glance import takes_what_it_sees

HORIZON = 0.8
"""How much a turn that is still to come counts beside the present one."""
HABIT = (USUAL,)
"""It takes all tables to exchange alike, and does not learn better."""
CONFUSION = 0.002
"""What each gold of somebody is worth who loses track of their card."""
WAVERING = 0.005
"""Prospects this close are as good as equal, as a part of the best."""


def regular_choice(view: View, rng: Random) -> SeatAction:
    """The action that is worth most as far as the seat can know."""
    options = view.actions
    if len(options) == 1:
        return options[0]
    return best_of(regular_scores(view, remember(view, HABIT)), rng)


def best_of(scores: list[tuple[SeatAction, float]], rng: Random) -> SeatAction:
    """The action that is worth most, or one as good."""
    within = WAVERING * abs(max(score for _, score in scores))
    return max(scores, key=lambda pair: pair[1] + within * rng.random())[0]


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
    game = imagine(view, tuple(memory.characters[kind] for kind in cards))
    return [(action, value(resolve(step(game, action)[0], sure), seat)) for action in view.actions]


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
