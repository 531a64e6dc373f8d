"""The whole bot on PostgreSQL: games to their end, kills, and secrets."""

import random
from itertools import count

import pytest

from bot.playground import Guild, Standin
from tests.postgres import Server

from .clicker import open_table, play_on
from .conftest import running_bot
from .test_restart import kill_and_finish
from .test_secrets import check_pairs


@pytest.mark.parametrize(("players", "contest", "mixed"), [(4, "together", False), (7, "clockwise", True)])
async def test_a_random_clicker_finishes_a_game(
    standin: Standin, guild: Guild, postgres_url: str, players: int, contest: str, mixed: bool
) -> None:
    persons = players // 2 if mixed else players
    people = [guild.member(f"Player {number}") for number in range(1, persons + 1)]
    async with running_bot(standin, postgres_url) as bot:
        await open_table(bot, people, automata=players - persons, contest=contest)
        await play_on(bot, people, random.Random(1))
    assert "wins" in people[0].sees() or "win together" in people[0].sees()


@pytest.mark.timeout(300)
async def test_a_bot_killed_again_and_again_finishes_its_game(
    standin: Standin, guild: Guild, postgres_url: str
) -> None:
    await kill_and_finish(standin, guild, postgres_url, seed=3, kills=1)


async def test_whether_somebody_exchanged_reaches_nobody_else(postgres: Server) -> None:
    addresses = (postgres.url(postgres.create("empty")) for _ in count())
    await check_pairs(addresses, 3, "clockwise", 4, 1)
