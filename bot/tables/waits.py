"""The deadlines that a table should have now."""

from collections.abc import Callable

from bot.game import Table
from bot.game.questions import HearContests, Memorise, Question, TakeTurn

from .deadlines import GRACE, TABLE, Deadline, Kind, halved
from .state import Seated, Times

Pause = Callable[[Table, int], float]
"""How long the automaton in a seat takes over a question, worked out from what everyone sees."""


def time_for(question: Question, times: Times) -> float:
    """The full time for a question."""
    if isinstance(question, TakeTurn):
        return times.turn
    if isinstance(question, HearContests):
        return times.contest
    return times.memorise if isinstance(question, Memorise) else times.power


def wait_for(table: Seated, seat: int) -> float:
    """How long the seat is waited for; halved for everything of the kind it missed in a row."""
    question = table.game.table.question
    assert question is not None
    full = time_for(question, table.options.times)
    if isinstance(question, Memorise):
        return full
    contest = isinstance(question, HearContests)
    attendance = table.attendance
    return halved(full, (attendance.contest_misses if contest else attendance.misses)[seat])


def wanted_deadlines(table: Seated, now: float, pause: Pause) -> tuple[Deadline, ...]:
    """A new question has its full time; an open one ends sooner once only the absent are awaited."""
    public = table.game.table
    if public.question is None:
        return ()
    kept = {(d.kind, d.seat): d for d in table.deadlines if d.question == public.number}
    persons = [seat for seat in public.awaited() if table.is_person(seat)]
    full = time_for(public.question, table.options.times)
    wait = max((wait_for(table, seat) for seat in persons), default=full)
    ends = question_deadline(kept.get((Kind.QUESTION, TABLE)), public.number, wait, now)
    wanted = [ends]
    nudge = kept.get((Kind.NUDGE, TABLE))
    if not kept:
        nudge = Deadline(Kind.NUDGE, public.number, now + wait / 2, wait / 2)
    if persons and nudge is not None and nudge.fires < ends.due:
        wanted.append(nudge)
    for seat in automaton_seats(table):
        wanted.append(kept.get((Kind.AUTOMATON, seat)) or automaton_deadline(public, seat, now, pause))
    return tuple(sorted(wanted, key=lambda deadline: (deadline.kind, deadline.seat)))


def automaton_seats(table: Seated) -> tuple[int, ...]:
    """The seats for which an automaton must answer the present question."""
    return tuple(seat for seat in table.game.table.awaited() if not table.is_person(seat))


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
