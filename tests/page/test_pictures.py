"""Pictures, files and emojis on the page, on a desk and on a telephone."""

from typing import Any

import pytest

from bot.playground.standin.messages import COMPONENTS_V2
from bot.playground.standin.world import EmojiState, FileState
from tests.pixels import png

from .conftest import Playground, Visits
from .test_phone import IPHONE, TOO_WIDE

pytestmark = pytest.mark.asyncio(loop_scope="session")

LOADED = "async (one) => { await one.decode(); return [one.naturalWidth, one.width, one.height]; }"
DESK = {"viewport": {"width": 1100, "height": 760}}


def say(playground: Playground, body: dict[str, Any], *files: FileState, **fields: Any) -> None:
    """The bot writes into the first channel."""
    demo = playground.page.demo
    bot = demo.standin.world.bot_id
    demo.standin.messages.create(demo.guild.state, demo.channels()[0], bot, body, list(files), **fields)


def gallery(*names: str) -> dict[str, Any]:
    items = [{"media": {"url": f"attachment://{name}"}, "description": f"a {name}"} for name in names]
    return {"type": 12, "items": items}


@pytest.mark.parametrize(("window", "width"), [(DESK, 400), (IPHONE, 0)], ids=["desk", "phone"])
async def test_a_large_picture_fills_its_message_and_no_more(
    visit: Visits, playground: Playground, window: dict[str, Any], width: int
) -> None:
    box = {"type": 17, "components": [gallery("table.png"), {"type": 10, "content": "In words"}]}
    picture = FileState("table.png", "application/octet-stream", png(700, 350))
    say(playground, {"flags": COMPONENTS_V2, "components": [box]}, picture)
    you = await visit(**window)
    await you.sees("In words")
    image = you.tab.get_by_role("img", name="a table.png")
    natural, shown, high = await image.evaluate(LOADED)
    assert natural == 700
    assert width <= shown <= 600
    assert high == pytest.approx(shown / 2, abs=1)
    assert await you.tab.evaluate(TOO_WIDE) == []


async def test_a_picture_opens_as_wide_as_the_telephone_and_closes_again(
    visit: Visits, playground: Playground
) -> None:
    box = {"type": 17, "components": [gallery("table.png"), {"type": 10, "content": "To be looked at"}]}
    picture = FileState("table.png", "application/octet-stream", png(700, 350))
    say(playground, {"flags": COMPONENTS_V2, "components": [box]}, picture)
    you = await visit(**IPHONE)
    await you.sees("To be looked at")
    small = you.tab.get_by_role("img", name="a table.png").last
    _, shown, _ = await small.evaluate(LOADED)
    await small.tap()
    large = you.tab.get_by_role("dialog").get_by_role("img", name="a table.png")
    _, wide, _ = await large.evaluate(LOADED)
    window = await you.tab.evaluate("innerWidth")
    assert shown < window - 40
    assert window - 20 <= wide <= window
    assert await you.tab.evaluate(TOO_WIDE) == []
    await you.tab.get_by_role("dialog").get_by_role("button").tap()
    await large.wait_for(state="detached")
    assert len(you.tab.context.pages) == 1
    await small.focus()
    await small.locator("xpath=..").press("Enter")
    await large.wait_for()
    await you.tab.keyboard.press("Escape")
    await large.wait_for(state="detached")


@pytest.mark.parametrize("taken_away", [False, True])
async def test_an_enlarged_picture_goes_with_the_one_in_its_message(
    visit: Visits, playground: Playground, taken_away: bool
) -> None:
    demo = playground.page.demo
    body = {"flags": COMPONENTS_V2, "components": [gallery("deal.png"), {"type": 10, "content": "Face up"}]}
    say(playground, body, FileState("deal.png", "image/png", png(90, 60)))
    you = await visit(**IPHONE)
    await you.sees("Face up")
    await you.tab.get_by_role("img", name="a deal.png").last.tap()
    large = you.tab.get_by_role("dialog").get_by_role("img", name="a deal.png")
    await large.wait_for()
    messages = demo.channels()[0].messages
    dealt = next(reversed(messages.values()))
    hidden = {"components": [{"type": 10, "content": "Face down"}], "attachments": []}
    if taken_away:
        demo.standin.messages.delete(demo.guild.state, dealt)
    else:
        demo.standin.messages.edit(demo.guild.state, dealt, hidden, [])
    await large.wait_for(state="detached")


@pytest.mark.parametrize("count", range(2, 11))
async def test_a_gallery_of_several_leaves_no_hole(visit: Visits, playground: Playground, count: int) -> None:
    names = [f"{n}.png" for n in range(count)]
    files = [FileState(name, "image/png", png(80, 60)) for name in names]
    say(playground, {"flags": COMPONENTS_V2, "components": [gallery(*names)]}, *files)
    you = await visit(**IPHONE)
    box = you.tab.locator(f"#log .gallery[data-count='{count}']").last
    await box.locator("img").last.wait_for()
    room = await box.bounding_box()
    tiles = [await box.locator(".enlarges").nth(n).bounding_box() for n in range(count)]
    assert room is not None
    covered = sum(tile["width"] * tile["height"] for tile in tiles if tile)
    assert covered > 0.93 * room["width"] * room["height"]
    assert await you.tab.evaluate(TOO_WIDE) == []


async def test_files_of_a_message_without_components_stand_below_it(
    visit: Visits, playground: Playground
) -> None:
    files = [FileState(f"{n}.png", "image/png", png(40, 40)) for n in range(3)]
    body = {"content": "Look", "attachments": [{"id": n, "description": f"number {n}"} for n in range(3)]}
    say(playground, body, *files, FileState("log.txt", "text/plain", b"log"))
    you = await visit()
    await you.sees("log.txt")
    for number in range(3):
        image = you.tab.get_by_role("img", name=f"number {number}")
        assert (await image.evaluate(LOADED))[0] == 40


async def test_own_emojis_stand_in_texts_buttons_and_options(visit: Visits, playground: Playground) -> None:
    world = playground.page.demo.standin.world
    world.emojis[77] = EmojiState(77, "masc_king", "image/png", png(128, 128))
    emoji = {"id": "77", "name": "masc_king"}
    option = {"label": "The King", "value": "king", "emoji": emoji, "description": "takes 3 gold"}
    rows = [
        {
            "type": 1,
            "components": [{"type": 2, "style": 1, "label": "King", "custom_id": "k", "emoji": emoji}],
        },
        {"type": 1, "components": [{"type": 3, "custom_id": "s", "placeholder": "Who", "options": [option]}]},
    ]
    texts = [{"type": 10, "content": "## <:masc_king:77> King\n**<:masc_king:77>** and `<:masc_king:77>`"}]
    say(playground, {"flags": COMPONENTS_V2, "components": [*texts, *rows]})
    you = await visit(**IPHONE)
    in_texts = you.tab.locator("#log .text img.emoji")
    assert await in_texts.count() == 2
    assert await in_texts.first.get_attribute("alt") == ":masc_king:"
    assert (await in_texts.first.evaluate(LOADED))[0] == 128
    assert (await in_texts.last.evaluate(LOADED))[1] < 30
    await you.sees("<:masc_king:77>")
    named = you.tab.get_by_role("button", name="King", exact=True)
    assert (await named.locator("img.emoji").evaluate(LOADED))[0] == 128
    await you.tab.locator("#log .select").last.tap()
    row = you.tab.locator(".popup [role=option]")
    assert (await row.locator("img.emoji").evaluate(LOADED))[0] == 128
    assert await you.tab.evaluate(TOO_WIDE) == []
    playground.page.demo.channels()[0].messages.clear()
    del world.emojis[77]


async def test_a_private_picture_is_seen_by_one_person_only(visit: Visits, playground: Playground) -> None:
    demo = playground.page.demo
    anna, chloe = demo.people()[:2]
    picture = FileState("card.png", "image/png", png(60, 80))
    chloes, annas = await visit(chloe.name), await visit(anna.name)
    body = {"flags": COMPONENTS_V2, "components": [gallery("card.png")]}
    say(playground, body, picture, ephemeral_to=anna.id, webhook_id=1)
    image = annas.tab.get_by_role("img", name="a card.png")
    await image.wait_for()
    assert (await image.evaluate(LOADED))[0] == 60
    assert await chloes.tab.get_by_role("img", name="a card.png").count() == 0
    address = str(await image.get_attribute("src"))
    stolen = address.replace(f"as={anna.name}", f"as={chloe.name}")
    status = "(address) => fetch(address).then((answer) => answer.status)"
    assert await chloes.tab.evaluate(status, stolen) == 404
    chloes_complaints = [one for one in visit.complaints if "404" in one]
    assert len(chloes_complaints) == 1
    visit.complaints.clear()
