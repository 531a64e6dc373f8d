"""Seats that change hands, told apart: left, given away by a moderator, stood in for, taken, come back to."""

from bot.game import events as e

from .context import ScreenContext
from .roster import Roster, Spell


def told_absence(context: ScreenContext, event: e.SeatKept, around: object) -> str:
    """An automaton in a seat: somebody has left, had it taken from them, or is stood in for.

    Who takes the seat of an absent person is told when they sit down.
    """
    words, roster, seat = context.words, context.roster, event.seat
    began = begun_with(roster, event)
    if began is not None and began.person.is_automaton:
        player = earlier_in(roster, began)[-1].person.shown()
        return words("story-left-by", player=player, place=seat + 1)
    if began is not None:
        return ""
    if any(spell.last == roster.moment for spell in roster.spells_in(seat)[:-1]):
        return words("story-given", player=roster.name(seat), place=seat + 1)
    return words("story-kept", player=roster.name(seat))


def told_return(context: ScreenContext, event: e.SeatReturned, around: object) -> str:
    """A person in a seat: in their own again, in one that was left, or in that of somebody absent.

    Who comes back only to leave is told as leaving.
    """
    words, roster, seat = context.words, context.roster, event.seat
    if any(spell.last == roster.moment for spell in roster.spells_in(seat)[:-1]):
        return ""
    player, began = roster.name(seat), begun_with(roster, event)
    earlier = [] if began is None else [spell.person for spell in earlier_in(roster, began)]
    if began is None or began.person.user_id in {person.user_id for person in earlier}:
        return words("story-returned", player=player)
    if earlier[-1].is_automaton:
        return words("story-joined", player=player, place=seat + 1)
    return words("story-replaced", player=player, other=earlier[-1].shown(), place=seat + 1)


def begun_with(roster: Roster, event: e.SeatKept | e.SeatReturned) -> Spell | None:
    """The time in a seat that began with this event, after somebody else's; None where it was under way.

    When somebody takes the seat of an absent person, an automaton keeps it for a moment first.
    """
    returned = isinstance(event, e.SeatReturned)
    moment = roster.moment or 0
    changes = [
        one.moment
        for one in roster.keepings
        if one.seat == event.seat and one.moment < moment and not (returned and one.kept)
    ]
    began = [spell for spell in roster.spells_in(event.seat)[1:] if spell.covers(moment)]
    return began[0] if len(began) == 1 and (began[0].first or 0) > max(changes, default=0) else None


def earlier_in(roster: Roster, spell: Spell) -> tuple[Spell, ...]:
    """Who sat in a seat before."""
    spells = roster.spells_in(spell.seat)
    return spells[: spells.index(spell)]
