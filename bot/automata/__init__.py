"""Automata: players that know nothing but their own view (`bot.game.view`).

What is here is light. Players are in `players`, and the processes in which they think in `workers`.
"""

from .levels import Level
from .names import NAMES
from .pace import CPU_BUDGET, answer_delay

__all__ = ["CPU_BUDGET", "NAMES", "Level", "answer_delay"]
