"""Random games for the property tests."""

from collections.abc import Iterator
from random import Random

from hypothesis import strategies as st

from bot.game import Action, ContestMode, Event, Game, TimeOut, begin, fold, legal_actions, step
from bot.game.sets import RECOMMENDED

COUNTS = range(2, 14)
LONGEST = 20_000

players = st.sampled_from(COUNTS)
modes = st.sampled_from(ContestMode)
seeds = st.integers(0, 2**32)


def deal(count: int, contest: ContestMode, rng: Random) -> Game:
    """A shuffled game that has just begun."""
    cards = RECOMMENDED[count]
    shuffled = tuple(rng.sample(cards, len(cards)))
    return fold(begin(count, cards, shuffled, contest=contest, starter=rng.randrange(count)))


def choose(game: Game, rng: Random) -> Action:
    """Any action that somebody may take now; seldom a time-out."""
    if rng.random() < 0.03:
        return TimeOut(game.table.number)
    offers = [legal_actions(game, seat) for seat in range(game.table.setup.layout.players)]
    return rng.choice(rng.choice([actions for actions in offers if actions]))


def play_on(game: Game, rng: Random) -> Iterator[tuple[Action, Game, tuple[Event, ...]]]:
    """Play random actions until the game is over."""
    for _ in range(LONGEST):
        if game.table.outcome is not None:
            return
        action = choose(game, rng)
        game, events = step(game, action)
        yield action, game, events
    raise AssertionError("the game does not end")


def somewhere(count: int, contest: ContestMode, rng: Random, most: int = 120) -> Game:
    """A game at a random moment, not over."""
    game = deal(count, contest, rng)
    moments = [game, *(after for _, after, _ in play_on(game, rng))]
    return rng.choice([moment for moment in moments[:most] if moment.table.outcome is None])
