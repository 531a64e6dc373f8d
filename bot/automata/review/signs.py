"""What of a position draws the win to each seat, by where the cards lie or are thought to lie."""

from enum import StrEnum

import numpy as np

from ...game import Table
from ...game.rules import RICH
from ...game.sets import ORDER
from ..arrays import Floats
from ..beliefs.knowledge import Knowledge
from ..evaluation.win_chance import NOTABLE
from ..outcomes.glance import glance_at


class Sign(StrEnum):
    """The signs of a seat, in the order of their columns; its character follows, a column for each."""

    GOLD = "gold"
    GOLD_SOON = "gold, the sooner the seat's turn comes"
    SOON = "how soon the seat's turn comes"
    IN_REACH_SOON = "some power would end the game, the sooner the turn"
    SURE = "how well the seat knows its card"
    SECRET = "the gold that its card brings, as far as only the seat knows of it"
    WIN_KNOWN_SOON = "its card ends the game and the seat knows, the sooner the turn"


def signs_of(table: Table, chances: Floats, knowledge: Knowledge) -> Floats:
    """The signs (columns) of each seat (rows), given the chance of each character at each place."""
    layout, players = table.setup.layout, table.setup.layout.players
    characters = table.setup.in_play
    columns = [len(Sign) + ORDER.index(name) for name in characters]
    known = knowledge.table.diagonal(axis1=1, axis2=2)
    found = np.zeros((players, len(Sign) + len(ORDER)))
    for seat, gold in enumerate(table.gold):
        glance = glance_at(table, seat)
        worths = np.array([glance[name] for name in characters])
        ends = gold + worths >= RICH
        soon = 1 - (seat - table.on_turn) % players / players
        hands = []
        for place in layout.open_own(seat):
            sure = float(known[seat, place])
            hidden = 1 - (float(known[:, place].sum()) - sure) / (players - 1)
            secret = sure * hidden * float(chances[place] @ np.minimum(worths, NOTABLE))
            hands.append((secret, sure, sure * float(chances[place] @ ends) * soon, place))
        secret, sure, win_known_soon, place = max(hands)
        purse = (gold, gold * soon, soon, float(ends.any()) * soon)
        found[seat, : len(Sign)] = (*purse, sure, secret, win_known_soon)
        found[seat, columns] = chances[place]
    return found
