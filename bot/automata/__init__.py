"""Automata: players that know nothing but their own view (`bot.game.view`)."""

from .levels import Level, choose
from .names import NAMES
from .pace import CPU_BUDGET, answer_delay
from .workers.pool import Pool

__all__ = ["CPU_BUDGET", "NAMES", "Level", "Pool", "answer_delay", "choose"]
