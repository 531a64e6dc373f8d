"""What of a position draws the win to each seat, by where the cards lie or are thought to lie."""

from enum import StrEnum

import numpy as np

from ...game import Table
from ...game.rules import RICH
from ..arrays import Floats
from ..beliefs.knowledge import Knowledge
from ..evaluation.win_chance import NOTABLE
from ..outcomes.announcements import WINNING
from ..outcomes.glance import glance_at

BEST_CLAIM = 6.0
"""More than this is expected of no claim."""
POOR, COMFORTABLE, CLOSE = 3, 8, 10
"""Gold with which one is near ruin, well off, and close to the end."""


class Sign(StrEnum):
    """The signs of a seat, in the order of their columns."""

    GOLD = "gold"
    GOLD_SOON = "gold, the sooner the seat's turn comes"
    SOON = "how soon the seat's turn comes"
    WELL_OFF = "gold beyond eight"
    NEAR_END = "gold beyond ten"
    NEAR_RUIN = "gold lacking to three"
    LEAD = "gold before the richest other"
    IN_REACH = "some power would end the game"
    IN_REACH_SOON = "some power would end the game, the sooner the turn"
    SURE = "how well the seat knows its card"
    HIDDEN = "how little the others know it"
    BRINGS = "the gold that its card brings"
    SECRET = "that gold, as far as only the seat knows of it"
    WIN_KNOWN = "its card ends the game, and the seat knows"
    WIN_KNOWN_SOON = "that card, the sooner the turn"
    WIN = "its card ends the game"
    CLAIM = "what its likeliest claim would really bring"
    WIN_CLAIM = "that claim ends the game"
    WIN_CLAIM_SOON = "that claim, the sooner the turn"
    PROMISE = "what that claim seems to bring"
    SHOWN = "its card was turned up a turn ago"


def signs_of(table: Table, chances: Floats, knowledge: Knowledge, shown: tuple[int, ...]) -> Floats:
    """The signs (columns) of each seat (rows), given the chance of each character at each place."""
    layout, gold = table.setup.layout, np.array(table.gold, dtype=np.float64)
    players, characters = layout.players, table.setup.in_play
    worths = np.array([[glance_at(table, seat)[name] for name in characters] for seat in range(players)])
    found = np.empty((players, len(Sign)))
    for seat in range(players):
        soon = 1 - (seat - table.on_turn) % players / players
        mine, ends = gold[seat], gold[seat] + worths[seat] >= RICH
        purse = (
            *(mine, mine * soon, soon, max(mine - COMFORTABLE, 0), max(mine - CLOSE, 0), max(POOR - mine, 0)),
            *(mine - np.delete(gold, seat).max(), float(ends.any()), float(ends.any()) * soon),
        )
        hands = [
            hand_signs(seat, place, soon, worths[seat], ends, chances, knowledge)
            for place in layout.open_own(seat)
        ]
        best = max(hands, key=lambda hand: hand[list(Sign).index(Sign.SECRET) - len(purse)])
        found[seat] = (*purse, *best, float(seat in shown))
    return found


def hand_signs(
    seat: int, place: int, soon: float, worths: Floats, ends: Floats, chances: Floats, knowledge: Knowledge
) -> tuple[float, ...]:
    """The signs of one of a seat's cards."""
    layout = knowledge.layout
    certain = knowledge.table.diagonal(axis1=1, axis2=2)
    sure = float(certain[seat, place])
    hidden = 1 - (float(certain[:, place].sum()) - sure) / (layout.players - 1)
    brings = float(chances[place] @ np.minimum(worths, NOTABLE))
    wins = float(chances[place] @ ends)
    speaks = np.zeros(layout.size)
    for other in layout.others(seat):
        speaks[list(layout.own(other))] = certain[other, list(layout.own(other))]
    believed = np.minimum(speaks @ (knowledge.table[seat].T @ chances), 1.0)
    promises = (1 - believed) * np.minimum(worths, WINNING) - believed
    kind = int(promises.argmax())
    caught = min(float(speaks @ chances[:, kind]), 1.0)
    claim = (1 - caught) * min(float(worths[kind]), BEST_CLAIM) - caught
    claim_wins = float(ends[kind]) * (1 - caught)
    return (
        *(sure, hidden, brings, sure * hidden * brings, sure * wins, sure * wins * soon, wins),
        *(claim, claim_wins, claim_wins * soon, float(promises[kind])),
    )
