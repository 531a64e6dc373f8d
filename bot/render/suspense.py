"""Between the last answer and the reveal: who claimed, and nothing of what comes of it."""

from bot.game import events as e
from bot.slots import MASKS, slot_of

from .context import ScreenContext
from .screen import Button, Emblem, Screen


def suspense(context: ScreenContext) -> Screen:
    """Those who claim to be the same, one line each, their cards still face down."""
    words, announcement = context.words, context.view.table.announcement
    assert announcement is not None
    claim = words(
        f"story-announced{context.hand_suffix(announcement.card)}",
        player=context.name_when(announcement.by, e.Announced),
        character=announcement.character,
    )
    others = [
        words(f"contest-heard{context.hand_suffix(other.card)}", player=context.roster.name(other.seat))
        for other in announcement.contests
    ]
    return Screen(
        texts=(words("suspense-title"), "\n".join((claim, *others))),
        buttons=(Button(context.id("notes"), words("button-notes")),) if context.notes else (),
        asks=slot_of(MASKS, context.view.table.turn),
        emblem=Emblem(announcement.character, words.character(announcement.character), beside=1),
    )
