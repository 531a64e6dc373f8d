"""The recap of a game is what its log tells, is small enough, and says the same in words."""

from functools import cache
from random import Random

import pytest

from bot.game import ContestMode, Game, Stop, begin, fold, legal_actions, step, view
from bot.game import events as e
from bot.game.actions import Announce, Contest, Pass, Peek, SeatAction, Swap
from bot.game.sets import RECOMMENDED
from bot.pictures import describe, draw
from bot.pictures.recap import CELL, plan_of
from bot.pictures.recap_scenes import recap_scene
from bot.pictures.scene import Mark, RecapScene
from bot.render.context import ScreenContext
from bot.render.screen import MOST_DESCRIBED
from bot.text import locales, words
from tests.text.screens import roster_of

WEIGHTS: dict[type[SeatAction], float] = {Swap: 5, Peek: 2, Announce: 3, Contest: 0.7, Pass: 6}
LARGEST = 300_000
SMALLEST_CELL = 10
"""Points that a beat and a place take on a phone at the least."""


@cache
def game_of(players: int, turns: int, seed: int) -> Game:
    """A game of so many turns, which is stopped unless it ends before."""
    rng, cards = Random(seed), RECOMMENDED[players]
    mode = rng.choice(list(ContestMode))
    game = fold(begin(players, cards, tuple(rng.sample(cards, len(cards))), contest=mode))
    while game.table.outcome is None and game.table.turn <= turns:
        offers = legal_actions(game, rng.choice(game.table.awaited()))
        kinds = sorted({type(action) for action in offers}, key=lambda kind: kind.__name__)
        kind = rng.choices(kinds, [WEIGHTS.get(kind, 1) for kind in kinds])[0]
        game, _ = step(game, rng.choice([action for action in offers if type(action) is kind]))
    return game if game.table.outcome is not None else step(game, Stop())[0]


def long_game(players: int, turns: int) -> Game:
    """A game that did last so long."""
    games = (game_of(players, turns, seed) for seed in range(200))
    return next(game for game in games if game.table.turn >= turns)


def scene_of(game: Game, locale: str = "en", names: str = "plain") -> RecapScene:
    players = game.table.setup.layout.players
    return recap_scene(ScreenContext("a2b3c4d5", view(game, None), roster_of(names, players), words(locale)))


@pytest.mark.parametrize("players", range(2, 14))
def test_every_card_lies_in_the_picture_where_it_lay_in_the_game(players: int) -> None:
    for seed in range(4):
        game = game_of(players, 30, seed)
        scene = scene_of(game)
        cards: dict[int, tuple[str, ...]] = {}
        log = tuple(game.history)
        for version in range(len(log)):
            following = log[version + 1] if version + 1 < len(log) else None
            if following is None or isinstance(following, e.TurnBegan | e.GameEnded):
                past = fold(log[: version + 1])  # type: ignore[arg-type]
                cards[past.table.turn] = past.cards
        last = {beat.turn: number for number, beat in enumerate(scene.beats, 1)}
        assert set(last) == set(cards) - {0}
        for turn, number in {0: 0, **last}.items():
            drawn = sorted((strand.places[number], strand.face.character) for strand in scene.strands)
            assert tuple(character for _, character in drawn) == cards[turn]


@pytest.mark.parametrize("players", [2, 3, 6, 13])
def test_lines_cross_only_where_cards_were_really_swapped(players: int) -> None:
    for seed in range(4):
        game = game_of(players, 30, seed)
        scene = scene_of(game)
        swaps = [event for event in game.history if isinstance(event, e.CardsSwapped)]
        crossings = [
            tuple(sorted(strand.places[number] for strand in scene.strands if moves(strand.places, number)))
            for number in range(1, len(scene.beats) + 1)
        ]
        assert [one for one in crossings if one] == [tuple(sorted(s.cards)) for s in swaps if s.really]
        pretended = [tuple(sorted(pair)) for beat in scene.beats for pair in beat.pretended]
        assert pretended == [tuple(sorted(swap.cards)) for swap in swaps if not swap.really]


def moves(places: tuple[int, ...], number: int) -> bool:
    """Whether a card moves in a beat."""
    return places[number] != places[number - 1]


def test_marks_tell_what_was_claimed_seen_and_shown() -> None:
    for seed in range(8):
        game = game_of(8, 40, seed)
        marks = [marked.mark for beat in scene_of(game).beats for marked in beat.marks]
        events = list(game.history)
        closed = [event for event in events if isinstance(event, e.ContestClosed)]
        unopposed = sum(not event.contests for event in closed)
        claimed = sum(1 + len(event.contests) for event in closed if event.contests)
        open_claims = sum(isinstance(event, e.Announced) for event in events) - len(closed)
        assert marks.count(Mark.TRUE) + marks.count(Mark.LIE) == unopposed + open_claims
        assert marks.count(Mark.RIGHT) + marks.count(Mark.WRONG) == claimed
        assert marks.count(Mark.LOOK) == sum(len(one.cards) for one in events if isinstance(one, e.CardsSeen))
        granted = [event for event in events if isinstance(event, e.PowerGranted) and event.wrong]
        assert marks.count(Mark.WRONG) == sum(len(event.wrong) for event in granted)


@pytest.mark.parametrize(("players", "turns"), [(2, 10), (3, 50), (4, 90), (8, 90), (13, 90)])
def test_a_recap_is_small_and_large_enough_for_a_phone(players: int, turns: int) -> None:
    scene = scene_of(long_game(players, turns), "de", "wide")
    plan = plan_of(scene)
    scale = min(390 / plan.width, 780 / plan.height)
    assert scale * CELL >= SMALLEST_CELL
    picture = draw(scene)
    assert len(picture.png) <= LARGEST
    assert (picture.width, picture.height) == (plan.width, plan.height)


@pytest.mark.parametrize("locale", locales())
def test_a_recap_is_said_in_words(locale: str) -> None:
    for players, turns, names in ((2, 20, "plain"), (5, 20, "wide"), (13, 90, "wide"), (13, 90, "glyphs")):
        scene = scene_of(long_game(players, turns), locale, names)
        told = describe(scene, words(locale))
        assert len(told) <= MOST_DESCRIBED
        if names == "plain":
            assert all(strand.face.label in told for strand in scene.strands)


def test_a_game_that_was_stopped_before_its_first_turn_has_a_recap() -> None:
    cards = RECOMMENDED[4]
    game = step(fold(begin(4, cards, cards)), Stop())[0]
    scene = scene_of(game)
    assert scene.beats == ()
    assert draw(scene).png
    assert describe(scene, words("en"))
