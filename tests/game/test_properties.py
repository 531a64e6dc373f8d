"""What holds in every game, whatever is played."""

from random import Random
from typing import get_args

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from bot.game import (
    ContestMode,
    Event,
    Game,
    IllegalAction,
    SeatAction,
    decide,
    fold,
    legal_actions,
    step,
    view,
)
from bot.game.actions import (
    Announce,
    Contest,
    Decline,
    GetReady,
    NameCharacter,
    Pass,
    PassUntilTurn,
    Peek,
    PickCard,
    PickSeat,
    PowerAnswer,
    Swap,
)
from bot.game.characters import CHARACTERS
from bot.game.codec import decode, encode
from bot.game.notation import read_action, read_position, write_action, write_position
from bot.game.questions import Memorise, TakeTurn

from .playing import COUNTS, deal, modes, play_on, players, seeds, somewhere

FEW = settings(max_examples=25, deadline=None)


def log_of(game: Game) -> list[Event]:
    return [event for event in game.history if isinstance(event, Event)]


def check_table(game: Game, cards: tuple[str, ...]) -> None:
    table = game.table
    assert sum(table.gold) + table.court + table.bank == 194
    assert min(*table.gold, table.court, table.bank) >= 0
    assert sorted(game.cards) == sorted(cards)
    assert all(game.cards[place] == character for place, character in table.up)
    if table.outcome is None:
        assert table.awaited()
        assert all(legal_actions(game, seat) for seat in table.awaited())


@pytest.mark.parametrize("contest", ContestMode)
@pytest.mark.parametrize("count", COUNTS)
def test_a_random_game_ends_and_keeps_its_gold_and_cards(count: int, contest: ContestMode) -> None:
    for seed in range(4):
        rng = Random(seed)
        game = deal(count, contest, rng)
        cards, log = game.cards, log_of(game)
        check_table(game, cards)
        for _, after, events in play_on(game, rng):
            game = after
            log += events
            check_table(game, cards)
        assert game.table.outcome is not None
        assert fold(log) == game


@FEW
@given(players, modes, seeds)
def test_replay_through_the_stored_form_equals_the_state_at_any_moment(
    count: int, contest: ContestMode, seed: int
) -> None:
    game = somewhere(count, contest, Random(seed))
    stored = [encode(event) for event in log_of(game)]
    assert fold(decode(name, body) for name, body in stored) == game


@FEW
@given(players, modes, seeds)
def test_a_decision_is_the_same_from_a_replayed_state(count: int, contest: ContestMode, seed: int) -> None:
    rng = Random(seed)
    game = somewhere(count, contest, rng)
    replayed = fold(log_of(game))
    for seat in range(count):
        for action in legal_actions(game, seat)[:6]:
            assert step(replayed, action) == step(game, action)


def superset(game: Game, seat: int) -> list[SeatAction]:
    """Every action that a seat could think of, and more."""
    layout = game.table.setup.layout
    places = range(-1, layout.size + 1)
    characters = [*CHARACTERS, "dragon"]
    return [
        GetReady(seat),
        Pass(seat),
        PassUntilTurn(seat),
        Decline(seat),
        *(kind(seat, place) for kind in (Peek, Contest, PickCard) for place in places),
        *(PickSeat(seat, other) for other in range(-1, layout.players + 1)),
        *(NameCharacter(seat, character) for character in characters),
        *(Announce(seat, character, place) for character in characters for place in places),
        *(Swap(seat, (one, two), really) for one in places for two in places for really in (False, True)),
    ]


def test_every_kind_of_answer_is_thought_of() -> None:
    game = somewhere(4, ContestMode.TOGETHER, Random(1))
    assert {type(action) for action in superset(game, 0)} >= set(get_args(PowerAnswer))


@FEW
@given(players, modes, seeds)
def test_exactly_the_legal_actions_are_accepted_and_refusals_change_nothing(
    count: int, contest: ContestMode, seed: int
) -> None:
    rng = Random(seed)
    game = somewhere(count, contest, rng)
    before = (write_position(game), game.history)
    seats = {*rng.sample(range(-1, count + 1), 2), rng.choice(game.table.awaited())}
    for seat in seats:
        legal = legal_actions(game, seat)
        assert len(set(legal)) == len(legal)
        accepted = set()
        for action in {*superset(game, seat), *legal}:
            try:
                assert decide(game, action)
            except IllegalAction:
                continue
            accepted.add(action)
        assert accepted == set(legal)
    assert (write_position(game), game.history) == before


@FEW
@given(players, modes, seeds)
def test_a_repeated_action_is_refused_unless_the_next_question_allows_the_very_same(
    count: int, contest: ContestMode, seed: int
) -> None:
    rng = Random(seed)
    for action, game, _ in play_on(deal(count, contest, rng), rng):
        if isinstance(action, SeatAction) and action not in legal_actions(game, action.by):
            with pytest.raises(IllegalAction):
                decide(game, action)


@FEW
@given(players, modes, seeds)
def test_legal_actions_depend_only_on_the_seat_s_view(count: int, contest: ContestMode, seed: int) -> None:
    game = somewhere(count, contest, Random(seed))
    for seat in range(count):
        assert view(game, seat).actions == legal_actions(game, seat)
    assert view(game, None).actions == ()


@FEW
@given(players, modes, seeds)
def test_a_position_can_be_written_at_any_moment_and_read_back_between_turns(
    count: int, contest: ContestMode, seed: int
) -> None:
    rng = Random(seed)
    for action, game, _ in play_on(deal(count, contest, rng), rng):
        line = write_position(game)
        assert read_action(write_action(action, game.table.setup.layout), game.table) == action
        if game.table.outcome is not None:
            assert write_position(read_position(line)) == line
        elif isinstance(game.table.question, TakeTurn | Memorise):
            read = read_position(line)
            assert replace(read.table, number=game.table.number) == game.table
            assert replace(read, table=game.table, history=game.history) == game
