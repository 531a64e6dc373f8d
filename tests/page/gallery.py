"""Every prompt and panel on a page, as the bot would send them.

`python -m tests.page.gallery FOLDER` takes a picture of each at a phone's width, light and dark.
"""

import asyncio
import re
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.async_api import ViewportSize, async_playwright

from bot.discord_ui.painting.layout import layout_of
from bot.playground.page.demo_guild import DemoGuild
from bot.playground.run import PlaygroundConfig, open_playground
from bot.playground.standin.messages import COMPONENTS_V2
from bot.playground.standin.world import FileState
from bot.render.screen import Screen
from bot.text import words
from bot.wiring import draw_scene
from tests.text.screens import screens

from .conftest import ARGUMENTS, CHROMIUM

PLAYERS = 13
TALL_PHONE: ViewportSize = {"width": 390, "height": 2400}
"""So tall that every message is seen whole."""
UNLIKE = re.compile(r"[0-9]+|together|clockwise|after \w+|after -|(?<=history )[\w-]+")
"""What is different in titles of the same kind of screen."""
PANELS = re.compile(
    r"help|rules $|rules spy|sets list|games$|barred$|preview|.*: (notes|cards?|outcome|answered)"
)


def usable_screens(names: str = "plain", language: str = "en") -> Iterator[tuple[str, Screen]]:
    """One of each kind of screen that has something to press, and the panels that are only read."""
    spoken, seen = words(language), set()
    for title, screen in screens(spoken, spoken, names, (PLAYERS,)):
        kind = UNLIKE.sub("", title)
        shown = screen.buttons or screen.selects or PANELS.match(kind)
        if kind not in seen and shown and not screen.is_silent:
            seen.add(kind)
            yield title, screen


def files_of(screen: Screen) -> list[FileState]:
    """What is attached to a screen."""
    files = []
    if screen.picture is not None:
        files.append(FileState(screen.picture.file_name, "image/png", draw_scene(screen.picture.scene)))
    if screen.document is not None:
        files.append(FileState(screen.document.file_name, "text/plain", screen.document.text.encode()))
    return files


def post(demo: DemoGuild, screen: Screen) -> int:
    """Put a screen into the first channel, as a message of the bot's; returns its id."""
    standin = demo.standin
    components = layout_of(screen).to_components()
    body: dict[str, Any] = {"flags": COMPONENTS_V2, "components": components}
    state = standin.messages.create(
        demo.guild.state, demo.channels()[0], standin.world.bot_id, body, files_of(screen)
    )
    return state.id


async def take_pictures(folder: Path, names: str, language: str) -> None:
    """A picture of each screen, by its title."""
    with tempfile.TemporaryDirectory() as place:
        async with open_playground(PlaygroundConfig(Path(place), port=0)) as page, async_playwright() as web:
            browser = await web.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
            tabs = {}
            for scheme in ("light", "dark"):
                context = await browser.new_context(
                    viewport=TALL_PHONE, color_scheme=scheme, device_scale_factor=1
                )
                tabs[scheme] = await context.new_page()
                await tabs[scheme].goto(f"{page.url}?as=Anna")
            for number, (title, screen) in enumerate(usable_screens(names, language)):
                message = post(page.demo, screen)
                name = re.sub(r"\W+", "-", title)[:80]
                for scheme, tab in tabs.items():
                    shown = tab.locator(f"#m{message}")
                    await shown.wait_for()
                    await shown.screenshot(path=folder / f"{number:03}-{name}-{scheme}.png")
                page.demo.channels()[0].messages.clear()
            await browser.close()


if __name__ == "__main__":
    asyncio.run(take_pictures(Path(sys.argv[1]), *(sys.argv[2:] or ["plain", "en"])))
