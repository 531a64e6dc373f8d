"""Using the page: by keyboard alone, from message to message, and with people who mean harm."""

from base64 import b64decode

import pytest

from bot.playground.standin.world import FileState

from .conftest import Person, Playground, Visits

pytestmark = pytest.mark.asyncio(loop_scope="session")

PIXEL = b64decode(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg=="
)
NASTY = "<img src=x onerror=alert(1)> **bold** \\*plain\\* `<b>` [a](javascript:alert(1)) <@1>"


async def press(you: Person, *keys: str) -> None:
    for key in keys:
        await you.tab.keyboard.press(key)


async def tab_to(you: Person, label: str) -> None:
    """Press Tab until a button of this name has the focus."""
    for _ in range(60):
        await press(you, "Tab")
        if await you.tab.evaluate("document.activeElement.textContent") == label:
            return
    raise AssertionError(f"Tab never came to {label!r}")


async def test_a_whole_command_is_typed_before_the_page_knows_any_bug(visit: Visits) -> None:
    """It was said beside the command's options that there was no such command."""
    you = await visit()
    await you.tab.locator("#composer textarea").focus()
    await you.tab.keyboard.insert_text("/mascarade start")
    await press(you, "Enter")
    await you.tab.locator("#composer .chip").wait_for()
    await you.tab.wait_for_timeout(300)
    assert await you.tab.locator("#composer .notice").is_hidden()
    assert await you.tab.locator("#composer .chip").count() == 1


async def test_a_game_is_opened_and_changed_by_keyboard_alone(visit: Visits) -> None:
    you = await visit()
    await press(you, "Tab", "Enter", "Tab")
    assert await you.tab.evaluate("document.activeElement.tagName") == "TEXTAREA"
    await you.tab.keyboard.type("/start")
    await you.tab.get_by_role("option", name="/mascarade start").wait_for()
    await press(you, "Enter")
    await you.tab.wait_for_function("document.activeElement.matches('#composer .option input')")
    await press(you, "Tab")
    await you.tab.get_by_role("option", name="relaxed").wait_for()
    await press(you, "ArrowDown", "ArrowDown", "Enter", "Enter")
    await you.sees("Anna invites")
    await you.sees("relaxed")
    await press(you, "Shift+Tab")
    await tab_to(you, "Fill up to 5 with automata")
    await press(you, "Enter")
    await you.sees("5 of 13")
    await you.answered()
    assert await you.tab.evaluate("document.activeElement.textContent") == "Fill up to 8 with automata"
    await tab_to(you, "Table…")
    await press(you, "Enter")
    await you.tab.locator("#log .select").first.wait_for()
    for _ in range(8):
        await press(you, "Tab")
        if await you.tab.evaluate("document.activeElement.className") == "select":
            break
    await press(you, "Enter", "Enter")
    await you.answered()
    await tab_to(you, "Dismiss message")


async def test_an_option_is_completed_while_it_is_typed(visit: Visits) -> None:
    you = await visit()
    await you.tab.locator("#composer textarea").fill("/rules")
    await you.tab.get_by_role("option", name="/mascarade rules").click()
    await you.tab.keyboard.type("spy")
    await you.tab.get_by_role("option", name="Spy", exact=True).wait_for()
    await press(you, "Enter", "Enter")
    await you.sees("Only you can see this")
    assert "Spy" in await you.reads()


async def test_a_countdown_is_silent_and_what_is_past_stands_still(
    visit: Visits, playground: Playground
) -> None:
    you, demo = await visit(), playground.page.demo
    now = int(demo.standin.clock.seconds())
    await demo.member(demo.people()[1]).says(f"<t:{now + 5}:R> <t:{now + 55}:R> <t:{now - 30}:R>")
    times = you.tab.locator("#log .stamp")
    await times.nth(2).wait_for()
    assert await times.nth(2).get_attribute("data-counts") is None
    assert await times.nth(1).get_attribute("aria-live") == "off"
    past = await times.nth(2).inner_text()
    await you.tab.locator("#log .stamp", has_text="now").wait_for()
    later = await times.nth(1).inner_text()
    await you.tab.wait_for_function(
        "(old) => document.querySelectorAll('#log .stamp')[1].textContent !== old", arg=later
    )
    assert await times.nth(0).inner_text() == "now"
    assert await times.nth(2).inner_text() == past


async def test_nothing_that_is_written_becomes_markup(visit: Visits, playground: Playground) -> None:
    playground.page.demo.invite("<b>Mallory</b>", "en-US")
    you = await visit("<b>Mallory</b>")
    await you.tab.locator("#composer textarea").fill(NASTY)
    await you.tab.keyboard.press("Enter")
    await you.sees("bold")
    text = you.tab.locator("#log .text")
    assert await text.locator("img, b, a").count() == 0
    assert await text.locator("strong").inner_text() == "bold"
    assert "*plain*" in await text.inner_text()
    assert await you.tab.locator("#log .author").inner_text() == "<b>Mallory</b>"


WRITTEN = """# Big
- one
- two
> said
**a _b_** ~~c~~ __d__ `e*` snake_case_name https://x.example/a_b. <t:0:R>
```
*f*
```"""
RENDER = """async (text) => {
  const { markdown } = await import('./markdown.js');
  const shown = markdown(text, { me: '1', person: () => 'x', channel: () => 'y', guild: '1' });
  return shown.innerHTML.replace(/ (title|target|rel)="[^"]*"/g, '');
}"""


async def test_markdown_looks_as_on_discord(visit: Visits) -> None:
    you = await visit()
    shown = await you.tab.evaluate(RENDER, WRITTEN)
    assert shown.startswith(
        "<h3>Big</h3><ul><li>one</li><li>two</li></ul><blockquote><p>said</p></blockquote>"
    )
    assert "<strong>a <em>b</em></strong> <s>c</s> <u>d</u> <code>e*</code> snake_case_name" in shown
    assert '<a href="https://x.example/a_b">https://x.example/a_b</a>.' in shown
    assert "years ago" in shown
    assert shown.endswith("<pre><code>*f*</code></pre>")


async def test_a_link_to_a_message_jumps_within_the_page(visit: Visits, playground: Playground) -> None:
    demo = playground.page.demo
    other = demo.member(demo.people()[1])
    first = await other.says("the first of many")
    for number in range(70):
        await other.says(f"line {number}")
    link = f"https://discord.com/channels/{demo.guild.id}/{first.channel_id}/{first.id}"
    other.goes_to(demo.guild.channel("salon"))
    await other.says(f"[there]({link}) and <#{first.channel_id}>; {link}")
    you = await visit()
    await you.tab.get_by_role("button", name="salon").click()
    await you.sees("there and #court; #court › …")
    await you.tab.get_by_role("button", name="there").click()
    await you.tab.locator("#place", has_text="court").wait_for()
    await you.tab.locator("#log li.message", has_text="the first of many").wait_for()
    assert await you.tab.evaluate("document.activeElement.textContent.includes('the first of many')")
    assert len(you.tab.context.pages) == 1


async def test_a_reader_of_old_messages_is_not_torn_away(visit: Visits, playground: Playground) -> None:
    you = await visit()
    demo = playground.page.demo
    other = demo.member(demo.people()[1])
    for number in range(80):
        await other.says(f"line {number}")
    await you.sees("line 79")
    await you.tab.reload()
    await you.sees("line 79")
    assert await you.tab.locator("#log li.message").count() == 50
    await you.tab.evaluate("document.querySelector('#scroll').scrollTop = 0")
    await you.tab.locator("#log li.message").nth(79).wait_for()
    assert await you.tab.locator("#log li.message").count() == 80
    await other.says("news")
    await you.tab.get_by_role("button", name="1 new message").click()
    await you.tab.locator("#present").wait_for(state="hidden")


def option(name: str) -> dict[str, str]:
    return {"label": name, "value": name.lower(), "description": f"the {name}"}


EVERYTHING = {
    "type": 17,
    "accent_color": 0x112233,
    "components": [
        {"type": 10, "content": "## Everything"},
        {
            "type": 9,
            "components": [{"type": 10, "content": "beside a picture"}],
            "accessory": {"type": 11, "media": {"url": "attachment://x.png"}, "description": "small"},
        },
        {"type": 14, "divider": True, "spacing": 2},
        {"type": 12, "items": [{"media": {"url": "attachment://x.png"}, "description": "large"}]},
        {
            "type": 1,
            "components": [
                {"type": 2, "style": style, "label": f"style {style}", "custom_id": f"x{style}"}
                for style in (1, 2, 3, 4)
            ]
            + [{"type": 2, "style": 5, "label": "link", "url": "https://example.org/"}],
        },
        {
            "type": 1,
            "components": [{"type": 2, "style": 2, "label": "off", "custom_id": "y", "disabled": True}],
        },
        {
            "type": 1,
            "components": [
                {
                    "type": 3,
                    "custom_id": "pair",
                    "placeholder": "Two",
                    "min_values": 2,
                    "max_values": 2,
                    "options": [option(name) for name in ("Fool", "Spy", "Widow")],
                }
            ],
        },
    ],
}


async def test_every_component_is_drawn_and_two_are_chosen_together(
    visit: Visits, playground: Playground
) -> None:
    standin, guild = playground.page.demo.standin, playground.page.demo.guild.state
    body = {"flags": 1 << 15, "components": [EVERYTHING], "attachments": [{"id": 0, "filename": "x.png"}]}
    picture = FileState("x.png", "image/png", PIXEL)
    standin.messages.create(guild, playground.page.demo.channels()[0], standin.world.bot_id, body, [picture])
    you = await visit()
    await you.sees("Everything")
    for name in ("small", "large"):
        image = you.tab.get_by_role("img", name=name)
        await image.scroll_into_view_if_needed()
        assert await image.evaluate("async (one) => { await one.decode(); return one.naturalWidth; }") == 1
    assert await you.tab.locator("#log .button").count() == 6
    assert await you.tab.get_by_role("button", name="off").is_disabled()
    await you.tab.locator("#log .select").click()
    confirm = you.tab.locator(".popup .button")
    for name in ("Fool", "Spy", "Widow"):
        assert await confirm.is_disabled() is (name != "Widow")
        await you.tab.locator(".popup [role=option]", has_text=name).click()
    chosen = you.tab.locator(".popup [aria-selected=true] .label")
    assert await chosen.all_inner_texts() == ["Spy", "Widow"]
    await confirm.click()
    await you.sees("Only you can see this")
