"""The rules of Mascarade: pure, whole, and all that the rest of the program knows of the game.

>>> from bot.game import begin, decide, fold, legal_actions, view
>>> from bot.game.sets import RECOMMENDED
>>> game = fold(begin(4, RECOMMENDED[4], RECOMMENDED[4]))
>>> legal_actions(game, 0)
(GetReady(by=0),)
>>> decide(game, legal_actions(game, 0)[0])
(SeatGotReady(seat=0),)
"""

from .actions import Action, GiveAnswer, KeepSeat, ReturnSeat, SeatAction, Stop, TableAction, TimeOut
from .contest import said_ahead
from .errors import BrokenLog, IllegalAction, PowerDiverged, Reason
from .events import Event
from .evolve import evolve, fold
from .legal import legal_actions, options, power_asking, require_open
from .rules import begin, decide, step
from .state import RULES_VERSION, ContestMode, EndReason, Game, Outcome, Table
from .view import View, glimpse, imagine, view

__all__ = [
    "RULES_VERSION",
    "Action",
    "BrokenLog",
    "ContestMode",
    "EndReason",
    "Event",
    "Game",
    "GiveAnswer",
    "IllegalAction",
    "KeepSeat",
    "Outcome",
    "PowerDiverged",
    "Reason",
    "ReturnSeat",
    "SeatAction",
    "Stop",
    "Table",
    "TableAction",
    "TimeOut",
    "View",
    "begin",
    "decide",
    "evolve",
    "fold",
    "glimpse",
    "imagine",
    "legal_actions",
    "options",
    "power_asking",
    "require_open",
    "said_ahead",
    "step",
    "view",
]
