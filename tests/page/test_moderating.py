"""Moderating on the page: the owner may, others only when they are made moderators."""

import pytest
from playwright.async_api import expect

from .conftest import Person, Visits

pytestmark = pytest.mark.asyncio(loop_scope="session")


async def offered(you: Person) -> list[str]:
    """The commands that the page offers."""
    field = you.tab.locator("#composer textarea")
    await field.fill("/")
    await you.tab.locator(".suggestions [role=option]").first.wait_for()
    labels = await you.tab.locator(".suggestions .label").all_inner_texts()
    await field.fill("")
    return labels


async def test_the_owner_may_manage_the_server_and_others_may_not(visit: Visits) -> None:
    anna, chloe = await visit("Anna"), await visit("Chloé")
    await anna.commands("/mascarade-admin settings")
    await anna.sees("Change…")
    assert not [label for label in await offered(chloe) if "admin" in label]


async def test_being_somebody_else_can_make_them_a_moderator(visit: Visits) -> None:
    anna, chloe = await visit("Anna"), await visit("Chloé")
    await anna.tab.locator("#switch").click()
    await anna.tab.get_by_role("option", name="Choose the moderators").click()
    await anna.tab.get_by_role("option", name="Chloé").click()
    await anna.tab.locator(".popup .button").click()
    await chloe.tab.locator("#you", has_text="tu modères").wait_for()
    await anna.becomes("Chloé")
    assert [label for label in await offered(anna) if "admin" in label]
    assert "Choisir qui modère…" in await names_in_switcher(anna)


async def names_in_switcher(you: Person) -> list[str]:
    await you.tab.locator("#switch").click()
    return await you.tab.locator(".popup .label").all_inner_texts()


@pytest.mark.parametrize("half", [0, 1])
async def test_every_setting_can_be_changed(visit: Visits, half: int) -> None:
    """In two halves, since the bot is short with people who click far too fast."""
    you = await visit()
    await you.commands("/mascarade-admin settings")
    await you.tab.locator("#log .select").last.click()
    settings = await you.tab.locator(".popup .label").all_inner_texts()
    await you.tab.keyboard.press("Escape")
    for setting in settings[half::2]:
        await you.chooses(setting)
        await you.sees("Now: ")
        now = you.tab.locator("#log .text p", has_text="Now: ").last
        before = await now.inner_text()
        await you.tab.locator("#log .select").last.click()
        other = you.tab.locator(".popup [role=option]:not([aria-selected=true])").last
        await other.click()
        if await you.tab.locator(".popup .button").count():
            await you.tab.locator(".popup .button").click()
        await you.answered()
        await expect(now).not_to_have_text(before)
        await you.clicks("All settings")
        await you.sees("Settings of this server")
    assert len(settings) > 10


async def test_a_chosen_set_is_sent_by_its_value(visit: Visits) -> None:
    you = await visit()
    await you.commands("/mascarade start", set="Recommended")
    await you.sees("Anna invites")
    assert "no set called" not in await you.reads()


async def test_channels_and_roles_are_picked_from_channels_and_roles(visit: Visits) -> None:
    you = await visit()
    await you.commands("/mascarade-admin settings")
    await you.chooses("Channels")
    await you.sees("Channels; none for all")
    await you.tab.locator("#log .select").last.click()
    assert await you.tab.locator(".popup .label").all_inner_texts() == ["court", "salon", "garden"]
    await you.tab.keyboard.press("Escape")
    await you.chooses("salon")
    await you.sees("Now: #salon")
    assert await you.tab.locator("#log .select").last.inner_text() == "salon"
    await you.clicks("All settings")
    await you.sees("Settings of this server")
    await you.chooses("Who may open tables")
    await you.sees("A role; none for everyone")
    await you.tab.locator("#log .select").last.click()
    assert "Moderators" in await you.tab.locator(".popup .label").all_inner_texts()
    await you.tab.keyboard.press("Escape")
    await you.chooses("Moderators")
    await you.sees("Now: @Moderators")
