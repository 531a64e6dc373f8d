"""The people that levels are measured with keep their habits."""

from benchmarks.casual import honest_only
from bot.automata.beliefs.memory_cache import remember
from bot.automata.players.regular import HABIT, regular_scores
from bot.game import Game, SeatAction, step, view
from bot.game.actions import Announce, Contest, Pass, Peek

from .test_sense import dealt, past_the_early_turns


def all_have_looked() -> Game:
    """A game in which everybody has just seen their own card."""
    game = past_the_early_turns(dealt(4, "king"))
    for seat in range(4):
        game, _ = step(game, Peek(seat, seat))
    return game


def left_to_an_honest(seat: int, claimed: str) -> set[SeatAction]:
    """What somebody honest may answer where the first seat claims something."""
    game, _ = step(all_have_looked(), Announce(0, claimed, 0))
    known = view(game, seat)
    memory = remember(known, HABIT)
    return set(honest_only(dict(regular_scores(known, memory)), known, memory))


def test_whoever_is_honest_contests_only_what_they_think_they_are() -> None:
    mine = all_have_looked().cards[1]
    assert left_to_an_honest(1, mine) == {Pass(1), Contest(1, 1)}
    assert left_to_an_honest(2, mine) == {Pass(2)}


def test_whoever_is_honest_announces_only_what_they_think_they_are() -> None:
    known = view(all_have_looked(), 0)
    memory = remember(known, HABIT)
    left = honest_only(dict(regular_scores(known, memory)), known, memory)
    assert [action for action in left if isinstance(action, Announce)] == [Announce(0, "king", 0)]
