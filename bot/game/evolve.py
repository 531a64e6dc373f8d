"""Applying facts to a game: no rules here, so that a program update cannot change the past of a game."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from itertools import takewhile
from typing import Any

from msgspec.structs import replace

from . import events as e
from .actions import Contest
from .draft import Draft
from .errors import BrokenLog
from .history import History
from .places import clockwise_from, layout_of
from .questions import HearContests, Memorise, TakeTurn, UsePower
from .state import BANK, COURT, RULES_VERSION, Announcement, Claim, Game, Outcome, Pending, Setup, Table


def fold(log: Iterable[e.Event]) -> Game:
    """The game that a log tells."""
    stream = iter(log)
    first = next(stream, None)
    if not isinstance(first, e.GameBegan):
        raise BrokenLog("a log begins with GameBegan")
    draft = Draft.of(began(first))
    past: list[e.Event] = [first]
    for event in stream:
        try:
            happen(draft, event)
        except IndexError as error:
            raise misplaced(event) from error
        past.append(event)
    check(draft)
    return draft.freeze(History().add(tuple(past)))


def misplaced(event: e.Event) -> BrokenLog:
    """The error of a fact that cannot follow what came before."""
    return BrokenLog(f"{type(event).__name__} cannot happen there")


def gold_before(log: Iterable[e.Event], until: e.Event) -> tuple[int, ...]:
    """What every seat owned just before an event of a log, which may lack what not everyone may know."""
    stream = iter(log)
    first = next(stream, None)
    if not isinstance(first, e.GameBegan):
        raise BrokenLog("a log begins with GameBegan")
    draft = Draft.of(began(first))
    for event in takewhile(lambda event: event is not until, stream):
        if isinstance(event, e.GoldMoved | e.FinePaid | e.FortunesExchanged):
            happen(draft, event)
    return draft.gold


def check(draft: Draft) -> None:
    """Refuse a log in which gold or cards have come out of nothing, or a newer program's rules."""
    setup = draft.setup
    if setup.rules > RULES_VERSION:
        raise BrokenLog(f"the game was begun by rules {setup.rules}, which are newer than {RULES_VERSION}")
    if min(*draft.gold, draft.court, draft.bank) < 0:
        raise BrokenLog("more gold was paid than there was")
    if draft.cards and sorted(draft.cards) != sorted(setup.characters):
        raise BrokenLog("the cards are not those of the set")


def evolve(game: Game, event: e.Event) -> Game:
    """The game after one more fact."""
    draft = Draft.of(game)
    happen(draft, event)
    return draft.freeze(game.history.add((event,)))


def happen(draft: Draft, event: e.Event) -> None:
    """Apply one more fact."""
    apply = APPLY.get(type(event))
    if apply is None:
        raise BrokenLog(f"{type(event).__name__} cannot happen in a game that has begun")
    apply(draft, event)


def began(event: e.GameBegan) -> Game:
    """The game before the cards are dealt."""
    table = Table(
        setup=setup_of(event),
        gold=(event.gold,) * event.players,
        court=0,
        bank=event.bank,
        turn=0,
        number=0,
        question=None,
    )
    return Game(table=table, cards=(), sealed=(None,) * event.players)


@lru_cache(maxsize=1024)
def setup_of(event: e.GameBegan) -> Setup:
    """What the game begins with, made once for equal games."""
    centre = len(event.characters) - event.players * event.hands
    return Setup(
        layout=layout_of(event.players, event.hands, centre),
        characters=event.characters,
        contest=event.contest,
        starter=event.starter,
        rules=event.rules,
    )


def without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The seats except one."""
    if seat not in seats:
        return seats
    left = [*seats]
    left.remove(seat)
    return tuple(left)


def put(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """A tuple with one item replaced."""
    changed = [*values]
    changed[index] = value
    return tuple(changed)


def note(draft: Draft, fact: e.Fact) -> None:
    """Let the power under way, if one is, remember what it brought about."""
    pending = draft.pending
    if pending is not None:
        draft.pending = Pending(pending.base, pending.answers, (*pending.facts, fact))


def cards_dealt(draft: Draft, event: e.CardsDealt) -> None:
    draft.number = event.number
    draft.question = Memorise(awaited=tuple(range(draft.setup.layout.players)))
    draft.up = tuple(enumerate(event.cards))
    draft.cards = event.cards


def seat_got_ready(draft: Draft, event: e.SeatGotReady) -> None:
    question = draft.question
    if not isinstance(question, Memorise):
        raise misplaced(event)
    draft.question = Memorise((*question.ready, event.seat), without(question.awaited, event.seat))


def cards_turned_down(draft: Draft, event: e.CardsTurnedDown) -> None:
    draft.up = ()
    draft.question = None


def turn_began(draft: Draft, event: e.TurnBegan) -> None:
    """What an announcement has left behind is cleared away."""
    draft.number = event.number
    draft.turn = event.turn
    draft.question = TakeTurn(event.seat, event.early, event.forced, (event.seat,))
    if draft.announcement is not None:
        draft.up = draft.shown = ()
        draft.announcement = draft.pending = None
    if event.seat in draft.standing:
        draft.standing = without(draft.standing, event.seat)


def timed_out(draft: Draft, event: e.TimedOut) -> None:
    """What it brings about follows in events of its own."""


def seat_kept(draft: Draft, event: e.SeatKept) -> None:
    draft.kept = tuple(sorted({*draft.kept, event.seat}))


def seat_returned(draft: Draft, event: e.SeatReturned) -> None:
    draft.kept = without(draft.kept, event.seat)


def game_ended(draft: Draft, event: e.GameEnded) -> None:
    draft.question = draft.pending = None
    draft.up = tuple(enumerate(event.cards))
    draft.outcome = Outcome(event.reason, event.winners, event.gold)
    draft.sealed = (None,) * len(draft.sealed)
    draft.standing = ()


def announced(draft: Draft, event: e.Announced) -> None:
    awaited = clockwise_from(draft.setup.layout, event.by) if event.asked is None else (event.asked,)
    draft.number = event.number
    draft.question = HearContests(event.number, event.asked, (), awaited)
    draft.announcement = Announcement(event.by, event.character, event.card)


def contest_answered(draft: Draft, event: e.ContestAnswered) -> None:
    question, by = draft.question, event.by
    if not isinstance(question, HearContests):
        raise misplaced(event)
    answered = question.answered
    answered += (by,)
    draft.question = HearContests(question.opened, question.asked, answered, without(question.awaited, by))
    draft.sealed = put(draft.sealed, by, event.answer)


def answer_sealed(draft: Draft, event: e.AnswerSealed) -> None:
    draft.sealed = put(draft.sealed, event.by, event.answer)


def standing_pass_given(draft: Draft, event: e.StandingPassGiven) -> None:
    draft.standing += (event.by,)


def standing_pass_ended(draft: Draft, event: e.StandingPassEnded) -> None:
    draft.standing = without(draft.standing, event.by)


def answer_heard(draft: Draft, event: e.AnswerHeard) -> None:
    question, announcement = draft.question, draft.announcement
    if not isinstance(question, HearContests) or announcement is None:
        raise misplaced(event)
    if isinstance(event.answer, Contest):
        claim = Claim(event.by, event.answer.card)
        draft.announcement = replace(announcement, contests=(*announcement.contests, claim))
    awaited = () if event.asked is None else (event.asked,)
    draft.number = event.number
    draft.question = HearContests(question.opened, event.asked, (*question.answered, event.by), awaited)
    draft.sealed = put(draft.sealed, event.by, None)


def contest_closed(draft: Draft, event: e.ContestClosed) -> None:
    if draft.announcement is None:
        raise misplaced(event)
    draft.announcement = replace(draft.announcement, contests=event.contests)
    draft.question = None
    draft.sealed = (None,) * len(draft.sealed)


def power_granted(draft: Draft, event: e.PowerGranted) -> None:
    if draft.announcement is None:
        raise misplaced(event)
    draft.announcement = replace(draft.announcement, users=event.users, wrong=event.wrong)
    if event.users:
        draft.pending = Pending(draft.freeze(History()))


def fine_paid(draft: Draft, event: e.FinePaid) -> None:
    draft.gold = put(draft.gold, event.seat, draft.gold[event.seat] - event.amount)
    draft.court += event.amount


def power_asked(draft: Draft, event: e.PowerAsked) -> None:
    draft.number = event.number
    draft.question = UsePower(event.character, event.choice)


def power_answered(draft: Draft, event: e.PowerAnswered) -> None:
    pending = draft.pending
    if pending is None:
        raise misplaced(event)
    draft.question = None
    draft.pending = Pending(pending.base, (*pending.answers, event.answer), pending.facts)


def gold_moved(draft: Draft, event: e.GoldMoved) -> None:
    gold = list(draft.gold)
    for place, amount in ((event.source, -event.amount), (event.target, event.amount)):
        if place == BANK:
            draft.bank += amount
        elif place == COURT:
            draft.court += amount
        else:
            gold[place] += amount
    draft.gold = tuple(gold)
    note(draft, event)


def fortunes_exchanged(draft: Draft, event: e.FortunesExchanged) -> None:
    gold = draft.gold
    draft.gold = put(put(gold, event.by, gold[event.seat]), event.seat, gold[event.by])
    note(draft, event)


def cards_swapped(draft: Draft, event: e.CardsSwapped) -> None:
    if draft.up:
        draft.up = tuple(card for card in draft.up if card[0] not in event.cards)
    if event.really:
        first, second = event.cards
        cards = list(draft.cards)
        cards[first], cards[second] = cards[second], cards[first]
        draft.cards = tuple(cards)
    if draft.pending is not None:
        note(draft, event)


def card_shown(draft: Draft, event: e.CardShown) -> None:
    card = (event.card, event.character)
    if card not in draft.up:
        draft.up += (card,)
        draft.shown += (event.seat,)
    if draft.pending is not None:
        note(draft, event)


APPLY: dict[type[e.Event], Callable[[Draft, Any], None]] = {
    e.CardsDealt: cards_dealt,
    e.SeatGotReady: seat_got_ready,
    e.CardsTurnedDown: cards_turned_down,
    e.TurnBegan: turn_began,
    e.TimedOut: timed_out,
    e.SeatKept: seat_kept,
    e.SeatReturned: seat_returned,
    e.GameEnded: game_ended,
    e.Announced: announced,
    e.ContestAnswered: contest_answered,
    e.AnswerSealed: answer_sealed,
    e.StandingPassGiven: standing_pass_given,
    e.StandingPassEnded: standing_pass_ended,
    e.AnswerHeard: answer_heard,
    e.ContestClosed: contest_closed,
    e.PowerGranted: power_granted,
    e.FinePaid: fine_paid,
    e.PowerAsked: power_asked,
    e.PowerAnswered: power_answered,
    e.GoldMoved: gold_moved,
    e.FortunesExchanged: fortunes_exchanged,
    e.CardsSeen: note,
    e.CardsSwapped: cards_swapped,
    e.CardShown: card_shown,
    e.PowerWon: note,
}
