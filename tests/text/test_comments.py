"""The English files tell a translator where each message is seen and what its variables are."""

import re
from collections.abc import Iterator

import pytest
from fluent.syntax import FluentParser, ast

from bot.text import FALLBACK, LOCALES

from .messages import messages, variables

FILES = sorted(file.name for file in (LOCALES / FALLBACK).iterdir() if file.name.endswith(".ftl"))
VARIABLE = re.compile(r"\$(\w+)")
ALWAYS_KNOWN = {"character"}
"""Explained once for all, with its forms, where the characters are."""


class Commented:
    """A message with the comments that it stands under: its own, its group's and its file's."""

    def __init__(self, message: ast.Message, group: str, file: str) -> None:
        self.key = message.id.name
        self.own = text_of(message.comment)
        self.above = (group, file)

    def explained(self) -> set[str]:
        """The variables that any of the comments names."""
        return set(VARIABLE.findall(" ".join((self.own, *self.above))))


def text_of(comment: ast.BaseComment | None) -> str:
    return (comment.content or "") if comment is not None else ""


def commented(name: str) -> Iterator[Commented]:
    """Every message of an English file."""
    file = group = ""
    for entry in FluentParser().parse((LOCALES / FALLBACK / name).read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.ResourceComment):
            file = text_of(entry)
        elif isinstance(entry, ast.GroupComment):
            group = text_of(entry)
        elif isinstance(entry, ast.Message):
            yield Commented(entry, group, file)


@pytest.mark.parametrize("name", FILES)
def test_every_message_says_where_it_is_seen(name: str) -> None:
    assert not [one.key for one in commented(name) if not all(one.above)]


@pytest.mark.parametrize("name", FILES)
def test_every_variable_is_explained(name: str) -> None:
    lacking = {
        one.key: missing
        for one in commented(name)
        if (missing := variables(FALLBACK, one.key) - one.explained() - ALWAYS_KNOWN)
    }
    assert not lacking


@pytest.mark.parametrize("name", FILES)
def test_no_comment_explains_a_variable_that_is_not_there(name: str) -> None:
    needless = {
        one.key: extra
        for one in commented(name)
        if (extra := set(VARIABLE.findall(one.own)) - variables(FALLBACK, one.key))
    }
    assert not needless


def test_no_message_is_left_out() -> None:
    assert {one.key for name in FILES for one in commented(name)} == set(messages(FALLBACK))
