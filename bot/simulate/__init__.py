"""Trying a set many times before it is used."""

from .command import main
from .play import Series, simulate
from .report import as_data
from .tally import Tally

__all__ = ["Series", "Tally", "as_data", "main", "simulate"]
