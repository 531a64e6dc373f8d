"""Whole games through the real client, over real sockets, by people who click what they see."""

import random

import pytest

from bot.playground import Guild

from .clicker import open_table, play_on
from .conftest import Running

MODES = ("together", "clockwise")
GAMES = [
    (players, MODES[(players + mixed) % 2], bool(mixed), 1) for players in range(2, 14) for mixed in range(2)
]
"""Every number of players both ways, once with automata; `benchmarks/soak_clicks.py` plays more."""


@pytest.mark.parametrize(("players", "contest", "mixed", "seed"), GAMES)
async def test_a_random_clicker_finishes_a_game(
    bot: Running, guild: Guild, players: int, contest: str, mixed: bool, seed: int
) -> None:
    persons = max(1, players // 2) if mixed else players
    people = [guild.member(f"Player {number}") for number in range(1, persons + 1)]
    await open_table(bot, people, automata=players - persons, contest=contest)
    clicks = await play_on(bot, people, random.Random(seed))
    assert clicks >= 2
    assert "wins" in people[0].sees() or "win together" in people[0].sees()
