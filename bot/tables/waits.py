"""The deadlines that a table should have now."""

from collections.abc import Callable, Collection
from operator import attrgetter
from typing import NamedTuple

from bot.game import Table, said_ahead
from bot.game.questions import HearContests, Memorise, Question, TakeTurn

from .deadlines import GRACE, TABLE, Deadline, Kind, halved
from .hesitation import LIVE_WINDOW
from .state import Seated

Pause = Callable[[Table, int], float]
"""How long the automaton in a seat takes over a question, worked out from what everyone sees."""
Hesitate = Callable[[float], float]
"""How long a person takes to pass, who has so many seconds for it, and at the most half of them."""


class Pauses(NamedTuple):
    """How long those take who are not waited for: automata, and people who have said ahead what they say."""

    automaton: Pause
    person: Hesitate


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


def wanted_deadlines(table: Seated, now: float, pauses: Pauses) -> tuple[Deadline, ...]:
    """A new question has its full time; an open one ends sooner once only the absent are awaited.

    Until half-time nothing tells who has answered a contest, so that its end stays where it is. While a
    curtain hides the question, nobody's time runs.
    """
    if table.curtain is not None:
        return (table.curtain,)
    public = table.game.table
    question = public.question
    if question is None:
        return ()
    standing = {(d.kind, d.seat): d for d in table.deadlines if d.question == public.number}
    persons = [seat for seat in public.awaited() if table.is_person(seat)]
    ends, half_time = standing.get((Kind.QUESTION, TABLE)), standing.get((Kind.NUDGE, TABLE))
    contest = isinstance(question, HearContests)
    if ends is None or half_time is None or not contest:
        wait = longest_wait(table, question, persons)
        if not standing:
            half_time = Deadline(Kind.NUDGE, public.number, now + wait / 2, wait / 2)
        ends = question_deadline(ends, public.number, wait, now)
    by_themselves = [
        standing.get((kind, seat)) or answer_deadline(table, seat, kind, now, ends.due, pauses)
        for seat in public.awaited()
        if (kind := answers_by_itself(table, seat)) is not None
    ]
    wanted = sorted(by_themselves, key=attrgetter("kind", "seat"))
    if half_time is not None and (contest or (persons and half_time.fires < ends.due)):
        wanted.append(half_time)
    return (*wanted, ends)


def question_deadline(old: Deadline | None, number: int, wait: float, now: float) -> Deadline:
    """The end of a question whose slowest awaited person has this wait."""
    if old is None:
        return Deadline(Kind.QUESTION, number, now + wait + GRACE, wait)
    if wait >= old.full:
        return old
    sooner = max(old.due - (old.full - wait), now)
    return Deadline(Kind.QUESTION, number, min(old.fires, sooner + GRACE), wait)


def answers_by_itself(table: Seated, seat: int) -> Kind | None:
    """What answers for an awaited seat after a pause: what was said ahead, an automaton, or nothing."""
    if said_ahead(table.game, seat) is not None:
        return Kind.ANSWER
    return None if table.is_person(seat) else Kind.AUTOMATON


def answer_deadline(table: Seated, seat: int, kind: Kind, now: float, due: float, pauses: Pauses) -> Deadline:
    """When a seat answers by itself; the pause follows from who sits there, which everyone sees."""
    public = table.game.table
    wait = (
        pauses.person(window(table, due - now)) if table.is_person(seat) else pauses.automaton(public, seat)
    )
    return Deadline(kind, public.number, now + wait, wait, seat)


def window(table: Seated, left: float) -> float:
    """The time that somebody who passes ahead seems to have; one among automata keeps nobody waiting."""
    alone = sum(table.is_person(seat) for seat in range(len(table.seats))) == 1
    return min(max(left, 0.0), LIVE_WINDOW) if alone else max(left, 0.0)
