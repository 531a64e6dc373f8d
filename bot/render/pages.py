"""Pages that explain: the rules, one character, and what the bot can do."""

from bot.game.sets import ORDER
from bot.text import Words

from .ids import LIMIT, SEPARATOR, Unreadable, read_number
from .screen import Button, Screen

PREFIX = "h"
ON_A_PAGE = 6
"""Characters on a page, so that it fits a phone's screen."""


def is_page_id(text: str) -> bool:
    """Whether a custom id is that of a page of the rules."""
    return text.startswith(PREFIX + SEPARATOR)


def page_id(page: int) -> str:
    """The custom id of what leads to a page of the rules."""
    return f"{PREFIX}{SEPARATOR}{page}"


def read_page(text: str) -> int:
    """The page that a custom id leads to, or raise Unreadable."""
    if len(text) > LIMIT:
        raise Unreadable(text)
    return read_number(text.removeprefix(page_id(0)[:-1]))


def help_page(words: Words, *, automata: bool = True) -> Screen:
    """What this bot can do, what happens when nobody decides, and what automata are for on this server."""
    about = words("help-automata" if automata else "help-stand-ins")
    return Screen((words("help-text"), words("help-records"), words("help-time"), about))


def rules_page(words: Words, page: int = 0) -> Screen:
    """A page of the rules, with buttons to those around it; beyond the last one it is the last."""
    pages = rules_pages(words)
    page = min(page, len(pages) - 1)
    around = ((page - 1, "button-previous"), (page + 1, "button-next"))
    buttons = (Button(page_id(to), words(key)) for to, key in around if 0 <= to < len(pages))
    title = words("rules-title", page=page + 1, pages=len(pages))
    return Screen((title, *pages[page]), buttons=tuple(buttons))


def rules_pages(words: Words) -> list[tuple[str, ...]]:
    """The whole game from its beginning, then all characters."""
    lines = [character_line(words, name) for name in ORDER]
    parts = ("\n".join(lines[first : first + ON_A_PAGE]) for first in range(0, len(lines), ON_A_PAGE))
    return [
        (words("rules-deal"), words("rules-turns")),
        (words("rules-contest"), words("rules-shown"), words("rules-end")),
        *((words("rules-characters"), part) for part in parts),
        (words("rules-small"),),
    ]


def character_page(words: Words, character: str) -> Screen:
    """One character."""
    if character not in ORDER:
        return Screen((words("rules-unknown"),))
    return Screen((character_line(words, character), words(f"more-{character}")))


def character_line(words: Words, character: str) -> str:
    """What a character can do."""
    return words("rules-character-line", character=character, power=words(f"power-{character}"))
