"""A whole game of eight on a phone, as one of them sees it.

`python -m tests.page.film FOLDER [LANGUAGE] [SEED]` takes pictures of each stage at a phone's width, light
and dark, and prints how long the channel is in the end.
"""

import asyncio
import random
import sys
import tempfile
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Literal

from playwright.async_api import Browser, ViewportSize, async_playwright
from playwright.async_api import Page as Tab

from benchmarks.noise import Noise, Players, verbs_of
from bot.game.events import CardShown, TurnBegan
from bot.game.questions import HearContests, Memorise, TakeTurn
from bot.lobby import suspense as suspense_at
from bot.playground import Answer, Clock, Member
from bot.playground.run import PlaygroundConfig, bot_here, open_playground
from bot.tables import Seated
from bot.tables.curtain import Suspense
from bot.tables.tables import no_suspense
from bot.wiring import connected
from tests.channel.acting import state_of
from tests.channel.clicker import click_on
from tests.channel.conftest import Running

from .conftest import ARGUMENTS, CHROMIUM

PHONE: ViewportSize = {"width": 390, "height": 844}
NAMES = ("Anna", "Bob", "Chloé", "Dimitri the Magnificent", "Zsófi", "Феодосия", "Gus", "Hélène")
OFTEN = 2
"""So many pictures are taken of each stage."""
LENGTH = "document.querySelector('#log').getBoundingClientRect().height"
MARGIN = 200
"""What the page shows above and below the channel, in pixels."""
Scheme = Literal["light", "dark"]


class Camera:
    """The first person's phones, light and dark."""

    def __init__(self, tabs: dict[Scheme, Tab], folder: Path | None) -> None:
        self.tabs = tabs
        self.folder = folder
        self.taken: Counter[str] = Counter()

    async def takes(self, stage: str) -> None:
        """A picture of a stage, unless there are enough of it."""
        self.taken[stage] += 1
        if self.folder is None or self.taken[stage] > OFTEN:
            return
        for scheme, tab in self.tabs.items():
            await tab.wait_for_timeout(250)
            name = f"{sum(self.taken.values()):03}-{stage}-{scheme}.png"
            await tab.screenshot(path=self.folder / name)

    async def opens(self, stage: str) -> None:
        """A picture of the newest select with its options."""
        for tab in self.tabs.values():
            await tab.locator("#log .select").last.tap()
        await self.takes(stage)
        for tab in self.tabs.values():
            await tab.keyboard.press("Escape")


class Cast(Players):
    """People of the page's server, before the camera."""

    def __init__(self, bot: Running, people: list[Member], rng: random.Random, camera: Camera) -> None:
        self.bot, self.people, self.rng, self.camera = bot, people, rng, camera
        self.spectator = people[0]
        self.noise = Noise()

    async def sit_down(self) -> None:
        """A table is opened, everybody joins, and the game starts."""
        await self.people[0].slash("mascarade start", speed="live")
        for person in self.people[1:]:
            await self.bot.settled()
            await self.use(person, "join")
        await self.bot.settled()
        await self.camera.takes("lobby")
        await self.use(self.people[0], "start")
        await self.bot.settled()

    async def play_on(self, table: Seated) -> Seated:
        """To the end, with a picture of each stage."""
        while table.closed is None:
            await self.camera.takes(stage_of(table))
            if not table.game.table.awaited():
                await asyncio.sleep(0.1)
            await self.answer(table)
            await self.bot.settled()
            table = await self.look(table.game_id)
        await self.camera.takes("end")
        return table

    async def use(self, person: Member, verb: str) -> int:
        """Click a public button and answer the private prompts that it brings, each before the camera."""
        asking = await self.shown(person, verb)
        button = asking.buttons[verbs_of(asking).index(verb)]
        answer: Answer | None = await person.click(button["custom_id"], on=asking)
        while answer is not None and answer.message is not None and answer.ephemeral:
            if person is self.people[0]:
                await self.camera.takes(f"private-{verb}")
                if answer.message.selects:
                    await self.camera.opens(f"options-{verb}")
            answer = await click_on(person, self.rng, answer.message)
        return 0


def stage_of(table: Seated) -> str:
    """What the table waits for, in a word."""
    question = table.game.table.question
    match question:
        case Memorise():
            return "deal"
        case TakeTurn() if is_after_a_reveal(table):
            return "reveal"
        case TakeTurn(early=True):
            return "early"
        case TakeTurn(forced=True):
            return "forced"
        case TakeTurn():
            return "turn"
        case HearContests():
            return "claim"
        case None:
            return "suspense"
    return "power"


def is_after_a_reveal(table: Seated) -> bool:
    """Whether cards were turned up in the turn before the one that begins."""
    began = [index for index, event in enumerate(table.game.history) if isinstance(event, TurnBegan)]
    last = table.game.history[began[-2] :] if len(began) > 1 else ()
    return any(isinstance(event, CardShown) for event in last)


@asynccontextmanager
async def stage(
    folder: Path, language: str, suspense: Suspense
) -> AsyncIterator[tuple[str, Running, list[Member]]]:
    """The page's address, the bot with its icons, and eight people of one language."""
    config = PlaygroundConfig(folder, port=0)
    async with (
        open_playground(config, Clock(scale=1000)) as page,
        bot_here(config, suspense=suspense) as client,
    ):
        client.limit.most = 1_000_000
        async with connected(client, page.demo.standin.token):
            await client.icons.there.wait()
            people = [page.demo.guild.member(name) for name in NAMES]
            for person in people:
                page.demo.standin.world.accounts[person.id].locale = language
            yield page.url, Running(client, client.tables), people


async def opened(browser: Browser, url: str, scheme: Scheme, language: str) -> Tab:
    """A phone that shows the channel."""
    context = await browser.new_context(
        viewport=PHONE, color_scheme=scheme, locale=language, is_mobile=True, has_touch=True
    )
    tab = await context.new_page()
    await tab.goto(url)
    return tab


async def film(
    browser: Browser,
    folder: Path | None = None,
    language: str = "en-US",
    seed: int = 1,
    suspense: Suspense = no_suspense,
) -> tuple[int, float]:
    """Play a game; how many turns it had, and how many pixels long the channel is in the end."""
    with tempfile.TemporaryDirectory() as place:
        async with stage(Path(place), language, suspense) as (url, bot, people):
            schemes: tuple[Scheme, ...] = ("light", "dark") if folder else ("light",)
            own = f"{url}?as={people[0].name}"
            tabs = {scheme: await opened(browser, own, scheme, language) for scheme in schemes}
            bot.client.services.lobbies.chance = random.Random(seed)
            cast = Cast(bot, people, random.Random(seed), Camera(tabs, folder))
            await cast.sit_down()
            table = await cast.play_on(await state_of(bot, people[0].channel))
            people[0].reloads()
            length = 0.0
            for scheme, tab in tabs.items():
                await tab.reload()
                await tab.locator("#log li.message").last.wait_for()
                length = await tab.evaluate(LENGTH)
                if folder is not None:
                    await tab.set_viewport_size({"width": PHONE["width"], "height": int(length) + MARGIN})
                    await tab.screenshot(path=folder / f"whole-{scheme}.png")
                await tab.context.close()
    return table.game.table.turn, length


async def main(folder: Path, language: str = "en-US", seed: str = "1") -> None:
    """A film with suspense, into a folder."""
    async with async_playwright() as web:
        browser = await web.chromium.launch(executable_path=CHROMIUM, args=ARGUMENTS)
        turns, length = await film(browser, folder, language, int(seed), suspense_at)
        await browser.close()
    sys.stdout.write(f"{turns} turns, {length:.0f} pixels\n")


if __name__ == "__main__":
    Path(sys.argv[1]).mkdir(parents=True, exist_ok=True)
    asyncio.run(main(Path(sys.argv[1]), *sys.argv[2:]))
