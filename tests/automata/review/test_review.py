"""A review of a finished game, from its log alone."""

from collections.abc import Sequence
from functools import cache, partial
from random import Random

import numpy as np
import pytest
from msgspec.structs import replace

from bot.automata import Level
from bot.automata.beliefs.knowledge import Knowledge
from bot.automata.players.by_level import choose
from bot.automata.review.ahead import WORLDS, Start
from bot.automata.review.decisions import decisions
from bot.automata.review.judging import assess
from bot.automata.review.report import Decision, Moment, Review, decode, encode, evening_of
from bot.automata.review.working import Plan, seen, whole_review
from bot.automata.self_play import deal, play_game
from bot.game import Event, Game, Stop, TimeOut, begin, fold, step, view
from bot.game import events as e
from bot.game.actions import Announce, GetReady, Swap
from bot.game.sets import RECOMMENDED
from bot.game.view import glimpse

PLAYERS = 4


def log_of(game: Game) -> tuple[Event, ...]:
    return tuple(event for event in game.history if isinstance(event, Event))


@cache
def played(seed: int = 3, players: int = PLAYERS) -> tuple[Event, ...]:
    """A short game among novices, who leave much to be said."""
    game = deal(Random(seed), players, RECOMMENDED[players])
    return log_of(play_game(game, [partial(choose, level=Level.NOVICE, seed=seed)] * players))


@cache
def reviewed() -> Review:
    return whole_review(played(), (None,) * PLAYERS, range(2))


def test_every_decision_was_possible_for_its_seat_and_those_of_all_seats_are_found() -> None:
    found = list(decisions(played()))
    assert {taken.seat for taken in found} == set(range(PLAYERS))
    for taken in found:
        assert taken.action in view(taken.game, taken.seat).actions
    turns = sum(isinstance(event, e.TurnBegan) for event in played())
    mine = [taken for taken in found if isinstance(taken.action, Announce | Swap)]
    assert len(mine) <= turns


def test_chances_are_shares_of_one_win_and_the_end_is_certain() -> None:
    review = reviewed()
    for moment in review.moments:
        assert sum(moment.truth) == pytest.approx(1.0, abs=0.01)
        assert sum(moment.table) == pytest.approx(1.0, abs=0.01)
    end = played()[-1]
    assert isinstance(end, e.GameEnded)
    assert [bool(chance) for chance in review.moments[-1].truth] == [
        seat in end.winners for seat in range(PLAYERS)
    ]


def test_only_the_decisions_of_those_asked_for_are_judged_and_none_gains_by_being_worse() -> None:
    review = reviewed()
    assert {decision.seat for decision in review.decisions} == {0, 1}
    for decision in review.decisions:
        assert 0 <= decision.after <= decision.before <= 1
        assert decision.is_slip == (decision.after < decision.before)
    evening = evening_of(review, lambda decision: decision.seat == 0)
    assert evening.figure is not None
    assert 0 <= evening.figure <= 100
    assert evening.slip in (None, *evening.decisions)


def test_a_review_is_the_same_after_it_was_kept_and_other_versions_are_worked_out_again() -> None:
    body = encode(reviewed())
    assert decode(body) == reviewed()
    assert decode(body.replace('"version":1', '"version":99')) is None
    assert decode('{"players":4}') is None


def test_the_worst_slip_is_not_praised_as_the_best_bluff_bug() -> None:
    """A lie that a master would not have told, and that went well, was both."""
    lie, other = Announce(0, "king", 0), Announce(0, "queen", 0)
    moments = tuple(Moment(turn, (chance,), (chance,)) for turn, chance in ((1, 0.2), (2, 0.6), (3, 0.7)))
    lucky = Decision(9, 1, 0, lie, other, 0.3, 0.2, 1.0, lie=True, used=True)
    sound = Decision(19, 2, 0, lie, lie, 0.4, 0.4, 1.0, lie=True, used=True)
    for told, bluff in (((lucky,), None), ((lucky, sound), sound)):
        evening = evening_of(Review(4, moments, told), lambda decision: True)
        assert (evening.slip, evening.bluff) == (lucky, bluff)


def flipped(log: Sequence[Event], at: int) -> tuple[Event, ...]:
    """The same log, with the cards of one exchange really exchanged, or not, unlike before."""
    changed = list(log)
    event = changed[at]
    assert isinstance(event, e.CardsSwapped)
    changed[at] = e.CardsSwapped(event.by, event.cards, not event.really)
    return tuple(changed)


def test_what_somebody_decided_is_judged_by_what_they_could_know() -> None:
    """Whether another really exchanged changes nothing for a seat that has not seen any of it."""
    log = played()
    at = next(index for index, event in enumerate(log) if isinstance(event, e.CardsSwapped) and event.by != 0)
    cut = next(index for index in range(at, len(log)) if isinstance(log[index], e.CardShown | e.CardsSeen))
    one, other = (list(decisions(story)) for story in (log[:cut], flipped(log, at)[:cut]))
    judged = [(one, other) for one, other in zip(one, other, strict=True) if one.seat == 0]
    assert judged
    for first, second in judged:
        assert seen(first) == seen(second)


def test_the_true_curve_knows_of_an_exchange_and_the_tables_does_not() -> None:
    log = played()
    at = next(index for index, event in enumerate(log) if isinstance(event, e.CardsSwapped))
    until = next(index for index in range(at, len(log)) if isinstance(log[index], e.TurnBegan)) + 1
    one, other = (
        whole_review(story, (None,) * PLAYERS, ()) for story in (log[:until], flipped(log, at)[:until])
    )
    assert one.moments[-1].table == other.moments[-1].table
    assert one.moments[-1].truth != other.moments[-1].truth


def test_a_stopped_game_is_reviewed_as_far_as_it_went() -> None:
    game = fold(begin(PLAYERS, RECOMMENDED[PLAYERS], RECOMMENDED[PLAYERS]))
    game, _ = step(game, Stop())
    review = whole_review(log_of(game), (None,) * PLAYERS, range(PLAYERS))
    assert review.moments == ()
    assert review.turning_points == ()
    assert evening_of(review, lambda decision: True).figure is None


def test_what_time_decided_is_nobodys_decision() -> None:
    game = fold(begin(PLAYERS, RECOMMENDED[PLAYERS], RECOMMENDED[PLAYERS]))
    for seat in range(PLAYERS):
        game, _ = step(game, GetReady(seat))
    first = game.table.number
    game, _ = step(game, TimeOut(first))
    game, _ = step(game, Swap(1, (1, 2), True))
    assert [taken.seat for taken in decisions(log_of(game))] == [1]


def test_a_slip_shows_in_hundredths_bug() -> None:
    """At larger tables people read that a master would have done otherwise: 9 % → 9 %."""
    plan = Plan(played(2, 8), (None,) * 8, range(8))
    for taken in plan.taken:
        plan.note(taken, seen(taken).judged())
    slips = [one for one in plan.found if one.is_slip]
    assert len(slips) > 10
    assert [one for one in slips if round(100 * one.before) == round(100 * one.after)] == []


def before_a_win() -> Game:
    """A King with ten gold, who has never let go of the card, is on turn."""
    cards = ("king", "judge", "bishop", "queen", "thief", "cheat")
    game = fold(begin(PLAYERS, RECOMMENDED[PLAYERS], cards))
    for seat in range(PLAYERS):
        game, _ = step(game, GetReady(seat))
    for seat, other in ((0, 4), (1, 2), (2, 3), (3, 1)):
        game, _ = step(game, Swap(seat, (seat, other), False))
    return replace(game, table=replace(game.table, gold=(10, 6, 6, 6)))


def test_playing_on_sees_a_win_coming_always_the_same() -> None:
    game = before_a_win()
    knowledge = Knowledge(game.table.setup.layout)
    start = Start(glimpse(game, None), (game.cards,) * WORLDS, knowledge, 1)
    found = start.prospects()
    assert found.shape == (PLAYERS, 1)
    assert np.exp(found).sum() == pytest.approx(1)
    assert np.exp(found)[0] > 0.8
    assert (start.prospects() == found).all()


def test_every_piece_of_work_is_counted() -> None:
    plan = Plan(played(), (None,) * PLAYERS, range(PLAYERS))
    pieces = plan.beginnings()()
    assert plan.steps == len(plan.taken) + len(pieces)
    assert [piece.turn for piece in pieces] == list(range(1, len(pieces) + 1))


def test_a_plain_win_thrown_away_is_a_slip_and_taken_is_none() -> None:
    rich = before_a_win()
    claim, idle = Announce(0, "king", 0), Swap(0, (0, 4), False)
    taken, thrown = (assess(view(rich, 0), action, Random(1)) for action in (claim, idle))
    assert taken is not None
    assert thrown is not None
    assert taken.best == claim
    assert taken.before == taken.after
    assert thrown.best == claim
    assert thrown.before - thrown.after > 0.2
