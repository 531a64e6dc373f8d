"""The parts of the automata build on each other in one direction."""

import ast
from pathlib import Path

import pytest

import bot.automata

ROOMS = ("outcomes", "beliefs", "evaluation", "players", "review", "workers")
"""Each may import those before it."""
FOLDER = Path(bot.automata.__file__).parent


@pytest.mark.parametrize("room", ROOMS)
def test_a_part_imports_only_those_before_it(room: str) -> None:
    later = set(ROOMS[ROOMS.index(room) + 1 :])
    for path in (FOLDER / room).glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom) and node.level == 2 and node.module is not None:
                assert node.module.split(".")[0] not in later, f"{path.stem} imports {node.module}"


def test_every_folder_has_its_place_in_that_order() -> None:
    assert {path.parent.name for path in FOLDER.glob("*/__init__.py")} == set(ROOMS)
