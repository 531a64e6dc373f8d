"""Games on the page: begun, played and continued by clicking."""

import asyncio
import os
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest

from .conftest import Person, Playground, Visits
from .player import ANNOUNCE, PASS, Player, play_to_the_end

pytestmark = pytest.mark.asyncio(loop_scope="session")

NAMES = ("Anna", "Bea", "Carlo", "Dora")
DESK, PHONE = {"width": 1000, "height": 720}, {"width": 390, "height": 760}
WINDOWS: tuple[dict[str, Any], ...] = (
    {"viewport": DESK, "color_scheme": "dark"},
    {"viewport": DESK, "color_scheme": "light"},
    {"viewport": PHONE, "color_scheme": "dark"},
    {"viewport": PHONE, "color_scheme": "light"},
)
LOOKS = ("dark", "light", "phone-dark", "phone-light")


class Gallery:
    """Takes a picture of each stage of a game in each window, into the folder that PICTURES names."""

    def __init__(self, players: list[Player], folder: Path) -> None:
        self.players = players
        self.folder = folder
        self.taken: set[str] = set()

    async def watches(self) -> None:
        """Take what has not been taken yet, as soon as it is there to be seen."""
        for name, button in (("turn", ANNOUNCE), ("contest", PASS)):
            if name in self.taken:
                continue
            seen = [(await player.look())[-1] for player in self.players]
            if all(button in one["buttons"] and not one["ephemeral"] for one in seen):
                await self.takes(name)

    async def takes(self, name: str) -> None:
        self.taken.add(name)
        for player, look in zip(self.players, LOOKS, strict=True):
            await player.person.tab.screenshot(path=self.folder / f"{name}-{look}.png")


async def sit_down(
    visit: Visits, *names: str, windows: Sequence[Mapping[str, Any]] = ({},) * 4
) -> list[Player]:
    """Everybody in a window of their own; the first opens a table, the others join."""
    for name in names:
        visit.playground.page.demo.invite(name, "en-US")
    people = [await visit(name, **window) for name, window in zip(names, windows, strict=False)]
    await people[0].commands("/mascarade start")
    for person in people[1:]:
        await person.sees("Join")
        await person.clicks("Join")
    return [Player(name, person) for name, person in zip(names, people, strict=True)]


async def test_a_first_visit_shows_an_empty_channel(visit: Visits) -> None:
    you = await visit()
    assert await you.tab.locator("#you strong").inner_text() == "Anna"
    assert "Welcome to #court" in await you.tab.locator("#beginning").inner_text()
    assert await you.tab.locator("#log li.message").count() == 0


async def test_a_quick_game_seats_you_with_automata_of_the_chosen_level(
    visit: Visits, playground: Playground
) -> None:
    you = await visit()
    await you.tab.locator("#quick-options").click()
    await you.tab.get_by_label("Number of automata").select_option("3")
    await you.tab.get_by_label("Level of the automata").select_option("master")
    await you.tab.get_by_role("button", name="Play", exact=True).click()
    await you.sees("who is who")
    text = await you.reads()
    assert text.count("⚙") == 3
    assert "Only you" not in text
    levels = [holder.automaton for holder in await playground.seats() if holder.automaton]
    assert levels == ["master"] * 3


async def test_a_quick_game_is_one_click_away(visit: Visits, tmp_path: Path) -> None:
    you = await visit(viewport=DESK, color_scheme="light")
    await you.tab.get_by_role("button", name="Quick game").click()
    await you.sees("who is who")
    await you.answered()
    assert (await you.reads()).count("⚙") == 4
    folder = Path(os.environ.get("PICTURES") or tmp_path)
    await you.tab.screenshot(path=folder / "quick-game-light.png")


async def test_a_quick_game_has_up_to_twelve_automata_a_set_and_a_speed(visit: Visits) -> None:
    you = await visit()
    await you.tab.locator("#quick-options").click()
    await you.tab.get_by_label("Number of automata").select_option("12")
    await you.tab.get_by_label("Set", exact=True).select_option(label="Recommended (2 to 13 players)")
    await you.tab.get_by_label("Speed").select_option("live")
    await you.tab.get_by_role("button", name="Play", exact=True).click()
    await you.sees("the game has begun")
    await you.sees("who is who")
    assert (await you.reads()).count("⚙") == 12


async def test_a_set_that_does_not_fit_is_told_and_the_table_stays(visit: Visits) -> None:
    you = await visit()
    await you.tab.locator("#quick-options").click()
    await you.tab.get_by_label("Number of automata").select_option("7")
    await you.tab.get_by_label("Set", exact=True).select_option("seven")
    await you.tab.get_by_role("button", name="Play", exact=True).click()
    await you.sees("is for 5 to 7 players, not 8")
    await you.sees("Anna invites")


async def test_with_all_channels_busy_a_quick_game_says_what_to_do(visit: Visits) -> None:
    you = await visit()
    for channel in ("court", "salon", "garden"):
        await you.tab.get_by_role("button", name=channel).click()
        await you.commands("/mascarade start")
        await you.sees("Anna invites")
    await you.tab.locator("#play").click()
    await you.tab.locator("#status", has_text="/mascarade stop").wait_for()


async def test_two_tabs_are_two_people(visit: Visits) -> None:
    you = await visit()
    await you.commands("/mascarade start")
    await you.sees("1 of 13")
    await you.tab.locator("#window").click()
    async with you.tab.context.expect_page() as opening:
        await you.tab.get_by_role("option", name="Jonas").click()
    other = Person(await opening.value)
    await other.tab.locator("#you strong", has_text="Jonas").wait_for()
    await other.clicks("Join")
    await you.sees("2 of 13")
    titles = [await person.tab.title() for person in (you, other)]
    assert titles == ["Anna · #court · Mascarade", "Jonas · #court · Mascarade"]


async def test_a_second_quick_game_takes_the_next_channel(visit: Visits) -> None:
    you = await visit()
    for channel in ("court", "salon"):
        await you.tab.get_by_role("button", name="Quick game").click()
        await you.tab.locator("#place", has_text=channel).wait_for()
        await you.sees("who is who")
        await you.answered()


async def test_four_people_play_a_game_to_its_end_by_clicking(visit: Visits, tmp_path: Path) -> None:
    players = await sit_down(visit, *NAMES, windows=WINDOWS)
    gallery = Gallery(players, Path(os.environ.get("PICTURES") or tmp_path))
    await players[0].person.sees("4 of 13")
    await gallery.takes("lobby")
    await players[0].person.clicks("Start")
    await play_to_the_end(players, gallery.watches)
    for player in players:
        await player.person.sees("Rematch")
    await gallery.takes("end")
    assert gallery.taken == {"lobby", "turn", "contest", "end"}


async def test_a_peek_is_seen_by_one_of_two_tabs_and_gone_after_a_reload(visit: Visits) -> None:
    anna, bea = players = await sit_down(visit, "Anna", "Bea")
    await anna.person.clicks("Fill up to 5 with automata")
    await anna.person.sees("5 of 13")
    await anna.person.clicks("Start")
    anna.curious = True
    async with asyncio.timeout(60):
        while not await anna.saw():
            for player in players:
                await player.moves()
    assert "Only you can see this" in await anna.person.reads()
    assert not await bea.saw()
    public = await anna.person.tab.locator("#log li.message:not(.ephemeral)").count()
    await anna.person.tab.reload()
    await anna.person.sees("looked in secret")
    assert not await anna.saw()
    assert await anna.person.tab.locator("#log li.message").count() >= public


async def test_the_game_goes_on_after_the_bot_was_gone(visit: Visits, playground: Playground) -> None:
    you = await visit()
    await you.commands("/mascarade start")
    await you.sees("Anna invites")
    await playground.stop_bot()
    await you.clicks("Fill up to 5 with automata")
    await you.sees("This interaction failed")
    await playground.start_bot()
    await you.clicks("Fill up to 5 with automata")
    await you.sees("5 of 13")
    assert "This interaction failed" not in await you.reads()


async def test_everything_is_still_there_after_a_restart(visit: Visits, playground: Playground) -> None:
    you = await visit()
    await you.tab.get_by_role("button", name="Quick game").click()
    await you.sees("who is who")
    cards = await you.tab.locator("#log li.message").last.locator(".text").nth(1).inner_text()
    await playground.stop()
    await you.tab.locator("#status", has_text="is not answering").wait_for()
    await playground.start()
    await you.tab.locator("#status").wait_for(state="hidden")
    assert cards.startswith("1\N{NO-BREAK SPACE}")
    again = you.tab.locator("#log li.message").last.locator(".text").nth(1)
    assert await again.inner_text() == cards
    await you.clicks("Ready")
    await you.sees("it’s your turn")
    visit.complaints.clear()  # the browser reports the attempts to connect in between


async def test_the_switcher_changes_who_you_are_and_what_you_see(visit: Visits) -> None:
    you = await visit()
    await you.commands("/mascarade help")
    await you.sees("Only you can see this")
    await you.becomes("Chloé")
    assert await you.tab.locator("#log li.message").count() == 0
    assert await you.tab.get_by_role("button", name="Partie rapide").count() == 1
    await you.becomes("Anna")
    await you.sees("Only you can see this")
    await you.tab.get_by_role("button", name="Dismiss message").click()
    await you.tab.locator("#log li.message").wait_for(state="detached")
