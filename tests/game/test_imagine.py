"""Games imagined from a view: they look the same and know nothing of the real placing."""

import gc
from random import Random

import pytest
from hypothesis import given, settings
from msgspec.structs import replace

from bot.game import ContestMode, Game, imagine, view
from bot.game.notation import read_position
from tests.rulebook.table import follow

from .playing import modes, play_on, players, seeds, somewhere


def assumed_cards(game: Game, rng: Random) -> tuple[str, ...]:
    """A random placing that agrees with the cards lying up."""
    up = dict(game.table.up)
    rest = [card for place, card in enumerate(game.cards) if place not in up]
    rng.shuffle(rest)
    return tuple(up[place] if place in up else rest.pop() for place in range(len(game.cards)))


def games_within(thing: object) -> list[Game]:
    """Every game that can be reached from a thing."""
    found, seen, waiting = [], set(), [thing]
    while waiting:
        here = waiting.pop()
        if id(here) in seen or isinstance(here, type):
            continue
        seen.add(id(here))
        if isinstance(here, Game):
            found.append(here)
        fields = getattr(here, "__struct_fields__", ())
        waiting += [getattr(here, name) for name in fields] or gc.get_referents(here)
    return found


@settings(max_examples=40, deadline=None)
@given(players, modes, seeds)
def test_an_imagined_game_looks_like_the_view_and_plays_on(
    count: int, contest: ContestMode, seed: int
) -> None:
    rng = Random(seed)
    game = somewhere(count, contest, rng)
    seat = rng.choice([*range(count), None])
    known = view(game, seat)
    cards = assumed_cards(game, rng)
    imagined = imagine(known, cards)
    assert replace(view(imagined, seat), history=known.history) == known
    *_, (_, last, _) = play_on(imagined, rng)
    assert last.table.outcome is not None


@settings(max_examples=40, deadline=None)
@given(players, modes, seeds)
def test_an_imagined_game_cannot_reach_the_real_placing(count: int, contest: ContestMode, seed: int) -> None:
    rng = Random(seed)
    game = somewhere(count, contest, rng)
    known = view(game, rng.choice([*range(count), None]))
    assert games_within(known) == []
    cards = assumed_cards(game, rng)
    reached = games_within(imagine(known, cards))
    assert reached
    assert all(reachable.cards == cards for reachable in reached)


@settings(max_examples=40, deadline=None)
@given(players, modes, seeds)
def test_equal_views_imagine_equal_games(count: int, contest: ContestMode, seed: int) -> None:
    rng = Random(seed)
    game = somewhere(count, contest, rng)
    if game.pending is not None:
        return
    elsewhere = replace(game, cards=assumed_cards(game, rng))
    cards = assumed_cards(game, rng)
    for seat in (*range(count), None):
        assert imagine(view(game, seat), cards) == imagine(view(elsewhere, seat), cards)


def test_a_spy_at_work_is_imagined_with_the_assumed_cards() -> None:
    game = follow("S6 Q6 J6 B6 +TC, turn 5 of A", "A says S", "all pass", "A looks at B")[0]
    cards = ("queen", "judge", "spy", "bishop", "cheat", "thief")
    imagined = imagine(view(game, 2), cards)
    assert imagined.pending is not None
    (seen,) = imagined.pending.facts
    assert seen.characters == ("queen", "judge")  # type: ignore[attr-defined]


def test_other_cards_than_those_of_the_set_cannot_be_assumed() -> None:
    game = read_position("S6 Q6 J6 B6 +TC, turn 5 of A")
    with pytest.raises(ValueError, match="not the cards of the set"):
        imagine(view(game, 0), ("king", *game.cards[1:]))


def test_a_card_that_lies_up_cannot_be_assumed_to_be_another() -> None:
    game = read_position("S6 Q6 J6 B6 +TC, turn 0 of A")
    with pytest.raises(ValueError, match="face up"):
        imagine(view(game, 0), tuple(reversed(game.cards)))
