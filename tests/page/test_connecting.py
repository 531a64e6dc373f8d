"""Coming to the page: slowly, as nobody, and as somebody who is there no more."""

import asyncio
import shutil

import pytest
from playwright.async_api import Route

from .conftest import Visits

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def test_a_slow_page_says_that_it_is_connecting(visit: Visits) -> None:
    you = await visit()
    arrived, release = asyncio.Event(), asyncio.Event()

    async def slowly(route: Route) -> None:
        arrived.set()
        await release.wait()
        await route.continue_()

    await you.tab.route("**/words.json", slowly)
    await you.tab.goto(f"{visit.playground.page.url}?as=Jonas", wait_until="commit")
    await arrived.wait()
    assert await you.tab.locator("#status").inner_text() == "Verbindung wird aufgebaut\N{NO-BREAK SPACE}…"
    release.set()
    await you.tab.locator("#status").wait_for(state="hidden")


async def test_an_unknown_person_finds_the_way_back(visit: Visits) -> None:
    you = await visit()
    await you.tab.goto(f"{visit.playground.page.url}?as=Nobody")
    await you.tab.get_by_text("Nobody here is called Nobody.").wait_for()
    await you.tab.get_by_role("link", name="Back to the page").click()
    await you.tab.locator("#you strong", has_text="Anna").wait_for()
    visit.complaints.clear()  # the browser reports the 404


async def test_who_is_there_no_more_is_told_so(visit: Visits) -> None:
    playground = visit.playground
    playground.page.demo.invite("Bea", "en-US")
    you = await visit("Bea")
    await playground.stop()
    shutil.rmtree(playground.config.folder)
    await playground.start()
    await you.tab.get_by_text("Nobody here is called Bea.").wait_for()
    visit.complaints.clear()  # the browser reports the attempts in between, and the 404
