"""Files are sent in one piece with the words beside them, and whole, however often it takes."""

import json
from io import BytesIO
from typing import Any

import aiohttp
import discord
import pytest
from aiohttp.multipart import BodyPartReader, MultipartReader
from aiohttp.payload import BytesPayload
from aiohttp.streams import StreamReader
from aiohttp.test_utils import make_mocked_request
from discord.http import handle_message_parameters
from PIL import Image

from bot.discord_ui.painting.delivery import Attached, Kept, Upload, attachments_of
from bot.discord_ui.painting.layout import layout_of
from bot.discord_ui.painting.messages import body_of, message_of
from bot.discord_ui.uploads import MOST, in_one_piece
from bot.playground import Guild, Standin
from bot.playground.standin.faults import Fault, Status, TooMany
from bot.render.screen import Button, Screen

from .acting import first_turns, seated
from .conftest import Running
from .test_pictures import live

PNG = bytes(range(256)) * 100 + b"\r\n--\r\n"
FORM: list[dict[str, Any]] = [
    {"name": "payload_json", "value": '{"content": "Ő, ű und Ж"}'},
    {
        "name": "files[0]",
        "value": BytesIO(PNG),
        "filename": "table.png",
        "content_type": "application/octet-stream",
    },
]


async def parts_of(body: bytes, content_type: str) -> list[tuple[str | None, str | None, bytes]]:
    """The names, file names and contents of a form."""
    protocol = make_mocked_request("POST", "/").protocol
    stream = StreamReader(protocol, 2**24)
    stream.feed_data(body)
    stream.feed_eof()
    found = []
    reader = MultipartReader({"Content-Type": content_type}, stream)
    while (part := await reader.next()) is not None:
        assert isinstance(part, BodyPartReader)
        found.append((part.name, part.filename, bytes(await part.read())))
    return found


async def test_a_form_in_one_piece_says_the_same_as_the_library_s() -> None:
    ours = in_one_piece(FORM)
    form = aiohttp.FormData(quote_fields=False)
    for field in FORM:
        form.add_field(**field)
    theirs = form()
    assert ours is not None
    assert ours.size == len(await ours.as_bytes())
    said = await parts_of(await ours.as_bytes(), ours.headers["Content-Type"])
    assert said == await parts_of(await theirs.as_bytes(), theirs.headers["Content-Type"])
    assert said == [("payload_json", None, FORM[0]["value"].encode()), ("files[0]", "table.png", PNG)]


def test_what_is_large_or_not_in_memory_is_left_to_the_library() -> None:
    with open(__file__, "rb") as file:
        assert in_one_piece([FORM[0], FORM[1] | {"value": file}]) is None
    assert in_one_piece([FORM[0], FORM[1] | {"value": BytesIO(bytes(MOST))}]) is None


@pytest.mark.parametrize("attached", [None, Kept(5, "table.png"), Upload(PNG, "table.png")])
async def test_a_message_says_the_same_as_the_library_s(attached: Attached) -> None:
    layout = layout_of(Screen(("Ő, ű und Ж",), buttons=(Button("id", "Peek"),)))
    people = [discord.Object(7), discord.Object(8)]
    called = discord.AllowedMentions(everyone=False, roles=False, replied_user=False, users=people)
    with handle_message_parameters(
        view=layout, attachments=attachments_of(attached), allowed_mentions=called
    ) as params:
        theirs = params.payload or json.loads(params.multipart[0]["value"])  # type: ignore[index]
    message = message_of(layout, attached, [7, 8])
    assert message == {name: value for name, value in theirs.items() if name != "tts"}
    body = body_of(message, attached)
    if not isinstance(attached, Upload):
        assert json.loads(await body.as_bytes()) == message
        assert body.headers["Content-Type"] == "application/json"
        return
    words, file = await parts_of(await body.as_bytes(), body.headers["Content-Type"])
    assert (words[0], json.loads(words[2])) == ("payload_json", message)
    assert file == ("files[0]", "table.png", PNG)


async def test_a_large_file_is_sent_bit_by_bit_and_may_be_sent_again() -> None:
    body = body_of({}, Upload(bytes(MOST), "game.txt"))
    assert not isinstance(body, BytesPayload)
    for _ in range(2):
        _, file = await parts_of(await body.as_bytes(), body.headers["Content-Type"])
        assert file == ("files[0]", "game.txt", bytes(MOST))


@pytest.mark.parametrize("fault", [None, Status(502), TooMany(0.05)])
async def test_pictures_for_all_and_for_one_arrive_whole_in_one_piece(
    standin: Standin, bot: Running, guild: Guild, monkeypatch: pytest.MonkeyPatch, fault: Fault | None
) -> None:
    people = await seated(bot, guild)
    await first_turns(bot, people)
    await bot.settled()

    def refuse(*_: object, **__: object) -> None:
        raise AssertionError("the library made the form")

    monkeypatch.setattr(aiohttp, "FormData", refuse)
    if fault is not None:
        standin.faults.plan(fault, "POST /channels/*/messages")
        standin.faults.plan(fault, "POST /interactions/*/callback")
    answer = await people[0].click("Peek")
    await bot.settled()
    assert answer.message is not None
    shown = live(people[0])
    files = [one for seen in (shown, answer.message) for one in seen.attachments]
    assert [one["filename"] for one in files] == ["table.png", "cards.png"]
    assert f"{people[1].mention}" in shown.text
    for one in files:
        with Image.open(BytesIO(standin.world.files[int(one["id"])].content)) as picture:
            picture.load()
