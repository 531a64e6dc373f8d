"""Files are sent in one piece with the words beside them, and whole, however often it takes."""

from io import BytesIO
from typing import Any

import aiohttp
import pytest
from aiohttp.multipart import BodyPartReader, MultipartReader
from aiohttp.streams import StreamReader
from aiohttp.test_utils import make_mocked_request
from PIL import Image

from bot.discord_ui.uploads import MOST, in_one_piece
from bot.playground import Guild, Standin
from bot.playground.standin.faults import Fault, Status, TooMany

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
