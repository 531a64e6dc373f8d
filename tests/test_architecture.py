"""What may import what, and what the core must not do (docs/ARCHITECTURE.md)."""

import ast
import re
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from bot.game.characters import CHARACTERS

ROOT = Path(__file__).parents[1]
BOT = ROOT / "bot"
MODULES = sorted(BOT.rglob("*.py"))
CORE = [path for path in MODULES if "game" in path.relative_to(BOT).parts[:1]]

OUTSIDE_WORLD = {
    "asyncio",
    "concurrent",
    "datetime",
    "http",
    "io",
    "logging",
    "multiprocessing",
    "os",
    "pathlib",
    "queue",
    "random",
    "sched",
    "secrets",
    "select",
    "shutil",
    "signal",
    "socket",
    "sqlite3",
    "ssl",
    "subprocess",
    "tempfile",
    "threading",
    "time",
    "urllib",
    "uuid",
    "zoneinfo",
}
"""Parts of the standard library that the core has no use for: I/O, clocks, chance and waiting."""

FORBIDDEN = {
    "bot.game": {"bot"},
    "bot.store": {"bot.discord_ui", "bot.playground", "bot.render", "bot.automata", "discord"},
    "bot.tables": {"bot.discord_ui", "bot.playground", "bot.render", "discord"},
    "bot.automata": {"bot.discord_ui", "bot.playground", "bot.render", "bot.store", "bot.tables", "discord"},
    "bot.simulate": {"bot.discord_ui", "bot.playground", "bot.render", "discord"},
    "bot.text": {"bot.discord_ui", "bot.playground", "bot.store", "bot.tables", "bot.automata", "discord"},
    "bot.servers": {"bot.discord_ui", "bot.playground", "bot.render", "discord"},
    "bot.render": {"bot.discord_ui", "bot.playground", "bot.store", "discord"},
    "bot.discord_ui": {"bot.playground"},
    "bot.playground": {"bot.discord_ui", "bot.game", "bot.store", "bot.tables", "bot.automata", "bot.render"},
    "bot.playground.standin": {"bot.playground.page", "bot.wiring"},
    "bot.playground.people": {"bot.playground.page", "bot.wiring"},
}
"""What a package never imports; a package may import itself."""


def name_of(path: Path) -> str:
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def within(name: str, package: str) -> bool:
    return name == package or name.startswith(f"{package}.")


def imports(path: Path) -> Iterator[str]:
    """The full names of all modules that a module imports, wherever in it."""
    package = path.parent.relative_to(ROOT).parts
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = [*package[: len(package) - node.level + 1]] if node.level else []
            module = ".".join([*base, *([node.module] if node.module else [])])
            yield from (f"{module}.{alias.name}" for alias in node.names)


def ids(path: Path) -> str:
    return name_of(path)


@pytest.mark.parametrize("path", CORE, ids=ids)
def test_the_core_imports_only_itself_msgspec_and_the_quiet_part_of_the_standard_library(path: Path) -> None:
    for name in imports(path):
        top = name.split(".")[0]
        assert within(name, "bot.game") or top == "msgspec" or top in sys.stdlib_module_names, name
        assert top not in OUTSIDE_WORLD, name


@pytest.mark.parametrize("path", CORE, ids=ids)
def test_the_core_opens_prints_and_asks_nothing(path: Path) -> None:
    called = {
        node.func.id
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name)
    }
    assert not called & {"open", "print", "input", "eval", "exec", "__import__"}


def test_folding_never_runs_rules() -> None:
    reached: set[str] = set()
    waiting = ["bot.game.evolve"]
    while waiting:
        name = waiting.pop()
        path = next((path for path in CORE if name_of(path) == name), None)
        if path is None or name in reached:
            continue
        reached.add(name)
        for imported in imports(path):
            waiting += {imported, imported.rpartition(".")[0]} - {"bot.game"}
    assert "bot.game.state" in reached
    for rules in ("rules", "contest", "powers", "characters", "legal", "course", "sets"):
        assert not any(within(name, f"bot.game.{rules}") for name in reached)


@pytest.mark.parametrize("path", MODULES, ids=ids)
def test_packages_keep_to_their_layer(path: Path) -> None:
    own = name_of(path)
    for package, forbidden in FORBIDDEN.items():
        if not within(own, package):
            continue
        for name in imports(path):
            if not within(name, package):
                assert not any(within(name, other) for other in forbidden), f"{own} imports {name}"


TEXT_KEYS = {
    key
    for path in BOT.rglob("*.ftl")
    for key in re.findall(r"^([a-z][\w-]*) *=", path.read_text(encoding="utf-8"), re.MULTILINE)
}
SETS = "bot.game.sets"


def names_in(path: Path) -> Iterator[str]:
    """The identifiers of a module and its string literals, but for texts' keys and the names of sets."""
    sets = {name for name in vars(import_module(SETS)) if name.isupper()}
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Name) and node.id not in sets:
            yield node.id
        elif isinstance(node, ast.Attribute):
            yield node.attr
        elif isinstance(node, ast.arg):
            yield node.arg
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            yield node.name
        elif isinstance(node, ast.alias) and node.name not in sets:
            yield node.name.split(".")[-1]
        elif isinstance(node, ast.Constant) and " " not in str(node.value) and node.value not in TEXT_KEYS:
            yield str(node.value)


@pytest.mark.parametrize("path", MODULES, ids=ids)
def test_nothing_outside_its_own_file_names_a_character(path: Path) -> None:
    own = name_of(path)
    if own == SETS:
        return
    known = set(CHARACTERS) - {own.rpartition(".")[2] if within(own, "bot.game.characters") else ""}
    words = {word for name in names_in(path) for word in name.lower().replace("-", "_").split("_")}
    assert not words & {*known, *(f"{name}s" for name in known)}


def test_modules_stay_small() -> None:
    long = {name_of(path): lines for path in MODULES if (lines := len(path.read_text().splitlines())) > 400}
    assert long == {}
