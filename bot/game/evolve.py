"""Applying facts to a game: no rules here, so that a program update cannot change the past of a game."""

from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Any

from msgspec.structs import replace

from . import events as e
from .actions import Contest
from .errors import BrokenLog
from .history import History
from .places import layout_of
from .questions import HearContests, Memorise, TakeTurn, UsePower
from .state import BANK, COURT, Announcement, Claim, Game, Outcome, Pending, Setup, Table


def fold(log: Iterable[e.Event]) -> Game:
    """The game that a log tells."""
    stream = iter(log)
    first = next(stream, None)
    if not isinstance(first, e.GameBegan):
        raise BrokenLog("a log begins with GameBegan")
    game, log = began(first), [first]
    for event in stream:
        game = happen(game, event)
        log.append(event)
    return replace(game, history=History().add(tuple(log)))


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


def evolve(game: Game, event: e.Event) -> Game:
    """The game after one more fact."""
    return replace(happen(game, event), history=game.history.add((event,)))


def happen(game: Game, event: e.Event) -> Game:
    """The game after one more fact that it does not remember yet."""
    apply = APPLY.get(type(event))
    if apply is None:
        raise BrokenLog(f"{type(event).__name__} cannot happen in a game that has begun")
    changed = apply(game, event)
    if changed.pending is not None and isinstance(event, e.Fact):
        facts = (*changed.pending.facts, event)
        return replace(changed, pending=replace(changed.pending, facts=facts))
    return changed


def without(seats: tuple[int, ...], seat: int) -> tuple[int, ...]:
    """The seats except one."""
    if seat not in seats:
        return seats
    index = seats.index(seat)
    return seats[:index] + seats[index + 1 :]


def put(values: tuple[Any, ...], index: int, value: Any) -> tuple[Any, ...]:
    """A tuple with one item replaced."""
    changed = list(values)
    changed[index] = value
    return tuple(changed)


def cards_dealt(game: Game, event: e.CardsDealt) -> Game:
    question = Memorise(awaited=tuple(range(game.table.setup.layout.players)))
    table = replace(game.table, number=event.number, question=question, up=tuple(enumerate(event.cards)))
    return replace(game, table=table, cards=event.cards)


def seat_got_ready(game: Game, event: e.SeatGotReady) -> Game:
    question = game.table.question
    assert isinstance(question, Memorise)
    ready, awaited = (*question.ready, event.seat), without(question.awaited, event.seat)
    return replace(game, table=replace(game.table, question=Memorise(ready, awaited)))


def cards_turned_down(game: Game, event: e.CardsTurnedDown) -> Game:
    return replace(game, table=replace(game.table, up=(), question=None))


def turn_began(game: Game, event: e.TurnBegan) -> Game:
    table = replace(
        game.table,
        number=event.number,
        turn=event.turn,
        question=TakeTurn(event.seat, event.early, event.forced),
        up=(),
        shown=(),
        announcement=None,
    )
    return replace(game, table=table, pending=None, standing=without(game.standing, event.seat))


def timed_out(game: Game, event: e.TimedOut) -> Game:
    return game


def seat_kept(game: Game, event: e.SeatKept) -> Game:
    return replace(game, table=replace(game.table, kept=tuple(sorted({*game.table.kept, event.seat}))))


def seat_returned(game: Game, event: e.SeatReturned) -> Game:
    return replace(game, table=replace(game.table, kept=without(game.table.kept, event.seat)))


def game_ended(game: Game, event: e.GameEnded) -> Game:
    table = replace(
        game.table,
        question=None,
        up=tuple(enumerate(event.cards)),
        outcome=Outcome(event.reason, event.winners, event.gold),
    )
    return replace(game, table=table, sealed=(None,) * len(game.sealed), standing=(), pending=None)


def announced(game: Game, event: e.Announced) -> Game:
    awaited = game.table.setup.layout.others(event.by) if event.asked is None else (event.asked,)
    table = replace(
        game.table,
        number=event.number,
        question=HearContests(opened=event.number, asked=event.asked, awaited=awaited),
        announcement=Announcement(event.by, event.character, event.card),
    )
    return replace(game, table=table)


def contest_answered(game: Game, event: e.ContestAnswered) -> Game:
    question = game.table.question
    assert isinstance(question, HearContests)
    answered, awaited = (*question.answered, event.by), without(question.awaited, event.by)
    table = replace(game.table, question=replace(question, answered=answered, awaited=awaited))
    return replace(game, table=table, sealed=put(game.sealed, event.by, event.answer))


def answer_sealed(game: Game, event: e.AnswerSealed) -> Game:
    return replace(game, sealed=put(game.sealed, event.by, event.answer))


def standing_pass_given(game: Game, event: e.StandingPassGiven) -> Game:
    return replace(game, standing=(*game.standing, event.by))


def standing_pass_ended(game: Game, event: e.StandingPassEnded) -> Game:
    return replace(game, standing=without(game.standing, event.by))


def answer_heard(game: Game, event: e.AnswerHeard) -> Game:
    question, announcement = game.table.question, game.table.announcement
    assert isinstance(question, HearContests)
    assert announcement is not None
    if isinstance(event.answer, Contest):
        claim = Claim(event.by, event.answer.card)
        announcement = replace(announcement, contests=(*announcement.contests, claim))
    answered = (*question.answered, event.by)
    awaited = () if event.asked is None else (event.asked,)
    table = replace(
        game.table,
        number=event.number,
        announcement=announcement,
        question=replace(question, asked=event.asked, answered=answered, awaited=awaited),
    )
    return replace(game, table=table, sealed=put(game.sealed, event.by, None))


def contest_closed(game: Game, event: e.ContestClosed) -> Game:
    assert game.table.announcement is not None
    announcement = replace(game.table.announcement, contests=event.contests)
    table = replace(game.table, question=None, announcement=announcement)
    return replace(game, table=table, sealed=(None,) * len(game.sealed))


def power_granted(game: Game, event: e.PowerGranted) -> Game:
    assert game.table.announcement is not None
    announcement = replace(game.table.announcement, users=event.users, wrong=event.wrong)
    granted = replace(game, table=replace(game.table, announcement=announcement))
    return replace(granted, pending=Pending(base=replace(granted, history=History())))


def fine_paid(game: Game, event: e.FinePaid) -> Game:
    gold = put(game.table.gold, event.seat, game.table.gold[event.seat] - event.amount)
    return replace(game, table=replace(game.table, gold=gold, court=game.table.court + event.amount))


def power_asked(game: Game, event: e.PowerAsked) -> Game:
    return replace(
        game, table=replace(game.table, number=event.number, question=UsePower(event.character, event.choice))
    )


def power_answered(game: Game, event: e.PowerAnswered) -> Game:
    assert game.pending is not None
    pending = replace(game.pending, answers=(*game.pending.answers, event.answer))
    return replace(game, table=replace(game.table, question=None), pending=pending)


def gold_moved(game: Game, event: e.GoldMoved) -> Game:
    gold, court, bank = list(game.table.gold), game.table.court, game.table.bank
    for place, amount in ((event.source, -event.amount), (event.target, event.amount)):
        if place == BANK:
            bank += amount
        elif place == COURT:
            court += amount
        else:
            gold[place] += amount
    return replace(game, table=replace(game.table, gold=tuple(gold), court=court, bank=bank))


def fortunes_exchanged(game: Game, event: e.FortunesExchanged) -> Game:
    gold = game.table.gold
    swapped = put(gold, event.by, gold[event.seat])
    return replace(game, table=replace(game.table, gold=put(swapped, event.seat, gold[event.by])))


def cards_seen(game: Game, event: e.CardsSeen) -> Game:
    return game


def cards_swapped(game: Game, event: e.CardsSwapped) -> Game:
    first, second = event.cards
    if game.table.up:
        up = tuple(card for card in game.table.up if card[0] not in event.cards)
        game = replace(game, table=replace(game.table, up=up))
    if not event.really:
        return game
    cards = list(game.cards)
    cards[first], cards[second] = cards[second], cards[first]
    return replace(game, cards=tuple(cards))


def card_shown(game: Game, event: e.CardShown) -> Game:
    table, card = game.table, (event.card, event.character)
    if card in table.up:
        return game
    return replace(game, table=replace(table, up=(*table.up, card), shown=(*table.shown, event.seat)))


def power_won(game: Game, event: e.PowerWon) -> Game:
    return game


APPLY: dict[type[e.Event], Callable[[Game, Any], Game]] = {
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
    e.CardsSeen: cards_seen,
    e.CardsSwapped: cards_swapped,
    e.CardShown: card_shown,
    e.PowerWon: power_won,
}
