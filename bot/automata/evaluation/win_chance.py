"""Who will win, judged by a position alone: what draws the win to each seat, in weights fitted to games."""

from math import exp
from typing import NamedTuple

from ...game import Game
from ...game.rules import RICH
from ..beliefs.knowledge import Knowledge
from ..outcomes.glance import glance_at

NOTABLE = 4.0
"""More than this is expected of no card for long: some live on what others leave them."""


class Signs(NamedTuple):
    """What of a position draws the win to a seat."""

    gold: float
    """The seat's part of the gold at the table, as it were."""
    soon: float
    """The same, the more the sooner the seat's turn comes."""
    hidden: float
    """The gold that its card brings, as far as the seat knows it and the others do not."""
    reach: float
    """A win with its next turn, as far as the seat knows its card; another may be faster."""


WEIGHTS = Signs(1.33, 0.37, 0.31, 3.03)
"""From ``benchmarks/win_chance.py`` with 4 players; with 8 a card that others do not know counts for more."""


def win_chance(game: Game, knowledge: Knowledge, hands: list[tuple[int, ...]], seat: int) -> float:
    """A seat's chance to win a game that is not over."""
    pulls = [pull(signs) for signs in signs_of(game, knowledge, hands)]
    return float(1 / sum(exp(other - pulls[seat]) for other in pulls))


def pull(signs: Signs) -> float:
    """How strongly a seat draws the win."""
    return (
        WEIGHTS.gold * signs.gold
        + WEIGHTS.soon * signs.soon
        + WEIGHTS.hidden * signs.hidden
        + WEIGHTS.reach * signs.reach
    )


def signs_of(game: Game, knowledge: Knowledge, hands: list[tuple[int, ...]]) -> list[Signs]:
    """The signs of each seat, for the better of its cards if it has two."""
    table = game.table
    players, on_turn = knowledge.layout.players, table.on_turn
    known = knowledge.table.diagonal(axis1=1, axis2=2)
    certain, by_all = known.tolist(), known.sum(axis=0).tolist()
    signs: list[Signs] = []
    for seat, (gold, hand) in enumerate(zip(table.gold, hands, strict=True)):
        soon = 1 - (seat - on_turn) % players / players
        worths = glance_at(table, seat)
        of_hand = []
        for place in hand:
            sure = certain[seat][place]
            hidden = 1 - (by_all[place] - sure) / (players - 1)
            brings = worths[game.cards[place]]
            reach = sure * soon * soon if gold + brings >= RICH else 0.0
            part = gold / players
            of_hand.append(Signs(part, part * soon, sure * hidden * min(brings, NOTABLE), reach))
        signs.append(max(of_hand, key=pull))
    return signs
