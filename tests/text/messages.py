"""The messages of a language as they are written, before any value is filled in."""

from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bot.text import LOCALES

CATEGORIES = {"zero", "one", "two", "few", "many", "other"}


class Found(Visitor):
    """What a pattern refers to."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.counted: set[str] = set()
        self.junk: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:
        keys = {variant.key.name for variant in node.variants if isinstance(variant.key, ast.Identifier)}
        if isinstance(node.selector, ast.VariableReference) and keys <= CATEGORIES:
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def messages(locale: str) -> dict[str, ast.Message]:
    """Every message of a language, by its key."""
    found: dict[str, ast.Message] = {}
    for file in (LOCALES / locale).iterdir():
        if not file.name.endswith(".ftl"):
            continue
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ast.Junk), f"{locale}/{file.name}: {entry.content}"
            if isinstance(entry, ast.Message):
                key = entry.id.name
                assert key not in found, f"{locale}/{file.name}: {key} stands there twice"
                found[key] = entry
    return found


def found_in(node: ast.BaseNode | None) -> Found:
    """What a message refers to."""
    found = Found()
    if node is not None:
        found.visit(node)
    return found


def variables(locale: str, key: str) -> set[str]:
    """The values a message needs, those of messages it includes too; a character's forms count as one."""
    found = found_in(messages(locale)[key].value)
    needed = {name.split("-")[0] if name.startswith("character-") else name for name in found.variables}
    return needed.union(*(variables(locale, other) for other in found.messages))


def counted(locale: str, key: str) -> set[str]:
    """The values by which a message chooses its plural."""
    message = messages(locale)[key]
    found = found_in(message)
    return found.counted.union(*(counted(locale, other) for other in found.messages))


def text_of(node: ast.BaseNode) -> Iterator[str]:
    """The literal text of a message, that between quotation marks too."""
    if isinstance(node, ast.TextElement | ast.StringLiteral):
        yield node.value
    for name in vars(node):
        value = getattr(node, name)
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.BaseNode) and name != "comment":
                yield from text_of(child)
