"""The examples in the README and in docstrings run as they stand."""

import doctest
from importlib import import_module
from pathlib import Path

import pytest

README = Path(__file__).parents[1] / "README.md"


@pytest.mark.parametrize("name", ["bot.game", "bot.game.notation"])
def test_the_examples_of_a_module_run(name: str) -> None:
    result = doctest.testmod(import_module(name))
    assert result.attempted
    assert not result.failed


def test_the_examples_of_the_readme_run() -> None:
    result = doctest.testfile(str(README), module_relative=False, encoding="utf-8")
    assert result.attempted
    assert not result.failed


@pytest.mark.parametrize(
    "command",
    [
        "python3 -m venv .venv && .venv/bin/pip install -q . && .venv/bin/mascarade",
        "python3 -m venv .venv && .venv/bin/pip install -q -e '.[test]' && .venv/bin/pytest",
    ],
)
def test_the_readme_has_the_two_commands(command: str) -> None:
    assert f"```sh\n{command}\n```" in README.read_text(encoding="utf-8")
