"""Tables of chances."""

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]

TINY = 1e-12
"""Chances below this are none."""


def mix(one: Floats, other: Floats, chance: Floats | float) -> None:
    """Exchange two parts of a table with some chance, where they are."""
    change = chance * (other - one)
    one += change
    other -= change
