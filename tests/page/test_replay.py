"""A finished game again on the page: in the channel, and in a player with a slider."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest
from playwright.async_api import Browser, expect

from bot.archive.files import read_file
from bot.archive.notation import write_game
from bot.film import GameFilm
from bot.game import Event
from bot.playground import Standin
from bot.playground.page.demo_guild import DemoGuild
from bot.playground.page.server import Page
from bot.wiring import draw_scene
from tests.pictures.test_recap import game_of

from .conftest import Visits
from .test_phone import IPHONE, TOO_WIDE

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_finished_game_is_watched_in_a_player_with_a_slider(visit: Visits) -> None:
    you = await visit("Anna", **IPHONE)
    demo = visit.playground.page.demo
    bea = demo.guild.member("Bea")
    await bea.slash("mascarade start")
    await bea.waits_for("Fill up")
    await bea.click("Fill up to 5 with automata")
    await bea.waits_for("5 of 13")
    await bea.click("Start")
    await bea.waits_for("Ready")
    await bea.slash("mascarade stop")
    await bea.click("Stop the game")
    await you.sees("Nobody wins")
    await you.clicks("What really happened")
    await you.clicks("As a text file")
    async with you.tab.expect_download() as saving:
        await you.tab.get_by_text("Save mascarade.txt").click()
    assert (await saving.value).suggested_filename == "mascarade.txt"
    await you.clicks("Replay")
    await you.sees("the deal")
    async with you.tab.context.expect_page() as opening:
        await you.tab.get_by_text("Open the player").click()
    player = await opening.value
    await expect(player.locator("#where")).to_have_text("The deal · 1 of 2")
    await player.get_by_role("slider").press("End")
    await expect(player.locator("#told")).to_contain_text("Nobody wins")
    picture = player.get_by_role("img")
    assert await picture.evaluate("async (one) => { await one.decode(); return one.naturalWidth; }") == 700
    assert await player.evaluate(TOO_WIDE) == []
    stranger = await visit("Anna")
    answer = await stranger.tab.goto(f"{visit.playground.page.url}replay/AAAA-AAAA?as=Anna")
    visit.complaints.clear()
    assert answer is not None
    assert answer.status == 404


@asynccontextmanager
async def shown(players: int, turns: int) -> AsyncIterator[Page]:
    """A page that shows an exported game."""
    log = tuple(event for event in game_of(players, turns, 1).history if isinstance(event, Event))
    film = GameFilm(read_file(write_game(log)), "en", draw_scene)

    async def only_this(account: object, code: str) -> GameFilm | None:
        return film if code == film.code else None

    async with Standin() as standin, Page(DemoGuild(standin, None), front=f"/replay/{film.code}") as page:
        page.player.films = only_this
        yield page


async def test_the_buttons_stay_at_the_bottom_bug(browser: Browser) -> None:
    """Lines of a long deal were seen below them, and after the deal they went elsewhere under the thumb."""
    async with shown(13, 5) as page:
        tab = await (await browser.new_context(**IPHONE)).new_page()
        await tab.goto(page.url)
        await expect(tab.locator("#told")).to_contain_text("13 M")
        await tab.get_by_role("img").evaluate("one => one.decode()")
        place = await tab.locator("#next").bounding_box()
        bottom = await tab.locator("#controls").evaluate("one => one.getBoundingClientRect().bottom")
        assert bottom == await tab.evaluate("innerHeight")
        await tab.evaluate("scrollTo(0, document.documentElement.scrollHeight)")
        told, controls = [await tab.locator(name).bounding_box() for name in ("#told", "#controls")]
        assert told is not None
        assert controls is not None
        assert told["y"] + told["height"] <= controls["y"]
        await tab.locator("#next").click()
        await expect(tab.locator("#where")).to_contain_text("Turn 1")
        assert await tab.locator("#next").bounding_box() == place
        await tab.context.close()


async def test_arrow_keys_go_back_and_on_wherever_the_focus_is_bug(browser: Browser) -> None:
    """They did so only for whoever had found the slider."""
    async with shown(4, 20) as page:
        tab = await browser.new_page()
        await tab.goto(page.url)
        await expect(tab.locator("#where")).to_contain_text("The deal")
        await tab.keyboard.press("ArrowRight")
        await expect(tab.locator("#where")).to_contain_text("Turn 1 · 2 of")
        await tab.keyboard.press("ArrowLeft")
        await expect(tab.locator("#where")).to_contain_text("The deal")
        await tab.get_by_role("slider").press("ArrowRight")
        await expect(tab.locator("#where")).to_contain_text("Turn 1 · 2 of")
        await tab.close()


async def test_an_exported_game_is_shown_in_the_browser(browser: Browser) -> None:
    async with shown(4, 20) as page:
        tab = await browser.new_page()
        await tab.goto(page.url)
        await expect(tab.locator("#where")).to_contain_text("The deal")
        await tab.get_by_role("button", name="Next").click()
        await expect(tab.locator("#where")).to_contain_text("Turn 1")
        await expect(tab.locator("#told")).not_to_contain_text("or not?")
        await tab.get_by_role("button", name="Cards down").click()
        await expect(tab.locator("#told")).to_contain_text("or not?")
        await tab.get_by_role("button", name="Play").click()
        await tab.get_by_role("button", name="Pause").click()
        await tab.wait_for_load_state("networkidle")
        await tab.close()
