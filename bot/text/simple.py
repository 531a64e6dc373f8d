"""Messages of text, variables, choices by them and other messages: filled in without Fluent's machinery."""

from collections.abc import Callable, Mapping
from typing import Any, Union

import msgspec
from fluent.runtime import resolver

Plural = Callable[[int], str]
"""The form of words that a number asks for in a language."""
Named = Callable[[str, str | None], object]
"""The pattern of a message, or of an attribute of it, by its key; None where there is none."""


class Variable(msgspec.Struct, frozen=True):
    """A place for a variable."""

    name: str


class Simple(msgspec.Struct, frozen=True):
    """A message as its parts."""

    parts: tuple[Union[str, Variable, "Choice"], ...]

    def filled(self, values: Mapping[str, Any], plural: Plural) -> str | None:
        """The text; None where a variable is missing, or would be written in another way than as it is."""
        written = []
        for part in self.parts:
            if isinstance(part, Choice):
                chosen = part.of(values, plural)
                text = None if chosen is None else chosen.filled(values, plural)
            else:
                text = part if isinstance(part, str) else as_it_is(values.get(part.name))
            if text is None:
                return None
            written.append(text)
        return "".join(written)


class Choice(msgspec.Struct, frozen=True):
    """A choice of what is said, by a variable: its number, the form that its number asks for, or its name."""

    by: str
    cases: tuple[tuple[str | int, Simple], ...]
    otherwise: Simple

    def of(self, values: Mapping[str, Any], plural: Plural) -> Simple | None:
        """What is said; None where a variable is missing, or no plain number, or a name where numbers are."""
        value = values.get(self.by)
        if isinstance(value, str):
            keys: tuple[str | int, ...] = (value,)
            if any(isinstance(key, int) for key, _ in self.cases):
                return None
        elif value is None or as_it_is(value) is None:
            return None
        else:
            keys = (value, plural(value))
        return next((said for key, said in self.cases if key in keys), self.otherwise)


def as_it_is(value: object) -> str | None:
    """A text, or a number of up to three figures, which looks the same in every language."""
    if isinstance(value, str):
        return value
    return str(value) if type(value) is int and 0 <= value < 1000 else None


def nothing(key: str, attribute: str | None = None) -> None:
    """No message is known."""


def simple(pattern: object, named: Named = nothing) -> Simple | None:
    """A pattern that is simple, or None; other messages stand in it with all that they say."""
    elements = pattern.elements if isinstance(pattern, resolver.Pattern) else (pattern,)
    parts: list[str | Variable | Choice] = []
    for element in elements:
        part = part_of(element, named)
        if part is None:
            return None
        parts += part.parts if isinstance(part, Simple) else (part,)
    return Simple(tuple(parts))


def part_of(element: object, named: Named) -> str | Variable | Choice | Simple | None:
    """One part of a pattern, if it is simple; a message in it must not have others in itself."""
    if isinstance(element, resolver.TextElement):
        return element.value
    if not isinstance(element, resolver.Placeable | resolver.NeverIsolatingPlaceable):
        return None
    inner = element.expression
    if isinstance(inner, resolver.StringLiteral):
        return str(inner.parse()["value"])
    if isinstance(inner, resolver.SelectExpression):
        return choice_of(inner, named)
    if isinstance(inner, resolver.MessageReference):
        return simple(named(inner.id.name, inner.attribute.name if inner.attribute else None))
    return Variable(inner.id.name) if isinstance(inner, resolver.VariableReference) else None


def choice_of(chosen: resolver.SelectExpression, named: Named) -> Choice | None:
    """A choice by a variable whose cases are all simple."""
    if not isinstance(chosen.selector, resolver.VariableReference):
        return None
    cases, otherwise = [], None
    for variant in chosen.variants:
        said = simple(variant.value, named)
        if said is None:
            return None
        cases.append((key_of(variant.key), said))
        otherwise = said if variant.default else otherwise
    return None if otherwise is None else Choice(chosen.selector.id.name, tuple(cases), otherwise)


def key_of(key: resolver.Identifier | resolver.NumberLiteral) -> str | int:
    """What a case is for."""
    return key.name if isinstance(key, resolver.Identifier) else int(key.value)
