"""Messages that are nothing but text and variables, which most are: filled in without Fluent's machinery."""

from collections.abc import Mapping
from typing import Any

import msgspec
from fluent.runtime import resolver


class Variable(msgspec.Struct, frozen=True):
    """A place for a variable."""

    name: str


class Simple(msgspec.Struct, frozen=True):
    """A message as its parts."""

    parts: tuple[str | Variable, ...]

    def filled(self, values: Mapping[str, Any]) -> str | None:
        """The text; None where a variable is missing, or would be written in another way than as it is."""
        written = [part if isinstance(part, str) else as_it_is(values.get(part.name)) for part in self.parts]
        return None if None in written else "".join(filter(None, written))


def as_it_is(value: object) -> str | None:
    """A text, or a number of up to three figures, which looks the same in every language."""
    if isinstance(value, str):
        return value
    return str(value) if type(value) is int and 0 <= value < 1000 else None


def simple(pattern: object) -> Simple | None:
    """A pattern that is simple, or None."""
    elements = pattern.elements if isinstance(pattern, resolver.Pattern) else (pattern,)
    parts = [part_of(element) for element in elements]
    return None if None in parts else Simple(tuple(part for part in parts if part is not None))


def part_of(element: object) -> str | Variable | None:
    """One part of a pattern, if it is simple."""
    if isinstance(element, resolver.TextElement):
        return element.value
    if not isinstance(element, resolver.Placeable | resolver.NeverIsolatingPlaceable):
        return None
    inner = element.expression
    if isinstance(inner, resolver.StringLiteral):
        return str(inner.parse()["value"])
    return Variable(inner.id.name) if isinstance(inner, resolver.VariableReference) else None
