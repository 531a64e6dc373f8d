"""At small tables a card is also taken lest somebody else uses it."""

from msgspec.structs import replace

from bot.automata.beliefs.habits import USUAL
from bot.automata.beliefs.memory_cache import remember
from bot.automata.evaluation.denying import denying
from bot.automata.players.regular import regular_scores
from bot.game import View, step, view
from bot.game.actions import Peek, Swap

from .test_sense import dealt, past_the_early_turns

KING_S = 0
"""The seat, and the place, of the King."""
NEARLY_THERE = (10, 6, 6, 6)


def next_seat_s(players: int, gold: tuple[int, ...]) -> View:
    """What the next seat sees once the King, whose card nobody has touched, has looked at it."""
    game, _ = step(past_the_early_turns(dealt(players, "king")), Peek(KING_S, KING_S))
    known = view(game, 1)
    return replace(known, table=replace(known.table, gold=gold))


def denied(known: View, other: int) -> float:
    memory = remember(known, (USUAL,))
    return denying(memory, known.table, memory.beliefs.marginals(), 1, other)


def test_a_card_that_would_win_is_worth_taking_from_whoever_has_it() -> None:
    assert denied(next_seat_s(4, NEARLY_THERE), KING_S) > 0


def test_what_one_gives_for_it_may_be_worse() -> None:
    game = past_the_early_turns(dealt(4, "king"))
    known = view(game, KING_S)
    memory = remember(known, (USUAL,))
    others = known.table.setup.layout.others(KING_S)
    chances = memory.beliefs.marginals()
    assert min(denying(memory, known.table, chances, KING_S, other) for other in others) < 0


def test_nobody_is_denied_what_lies_in_the_centre() -> None:
    known = next_seat_s(4, NEARLY_THERE)
    assert denied(known, known.table.setup.layout.size - 1) == 0


def test_at_larger_tables_somebody_else_will_see_to_it() -> None:
    assert denied(next_seat_s(8, (10, *[6] * 7)), KING_S) == 0


def test_the_king_of_whoever_is_about_to_win_is_taken_rather_than_another_s_card() -> None:
    known = next_seat_s(4, NEARLY_THERE)
    scores = dict(regular_scores(known, remember(known, (USUAL,))))
    swaps = {action: worth for action, worth in scores.items() if isinstance(action, Swap)}
    best = max(swaps, key=lambda action: swaps[action])
    assert best.really
    assert best.cards[1] == KING_S
