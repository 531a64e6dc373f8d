"""Hearing who contests an announcement, all together or clockwise (RULES 5.1–5.3)."""

from .actions import Contest, ContestAnswer, Pass
from .course import Course
from .events import (
    AnswerHeard,
    AnswerSealed,
    CardShown,
    ContestAnswered,
    ContestClosed,
    PowerGranted,
    TimedOut,
)
from .places import clockwise_from
from .questions import HearContests
from .state import ANSWERS_WAIT, Claim, Game


def open_question(course: Course) -> HearContests:
    """The contest that is being heard."""
    question = course.question
    assert isinstance(question, HearContests)
    return question


def take(course: Course, answer: ContestAnswer) -> bool:
    """Hear an answer, or put it aside until it is heard; True when all answers are known.

    By earlier rules nobody waits for those who stand on a pass.
    """
    seat, question = answer.by, course.question
    assert isinstance(question, HearContests)
    if question.asked is not None:
        if seat != question.asked:
            seal(course, answer)
            return False
        hear(course, answer)
        return hear_lodged(course)
    if seat in question.answered:
        seal(course, answer)
    else:
        course.happen(ContestAnswered(seat, answer))
    question = course.question
    assert isinstance(question, HearContests)
    if course.setup.rules >= ANSWERS_WAIT:
        return not question.awaited
    return all(seat in course.standing for seat in question.awaited)


def said_ahead(game: Game | Course, seat: int) -> ContestAnswer | None:
    """The answer of a seat that is not known to everyone yet: one that was lodged, or a standing pass."""
    return game.sealed[seat] or (Pass(seat) if seat in game.standing else None)


def give(course: Course, seat: int) -> bool:
    """Take what an awaited seat has said ahead as its answer; True when all answers are known."""
    question = course.question
    if not isinstance(question, HearContests) or seat not in question.awaited:
        return False
    answer = said_ahead(course, seat)
    return answer is not None and take(course, answer)


def pass_for_absent(course: Course) -> bool:
    """Time is up: what was said ahead is given, whoever said nothing passes; True when all are known."""
    asked = open_question(course).asked
    if asked is not None:
        answer = said_ahead(course, asked)
        if answer is None:
            course.happen(TimedOut(course.number, (asked,)))
        hear(course, answer or Pass(asked))
        return hear_lodged(course)
    for seat in open_question(course).awaited:
        if seat in course.standing:
            course.happen(ContestAnswered(seat, Pass(seat)))
    if missing := open_question(course).awaited:
        course.happen(TimedOut(course.number, missing))
    return True


def seal(course: Course, answer: ContestAnswer) -> None:
    """Put an answer aside unseen, unless it is the one already there."""
    if course.sealed[answer.by] != answer:
        course.happen(AnswerSealed(answer.by, answer))


def hear(course: Course, answer: ContestAnswer) -> None:
    """Hear the asked seat and ask the next."""
    assert course.announcement is not None
    following = course.setup.layout.left(answer.by)
    asked = None if following == course.announcement.by else following
    course.happen(AnswerHeard(course.number + 1, answer.by, answer, asked))


def hear_lodged(course: Course) -> bool:
    """By earlier rules, hear at once what was said ahead where it is due; True when all are known."""
    while (asked := open_question(course).asked) is not None:
        answer = said_ahead(course, asked)
        if answer is None or course.setup.rules >= ANSWERS_WAIT:
            return False
        hear(course, answer)
    return True


def close(course: Course) -> None:
    """Turn up the cards of those who claimed, if anybody contested, and settle who is right (RULES 5.3)."""
    announcement = course.announcement
    assert announcement is not None
    contests, sealed = announcement.contests, course.sealed
    for seat in clockwise_from(course.setup.layout, announcement.by):
        said = sealed[seat]
        if type(said) is Contest:
            contests += (Claim(seat, said.card),)
    course.happen(ContestClosed(contests))
    announcer = Claim(announcement.by, announcement.card)
    if not contests:
        course.happen(PowerGranted(announcement.character, (announcer,), ()))
        return
    right: list[Claim] = []
    wrong: list[int] = []
    for claim in (announcer, *contests):
        character = course.cards[claim.card]
        course.happen(CardShown(claim.seat, claim.card, character))
        if character == announcement.character:
            right.append(claim)
        else:
            wrong.append(claim.seat)
    course.happen(PowerGranted(announcement.character, tuple(right), tuple(wrong)))
