"""The page on a telephone."""

from typing import Any

import pytest

from .conftest import Visits

pytestmark = pytest.mark.asyncio(loop_scope="session")

PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 700}, "has_touch": True, "is_mobile": True}


async def test_everything_fits_on_a_telephone(visit: Visits) -> None:
    you = await visit(**PHONE)
    await you.tab.get_by_role("button", name="Quick game").tap()
    await you.sees("who is who")
    wide = "['html', '#scroll'].some((one) => document.querySelector(one).scrollWidth > innerWidth)"
    assert not await you.tab.evaluate(wide)
    await you.tab.locator("#menu").tap()
    await you.tab.get_by_role("button", name="salon").tap()
    await you.tab.locator("#place", has_text="salon").wait_for()
    await you.tab.locator("#menu").tap()
    await you.becomes("Даша")
    assert not await you.tab.evaluate(wide)


TOO_WIDE = """() => [...document.querySelectorAll('main, main *, .popup, .popup *')].filter((one) => {
  const box = one.getBoundingClientRect();
  const scrolls = one.closest('.options') && !one.matches('.options');
  return box.width && !scrolls && (box.right > innerWidth + 1 || box.left < -1);
}).map((one) => `${one.tagName}.${one.className} ${one.textContent.slice(0, 40)}`)"""
IPHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 760}, "has_touch": True, "is_mobile": True}


async def test_no_control_is_wider_than_a_phone(visit: Visits) -> None:
    you = await visit(**IPHONE)
    await you.commands("/mascarade-admin settings")
    assert await you.tab.evaluate(TOO_WIDE) == []
    await you.tab.locator("#log .select").last.tap()
    assert await you.tab.evaluate(TOO_WIDE) == []
    await you.tab.get_by_role("option", name="Own times").tap()
    await you.sees("All settings")
    assert await you.tab.evaluate(TOO_WIDE) == []
    await you.begins("/mascarade-admin games seat")
    assert await you.tab.evaluate(TOO_WIDE) == []
    bar = await you.tab.locator("#composer .command").bounding_box()
    assert bar is not None
    assert bar["height"] < 64
    assert await you.tab.locator("#composer .send").is_visible()


ALONE = """() => [...document.querySelectorAll('#log img.emoji')].filter((icon) => {
  const next = icon.nextSibling;
  if (next?.nodeType !== Node.TEXT_NODE || !next.data.startsWith('\\u00a0')) return false;
  const walker = document.createTreeWalker(icon.closest('.text'), NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  walker.currentNode = next;
  const word = next.data.length > 1 ? next : walker.nextNode();
  range.setStart(word, word === next ? 1 : 0);
  range.setEnd(word, word === next ? 2 : 1);
  return range.getBoundingClientRect().top > icon.getBoundingClientRect().bottom - 2;
}).length"""


async def test_an_icon_stands_on_the_line_of_what_it_goes_with_bug(visit: Visits) -> None:
    # Browsers break lines after a picture, even before a no-break space: the heart stood apart from “Queen”.
    you = await visit(**IPHONE)
    await you.tab.get_by_role("button", name="Quick game").click()
    await you.clicks("Ready")
    await you.sees("In play")
    assert await you.tab.locator("#log img.emoji").count() >= 6
    for width in range(320, 440, 10):
        await you.tab.set_viewport_size({"width": width, "height": 760})
        assert await you.tab.evaluate(ALONE) == 0, width


@pytest.mark.parametrize("name", ["Chloé", "Даша"])
async def test_the_hint_where_one_writes_is_one_line_in_every_language_bug(visit: Visits, name: str) -> None:
    # It broke in two, of which the second was cut off.
    you = await visit(name, **IPHONE)
    field = you.tab.locator("#composer textarea")
    assert await field.get_attribute("placeholder")
    assert await field.evaluate("(one) => one.scrollHeight <= one.clientHeight")


async def test_a_quick_games_choices_show_without_scrolling_bug(visit: Visits) -> None:
    # They were a little higher than what opened for them.
    you = await visit(**IPHONE)
    await you.tab.get_by_role("button", name="Game options").tap()
    await you.tab.locator(".popup select").first.wait_for()
    assert await you.tab.locator(".popup").evaluate(
        "(one) => [one, ...one.children].every((box) => box.scrollHeight <= box.clientHeight + 1)"
    )


async def test_the_drawer_closes_after_a_choice(visit: Visits) -> None:
    you = await visit(**IPHONE)
    for choice in ("language", "person", "channel"):
        await you.tab.locator("#menu").tap()
        await you.tab.locator("#veil").wait_for()
        if choice == "language":
            await you.tab.locator("#language").select_option("fr")
        elif choice == "person":
            await you.becomes("Jonas")
        else:
            await you.tab.get_by_role("button", name="salon").tap()
        await you.tab.locator("#veil").wait_for(state="hidden")
