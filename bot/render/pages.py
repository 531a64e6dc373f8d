"""Pages that explain: the rules, one character, and what the bot can do."""

from bot.game.sets import ORDER
from bot.text import Words

from .screen import Screen


def help_page(words: Words) -> Screen:
    """What this bot can do."""
    return Screen((words("help-text"), words("help-automata")))


def rules_page(words: Words) -> Screen:
    """The whole game, and all characters."""
    lines = [character_line(words, name) for name in ORDER]
    return Screen(
        (
            words("rules-title"),
            words("rules-body"),
            words("rules-small"),
            words("rules-characters"),
            "\n".join(lines),
        )
    )


def character_page(words: Words, character: str) -> Screen:
    """One character."""
    if character not in ORDER:
        return Screen((words("rules-unknown"),))
    return Screen((character_line(words, character), words(f"more-{character}")))


def character_line(words: Words, character: str) -> str:
    """What a character can do."""
    return words("rules-character-line", character=character, power=words(f"power-{character}"))
