"""A person's notes, where the table allows them."""

from bot.render.notes import latest_looks, notes
from bot.render.screen import Screen
from bot.render.seating import stage_for
from bot.tables import Seated

from .person import Visitor
from .replies import refused


def notes_for(table: Seated, seat: int, who: Visitor) -> Screen:
    """What the person in a seat has seen and done; where people play from memory only their latest look."""
    stage = stage_for(table, seat, who.words)
    if stage.notes:
        return notes(stage, seat)
    looks = latest_looks(stage, seat, table.game.table.turn - 1)
    if not looks:
        raise refused(who.words, "notes-not-allowed")
    return Screen((looks[-1],))
