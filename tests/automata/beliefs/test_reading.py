"""What others do with their turns tells a reader which cards they may have."""

import random
from collections import Counter
from math import log

import numpy as np
import pytest

from bot.automata import Level
from bot.automata.beliefs.cards import Joint, Marginal
from bot.automata.beliefs.habits import HABITS, USUAL
from bot.automata.beliefs.memory import Memory
from bot.automata.beliefs.memory_cache import remember
from bot.automata.beliefs.reading import IDEAS, Reader
from bot.automata.beliefs.turn_model import FEW_REGULARS, MASTERS, Turns
from bot.automata.players.by_level import choose
from bot.automata.players.nature import Nature
from bot.automata.players.regular import regular_choice
from bot.automata.players.timid import timid_choice
from bot.automata.self_play import deal
from bot.game import Game, SeatAction, step, view
from bot.game.actions import Announce, Pass, Peek, Swap
from bot.game.sets import RECOMMENDED
from tests.automata.players.test_sense import dealt, past_the_early_turns

ONLY = (USUAL,)


def read_by(game: Game, seat: int) -> Reader:
    memory = remember(view(game, seat), IDEAS, kind=Reader)
    assert isinstance(memory, Reader)
    return memory


def chance(game: Game, seat: int, place: int, name: str) -> float:
    memory = read_by(game, seat)
    return float(memory.beliefs.marginals()[place, memory.number[name]])


def after(game: Game, *actions: SeatAction) -> Game:
    for action in actions:
        game, _ = step(game, action)
    return game


@pytest.mark.parametrize("kind", [Joint, Marginal])
def test_what_a_card_would_have_been_used_for_is_evidence_of_it(kind: type[Joint | Marginal]) -> None:
    beliefs = kind((0, 1, 2, 3), ONLY)
    beliefs.exchange(0, 1, 0.5)
    beliefs.read(0, np.array([[0.3, 0.1, 0.1, 0.1]]))
    assert beliefs.marginals()[0] == pytest.approx([0.75, 0.25, 0, 0])
    assert beliefs.marginals()[1] == pytest.approx([0.25, 0.75, 0, 0])


@pytest.mark.parametrize("kind", [Joint, Marginal])
def test_whether_cards_were_exchanged_is_told_by_who_would(kind: type[Joint | Marginal]) -> None:
    beliefs = kind((0, 1, 2, 3), ONLY)
    really, feint = np.array([[0.1, 0.4, 0.4, 0.4]]), np.array([[0.3, 0.1, 0.1, 0.1]])
    assert beliefs.read_exchange(0, 1, really, feint) == pytest.approx(0.25)
    assert beliefs.marginals()[0] == pytest.approx([0.75, 0.25, 0, 0])
    assert beliefs.marginals()[1] == pytest.approx([0.25, 0.75, 0, 0])


@pytest.mark.parametrize("kind", [Joint, Marginal])
def test_a_card_supposed_at_a_place_lies_nowhere_else(kind: type[Joint | Marginal]) -> None:
    beliefs = kind((0, 1, 2, 3), ONLY)
    beliefs.exchange(0, 1, 0.5)
    supposed = beliefs.supposing(0)
    assert supposed.shape == (4, 4, 4)
    assert supposed[1] == pytest.approx(np.eye(4)[[1, 0, 2, 3]])


def test_who_swaps_with_the_best_card_of_all_is_taken_to_feign() -> None:
    king, judge = (
        after(past_the_early_turns(dealt(4, name)), Swap(0, (0, 4), True)) for name in ("king", "judge")
    )
    assert chance(king, 1, 0, "king") > 2 * chance(judge, 1, 0, "judge")


def test_a_claim_is_believed_from_when_it_is_made() -> None:
    game = after(
        past_the_early_turns(dealt(4, "king")),
        Swap(0, (0, 4), False),
        *(Peek(seat, seat) for seat in (1, 2, 3)),
    )
    claimed = after(game, Announce(0, "king", 0))
    assert chance(game, 1, 0, "king") < chance(claimed, 1, 0, "king")
    passed = after(claimed, *(Pass(seat) for seat in (1, 2, 3)))
    assert chance(passed, 1, 0, "king") == pytest.approx(chance(claimed, 1, 0, "king"), abs=0.01)


def test_what_one_does_oneself_tells_nothing() -> None:
    game = after(
        past_the_early_turns(dealt(4, "king")), *(Swap(seat, (seat, 4), True) for seat in (0, 1, 2, 3))
    )
    before = read_by(game, 0).beliefs.marginals().copy()
    assert read_by(after(game, Announce(0, "queen", 0)), 0).beliefs.marginals() == pytest.approx(before)


@pytest.mark.parametrize("players", [2, 3, 4, 7, 8, 13])
def test_the_truth_is_never_thought_impossible(players: int) -> None:
    rng = random.Random(players)
    game = deal(rng, players, RECOMMENDED[players])
    while game.table.outcome is None:
        seat = game.table.awaited()[0]
        if seat == 0:
            chances = read_by(game, 0).beliefs.marginals()
            assert chances.sum(axis=1) == pytest.approx(np.ones(len(game.cards)))
            assert min(chance(game, 0, place, name) for place, name in enumerate(game.cards)) > 0
        game, _ = step(game, timid_choice(view(game, seat), rng))


@pytest.mark.parametrize("players", [4, 8])
def test_a_reader_is_less_surprised_by_where_the_cards_of_regulars_lie(players: int) -> None:
    surprise = dict.fromkeys((Memory, Reader), 0.0)
    for number in range(4):
        rng = random.Random(number)
        game = deal(rng, players, RECOMMENDED[players])
        while game.table.awaited():
            seat = game.table.awaited()[0]
            known = view(game, seat)
            for kind, habits in ((Memory, HABITS), (Reader, IDEAS)):
                memory = remember(known, habits, kind=kind)
                chances = memory.beliefs.marginals()
                for place, name in enumerate(game.cards):
                    surprise[kind] -= log(max(chances[place, memory.number[name]], 1e-4))
            game, _ = step(game, regular_choice(known, Nature(rng, seat)))
    assert surprise[Reader] < 0.9 * surprise[Memory]


@pytest.mark.parametrize(("level", "kind"), [(Level.REGULAR, FEW_REGULARS), (Level.MASTER, MASTERS)])
def test_a_table_is_known_by_how_it_uses_its_turns(level: Level, kind: Turns) -> None:
    known_for = Counter[Turns]()
    for number in range(3):
        rng = random.Random(number)
        game = deal(rng, 4, RECOMMENDED[4])
        while game.table.awaited():
            known = view(game, game.table.awaited()[0])
            game, _ = step(game, choose(known, level, number))
        reader = read_by(game, 0)
        known_for[reader.kinds[int(reader.beliefs.credence.argmax())]] += 1
    assert known_for[kind] >= 2
