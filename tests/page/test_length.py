"""How long a game is on a phone."""

import pytest
from playwright.async_api import Browser

from .film import film

pytestmark = pytest.mark.asyncio(loop_scope="session")

MOST = 10_855 / 2 / 35
"""Pixels for a turn: half of what a game of 35 turns took when a turn was several messages."""


async def test_a_whole_game_of_eight_is_short_on_a_phone(browser: Browser) -> None:
    turns, length = await film(browser)
    assert turns > 10
    assert length / turns <= MOST
