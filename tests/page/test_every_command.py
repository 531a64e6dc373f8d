"""Every slash command, sub-command and option, used once through the page as its owner would."""

import asyncio
import re
from collections.abc import AsyncIterator
from typing import Any

import pytest
import pytest_asyncio
from playwright.async_api import TimeoutError, expect

from .conftest import PATIENCE, Person, Playground, Visits

pytestmark = [pytest.mark.asyncio(loop_scope="session"), pytest.mark.timeout(300)]

CODE = re.compile(r"\b[0-9A-Z]{4}(?:-[0-9A-Z]{1,4})+\b")
GAME = re.compile(r"\b[A-Z2-7]{4}-[A-Z2-7]{4}\b")
SUBCOMMAND, GROUP = 1, 2
Use = tuple[str, str | None]
PACE = 0.5
"""Seconds between commands; the bot asks people to wait who use far too many at once."""


def every_use(commands: list[dict[str, Any]]) -> set[Use]:
    """All that can be typed: each command as it stands alone, and with each of its options."""
    found: set[Use] = set()

    def visit(step: dict[str, Any], path: str) -> None:
        options = step.get("options") or []
        deeper = [option for option in options if option["type"] in (SUBCOMMAND, GROUP)]
        for option in deeper:
            visit(option, f"{path} {option['name']}")
        if not deeper:
            found.update({(path, None), *((path, option["name"]) for option in options)})

    for command in commands:
        visit(command, f"/{command['name']}")
    return found


class Owner:
    """The owner of the page, who remembers what they have used."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.used: set[Use] = set()

    async def uses(self, command: str, sees: str, **options: str) -> None:
        """Use a command, look at what comes of it, and put it away."""
        tab = self.person.tab
        await asyncio.sleep(PACE)
        known = await tab.locator("#log li.message").evaluate_all("(all) => all.map((one) => one.id)")
        await self.person.commands(command, **options)
        fresh = tab.locator(f"#log li.message:not({', '.join(f'#{one}' for one in known) or '#none'})")
        try:
            await fresh.filter(has_text=sees).first.wait_for(timeout=PATIENCE)
        except TimeoutError:
            shown = await fresh.all_inner_texts()
            raise AssertionError(f"{command} did not show {sees!r} but {shown}") from None
        self.used |= {(command, None), *((command, option) for option in options)}

    async def tidies_up(self) -> None:
        dismiss = self.person.tab.locator("#log .dismiss")
        for left in reversed(range(await dismiss.count())):
            await dismiss.first.click()
            await expect(dismiss).to_have_count(left)


@pytest_asyncio.fixture(loop_scope="session")
async def owner(visit: Visits) -> AsyncIterator[Owner]:
    yield Owner(await visit("Anna"))


async def test_every_command_and_option_can_be_used_through_the_page(
    owner: Owner, visit: Visits, playground: Playground
) -> None:
    await plays(owner, visit)
    await shapes_sets(owner)
    await cares_for_games(owner, visit)
    await keeps_order(owner)
    await tries_a_set(owner)
    commands = list(playground.page.demo.standin.world.commands.values())
    assert owner.used == every_use(commands)


async def plays(owner: Owner, visit: Visits) -> None:
    """A player's commands, at a table with automata and a friend."""
    you, friend = owner.person, visit.playground.page.demo.guild.member("Bea")
    await owner.uses("/mascarade help", "opens a table here")
    await owner.uses("/mascarade calls", "calls you with a mention")
    await owner.uses("/mascarade advice", "a line of advice")
    await owner.uses("/mascarade learn", "Welcome to the ball")
    await owner.uses("/mascarade rules", "With two players you look at", character="Spy", players="2")
    await owner.uses(
        "/mascarade practice",
        "Masks go on when you are ready",
        players="4",
        set="Recommended",
        automata="novice",
    )
    await owner.uses(
        "/mascarade start",
        "invites",
        set="Recommended",
        speed="relaxed",
        contest="at once",
        automata="master",
    )
    await friend.waits_for("Join")
    await friend.click("Join")
    await you.clicks("Fill up to 5 with automata")
    await owner.uses("/mascarade table", "invites")
    await owner.uses("/mascarade games", "waiting for players")
    await you.clicks("Start")
    await you.sees("who is who")
    await owner.uses("/mascarade notes", "What you have seen and done")
    await owner.uses("/mascarade leave", "An automaton keeps your seat")
    await owner.uses("/mascarade join", "You’re in")
    await owner.uses("/mascarade stop", "Stop this game?")
    await you.clicks("Stop the game")
    await you.sees("shows it again")
    code = GAME.findall(await you.reads())[-1]
    await owner.uses("/mascarade replay", "the deal", code=code)
    await owner.uses("/mascarade profile", "This guest has no games that count here", player="Chloé")
    await owner.uses("/mascarade ranking", "Nobody is ranked yet")
    await owner.uses("/mascarade titles", "Still to be earned")
    await owner.uses("/mascarade privacy", "You are in the rankings")
    await owner.uses("/mascarade forget-me", "Take you out of all finished games")
    await you.clicks("Delete for good")
    await you.sees("one finished game")
    await owner.tidies_up()


async def shapes_sets(owner: Owner) -> None:
    """The sets of the server: one is made, deleted, brought back by its code and made the default."""
    you = owner.person
    await owner.uses("/mascarade-admin sets create", "A new set", name="Mine")
    await you.chooses("Judge", "Bishop", "King", "Fool", "Queen", "Witch", "Peasant")
    await you.clicks("Save")
    await you.sees("for 8 players")
    await owner.uses("/mascarade-admin sets list", "Peasant ×2")
    code = CODE.findall(await you.reads())[-1]
    await owner.uses("/mascarade-admin sets delete", "is deleted", name="Mine")
    await owner.uses("/mascarade-admin sets import", "Yours", code=code, name="Yours")
    await owner.uses("/mascarade-admin sets edit", "The set “Yours”", name="Yours")
    await owner.uses("/mascarade-admin sets default", "8 players now get “Yours”", players="8", name="Yours")
    await owner.tidies_up()


async def cares_for_games(owner: Owner, visit: Visits) -> None:
    """A game that others play in another channel, where one of them leaves."""
    demo = visit.playground.page.demo
    bea, carlo = (demo.guild.member(name) for name in ("Bea", "Carlo"))
    for person in (bea, carlo):
        person.goes_to(demo.guild.channel("salon"))
    await bea.slash("mascarade start")
    await carlo.waits_for("Join")
    await carlo.click("Join")
    await bea.click("Fill up to 5 with automata")
    await bea.waits_for("5 of 13")
    await bea.click("Start")
    await bea.waits_for("who is who")
    await carlo.slash("mascarade leave")
    await owner.uses("/mascarade-admin games list", "salon")
    await owner.uses(
        "/mascarade-admin games seat", "Sanne has been asked", game="salon", place="Carlo", member="Sanne"
    )
    await owner.uses("/mascarade-admin games stop", "Stop the game in #salon?", game="salon")
    await owner.person.clicks("Stop the game")
    await bea.waits_for("stopped")
    await owner.tidies_up()


async def keeps_order(owner: Owner) -> None:
    """Settings, people and the record, and at the end nothing of it is kept."""
    you = owner.person
    await owner.uses("/mascarade-admin settings", "Settings of this server")
    await you.chooses("Speed")
    await you.sees("Now: Live")
    await you.chooses("Relaxed")
    await you.sees("Now: Relaxed")
    await owner.uses("/mascarade-admin people bar", "is barred from games", person="Chloé")
    await owner.uses("/mascarade-admin people barred", "Barred from games: 1")
    await owner.uses("/mascarade-admin people unbar", "may play again", person="Chloé")
    await owner.uses("/mascarade-admin season", "Begin season 2")
    await owner.uses("/mascarade-admin history", "barred @Chloé")
    await owner.uses("/mascarade-admin forget", "This cannot be undone")
    await you.clicks("Delete for good")
    await you.sees("Everything about this server has been deleted")


async def tries_a_set(owner: Owner) -> None:
    """Last of all, since it keeps every core busy for a while."""
    title = "Preview of “Recommended” with 8 players"
    await owner.uses("/mascarade-admin sets preview", title, set="Recommended", players="8")
