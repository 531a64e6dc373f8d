"""One line for a position and one for an action, so that a test is position, actions, position.

>>> from bot.game import step
>>> game = read_position("K6 Q6 J6 B6 +TC, court 2, turn 5 of A")
>>> for line in ("A says J", "B passes", "C passes", "D passes"):
...     game, events = step(game, read_action(line, game.table))
>>> write_position(game)
'K8 Q6 J6 B6 +TC, turn 6 of B'

Seats are A, B, C… clockwise; their cards stand as letters before their gold, the centre's after a plus. A
place is its seat (`A`), with hands `Al`, `Ar` and `Ap` (protected), and `c1` in the centre. A position can be
written at any moment, secrets included; it can be read while the cards are memorised, at the start of a turn,
and when the game is over.
"""

from .moves import read_action, write_action
from .positions import read_position, write_position
from .words import BadNotation

__all__ = ["BadNotation", "read_action", "read_position", "write_action", "write_position"]
