"""The graph of who was winning when: readable for any number of players, and small."""

from io import BytesIO
from random import Random

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.automata.review.report import Review
from bot.pictures import describe
from bot.pictures.canvas import Picture
from bot.pictures.drawing import drawn
from bot.pictures.graph_scene import graph_scene
from bot.pictures.ring import WIDTH
from bot.pictures.scene import GraphScene
from bot.text import locales, words
from tests.text.reviews import moment

from .scenery import context_of, under_way


def graph(players: int, turns: int, locale: str = "en") -> GraphScene:
    """Any curves."""
    rng = Random(players)
    moments = tuple(moment(turn, players, rng) for turn in range(1, turns + 1))
    return graph_scene(context_of(under_way(players), locale), Review(players, moments, ()))


def colours(picture: Picture) -> int:
    """How many different pixels a picture has."""
    found = Image.open(BytesIO(picture.png)).convert("RGBA").getcolors(1 << 20)
    return len(found or [])


@pytest.mark.parametrize(("players", "turns"), [(2, 1), (3, 12), (4, 10), (8, 45), (13, 90)])
def test_the_graph_fits_a_phone(players: int, turns: int) -> None:
    picture = drawn(graph(players, turns))
    assert picture.width == WIDTH
    assert picture.height <= 1.7 * WIDTH
    assert len(picture.png) < 100_000
    assert colours(picture) > 10


@pytest.mark.parametrize("locale", locales())
def test_everybodys_chances_are_described(locale: str) -> None:
    scene = graph(13, 90, locale)
    told = describe(scene, words(locale))
    assert len(told) <= 1024
    assert all(str(fate.percent[2]) in told for fate in scene.fates)


def test_either_curve_changes_the_picture() -> None:
    scene = graph(4, 10)
    first = scene.fates[0]
    flat = tuple(500 for _ in first.truth)
    others = scene.fates[1:]
    pictures = {
        drawn(replace(scene, fates=(fate, *others))).png
        for fate in (first, replace(first, truth=flat), replace(first, table=flat))
    }
    assert len(pictures) == 3
