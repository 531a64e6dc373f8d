"""What sets the master apart: it cannot be read, and it weighs a claim before it contests."""

import random
from collections import Counter

import pytest

from bot.automata import Level
from bot.automata.beliefs.habits import HABITS
from bot.automata.beliefs.memory_cache import remember
from bot.automata.evaluation.contesting import ContestProspects, believed_now
from bot.automata.evaluation.lookahead import Lookahead
from bot.automata.outcomes.announcements import position, settle, value
from bot.automata.players import master
from bot.automata.players.by_level import choose
from bot.automata.self_play import deal
from bot.game import ContestMode, SeatAction, step, view
from bot.game.actions import Announce, Contest, Pass, Peek, Swap
from bot.game.sets import RECOMMENDED
from bot.game.state import Claim

from .test_seeds import first_turn
from .test_sense import dealt, past_the_early_turns

TRIES = 60
FREE_TURN = 9
RARE, COMMON = TRIES // 30, TRIES - TRIES // 30


def test_whether_a_master_really_exchanges_cannot_be_told_from_what_it_holds() -> None:
    """With a good card or a bad one, among few or many: now and then it does the opposite."""
    for players, seed in ((4, 1), (4, 2), (8, 3)):
        known = view(first_turn(players, seed), 0)
        really = Counter[bool]()
        for attempt in range(TRIES):
            chosen = choose(known, Level.MASTER, attempt)
            assert isinstance(chosen, Swap)
            really[bool(chosen.really)] += 1
        assert RARE <= really[True] <= COMMON


def test_a_claim_still_open_counts_in_the_worlds_that_are_looked_into() -> None:
    rng = random.Random(5)
    game = deal(rng, 6, RECOMMENDED[6])
    while game.table.turn < FREE_TURN:
        seat = game.table.awaited()[0]
        actions = view(game, seat).actions
        game, _ = step(game, rng.choice([a for a in actions if isinstance(a, Swap | Pass)] or actions))
    claim = Announce(game.table.on_turn, "king", game.table.setup.layout.own(game.table.on_turn)[0])
    game, _ = step(game, claim)
    known = view(game, game.table.setup.layout.left(claim.by))
    memory = remember(known, HABITS)
    king = memory.number["king"]
    before, now = memory.beliefs.marginals()[claim.card, king], believed_now(known, memory).marginals()
    assert 0 < before < 1
    assert now[claim.card, king] > before
    assert memory.beliefs.marginals()[claim.card, king] == before


def test_a_win_at_hand_is_foreseen() -> None:
    game = past_the_early_turns(dealt(4, "king"))
    claim = Announce(0, "king", 0)
    while game.table.on_turn != 0 or game.table.gold[0] < 10:
        action = claim if game.table.on_turn == 0 else Peek(game.table.on_turn, game.table.on_turn)
        game, _ = step(game, action)
        while game.table.turn and (asked := game.table.awaited()) != (game.table.on_turn,):
            game, _ = step(game, Pass(asked[0]))
    known = view(game, 0)
    lookahead = Lookahead(known, remember(known, HABITS), turns=2)
    lookahead.look([claim, Peek(0, 0)], 20, random.Random(1))
    assert lookahead.average(claim) == 1.0
    assert lookahead.average(Peek(0, 0)) < 0.9


def test_the_better_ideas_are_looked_into_ever_more_deeply(monkeypatch: pytest.MonkeyPatch) -> None:
    looks: list[tuple[set[SeatAction], int]] = []

    class Watched(Lookahead):
        def look(self, actions: list[SeatAction], worlds: int, rng: random.Random) -> None:
            looks.append((set(actions), worlds))
            super().look(actions, worlds, rng)

    monkeypatch.setattr(master, "Lookahead", Watched)
    chosen = choose(view(past_the_early_turns(dealt(4, "king")), 0), Level.MASTER, 1)
    considered, worlds = zip(*looks, strict=True)
    assert [len(actions) for actions in considered] == [8, 4, 2]
    assert considered[0] > considered[1] > considered[2]
    assert worlds[0] < worlds[1] < worlds[2]
    assert not isinstance(chosen, Announce) or chosen in considered[2]


def test_what_is_known_to_be_true_is_not_contested_bug() -> None:
    """Everybody saw the first seat's card, and nobody has touched it since."""
    game, _ = step(past_the_early_turns(dealt(8, "king", starter=4)), Announce(0, "king", 0))
    for seat in game.table.awaited():
        assert all(choose(view(game, seat), Level.MASTER, seed) == Pass(seat) for seed in range(4))


def test_a_false_claim_that_would_win_is_not_left_to_others_bug() -> None:
    """Each master left it to another to pay for the contest, and sometimes nobody did."""
    game = past_the_early_turns(dealt(4, "king"))
    while game.table.on_turn != 0 or game.table.gold[0] < 12:
        seat = game.table.on_turn
        game, _ = step(game, Announce(0, "king", 0) if seat == 0 else Peek(seat, seat))
        while (asked := game.table.awaited()) != (game.table.on_turn,):
            game, _ = step(game, Pass(asked[0]))
    game, _ = step(game, Announce(0, "queen", 0))
    for seat in game.table.awaited():
        for seed in range(4):
            assert isinstance(choose(view(game, seat), Level.MASTER, seed), Contest)


def test_who_has_contested_in_turn_is_reckoned_to_pay_bug() -> None:
    game = past_the_early_turns(dealt(8, "king", starter=4, contest=ContestMode.CLOCKWISE))
    for action in (Announce(0, "king", 0), Contest(1, 1)):
        game, _ = step(game, action)
    known = view(game, 2)
    answering = ContestProspects(known, remember(known, HABITS))
    wrong, right = Claim(1, 1), Claim(0, 0)
    ending = settle(position(game.table, "king", right, (wrong,), (right,)))
    assert [settled.gold[:3] for _, settled in ending] == [(9, 5, 6)]
    assert answering.truth == pytest.approx(1)
    assert answering.passing() == pytest.approx(value(ending, 2))
