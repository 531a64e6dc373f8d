"""Every library that is imported is declared, and every one that is declared is imported."""

import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import distribution, packages_distributions

import pytest

from .imports import ROOT, When, imports, modules

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
EXTRAS = PROJECT["optional-dependencies"]
OURS = {"bot", "tests", "benchmarks"}
COMMANDS = {"build", "mypy", "pytest-timeout", "pytest-xdist", "ruff"}
"""Needed for the tests, though by no import."""
UNDER_THE_DATABASE = {"aiosqlite"}
"""Named in the database's address, and imported by its library."""


def canonical(name: str) -> str:
    """A distribution's name, however it is spelled."""
    return re.sub(r"[-_.]+", "-", name).lower()


def names_in(requirements: list[str]) -> set[str]:
    """The distributions that some requirements name."""
    return {canonical(re.split(r"[\[<>=!~; ]", one, maxsplit=1)[0]) for one in requirements}


providers = cache(packages_distributions)


@cache
def distributions_of(name: str) -> set[str]:
    """The distributions that provide a module: several may share a top-level name."""
    parts = tuple(name.split("."))
    found = set(providers().get(parts[0], [parts[0]]))
    if len(found) > 1:
        found = {one for one in found if provides(one, parts[:2])}
    return {canonical(one) for one in found}


def provides(name: str, parts: tuple[str, ...]) -> bool:
    """Whether a distribution has a folder of that name."""
    return any(file.parts[: len(parts)] == parts for file in distribution(name).files or ())


def libraries(*folders: str, whens: tuple[When, ...] = tuple(When)) -> Iterator[tuple[str, str]]:
    """The distributions that the modules of some folders import, and what was imported."""
    for path in modules(*folders).values():
        for name, when in imports(path):
            top = name.split(".")[0]
            if when in whens and top not in sys.stdlib_module_names and top not in OURS:
                yield from ((found, f"{path.relative_to(ROOT)}: {name}") for found in distributions_of(name))


def undeclared(found: Iterator[tuple[str, str]], *requirements: list[str]) -> set[str]:
    """The imports whose libraries no requirement names."""
    declared = {name for group in requirements for name in names_in(group)}
    return {where for library, where in found if library not in declared}


def test_whatever_the_bot_needs_to_start_is_a_dependency() -> None:
    found = libraries("bot", "migrations", whens=(When.LOADED,))
    assert undeclared(found, PROJECT["dependencies"]) == set()


def test_whatever_the_bot_may_need_later_is_a_dependency_or_an_extra() -> None:
    found = libraries("bot", "migrations")
    assert undeclared(found, PROJECT["dependencies"], *EXTRAS.values()) == set()


@pytest.mark.parametrize(("folder", "extra"), [("tests", "test"), ("benchmarks", "bench")])
def test_whatever_is_imported_beside_the_bot_is_a_dependency_or_its_extra(folder: str, extra: str) -> None:
    assert undeclared(libraries(folder), PROJECT["dependencies"], EXTRAS[extra]) == set()


def test_no_dependency_is_declared_in_vain() -> None:
    used = {library for library, _ in libraries("bot", "migrations")} | UNDER_THE_DATABASE
    assert names_in(PROJECT["dependencies"]) - used == set()
    used |= {library for library, _ in libraries("tests")} | COMMANDS
    assert names_in(EXTRAS["test"]) - used == set()
