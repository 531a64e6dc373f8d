"""Icons in texts: written `<:king:>` there, and shown where the application has them as emojis.

An icon never says anything that the words beside it do not say.
"""

import re
from collections.abc import Callable

ICON = re.compile(r"<:([a-z_]+):>([ \N{NO-BREAK SPACE}]?)")


def icon(name: str) -> str:
    """An icon to stand before a word; names of people cannot be taken for one, since they are escaped."""
    return f"<:{name}:>"


def with_icon(name: str, text: str) -> str:
    """A text with an icon before it."""
    return f"{icon(name)}\N{NO-BREAK SPACE}{text}"


def with_icons(text: str, shown: Callable[[str], str | None]) -> str:
    """The text with its icons as they are shown, and without those that are not there."""

    def written(match: re.Match[str]) -> str:
        name, space = match.groups()
        known = shown(name)
        return f"{known}{space}" if known else ""

    return ICON.sub(written, text)


def without_icons(text: str) -> str:
    """The words alone."""
    return with_icons(text, lambda name: None)
