"""What settings and texts read of automata brings none of their thinking along."""

import subprocess
import sys

import pytest

HEAVY = ("numpy", "multiprocessing", "bot.automata.players", "bot.automata.workers")
CHILD = """
import sys
import {module}
print(*sorted(name for name in {heavy} if name in sys.modules))
"""


@pytest.mark.parametrize(
    "module", ["bot.automata", "bot.automata.levels", "bot.automata.names", "bot.automata.pace"]
)
def test_levels_names_and_pace_load_neither_numpy_nor_the_workers(module: str) -> None:
    child = CHILD.format(module=module, heavy=HEAVY)
    said = subprocess.run([sys.executable, "-c", child], capture_output=True, text=True, check=True)
    assert said.stdout.split() == []
