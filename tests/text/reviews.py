"""Reviews of finished games with made-up chances, for looking at what is said of them."""

from random import Random

from bot.automata.review.decisions import decisions
from bot.automata.review.judging import Judged
from bot.automata.review.report import Moment, Review
from bot.automata.review.working import told
from bot.game import Event, Game, view
from bot.game import events as e


def made_up_review(game: Game) -> Review:
    """Any chances at all turns, and every decision with another that would have been better now and then."""
    log = tuple(event for event in game.history if isinstance(event, Event))
    rng, players = Random(1), game.table.setup.layout.players
    turns = [event.turn for event in log if isinstance(event, e.TurnBegan)]
    found = []
    for taken in decisions(log):
        best = rng.choice([taken.action, view(taken.game, taken.seat).actions[0]])
        after = rng.random()
        before = after if best == taken.action else 1.0
        found.append(told(taken, Judged(best, before, after, 1.0, 0.0), log))
    return Review(players, tuple(moment(turn, players, rng) for turn in turns), tuple(found))


def moment(turn: int, players: int, rng: Random) -> Moment:
    """Any chances."""
    return Moment(turn, chances(players, rng), chances(players, rng))


def chances(players: int, rng: Random) -> tuple[float, ...]:
    """Any chances of so many seats."""
    parts = [rng.random() ** 2 + 0.001 for _ in range(players)]
    return tuple(part / sum(parts) for part in parts)
