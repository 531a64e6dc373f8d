"""What the modules of this project import, read from their source, and all that comes along with it."""

import ast
from collections.abc import Iterator
from enum import Enum, auto
from functools import cache
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).parents[1]


class When(Enum):
    """When an import happens."""

    LOADED = auto()
    CALLED = auto()
    NEVER = auto()
    """It is for the type checker only."""


class Import(NamedTuple):
    """The full name of something imported: a module, or a name in one."""

    name: str
    when: When


def name_of(path: Path) -> str:
    """A module's full name."""
    parts = path.relative_to(ROOT).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def within(name: str, package: str) -> bool:
    """Whether a module is a package or in it."""
    return name == package or name.startswith(f"{package}.")


@cache
def modules(*folders: str) -> dict[str, Path]:
    """Every module in some folders of the project."""
    return {name_of(path): path for folder in folders for path in sorted((ROOT / folder).rglob("*.py"))}


@cache
def imports(path: Path) -> tuple[Import, ...]:
    """Everything that a module imports."""
    package = path.parent.relative_to(ROOT).parts
    return tuple(found(ast.parse(path.read_text(encoding="utf-8")), package, When.LOADED))


def found(node: ast.AST, package: tuple[str, ...], when: When) -> Iterator[Import]:
    """The imports in a piece of source."""
    if isinstance(node, ast.Import):
        yield from (Import(alias.name, when) for alias in node.names)
    elif isinstance(node, ast.ImportFrom):
        base = package[: len(package) - node.level + 1] if node.level else ()
        module = ".".join([*base, *([node.module] if node.module else [])])
        yield from (Import(f"{module}.{alias.name}", when) for alias in node.names)
    elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test):
        for statement in node.body:
            yield from found(statement, package, When.NEVER)
        for statement in node.orelse:
            yield from found(statement, package, when)
    else:
        inside = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.Lambda)
        for child in ast.iter_child_nodes(node):
            yield from found(child, package, When.CALLED if inside and when is When.LOADED else when)


def brought_in(name: str) -> set[str]:
    """What has to be loaded for a name: its module and the packages that it is in, or a library."""
    parts = name.split(".")
    ours = {".".join(parts[:end]) for end in range(1, len(parts) + 1)} & modules("bot").keys()
    return ours or {name}


def ways(start: str, *whens: When) -> dict[str, tuple[str, ...]]:
    """All that a module of the bot reaches by imports of some kinds, each with the shortest way there."""
    known = modules("bot")
    reached: dict[str, tuple[str, ...]] = {name: (name,) for name in sorted(brought_in(start))}
    waiting = list(reached)
    for name in waiting:
        wanted = {one.name for one in imports(known[name]) if one.when in whens} if name in known else ()
        for other in sorted({part for one in wanted for part in brought_in(one)} - {*reached}):
            reached[other] = (*reached[name], other)
            waiting.append(other)
    return reached
