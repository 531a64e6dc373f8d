"""Pages that explain: the rules, one character, and what the bot can do."""

from bot.game.characters import CHARACTERS
from bot.game.places import hands_of
from bot.game.sets import ORDER, RECOMMENDED, Condition, Problem
from bot.solo.ids import lesson_id
from bot.text import Words

from .icons import with_icon
from .ids import LIMIT, SEPARATOR, ComponentId, Unreadable, read_number
from .screen import Button, Screen, Style
from .sets import pictured_names, problem_text
from .solo import SHOW

PREFIX = "h"
ON_A_PAGE = 4
"""Characters on a page, so that it fits a phone's screen."""
BEFORE = 2
"""Pages before those of the characters."""


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
    buttons = (lesson_button(words, Style.PRIMARY), Button(page_id(0), words("button-learn-rules")))
    told = words("help-text"), words("help-learn"), words("help-records"), words("help-time"), about
    return Screen(told, buttons=buttons)


def rules_page(words: Words, page: int = 0) -> Screen:
    """A page of the rules, with buttons to those around it; beyond the last one it is the last."""
    pages = rules_pages(words)
    page = min(page, len(pages) - 1)
    around = ((page - 1, "button-previous"), (page + 1, "button-next"))
    turning = (Button(page_id(to), words(key)) for to, key in around if 0 <= to < len(pages))
    title = words("rules-title", page=page + 1, pages=len(pages))
    return Screen((title, *pages[page]), buttons=(*turning, lesson_button(words)))


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


def characters_on(page: int) -> tuple[str, ...]:
    """The characters that a page of the rules lists."""
    first = (page - BEFORE) * ON_A_PAGE
    return ORDER[first : first + ON_A_PAGE] if first >= 0 else ()


def character_page(words: Words, character: str, players: int | None = None) -> Screen:
    """One character, as it is or as it plays with so many."""
    if character not in ORDER:
        return Screen((words("rules-unknown"),))
    line = character_line(words, character)
    if players is None:
        return Screen((line, words(f"more-{character}")))
    needed = CHARACTERS[character].min_players
    if players < needed:
        problem = Problem(Condition.TOO_FEW_PLAYERS, character, players, needed)
        return Screen((line, problem_text(problem, 0, words)))
    if hands_of(players) > 1:
        return Screen((line, words(f"small-{character}", players=players)))
    return Screen((line, words(f"more-{character}")))


def players_page(words: Words, players: int) -> Screen:
    """What so many players have before them, and the characters that the rules print for them."""
    hands, cards = hands_of(players), RECOMMENDED[players]
    centre = len(cards) - players * hands
    in_play = words("in-play", characters=pictured_names(cards, words), centre=centre)
    return Screen(
        (words("rules-players", players=players), words("rules-hands", hands=hands), in_play),
        buttons=(Button(page_id(0), words("button-learn-rules")),),
    )


def character_line(words: Words, character: str) -> str:
    """What a character can do."""
    line = words("rules-character-line", character=character, power=words(f"power-{character}"))
    return with_icon(character, line)


def lesson_button(words: Words, style: Style = Style.SECONDARY) -> Button:
    """What leads to the guided game from anywhere."""
    return Button(str(ComponentId(lesson_id(0), 0, SHOW)), words("button-how-to-play"), style)
