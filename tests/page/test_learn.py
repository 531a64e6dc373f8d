"""A newcomer in the browser, on a phone: who reads what is on the screen, and clicks what it names.

With LESSON_PICTURES in the environment a picture of every step is left in that folder.
"""

import os
import re
from pathlib import Path

import pytest
from playwright.async_api import Locator

from .conftest import PATIENCE, Person, Visits

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(120)]

MOST_CLICKS = 25
PHONE = {"width": 390, "height": 844}
FOLDER = os.environ.get("LESSON_PICTURES")


class Newcomer:
    """Somebody who has never heard of the game."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.clicks = 0

    @property
    def newest(self) -> Locator:
        return self.person.tab.locator("#log li.message").last

    async def named(self) -> list[str]:
        """What the newest message says to click."""
        told = await self.newest.locator(".body").inner_text()
        way = re.search(r"➜(.*)", told)
        return [one.strip() for one in way[1].split("→")] if way else []

    async def clicks_what_is_named(self) -> bool:
        """Click the first thing that the screen names; False if it names nothing any more."""
        named = await self.named()
        if not named:
            return False
        button = self.newest.get_by_role("button", name=named[0], exact=True)
        before = await self.newest.inner_html()
        if await button.count():
            await button.click(timeout=PATIENCE)
        else:
            await self.person.tab.locator("#log .select").last.click(timeout=PATIENCE)
            await self.person.tab.get_by_role("option", name=named[0]).first.click(timeout=PATIENCE)
        await self.person.answered()
        await self.person.tab.wait_for_function(
            "(before) => [...document.querySelectorAll('#log li.message')].at(-1).innerHTML !== before",
            arg=before,
        )
        self.clicks += 1
        return True

    async def leaves_a_picture(self) -> None:
        if FOLDER:
            await self.person.tab.wait_for_timeout(400)
            await self.person.tab.screenshot(path=Path(FOLDER) / f"{self.clicks:02}.png")


async def test_a_newcomer_on_a_phone_gets_through_the_guided_game(visit: Visits) -> None:
    locale = os.environ.get("LESSON_LANGUAGE", "en-US")
    person = await visit("Anna", viewport=PHONE, locale=locale)
    await person.tab.locator("#learn").click()
    newcomer = Newcomer(person)
    await newcomer.newest.get_by_text("➜").wait_for(timeout=PATIENCE)
    await newcomer.leaves_a_picture()
    while await newcomer.clicks_what_is_named():
        await newcomer.leaves_a_picture()
        assert newcomer.clicks < MOST_CLICKS
    assert newcomer.clicks == 18
