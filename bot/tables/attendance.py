"""Who answers and who stays away: a fold over public facts only, so that no wait can tell a secret."""

from collections.abc import Iterable
from enum import StrEnum
from functools import reduce

import msgspec
from msgspec.structs import replace

from bot.game import Event, Game
from bot.game import events as e


class Asking(StrEnum):
    """The kinds of question, each with its own time."""

    MEMORISE = "memorise"
    TURN = "turn"
    CONTEST = "contest"
    POWER = "power"


class Attendance(msgspec.Struct, frozen=True):
    """How often in a row each seat let turns and powers, or contests, pass by."""

    misses: tuple[int, ...]
    contest_misses: tuple[int, ...]
    asking: Asking = Asking.MEMORISE
    asked: int = -1
    """The seat whose turn or power it is."""
    missing: tuple[int, ...] = ()
    """Those who have just been timed out, until the next question."""


def attendance_of(game: Game, log: Iterable[Event]) -> Attendance:
    """The attendance that a whole log tells."""
    nobody = (0,) * game.table.setup.layout.players
    return reduce(attend, log, Attendance(nobody, nobody))


def attend(attendance: Attendance, event: Event) -> Attendance:
    """The attendance after one more fact; who answers a contest spoke for themselves, unless time was up."""
    match event:
        case e.TimedOut(seats=seats):
            return timed_out(attendance, seats)
        case e.TurnBegan(seat=seat):
            return ask(attendance, Asking.TURN, seat)
        case e.PowerAsked(choice=choice):
            return ask(attendance, Asking.POWER, choice.by)
        case e.Announced():
            return ask(attendance, Asking.CONTEST, -1)
        case e.ContestAnswered(by=seat) | e.AnswerHeard(by=seat) if seat in attendance.missing:
            return replace(attendance, missing=tuple(other for other in attendance.missing if other != seat))
        case e.ContestAnswered(by=seat) | e.AnswerHeard(by=seat) if attendance.contest_misses[seat]:
            return replace(attendance, contest_misses=put(attendance.contest_misses, seat, 0))
        case e.SeatKept(seat=seat) | e.SeatReturned(seat=seat):
            return replace(
                attendance,
                misses=put(attendance.misses, seat, 0),
                contest_misses=put(attendance.contest_misses, seat, 0),
            )
    return attendance


def put(counts: tuple[int, ...], seat: int, count: int) -> tuple[int, ...]:
    """The counts with one seat's changed."""
    return (*counts[:seat], count, *counts[seat + 1 :])


def timed_out(attendance: Attendance, seats: tuple[int, ...]) -> Attendance:
    """Those still awaited have missed a turn, a power or a contest; memorising is nobody's duty."""
    misses, contest_misses = attendance.misses, attendance.contest_misses
    for seat in seats:
        if attendance.asking is Asking.CONTEST:
            contest_misses = put(contest_misses, seat, contest_misses[seat] + 1)
        elif attendance.asking is not Asking.MEMORISE:
            misses = put(misses, seat, misses[seat] + 1)
    return replace(attendance, misses=misses, contest_misses=contest_misses, missing=seats)


def ask(attendance: Attendance, asking: Asking, seat: int) -> Attendance:
    """A new question; whoever answered the last one for themselves is there."""
    misses, asked = attendance.misses, attendance.asked
    if asked >= 0 and asked not in attendance.missing:
        misses = put(misses, asked, 0)
    return replace(attendance, misses=misses, asking=asking, asked=seat, missing=())
