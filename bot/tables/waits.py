"""The deadlines that a table should have now."""

from collections.abc import Callable, Collection

from bot.game import Table
from bot.game.questions import HearContests, Memorise, Question, TakeTurn

from .deadlines import GRACE, TABLE, Deadline, Kind, halved
from .state import Seated

Pause = Callable[[Table, int], float]
"""How long the automaton in a seat takes over a question, worked out from what everyone sees."""


def longest_wait(table: Seated, question: Question, persons: Collection[int]) -> float:
    """The time for a question, halved for all that even the most attentive of those awaited missed."""
    times, attendance = table.options.times, table.attendance
    match question:
        case Memorise():
            return times.memorise
        case TakeTurn():
            full, missed = times.turn, attendance.misses
        case HearContests():
            full, missed = times.contest, attendance.contest_misses
        case _:
            full, missed = times.power, attendance.misses
    return halved(full, min((missed[seat] for seat in persons), default=0))


def wanted_deadlines(table: Seated, now: float, pause: Pause) -> tuple[Deadline, ...]:
    """A new question has its full time; an open one ends sooner once only the absent are awaited."""
    public = table.game.table
    if public.question is None:
        return ()
    standing = {(d.kind, d.seat): d for d in table.deadlines if d.question == public.number}
    awaited = public.awaited()
    persons = [seat for seat in awaited if table.is_person(seat)]
    wait = longest_wait(table, public.question, persons)
    ends = question_deadline(standing.get((Kind.QUESTION, TABLE)), public.number, wait, now)
    wanted = [ends]
    nudge = standing.get((Kind.NUDGE, TABLE))
    if not standing:
        nudge = Deadline(Kind.NUDGE, public.number, now + wait / 2, wait / 2)
    if persons and nudge is not None and nudge.fires < ends.due:
        wanted.append(nudge)
    for seat in awaited:
        if seat not in persons:
            wanted.append(
                standing.get((Kind.AUTOMATON, seat)) or automaton_deadline(public, seat, now, pause)
            )
    return tuple(sorted(wanted, key=lambda deadline: (deadline.kind, deadline.seat)))


def question_deadline(old: Deadline | None, number: int, wait: float, now: float) -> Deadline:
    """The end of a question whose slowest awaited person has this wait."""
    if old is None:
        return Deadline(Kind.QUESTION, number, now + wait + GRACE, wait)
    if wait >= old.full:
        return old
    sooner = max(old.due - (old.full - wait), now)
    return Deadline(Kind.QUESTION, number, min(old.fires, sooner + GRACE), wait)


def automaton_deadline(table: Table, seat: int, now: float, pause: Pause) -> Deadline:
    """When the automaton in a seat answers."""
    wait = pause(table, seat)
    return Deadline(Kind.AUTOMATON, table.number, now + wait, wait, seat)
