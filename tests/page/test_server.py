"""The page's server: who is kept out, and what it does not swallow."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from pathlib import Path

import aiohttp
import pytest

from bot.playground.page.demo_guild import MOST_MESSAGES, DemoGuild
from bot.playground.page.server import NoFreePort, Page
from bot.playground.page.static import WEB, preferred
from bot.playground.run import PlaygroundConfig, announce, open_playground
from bot.playground.standin.server import Standin
from bot.playground.standin.world import FileState


@pytest.fixture
async def page(tmp_path: Path) -> AsyncIterator[Page]:
    async with open_playground(PlaygroundConfig(tmp_path, port=0)) as page:
        yield page


@pytest.fixture
async def shared(tmp_path: Path) -> AsyncIterator[Page]:
    """A page that others reach: everybody has a link of their own."""
    async with Standin(inbox_limit=0) as standin, Page(DemoGuild(standin, tmp_path / "links.json")) as page:
        yield page


@pytest.fixture
async def web() -> AsyncIterator[aiohttp.ClientSession]:
    async with aiohttp.ClientSession() as session:
        yield session


def origin(page: Page) -> str:
    return page.url.rstrip("/")


@pytest.mark.parametrize(
    "host", ["evil.example:{port}", "127.0.0.1", "127.0.0.1:1", "[::1", "localhost.evil.example:{port}"]
)
async def test_another_host_is_not_served(page: Page, web: aiohttp.ClientSession, host: str) -> None:
    async with web.get(page.url, headers={"Host": host.format(port=page.port)}) as answer:
        assert answer.status == 421


@pytest.mark.parametrize("target", [b"/?as=" + b"x" * 9000, b"/?as=\xc3\xa9\xff", b"\x16\x03\x01"])
async def test_what_is_no_request_leaves_no_traceback_bug(
    page: Page, target: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    # Whoever reached the port could fill the host's terminal.
    reader, writer = await asyncio.open_connection("127.0.0.1", page.port)
    writer.write(b"GET " + target + b" HTTP/1.1\r\nHost: x\r\n\r\n")
    assert b" 400 " in await reader.readline()
    writer.close()
    assert caplog.text == ""


@pytest.mark.parametrize(
    "origin", [None, "null", "http://evil.example", "http://127.0.0.1:1", "https://127.0.0.1"]
)
async def test_a_socket_from_elsewhere_is_not_opened(
    page: Page, web: aiohttp.ClientSession, origin: str | None
) -> None:
    headers = {"Origin": origin} if origin else {}
    with pytest.raises(aiohttp.WSServerHandshakeError):
        await web.ws_connect(f"{page.url}socket", headers=headers)


async def test_nothing_but_its_own_files_may_be_loaded(page: Page, web: aiohttp.ClientSession) -> None:
    async with web.get(page.url) as answer:
        assert answer.status == 200
        assert answer.headers["Content-Security-Policy"].startswith("default-src 'none'; script-src 'self'")
        assert "http" not in (await answer.text()).replace("http-equiv", "")
    for path in ("..%2Fpage.py", "%2e%2e/page.py", "nothing.js", "words.json/"):
        async with web.get(page.url + path) as answer:
            assert answer.status == 404


@pytest.mark.parametrize(
    "frame",
    [
        "nonsense",
        '{"do":"fly","n":1}',
        '{"do":"say","n":1,"channel":"1","text":"a","more":1}',
        '{"do":"say","n":1,"channel":"x","text":"a"}',
        '{"do":"slash","n":1,"channel":"1","command":" ","options":{}}',
        json.dumps({"do": "say", "n": 1, "channel": "1", "text": "a" * 2001}),
        json.dumps({"do": "say", "n": 1, "channel": "1", "text": "a" * 20_000}),
    ],
)
async def test_a_request_that_no_page_has_ends_the_socket(
    page: Page, web: aiohttp.ClientSession, frame: str
) -> None:
    async with web.ws_connect(f"{page.url}socket", headers={"Origin": origin(page)}) as tab:
        assert (await tab.receive_json())["event"] == "WELCOME"
        await tab.send_str(frame)
        assert (await tab.receive()).type in (aiohttp.WSMsgType.CLOSE, aiohttp.WSMsgType.CLOSED)


@pytest.mark.parametrize(
    "asked",
    [
        {"do": "click", "channel": "1", "message": "1", "custom_id": "x"},
        {"do": "click", "channel": "{court}", "message": "1", "custom_id": "x"},
        {"do": "slash", "channel": "{court}", "command": "mascarade start", "options": {}},
        {"do": "slash", "channel": "{court}", "command": "fly", "options": {}},
        {"do": "slash", "channel": "{court}", "command": "fly", "options": {"typed": 1, "self": 2}},
        {"do": "dismiss", "channel": "{court}", "message": "1"},
        {"do": "invite", "name": "anna"},
    ],
)
async def test_what_cannot_be_is_refused(
    page: Page, web: aiohttp.ClientSession, asked: dict[str, object]
) -> None:
    court = str(page.demo.channels()[0].id)
    sent = {key: court if value == "{court}" else value for key, value in asked.items()}
    async with web.ws_connect(f"{page.url}socket", headers={"Origin": origin(page)}) as tab:
        await tab.receive_json()
        await tab.send_json({**sent, "n": 7})
        assert await tab.receive_json() == {"re": 7, "error": "refused"}


async def test_a_shared_page_opens_only_by_ones_own_link(shared: Page, web: aiohttp.ClientSession) -> None:
    for link in ("", "?as=Anna", "?as=wrong"):
        async with web.get(shared.url + link) as answer:
            assert answer.status == 403
        with pytest.raises(aiohttp.WSServerHandshakeError):
            await web.ws_connect(f"{shared.url}socket{link}", headers={"Origin": origin(shared)})
    link = shared.links()["Chloé"].partition("?")[2]
    async with web.ws_connect(f"{shared.url}socket?{link}", headers={"Origin": origin(shared)}) as tab:
        welcome = (await tab.receive_json())["data"]
    assert welcome["you"]["name"] == "Chloé"
    assert welcome["open"] is False
    assert len(set(shared.links().values())) == 6


async def test_a_link_in_no_ascii_is_nobodys_bug(shared: Page, web: aiohttp.ClientSession) -> None:
    # Comparing it with the real ones raised, and the answer was a 500 without the page's headers.
    for link in ("Chloé", "%E2%99%A5", "%ff"):
        async with web.get(f"{shared.url}?as={link}") as answer:
            assert answer.status == 403
            assert answer.headers["Content-Security-Policy"].startswith("default-src 'none'")


async def test_links_stay_the_same_and_are_the_hosts_alone(tmp_path: Path) -> None:
    file = tmp_path / "links.json"
    async with Standin() as standin:
        assert DemoGuild(standin, file).links == DemoGuild(standin, file).links
    assert file.stat().st_mode & 0o777 == 0o600


async def test_a_private_picture_is_shown_to_one_person_only(page: Page, web: aiohttp.ClientSession) -> None:
    standin, guild = page.demo.standin, page.demo.guild.state
    anna, chloe = page.demo.people()[:2]
    court = page.demo.channels()[0]
    body = {"attachments": [{"id": 0, "filename": "x.png"}]}
    file = FileState("x.png", "image/png", b"picture")
    message = standin.messages.create(
        guild, court, standin.world.bot_id, body, [file], ephemeral_to=anna.id, webhook_id=1
    )
    address = message.body["attachments"][0]["url"].partition("?")[0]
    path = "attachments/" + address.partition("/attachments/")[2]
    for person, status in ((anna, 200), (chloe, 404)):
        async with web.get(f"{page.url}{path}?as={person.name}") as answer:
            assert answer.status == status


async def test_a_restart_forgets_only_what_no_page_shows(tmp_path: Path) -> None:
    config = PlaygroundConfig(tmp_path, port=0)
    async with open_playground(config) as page:
        person = page.demo.member(page.demo.people()[0])
        for number in range(MOST_MESSAGES + 5):
            await person.says(f"line {number}")
        last = page.demo.channels()[0].messages
        next(reversed(last.values())).dismissed = True
    async with open_playground(config) as page:
        texts = [one.body["content"] for one in page.demo.channels()[0].messages.values()]
    assert (len(texts), texts[0], texts[-1]) == (MOST_MESSAGES, "line 4", f"line {MOST_MESSAGES + 3}")


async def test_a_taken_port_says_so_and_the_next_is_tried(tmp_path: Path) -> None:
    said: list[str] = []
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        async with open_playground(PlaygroundConfig(tmp_path, port=port)) as page:
            announce(page, said.append)
            assert page.port == port + len(page.taken)
    assert said[0] == f"Port {port} is in use; trying the next."
    assert f"http://127.0.0.1:{page.port}/" in said[len(page.taken)]


async def test_who_shares_the_page_is_told_every_link_and_how_to_stop(shared: Page) -> None:
    said: list[str] = []
    announce(shared, said.append)
    assert said[1:-1] == [f"  {name}: {link}" for name, link in shared.links().items()]
    assert said[-1] == "Press Ctrl+C to stop."


async def test_a_host_that_is_not_ours_cannot_be_listened_on(tmp_path: Path) -> None:
    with pytest.raises(NoFreePort, match=r"192\.0\.2\.1"):
        async with open_playground(PlaygroundConfig(tmp_path, host="192.0.2.1", port=0)):
            pass


@pytest.mark.parametrize(
    ("path", "sentence"), [("?as=N%3Cb%3E", "Nobody here is called N&lt;b&gt;."), ("x", "nothing here")]
)
async def test_what_is_not_here_says_so_with_a_way_back(
    page: Page, web: aiohttp.ClientSession, path: str, sentence: str
) -> None:
    async with web.get(page.url + path) as answer:
        assert answer.status == 404
        text = await answer.text()
    assert sentence in text
    assert 'href="/"' in text


async def test_a_wrong_link_is_told_in_the_readers_language(shared: Page, web: aiohttp.ClientSession) -> None:
    async with web.get(f"{shared.url}?as=wrong", headers={"Accept-Language": "tlh, de-AT;q=0.9"}) as answer:
        text = await answer.text()
    assert '<html lang="de">' in text
    assert "Dieser Link" in text
    assert 'href="/"' not in text


@pytest.mark.parametrize(("accepted", "language"), [("", "en"), ("xx", "en"), ("ru-RU,fr;q=0.3", "ru")])
def test_the_first_language_that_is_spoken_is_taken(accepted: str, language: str) -> None:
    assert preferred(accepted) == language


def test_all_languages_say_the_same_things() -> None:
    words = json.loads((WEB / "words.json").read_text(encoding="utf-8"))
    assert set(words) == {"en", "fr", "de", "nl", "hu", "ru"}
    for language, texts in words.items():
        assert set(texts) == set(words["en"]), language
