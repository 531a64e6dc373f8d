"""A person's notes, where the table allows them."""

from bot.render.notes import notes
from bot.render.screen import Screen
from bot.render.seating import stage_for
from bot.tables import Seated

from .person import Visitor
from .replies import refused


def notes_for(table: Seated, seat: int, who: Visitor) -> Screen:
    """What the person in a seat has seen and done, or a friendly no where people play from memory."""
    stage = stage_for(table, seat, who.words)
    if not stage.notes:
        raise refused(who.words, "notes-not-allowed")
    return notes(stage, seat)
