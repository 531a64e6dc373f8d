"""Somebody who plays a game to its end by clicking what the page shows."""

import asyncio
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from playwright.async_api import TimeoutError

from .conftest import PATIENCE, Person

LOOK = """() => [...document.querySelectorAll('#log li.message')].slice(-4).map((one) => ({
  id: one.id,
  ephemeral: one.classList.contains('ephemeral'),
  text: one.querySelector('.body')?.textContent ?? '',
  buttons: [...one.querySelectorAll('button.button')].map((button) => button.textContent),
  select: Boolean(one.querySelector('.select')),
}))"""
A_MOMENT = 2000
"""A button may vanish under the finger; then it was not needed."""
PASS, SWAP, ANNOUNCE, REMATCH = "Pass until my next turn", "Swap – or not", "Announce", "Rematch"
EXCHANGE = "Swap them"


class Player:
    """One person's tab and what they have already answered there."""

    def __init__(self, name: str, person: Person) -> None:
        self.name = name
        self.person = person
        self.done: set[tuple[str, str]] = set()
        self.curious = False
        """Whether they peek when they can."""

    async def look(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = await self.person.tab.evaluate(LOOK)
        return found

    async def is_over(self) -> bool:
        return any(REMATCH in one["buttons"] for one in await self.look())

    async def saw(self) -> bool:
        """Whether their page shows them a card."""
        return "You looked at" in await self.person.reads()

    async def moves(self) -> bool:
        """Do the next thing that is this person's to do; False if there is none."""
        messages = await self.look()
        mine = [one for one in messages if one["ephemeral"] and (one["select"] or one["buttons"])]
        for prompt in reversed(mine):
            key = prompt["id"], prompt["text"]
            if key not in self.done:
                self.done.add(key)
                await self.answer(prompt)
                return True
        public = next((one for one in reversed(messages) if one["buttons"] and not one["ephemeral"]), None)
        wanted = self.wanted(public) if public else None
        if public is None or wanted is None or (public["id"], public["text"][:80]) in self.done:
            return False
        self.done.add((public["id"], public["text"][:80]))
        await self.press(public["id"], wanted)
        return True

    def wanted(self, message: dict[str, Any]) -> str | None:
        """The button of a public message that this person should press."""
        buttons: list[str] = message["buttons"]
        if "Ready" in buttons:
            return "Ready"
        if SWAP in buttons:
            mine = f"@{self.name}, it’s your turn" in message["text"]
            first = "Peek" if self.curious else ANNOUNCE
            return (first if first in buttons else SWAP) if mine else None
        if PASS in buttons:
            return None if f"{self.name}: “I am" in message["text"] else PASS
        return next((one for one in buttons if one.startswith(f"{self.name}:")), None)

    async def answer(self, prompt: dict[str, Any]) -> None:
        """Say to be the King where that can be said; else take the first option, or the first button."""
        tab, place = self.person.tab, f"#{prompt['id']}"
        if not prompt["select"] or EXCHANGE in prompt["buttons"]:
            await self.press(prompt["id"], prompt["buttons"][0])
            return
        await tab.locator(f"{place} .select").first.click(timeout=PATIENCE)
        options = tab.locator(".popup [role=option]")
        king = options.filter(has_text="King")
        await (king if await king.count() else options).first.click()
        confirm = tab.locator(".popup .button")
        if await confirm.count():
            await options.nth(1).click()
            await confirm.click()
        await self.person.answered()

    async def press(self, message: str, label: str) -> None:
        button = self.person.tab.locator(f"#{message} button.button", has_text=label).first
        with suppress(TimeoutError):
            await button.click(timeout=A_MOMENT)
        await self.person.answered()


async def play_to_the_end(
    players: list[Player], watch: Callable[[], Awaitable[None]] | None = None, seconds: float = 100
) -> None:
    """Everybody does what is theirs until the game is over; `watch` is called before each move."""
    async with asyncio.timeout(seconds):
        while not await players[0].is_over():
            moved = False
            for player in players:
                if watch is not None:
                    await watch()
                moved |= await player.moves()
            if not moved:
                await asyncio.sleep(0.05)
