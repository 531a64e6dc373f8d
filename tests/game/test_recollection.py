"""The past is remembered page by page, and the same as if it were gone through from its beginning."""

from itertools import accumulate
from random import Random

from hypothesis import given
from hypothesis import strategies as st

from bot.game import ContestMode, Game, view
from bot.game.actions import KeepSeat, ReturnSeat
from bot.game.audience import Audience, redact
from bot.game.events import Event, SeatKept, SeatReturned, TurnBegan
from bot.game.history import PAGE, History
from bot.game.recollection import Remembered, during, keepings, moment_at, since
from bot.game.rules import step

from .playing import choose, deal, seeds


def played(seed: int, count: int) -> Game:
    """A game in which seats are kept and given back, as long as it does not end."""
    rng = Random(seed)
    game = deal(4, ContestMode.TOGETHER, rng)
    while len(game.history) < count and game.table.outcome is None:
        seat = rng.randrange(4)
        if rng.random() < 0.1:
            game, _ = step(game, ReturnSeat(seat) if seat in game.table.kept else KeepSeat(seat))
        game, _ = step(game, choose(game, rng))
    return game


def gone_through(game: Game, seat: int | None) -> list[Remembered]:
    """All that somebody remembers, event by event."""
    found, turn = [], 0
    for moment, event in zip(moments(game.history), game.history, strict=True):
        assert isinstance(event, Event)
        turn = event.turn if isinstance(event, TurnBegan) else turn
        known = event if game.table.outcome is not None else redact(event, seat)
        if known is not None:
            found.append(Remembered(turn, known, moment))
    return found


def moments(history: History) -> list[int]:
    """How many events everyone knows of, with each event."""
    return list(accumulate(int(event.existence is Audience.EVERYONE) for event in history))


@given(seed=seeds, count=st.integers(1, 8 * PAGE))
def test_whoever_looks_remembers_what_they_know_whoever_looked_before(seed: int, count: int) -> None:
    game = played(seed, count)
    for seat in (None, 0, 1, None, 3):
        assert list(view(game, seat).history) == gone_through(game, seat)


@given(seed=seeds, count=st.integers(1, 8 * PAGE))
def test_moments_are_counted_alike_up_to_any_version(seed: int, count: int) -> None:
    history = played(seed, count).history
    passed = [0, *moments(history)]
    assert [moment_at(history, version) for version in range(len(passed))] == passed
    assert moment_at(history, len(passed) + 3 * PAGE) == passed[-1]


@given(seed=seeds, count=st.integers(1, 8 * PAGE))
def test_seats_that_change_hands_are_found_with_their_moments(seed: int, count: int) -> None:
    history = played(seed, count).history
    kept = [
        (moment, event)
        for moment, event in zip(moments(history), history, strict=True)
        if isinstance(event, SeatKept | SeatReturned)
    ]
    assert list(keepings(history)) == kept


@given(seed=seeds, count=st.integers(1, 4 * PAGE))
def test_what_happened_in_a_turn_and_since_is_found(seed: int, count: int) -> None:
    game = played(seed, count)
    past = view(game, None).history
    for turn in range(-1, game.table.turn + 2):
        assert list(during(past, turn)) == [item for item in past if item.turn == turn]
        assert list(since(past, turn)) == [item for item in past if item.turn >= turn]
