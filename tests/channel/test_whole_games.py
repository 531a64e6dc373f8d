"""Whole games through the real client, over real sockets, by people who click what they see."""

import random

import pytest

from bot.playground import Guild

from .clicker import open_table, play_on
from .conftest import Running


@pytest.mark.parametrize("contest", ["together", "clockwise"])
@pytest.mark.parametrize("players", [4])
async def test_a_random_clicker_finishes_a_game(
    bot: Running, guild: Guild, players: int, contest: str
) -> None:
    people = [guild.member(f"Player {number}") for number in range(1, players + 1)]
    await open_table(bot, people, contest=contest)
    clicks = await play_on(bot, people, random.Random(players))
    assert clicks > players
    assert "Who was who" in people[0].sees() or "wins" in people[0].sees()
