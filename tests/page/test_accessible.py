"""Every state of the page, light and dark, on a desk and on a phone: axe finds nothing serious in it."""

import os
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from .conftest import Person, Visits
from .gallery import post, usable_screens

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(300)]

ROOT = Path(__file__).parents[2]
AXE = Path(os.environ.get("AXE") or ROOT / ".cache" / "node_modules" / "axe-core" / "axe.min.js")
"""`npm install --prefix .cache axe-core` brings it."""
DESK, PHONE = {"width": 1100, "height": 760}, {"width": 390, "height": 760}
WINDOWS = [
    pytest.param({"viewport": size, "color_scheme": scheme}, id=f"{name}-{scheme}")
    for name, size in (("desk", DESK), ("phone", PHONE))
    for scheme in ("light", "dark")
]
FIND = """async () => (await axe.run(document, { resultTypes: ['violations'] })).violations
  .filter((one) => ['serious', 'critical'].includes(one.impact))
  .map((one) => `${one.id}: ${one.nodes.slice(0, 3).map((node) => node.html + node.failureSummary)}`)"""


@pytest.fixture(scope="module")
def axe() -> str:
    if not AXE.exists():
        pytest.skip("no axe-core here, so nothing was looked at: npm install --prefix .cache axe-core")
    return AXE.read_text(encoding="utf-8")


async def states(you: Person, visit: Visits) -> AsyncIterator[str]:
    """Bring the page into one state after the other."""
    tab = you.tab
    narrow = await tab.locator("#menu").is_visible()
    yield "an empty channel"
    await tab.locator("#composer textarea").fill("/")
    await tab.locator(".suggestions [role=option]").first.wait_for()
    yield "commands are suggested"
    await tab.locator("#composer textarea").fill("")
    await you.begins("/mascarade start")
    await tab.locator("#composer input[data-option=speed]").focus()
    await tab.locator(".suggestions [role=option]").first.wait_for()
    yield "an option is filled in"
    await tab.locator("#composer .send").click()
    await you.sees("Anna invites")
    yield "a lobby"
    await tab.locator("#quick-options").click()
    await tab.locator(".panel").wait_for()
    yield "the options of a quick game"
    await tab.keyboard.press("Escape")
    await tab.locator("#show-happened").click()
    await tab.locator("#happened summary").first.click()
    yield "what happened"
    await tab.keyboard.press("Escape")
    if narrow:
        await tab.locator("#menu").click()
        yield "the drawer"
    await tab.locator("#switch").click()
    yield "people to be"
    await tab.get_by_role("option", name="Choose the moderators").click()
    yield "people to be made moderators"
    await tab.keyboard.press("Escape")
    await tab.keyboard.press("Escape")
    await you.commands("/mascarade-admin settings")
    await you.chooses("Channels")
    await you.sees("Channels; none for all")
    await tab.locator("#log .select").last.click()
    yield "channels to pick"
    await tab.keyboard.press("Escape")
    await visit.playground.stop_bot()
    await tab.locator("#log .button").last.click()
    await you.sees("This interaction failed")
    yield "an interaction that failed"
    for _, screen in usable_screens():
        post(visit.playground.page.demo, screen)
    await tab.locator("#log li.message").nth(50).wait_for()
    yield "every prompt and panel"
    await tab.goto(f"{visit.playground.page.url}?as=Nobody")
    yield "nobody of that name"
    visit.complaints.clear()  # the browser reports the 404


@pytest.mark.parametrize("window", WINDOWS)
async def test_nothing_serious_is_found_in_any_state(
    visit: Visits, axe: str, window: dict[str, Any], tmp_path: Path
) -> None:
    you = await visit("Anna", **window)
    folder = Path(os.environ.get("PICTURES") or tmp_path)
    found = {}
    async for state in states(you, visit):
        await you.tab.evaluate(f"() => {{ {axe} }}")
        problems = await you.tab.evaluate(FIND)
        if problems:
            found[state] = problems
        name = f"{state}-{window['viewport']['width']}-{window['color_scheme']}".replace(" ", "-")
        await you.tab.screenshot(path=folder / f"{name}.png")
    assert found == {}
