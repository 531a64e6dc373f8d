"""The short code of a game: its own name, in two halves that can be read out."""

LETTERS = frozenset("abcdefghijklmnopqrstuvwxyz0123456789")
LONGEST = 16


class BadGameCode(ValueError):
    """No game can have this code."""


def code_of(game_id: str) -> str:
    """The code of a game."""
    half = len(game_id) // 2
    return f"{game_id[:half]}-{game_id[half:]}".upper()


def game_of(code: str) -> str:
    """The name of the game of a code, however it was typed."""
    name = "".join(code.lower().split()).replace("-", "")
    if not 0 < len(name) <= LONGEST or not LETTERS.issuperset(name):
        raise BadGameCode(code)
    return name
