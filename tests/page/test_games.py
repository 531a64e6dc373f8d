"""Games on the page: begun, played and continued by clicking."""

import pytest

from .conftest import Visits
from .player import Player, play_to_the_end

pytestmark = pytest.mark.asyncio(loop_scope="session")

NAMES = ("Anna", "Bea", "Carlo", "Dora")


async def sit_down(visit: Visits, *names: str) -> list[Player]:
    """Everybody in a tab of their own; the first opens a table, the others join."""
    for name in names:
        visit.playground.page.house.invite(name, "en-US")
    people = [await visit(name) for name in names]
    await people[0].commands("/mascarade start")
    for person in people[1:]:
        await person.sees("Join")
        await person.clicks("Join")
    return [Player(name, person) for name, person in zip(names, people, strict=True)]


async def test_a_first_visit_shows_an_empty_channel(visit: Visits) -> None:
    you = await visit()
    assert await you.tab.locator("#you strong").inner_text() == "Anna"
    assert "Welcome to #court" in await you.tab.locator("#beginning").inner_text()
    assert await you.tab.locator("#log li").count() == 0


async def test_a_quick_game_seats_you_with_automata(visit: Visits) -> None:
    you = await visit()
    await you.tab.get_by_role("button", name="Quick game").click()
    await you.sees("who is who")
    text = await you.reads()
    assert text.count("(automaton)") == 4
    assert "Only you" not in text


async def test_a_second_quick_game_takes_the_next_channel(visit: Visits) -> None:
    you = await visit()
    for channel in ("court", "salon"):
        await you.tab.get_by_role("button", name="Quick game").click()
        await you.tab.locator("#place", has_text=channel).wait_for()
        await you.sees("who is who")
        await you.answered()


async def test_four_people_play_a_game_to_its_end_by_clicking(visit: Visits) -> None:
    players = await sit_down(visit, *NAMES)
    await players[0].person.clicks("Start")
    await play_to_the_end(players)
    await players[3].person.sees("Rematch")
