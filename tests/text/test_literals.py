"""Nothing that people read is written in the code: it all comes from the languages' folders."""

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Transformer

import bot
import bot.text
from bot.discord_ui.commands.mentions import COMMAND
from bot.render.screen import Select
from bot.text import FALLBACK, LOCALES, locales, words, words_of

from .screens import NAMES, screens
from .used_keys import called

SOURCE = Path(bot.__file__).parent
FILES = sorted(
    file for folder in ("render", "service", "discord_ui") for file in (SOURCE / folder).rglob("*.py")
)

VISIBLE: dict[str, tuple[int | str, ...]] = {
    "Screen": (0, "texts"),
    "Button": (1, "label"),
    "Option": (1, "label"),
    "SelectOption": ("label", "description"),
    "Select": (1, "placeholder"),
    "TextDisplay": (0, "content"),
    "TextInput": ("label", "placeholder"),
    "Modal": ("title",),
    "Choice": ("name",),
    "Group": ("name", "description"),
    "command": ("name", "description"),
    "describe": ("*",),
    "rename": ("*",),
    "send": (0, "content"),
    "send_message": (0, "content"),
    "edit": ("content",),
    "edit_message": ("content",),
    "edit_original_response": ("content",),
}
"""Where a string given to a call is read by people: by position or by name."""
LOOKUPS = {"words", "text", "language", "refused", "said"}
SILENT = {"debug", "info", "warning", "error", "exception", "critical", "compile", "create_task"}
PROSE = re.compile(r"[^\W\d_]{2,}[,;:]? [^\W\d_]{2,}")
MARKS = re.compile(r"<:[a-z_]+:>|<t:|:[RFTfD]>|<@&?|<#|</[\w -]+|https://\S*|`[\w-]+`")


class Literal(NamedTuple):
    """A string in the source, and where it stands."""

    value: str
    lineno: int


def literals(node: ast.AST) -> Iterator[Literal]:
    """The strings in an expression, but for text keys."""
    if isinstance(node, ast.Call) and (called(node) in LOOKUPS or called(node) not in VISIBLE):
        return
    if isinstance(node, ast.Compare | ast.Subscript):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield Literal(node.value, node.lineno)
    for child in ast.iter_child_nodes(node):
        yield from literals(child)


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_literal_is_given_to_what_people_read(file: Path) -> None:
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if not isinstance(node, ast.Call) or called(node) not in VISIBLE:
            continue
        wanted = VISIBLE[called(node)]
        given = [argument for place, argument in enumerate(node.args) if place in wanted]
        given += [word.value for word in node.keywords if word.arg in wanted or "*" in wanted]
        for argument in given:
            for literal in literals(argument):
                assert not re.search(r"[^\W\d_]", MARKS.sub("", literal.value)), (
                    f"{file.name}:{literal.lineno}: {literal.value!r} is read by people"
                )


@pytest.mark.parametrize("file", FILES, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_no_sentence_stands_in_the_code(file: Path) -> None:
    for literal in sentences(ast.parse(file.read_text(encoding="utf-8"))):
        assert not PROSE.search(literal.value), f"{file.name}:{literal.lineno}: {literal.value!r}"


def sentences(node: ast.AST) -> Iterator[Literal]:
    """Every string that is neither a docstring nor meant for logs and errors."""
    if isinstance(node, ast.Raise | ast.Assert):
        return
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
        return
    if isinstance(node, ast.Call) and (called(node) in SILENT or called(node) == "__init__"):
        return
    if isinstance(node, ast.Assign | ast.AnnAssign) and names_only_operators(node):
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield Literal(node.value, node.lineno)
    for child in ast.iter_child_nodes(node):
        yield from sentences(child)


def names_only_operators(node: ast.Assign | ast.AnnAssign) -> bool:
    """Whether a constant is for whoever runs the bot: the reasons why permissions are needed."""
    targets = node.targets if isinstance(node, ast.Assign) else [node.target]
    return any(isinstance(target, ast.Name) and target.id == "NEEDED" for target in targets)


class Masked(Transformer):
    """Every letter of a message's own text becomes a wide one."""

    def visit_TextElement(self, node: ftl.TextElement) -> ftl.TextElement:
        node.value = "".join(
            part if COMMAND.fullmatch(part) else part.translate(WIDE)
            for part in re.split(
                f"({COMMAND.pattern.replace('(', '(?:').replace('(?:?:', '(?:')})", node.value
            )
        )
        return node


def masked_part(part: str) -> str:
    """A piece of text in wide letters; commands stay as they are."""
    return part if COMMAND.fullmatch(part) else part.translate(WIDE)


WIDE = {code: code + 0xFEE0 for code in (*range(ord("A"), ord("Z") + 1), *range(ord("a"), ord("z") + 1))}


@pytest.fixture
def masked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[str]:
    """A language whose every letter is told from those of the code."""
    for locale in (FALLBACK, "el"):
        (tmp_path / locale).mkdir()
        for file in (LOCALES / FALLBACK).iterdir():
            text = file.read_text(encoding="utf-8")
            if locale == "el":
                text = FluentSerializer().serialize(Masked().visit(FluentParser().parse(text)))
            (tmp_path / locale / file.name).write_text(text, encoding="utf-8")
    monkeypatch.setattr(bot.text, "LOCALES", tmp_path)
    monkeypatch.setitem(NAMES, "masked", ["Имя"] * 13)
    locales.cache_clear()
    words_of.cache_clear()
    yield "el"
    locales.cache_clear()
    words_of.cache_clear()


def test_every_letter_on_every_screen_comes_from_the_language(masked: str) -> None:
    for title, screen in screens(words(masked), words(masked), "masked"):
        shown = [*screen.texts, *(button.label for button in screen.buttons)]
        for select in screen.selects:
            shown.append(select.placeholder)
            if isinstance(select, Select) and title != "setting language":
                shown += [option.label for option in select.options]
        for text in shown:
            assert not re.search("[a-zA-Z]", MARKS.sub("", text)), f"{title}: {text}"
