"""What pictures show is said beside them, too: who is an automaton, and which of several hands is meant."""

import pytest
from msgspec.structs import replace

from bot.game import step
from bot.game.actions import Swap
from bot.game.view import view
from bot.pictures import describe
from bot.pictures.description import LONGEST
from bot.pictures.scenes import deal_scene, table_scene
from bot.text import locales, words

from .scenery import NAMES, announced, context_of, dealt, under_way


@pytest.mark.parametrize("locale", locales())
def test_a_deal_says_who_is_an_automaton_bug(locale: str) -> None:
    told = describe(deal_scene(context_of(dealt(13), locale)), words(locale))
    assert told.count(words(locale)("picture-note-automaton")) >= 2
    assert len(told) <= LONGEST


def test_a_deal_says_whose_seat_is_kept() -> None:
    scene = deal_scene(context_of(dealt(4)))
    kept = replace(scene, seats=(replace(scene.seats[0], away=True), *scene.seats[1:]))
    assert words("en")("picture-note-away") in describe(kept, words("en"))


@pytest.mark.parametrize("players", [2, 3])
def test_a_swap_and_a_claim_name_the_hand_where_there_are_several_bug(players: int) -> None:
    game = under_way(players)
    layout, by = game.table.setup.layout, game.table.on_turn
    other = layout.others(by)[0]
    game, _ = step(game, Swap(by, (layout.own(by)[0], layout.own(other)[1]), really=False))
    told = plain(describe(table_scene(context_of(game)), words("en")))
    assert f"Last under the table: {NAMES[by]} (left) and {NAMES[other]} (right)." in told
    told = plain(describe(table_scene(context_of(announced(players))), words("en")))
    assert f"{NAMES[announced(players).table.on_turn]} (left): “I am " in told


def test_one_hand_is_not_worth_a_word() -> None:
    game = under_way(4)
    assert view(game, None).table.announcement is None
    told = plain(describe(table_scene(context_of(announced(4))), words("en")))
    assert "(left)" not in told


def plain(text: str) -> str:
    """Without the marks that keep names apart from what runs the other way."""
    return text.replace("\N{FIRST STRONG ISOLATE}", "").replace("\N{POP DIRECTIONAL ISOLATE}", "")
