"""How games of one person are named, so that what is clicked there is told from what is clicked at tables."""

LESSON = "lesson-"
PRACTICE = "practice-"


def lesson_id(step: int) -> str:
    """The name of the guided game as it stands at a step."""
    return f"{LESSON}{step}"


def is_lesson(game_id: str) -> bool:
    """Whether a name is that of the guided game."""
    return game_id.startswith(LESSON)


def is_solo(game_id: str) -> bool:
    """Whether a name is that of a game of one person."""
    return game_id.startswith((LESSON, PRACTICE))
