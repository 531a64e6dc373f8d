"""What is weighed to tell who was winning."""

import numpy as np
import pytest

from bot.automata.arrays import Floats
from bot.automata.beliefs.knowledge import Knowledge
from bot.automata.review.curves import as_they_lie
from bot.automata.review.outlook import form, stature, weighed, weights, win_chances
from bot.automata.review.signs import Sign, signs_of
from bot.game import Game, begin, fold, step
from bot.game.actions import GetReady
from bot.game.sets import ORDER, RECOMMENDED, in_order


def dealt(players: int) -> Game:
    game = fold(begin(players, RECOMMENDED[players], in_order(RECOMMENDED[players])))
    for seat in range(players):
        game, _ = step(game, GetReady(seat))
    return game


def weighed_in(game: Game, levels: tuple[str | None, ...]) -> Floats:
    knowledge = Knowledge(game.table.setup.layout)
    signs = signs_of(game.table, as_they_lie(game.table, game), knowledge)
    ahead = np.full((len(levels), 1), np.log(1 / len(levels)))
    return weighed(np.hstack((signs, ahead)), stature(levels), form(levels, (), weights().usual))


@pytest.mark.parametrize("players", [2, 3, 4, 6, 8, 13])
def test_the_weights_fit_what_is_weighed_at_every_table(players: int) -> None:
    columns = weighed_in(dealt(players), ("regular",) * players)
    for standpoint in ("table", "truth"):
        chances = win_chances(columns, standpoint, weights())
        assert chances.sum() == pytest.approx(1)
        assert (chances > 0.2 / players).all()


def test_a_table_between_those_fitted_to_counts_as_something_between_them() -> None:
    halves = {
        players: np.split(weighed_in(dealt(players), (None,) * players), 2, axis=1) for players in (4, 6, 8)
    }
    for players, part in ((4, 0.0), (6, 0.5), (8, 1.0)):
        plain, of_large = halves[players]
        assert of_large == pytest.approx(part * plain)


def test_each_seat_shows_the_card_it_has() -> None:
    game = dealt(8)
    signs = signs_of(game.table, as_they_lie(game.table, game), Knowledge(game.table.setup.layout))
    held = signs[:, len(Sign) :]
    assert [ORDER[column] for column in held.argmax(axis=1)] == [game.cards[seat] for seat in range(8)]
    assert held.sum(axis=1) == pytest.approx(np.ones(8))


def test_the_better_somebody_plays_the_likelier_they_win() -> None:
    for players in (4, 8):
        levels = ("novice", "regular", "master", *["regular"] * (players - 3))
        chances = win_chances(weighed_in(dealt(players), levels), "table", weights())
        assert chances[0] < chances[1] < chances[2]
