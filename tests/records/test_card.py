"""The card of a profile: drawn in every language with any name, and told in words."""

import pytest

from bot.pictures import describe, draw
from bot.pictures.profiles import profile_scene
from bot.pictures.ring import WIDTH
from bot.records.pages import Other
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
    for rival in scene.rivals:
        assert rival.label in told
        assert language("card-other", player=rival.name, amount=rival.gold) in told


def test_last_games_stand_on_the_card_in_the_order_of_its_words_bug() -> None:
    won, lost = profile_of(STANDING).games[:2]
    profile = profile_of(STANDING)._replace(games=(lost, won._replace(place=1)))
    scene = profile_scene(profile, STANDING, "Zoë", words("en"))
    assert [one.place for one in scene.places] == [one.place for one in profile.games] == [13, 1]
    assert "#13 and #1" in describe(scene, words("en"))


def test_a_name_that_runs_leftwards_does_not_reorder_its_gold_bug() -> None:
    profile = profile_of(STANDING)._replace(victim=Other("1", "שלום", 33), nemesis=None)
    told = describe(profile_scene(profile, STANDING, "Zoë", words("en")), words("en"))
    assert "\N{FIRST STRONG ISOLATE}שלום\N{POP DIRECTIONAL ISOLATE} (33)" in told


def test_a_newcomer_has_a_card_too_and_the_share_of_nothing_is_none() -> None:
    newcomer = Standing("1", games=1, fair=0.25)
    nobody = profile_of(newcomer)._replace(
        best=None, victim=None, nemesis=None, games=(), titles=(), rank=None
    )
    scene = profile_scene(nobody, newcomer, "Zoë", words("en"))
    assert [bar.said for bar in scene.bars] == ["0%", "–", "–", "–"]
    assert "ranked after 4 more games" in describe(scene, words("en"))
    assert draw(scene).height < draw(profile_scene(profile_of(STANDING), STANDING, "Zoë", words("en"))).height
