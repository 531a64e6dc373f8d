"""What may import what, and what the core must not do (docs/ARCHITECTURE.md)."""

import ast
import re
import subprocess
import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from bot.game.characters import CHARACTERS

from .imports import ROOT, When, brought_in, imports, modules, name_of, ways, within

MODULES = modules("bot")
CORE = [path for name, path in MODULES.items() if within(name, "bot.game")]

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

NEVER = {
    "bot.game": {"bot"},
    "bot.store": {
        "bot.automata",
        "bot.discord_ui",
        "bot.playground",
        "bot.records",
        "bot.render",
        "bot.servers",
        "bot.tables",
        "discord",
    },
    "bot.records": {
        "bot.automata",
        "bot.discord_ui",
        "bot.playground",
        "bot.render",
        "bot.servers",
        "bot.service",
        "bot.text",
        "discord",
        "numpy",
    },
    "bot.tables": {
        "bot.automata",
        "bot.discord_ui",
        "bot.playground",
        "bot.records",
        "bot.render",
        "bot.servers",
        "bot.text",
        "discord",
    },
    "bot.automata": {
        "bot.discord_ui",
        "bot.playground",
        "bot.render",
        "bot.servers",
        "bot.store",
        "bot.tables",
        "discord",
    },
    "bot.simulate": {"bot.discord_ui", "bot.playground", "bot.render", "discord"},
    "bot.text": {
        "bot.automata",
        "bot.discord_ui",
        "bot.playground",
        "bot.render",
        "bot.store",
        "bot.tables",
        "discord",
    },
    "bot.servers": {"bot.discord_ui", "bot.playground", "bot.render", "discord"},
    "bot.solo": {
        "bot.discord_ui",
        "bot.playground",
        "bot.render",
        "bot.service",
        "bot.store",
        "discord",
        "numpy",
        "sqlalchemy",
    },
    "bot.render": {"bot.discord_ui", "bot.playground", "bot.store", "discord", "numpy", "sqlalchemy"},
    "bot.pictures": {"bot.discord_ui", "bot.playground", "bot.store", "discord", "numpy", "sqlalchemy"},
    "bot.service": {"bot.discord_ui", "bot.playground", "bot.render", "discord"},
    "bot.archive": {"bot.discord_ui", "bot.playground", "bot.render", "discord"},
    "bot.discord_ui": {"bot.operations", "bot.playground", "prometheus_client"},
    "bot.operations": {"bot", "discord", "numpy", "sqlalchemy"},
    "bot.playground": {"bot"},
    "bot.playground.standin": {"bot.playground.page"},
    "bot.playground.people": {"bot.playground.page"},
}
"""What a package never imports, nor anything that it imports; a package may import itself."""
TOGETHER = {
    "bot.__main__",
    "bot.command_line",
    "bot.duty",
    "bot.film",
    "bot.launch",
    "bot.playground.run",
    "bot.upkeep",
    "bot.watch",
    "bot.wiring",
}
"""They put the parts together: they import everything, and no part imports them."""


def test_only_the_watch_and_the_start_know_that_anybody_looks() -> None:
    knowing = {
        name for name, path in MODULES.items() if any(within(i.name, "bot.operations") for i in imports(path))
    }
    assert {name for name in knowing if not within(name, "bot.operations")} == {"bot.launch", "bot.watch"}


@pytest.mark.parametrize("path", CORE, ids=name_of)
def test_the_core_imports_only_itself_msgspec_and_the_quiet_part_of_the_standard_library(path: Path) -> None:
    for name, _ in imports(path):
        top = name.split(".")[0]
        assert within(name, "bot.game") or top == "msgspec" or top in sys.stdlib_module_names, name
        assert top not in OUTSIDE_WORLD, name


@pytest.mark.parametrize("path", CORE, ids=name_of)
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
        if name not in reached and name in MODULES and name != "bot.game":
            reached.add(name)
            waiting += [part for one in imports(MODULES[name]) for part in brought_in(one.name)]
    assert "bot.game.state" in reached
    for rules in ("rules", "contest", "powers", "characters", "legal", "course", "sets"):
        assert not any(within(name, f"bot.game.{rules}") for name in reached)


def is_never(name: str, package: str) -> bool:
    """Whether a package must not import something."""
    if within(name, package) or name == "bot":
        return False
    return any(within(name, other) for other in (*TOGETHER, *NEVER[package]))


def modules_of(package: str) -> list[str]:
    return [name for name in MODULES if within(name, package) and name not in TOGETHER]


@pytest.mark.parametrize("package", NEVER)
def test_packages_keep_to_their_layer_and_so_does_all_that_they_import(package: str) -> None:
    wrong = {
        name: " > ".join(way)
        for name in modules_of(package)
        for reached, way in ways(name, When.LOADED, When.CALLED).items()
        if is_never(reached, package)
    }
    assert wrong == {}


@pytest.mark.parametrize("package", NEVER)
def test_types_keep_to_their_layer_too(package: str) -> None:
    named = {(name, one.name) for name in modules_of(package) for one in imports(MODULES[name])}
    assert {(name, other) for name, other in named if is_never(other, package)} == set()


def ours(when: When, path: Path) -> list[str]:
    """The parts of the bot that a module imports at some time."""
    return [one.name for one in imports(path) if one.when is when and within(one.name, "bot")]


def test_only_the_command_imports_late_and_it_imports_nothing_early() -> None:
    late = {name for name, path in MODULES.items() if ours(When.CALLED, path)}
    assert late == {"bot.__main__"}
    assert ours(When.LOADED, MODULES["bot.__main__"]) == []


HEAVY = ("numpy", "sqlalchemy", "aiosqlite", "discord")


@pytest.mark.parametrize(
    "module", ["bot.game", "bot.render.screen", "bot.render.table", "bot.servers.settings"]
)
def test_reading_what_is_shown_or_set_loads_neither_numpy_nor_the_database(module: str) -> None:
    source = f"import sys, {module}; print([name for name in {HEAVY} if name in sys.modules])"
    told = subprocess.run(
        [sys.executable, "-c", source], capture_output=True, text=True, check=True, cwd=ROOT
    )
    assert told.stdout.strip() == "[]"


ASKED = ("bot.discord_ui", "bot.host_changes", "bot.lobby", "bot.servers", "bot.service", "bot.tables")
"""Where people's wishes arrive and are granted or refused."""


@pytest.mark.parametrize("name", [name for name in MODULES if any(within(name, one) for one in ASKED)])
def test_no_assert_decides_what_a_person_may_do(name: str) -> None:
    tree = ast.parse(MODULES[name].read_text(encoding="utf-8"))
    assert [node.lineno for node in ast.walk(tree) if isinstance(node, ast.Assert)] == []


TEXT_KEYS = {
    key
    for path in (ROOT / "bot").rglob("*.ftl")
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


@pytest.mark.parametrize("path", MODULES.values(), ids=name_of)
def test_nothing_outside_its_own_file_names_a_character(path: Path) -> None:
    own = name_of(path)
    if own == SETS:
        return
    known = set(CHARACTERS) - {own.rpartition(".")[2] if within(own, "bot.game.characters") else ""}
    words = {word for name in names_in(path) for word in name.lower().replace("-", "_").split("_")}
    assert not words & {*known, *(f"{name}s" for name in known)}


def test_modules_stay_small() -> None:
    long = {
        name: lines for name, path in MODULES.items() if (lines := len(path.read_text().splitlines())) > 400
    }
    assert long == {}
