"""A playground that runs, and people who sit before a browser."""

import shutil
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
import pytest_asyncio
from playwright.async_api import Browser, BrowserContext, Locator, async_playwright
from playwright.async_api import Page as BrowserPage

from bot.automata import Level
from bot.automata.players.by_level import choose
from bot.game import SeatAction, Table, View
from bot.playground import Clock
from bot.playground.page.server import Page
from bot.playground.run import PlaygroundConfig, bot_here, let_watch, open_playground
from bot.tables import SeatHolder
from bot.wiring import connected

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")
CHROMIUM = next(filter(None, map(shutil.which, BROWSERS)), None)
"""The one without windows first: what it would draw around every page takes half of a core."""
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PATIENCE = 15_000


async def think(view: View, holder: SeatHolder, wait: float) -> SeatAction:
    """Automata think here, not in a process of their own."""
    return choose(view, Level(holder.automaton or Level.REGULAR), holder.seed or 0)


def at_once(table: Table, seat: int) -> float:
    return 0.05


def hardly_hesitating(window: float) -> float:
    """Whoever passes until their turn does not keep the others waiting for seconds."""
    return 0.05


class Playground:
    """Stand-in, bot and page, each of which can be stopped and started."""

    def __init__(self, folder: Path) -> None:
        self.config = PlaygroundConfig(folder, port=0)
        self.stack = AsyncExitStack()
        self.bot = AsyncExitStack()

    async def start(self) -> None:
        self.page: Page = await self.stack.enter_async_context(
            open_playground(self.config, Clock(scale=1000))
        )
        self.config = PlaygroundConfig(self.config.data_dir, port=self.page.port)
        await self.start_bot()

    async def start_bot(self) -> None:
        token = self.page.demo.standin.token
        self.client = client = await self.bot.enter_async_context(
            bot_here(self.config, think=think, pause=at_once, hesitate=hardly_hesitating)
        )
        client.limit.most = 1_000_000
        let_watch(client, self.page)
        await self.bot.enter_async_context(connected(client, token))

    async def seats(self) -> tuple[SeatHolder, ...]:
        """Who sits at the table in the first channel, as the bot knows it."""
        tables = self.client.tables
        game_id = await tables.find(self.page.demo.channels()[0].id)
        seats: tuple[SeatHolder, ...] = (await tables.look(game_id)).seats
        return seats

    async def stop_bot(self) -> None:
        await self.bot.aclose()

    async def stop(self) -> None:
        await self.stop_bot()
        await self.stack.aclose()


@pytest_asyncio.fixture(loop_scope="session")
async def playground(tmp_path: Path) -> AsyncIterator[Playground]:
    running = Playground(tmp_path)
    await running.start()
    yield running
    await running.stop()


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def browser() -> AsyncIterator[Browser]:
    if CHROMIUM is None:
        pytest.skip("no chromium here, so nothing was tried in a browser")
    async with async_playwright() as playwright:
        running = await playwright.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        yield running
        await running.close()


class Person:
    """Somebody at a browser's tab."""

    def __init__(self, tab: BrowserPage) -> None:
        self.tab = tab

    def button(self, name: str) -> Locator:
        """The newest button of this name in a message."""
        return self.tab.locator("#log button.button", has_text=name).last

    async def sees(self, text: str) -> None:
        await self.tab.locator("#log").get_by_text(text).last.wait_for(timeout=PATIENCE)

    async def reads(self) -> str:
        """All that stands in the channel."""
        return await self.tab.locator("#log").inner_text()

    async def clicks(self, name: str) -> None:
        """Click it and wait until it has been answered."""
        await self.button(name).click(timeout=PATIENCE)
        await self.answered()

    async def answered(self) -> None:
        await self.tab.locator(".busy").wait_for(state="detached", timeout=PATIENCE)

    async def chooses(self, *options: str) -> None:
        """Choose in the newest select."""
        await self.tab.locator("#log .select").last.click(timeout=PATIENCE)
        for option in options:
            await self.tab.get_by_role("option", name=option).first.click(timeout=PATIENCE)
        if await self.tab.locator(".popup .button").count():
            await self.tab.locator(".popup .button").click()
        await self.answered()

    async def becomes(self, name: str) -> None:
        await self.tab.locator("#switch").click()
        await self.tab.get_by_role("option", name=name).click()
        await self.tab.locator("#you strong", has_text=name).wait_for(state="attached")

    async def begins(self, typed: str) -> None:
        """Type a slash command in full, so that its options are asked for."""
        field = self.tab.locator("#composer textarea")
        await field.fill("/")
        await self.tab.get_by_role("option", name=typed).first.wait_for(timeout=PATIENCE)
        await field.fill(typed)
        await field.press("Enter")
        await self.tab.locator("#composer .command").wait_for()

    async def fills(self, option: str, typed: str) -> None:
        """Type into an option, and take what is suggested where something is."""
        field = self.tab.locator(f"#composer input[data-option={option}]")
        await field.fill(typed)
        if await field.get_attribute("aria-autocomplete"):
            await self.tab.locator(".suggestions [role=option]", has_text=typed).first.click(timeout=PATIENCE)

    async def commands(self, typed: str, **options: str) -> None:
        """Use a slash command with these options and wait until it is answered."""
        await self.begins(typed)
        for option, value in options.items():
            await self.fills(option, value)
        await self.tab.locator("#composer .send").click()
        await self.tab.locator("#composer textarea").wait_for()
        await self.answered()


class Visits:
    """Opens tabs, and remembers all that a browser complains about."""

    def __init__(self, browser: Browser, playground: Playground) -> None:
        self.browser = browser
        self.playground = playground
        self.complaints: list[str] = []
        self.contexts: list[BrowserContext] = []

    async def __call__(self, name: str = "", **options: Any) -> Person:
        context = await self.browser.new_context(**({"locale": "en-US"} | options))
        self.contexts.append(context)
        tab = await context.new_page()
        tab.on("console", lambda said: self.note(said.type, said.text, said.location["url"]))
        tab.on("pageerror", lambda error: self.complaints.append(str(error)))
        await tab.goto(self.playground.page.url + (f"?as={name}" if name else ""))
        await tab.locator("#you strong").wait_for(state="attached")
        return Person(tab)

    async def close(self) -> None:
        """Close all tabs, which would look for a playground that is gone as long as the browser runs."""
        for context in self.contexts:
            await context.close()

    def note(self, kind: str, text: str, address: str) -> None:
        if kind in ("error", "warning") and not self.was_let_go(address):
            self.complaints.append(f"{text} {address}")

    def was_let_go(self, address: str) -> bool:
        """Whether a message lost its picture while a tab, which did not know yet, was asking for it."""
        path = urlsplit(address).path
        if not path.startswith("/attachments/"):
            return False
        return int(path.split("/")[3]) not in self.playground.page.demo.standin.world.files


@pytest_asyncio.fixture(loop_scope="session")
async def visit(browser: Browser, playground: Playground) -> AsyncIterator[Visits]:
    """Open a tab as somebody; the test fails if any tab complained."""
    visits = Visits(browser, playground)
    yield visits
    await visits.close()
    assert not visits.complaints
