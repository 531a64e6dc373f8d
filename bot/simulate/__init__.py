"""Trying a set many times before it is used."""

from .command import main
from .report import as_data
from .series import Series, simulate
from .tally import Tally
from .trials import Trials

__all__ = ["Series", "Tally", "Trials", "as_data", "main", "simulate"]
