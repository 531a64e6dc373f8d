"""The names of a table's messages: each is posted once under its slot."""

LOBBY = "lobby"
ASIDE = "aside"
"""Tells people that their table was set aside."""
CARDS, TURN, CONTEST, MASKS, ASK, END = "cards", "turn", "contest", "masks", "ask", "end"
ASKING = (CARDS, TURN, CONTEST, ASK)
"""The messages that ask a question, whose number is theirs too."""
STORY = (*ASKING, MASKS)
"""Those that tell a game's course; a reveal has the number of its turn."""
BELOW = (CONTEST, MASKS, ASK)
"""Those of them that are there only where people have talked below the turn's own message."""
CALL, NUDGE = "call", "nudge"
CALLING = (CALL, NUDGE)
"""The messages that call those awaited, when they are asked and at half-time."""
OFFER = "offer"
"""Announces that a seat is given away."""
RECAP = "recap"
"""Shows the whole of a finished game to its channel, once somebody has asked for that."""
REVIEW, EVENING = "review", "evening"
REVIEWING = (REVIEW, EVENING)
"""What was found when a finished game was looked back at: of all, or of whoever had one of its sittings."""
SHOWN = (RECAP, *REVIEWING)
"""What is shown of a finished game to its channel when somebody asks for it."""
REPLACED = "old"
"""A message that is to be taken away, since another is posted in its place."""

CLOSED = "."
"""How the fingerprint ends of a message that asks nothing and on which nothing can be clicked."""


def slot_of(kind: str, number: int) -> str:
    """The slot of a numbered message."""
    return f"{kind}.{number}"


def replaced(slot: str, message_id: int) -> str:
    """The slot that a message gets when another takes its place."""
    return f"{REPLACED}.{slot}.{message_id}"


def is_a(slot: str, *kinds: str) -> bool:
    """Whether a message is of one of these kinds."""
    return slot.partition(".")[0] in kinds


def is_replaced(slot: str, kind: str) -> bool:
    """Whether a message of a kind is to be taken away."""
    return slot.startswith(f"{REPLACED}.{kind}.")
