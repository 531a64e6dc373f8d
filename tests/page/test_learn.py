"""A newcomer in the browser, on a phone: who reads what is on the screen, and clicks what it names.

With LESSON_PICTURES in the environment a picture of every step is left in that folder.
"""

import os
import re
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.async_api import Locator

from bot.discord_ui.painting.subjects import sheet_picture
from bot.render.pages import characters_on, rules_page, rules_pages
from bot.text import locales, words

from .conftest import PATIENCE, Person, Playground, Visits
from .gallery import post

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(120)]

MOST_CLICKS = 25
PHONE = {"width": 390, "height": 844}
MOST_PIXELS = 640
"""How tall a step may be, so that Discord's own bars leave room for all of it on that phone."""
HEIGHT = """async (message) => {
  await Promise.all([...message.querySelectorAll('img')].map((one) => one.decode()));
  return message.querySelector('.container').getBoundingClientRect().height;
}"""
LOCALES = {"en": "en-US"}
"""What Discord calls a language where it is not the same."""
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

    async def sees_all_of_it(self, language: str) -> None:
        """Whether what the step shows, from its picture to its buttons, fits the screen."""
        height = await self.newest.evaluate(HEIGHT)
        if FOLDER:
            await self.person.tab.wait_for_timeout(400)
            await self.person.tab.screenshot(path=Path(FOLDER) / f"{language}-{self.clicks:02}.png")
        assert height <= MOST_PIXELS, (language, self.clicks)


async def test_a_newcomer_on_a_phone_gets_through_the_guided_game_in_every_language(
    visit: Visits, playground: Playground
) -> None:
    await playground.client.icons.there.wait()
    for language in locales():
        person = await visit("Anna", viewport=PHONE, locale=LOCALES.get(language, language))
        await person.tab.locator("#learn").click()
        newcomer = Newcomer(person)
        await newcomer.newest.get_by_text("➜").wait_for(timeout=PATIENCE)
        await newcomer.sees_all_of_it(language)
        while await newcomer.clicks_what_is_named():
            await newcomer.sees_all_of_it(language)
            assert newcomer.clicks < MOST_CLICKS
        assert newcomer.clicks == 18
        assert words(language)("button-learn-again") in await newcomer.newest.inner_text()
        await person.tab.context.close()


async def test_every_page_of_the_rules_fits_a_phone_in_every_language_bug(
    visit: Visits, playground: Playground
) -> None:
    # With six characters on a page its buttons were below the screen.
    demo = playground.page.demo
    person = await visit("Anna", viewport=PHONE)
    for language in map(words, locales()):
        for page in range(len(rules_pages(language))):
            listed = characters_on(page)
            picture = sheet_picture(language, listed) if listed else None
            message = post(demo, replace(rules_page(language, page), picture=picture))
            shown = person.tab.locator(f"#m{message}")
            await shown.wait_for()
            assert await shown.evaluate(HEIGHT) <= MOST_PIXELS, (language.locale, page)
            demo.channels()[0].messages.clear()


async def test_nothing_else_on_the_page_is_called_how_to_play_bug(visit: Visits) -> None:
    # So was the arrow beside "Quick game", for those to whom a page is read aloud.
    person = await visit("Anna", viewport=PHONE)
    await person.tab.locator("#learn").wait_for()
    assert await person.tab.get_by_role("button", name="How to play").count() == 1
