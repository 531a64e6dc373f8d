"""What happened: the requests that the bot made for one's last click, never another person's."""

import pytest

from .conftest import Person, Visits

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def shown(you: Person) -> str:
    """All that the drawer says, bodies included."""
    await you.tab.locator("#happened li").first.wait_for()
    text: str = await you.tab.locator("#happened").evaluate("(one) => one.textContent")
    return text


async def test_the_drawer_lists_the_requests_for_the_last_click_with_their_bodies(visit: Visits) -> None:
    you = await visit()
    await you.tab.locator("#show-happened").click()
    await you.tab.locator("#happened", has_text="Nothing yet").wait_for()
    await you.commands("/mascarade start")
    await you.sees("Anna invites")
    await you.tab.locator("#happened li", has_text="/messages").first.wait_for()
    text = await shown(you)
    assert "/mascarade start" in text
    assert "/interactions/" in text
    assert "A ball is being prepared" in text
    await you.clicks("Fill up to 5 with automata")
    await you.tab.locator("#happened summary", has_text=":fill:").wait_for()
    await you.tab.keyboard.press("Escape")


async def test_the_drawer_shows_nothing_of_another_person(visit: Visits) -> None:
    anna, chloe = await visit("Anna"), await visit("Chloé")
    await anna.commands("/mascarade start")
    await anna.sees("Anna invites")
    await anna.commands("/mascarade help")
    await anna.sees("Only you can see this")
    await chloe.tab.locator("#show-happened").click()
    await chloe.tab.locator("#happened", has_text="Encore rien").wait_for()
    await chloe.clicks("Join")
    await chloe.tab.locator("#happened summary", has_text=":join:").wait_for()
    mine = await shown(chloe)
    await anna.commands("/mascarade rules", character="Spy")
    await anna.sees("Spy")
    assert "Spy" not in await shown(chloe)
    assert "/mascarade" not in mine
    await anna.tab.locator("#show-happened").click()
    await anna.tab.locator("#happened summary", has_text="/mascarade").wait_for()
    assert ":join:" not in await shown(anna)


async def test_no_token_is_shown(visit: Visits) -> None:
    you = await visit()
    await you.commands("/mascarade start")
    await you.sees("Anna invites")
    await you.tab.locator("#show-happened").click()
    text = await shown(you)
    standin = visit.playground.page.demo.standin
    assert standin.interactions.by_token
    assert not [token for token in standin.interactions.by_token if token in text]
    assert standin.token not in text
