"""The card of a profile: drawn in every language with any name, and told in words."""

import pytest

from bot.pictures import describe, draw
from bot.pictures.profiles import profile_scene
from bot.pictures.ring import WIDTH
from bot.records.standing import Standing
from bot.text import locales, words
from tests.text.record_screens import STANDING, profile_of

LARGEST = 40_000
"""Bytes of a picture."""


@pytest.mark.parametrize("locale", locales())
def test_the_card_is_drawn_and_told_in_every_language(locale: str) -> None:
    language = words(locale)
    scene = profile_scene(profile_of(STANDING), STANDING, "W" * 32, language)
    picture = draw(scene)
    assert picture.width == WIDTH
    assert len(picture.png) < LARGEST
    told = describe(scene, language)
    assert len(told) <= 1024
    for shown in (
        scene.rating,
        scene.doubt,
        scene.rank,
        scene.caption,
        scene.titles,
        *scene.best_label.split(),
    ):
        assert shown in told
    assert all(bar.label in told and bar.said in told for bar in scene.bars)
    assert all(fact.said in told for fact in scene.facts)


def test_a_newcomer_has_a_card_too_and_the_share_of_nothing_is_none() -> None:
    newcomer = Standing("1", games=1, fair=0.25)
    nobody = profile_of(newcomer)._replace(
        best=None, victim=None, nemesis=None, games=(), titles=(), rank=None
    )
    scene = profile_scene(nobody, newcomer, "Zoë", words("en"))
    assert [bar.said for bar in scene.bars] == ["0%", "–", "–", "–"]
    assert "ranked after 4 more games" in describe(scene, words("en"))
    assert draw(scene).height < draw(profile_scene(profile_of(STANDING), STANDING, "Zoë", words("en"))).height
