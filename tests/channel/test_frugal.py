"""Few writes: what a channel costs while people play."""

import asyncio
import random

import pytest

from benchmarks.noise import Players, play
from bot.discord_ui.painting.outbox import Posts
from bot.playground import Guild, Standin
from bot.tables import Seated
from tests.tables.helpers import HandClock

from .acting import announce, first_turns, say, seated
from .clicker import open_table, play_on
from .conftest import Running

WRITES = ("POST", "PATCH", "DELETE")
DEAL_AND_END = 4
"""The cards are shown, hidden and left behind, and the end is told."""


def channel_writes(standin: Standin, channel_id: int) -> int:
    """The messages posted, edited and deleted in a channel."""
    marker = f"/channels/{channel_id}/messages"
    return sum(method in WRITES and marker in path for method, path, status in standin.rest.requests)


@pytest.mark.timeout(240)
async def test_a_thirteen_player_game_needs_at_most_three_writes_a_turn_besides_deal_and_end(
    standin: Standin, bot: Running, guild: Guild
) -> None:
    people = [guild.member(f"Player {number}") for number in range(1, 14)]
    await open_table(bot, people)
    before = channel_writes(standin, guild.general.id)
    game_id = await bot.tables.find(guild.general.id)
    assert game_id is not None
    await play_on(bot, people, random.Random(1))
    table = await bot.tables.look(game_id)
    assert isinstance(table, Seated)
    writes = channel_writes(standin, guild.general.id) - before
    turns = table.game.table.turn
    assert writes <= 3 * turns + DEAL_AND_END, f"{writes} writes in {turns} turns"
    assert standin.rate_limits.exceeded == []


@pytest.mark.timeout(240)
async def test_a_game_of_eight_leaves_a_message_a_turn_and_never_writes_more_than_nine_times_in_one() -> None:
    noise = await play(8, seed=1)
    figures = noise.figures()
    assert figures["messages_per_turn"] <= 1.3
    assert figures["writes_per_turn"] <= 3.5
    assert noise.most <= 9


async def test_whoever_counts_waits_for_a_turn_that_is_drawn_late_bug(bot: Running, guild: Guild) -> None:
    """The clicker looked for the turn's buttons on the message that still showed the deal, and found none."""
    players = Players(bot, guild, 4, random.Random(1))
    await open_table(bot, players.people)
    for person in players.people[1:]:
        await players.use(person, "ready")
    await bot.settled()
    early = asyncio.create_task(players.shown(players.people[0], "swap"))
    await asyncio.sleep(0.05)
    assert not early.done()
    await players.use(players.people[0], "ready")
    assert "it’s your turn" in (await early).text


@pytest.mark.timeout(240)
async def test_the_longest_turn_of_thirteen_players_without_suspense_needs_at_most_nine_writes_bug() -> None:
    """A contester who was the Inquisitor, and then their victim: two calls, and ten writes."""
    assert (await play(13, seed=3, suspense=0.0)).most == 9


async def test_an_answer_that_nothing_tells_before_half_time_does_not_have_the_game_drawn(
    timed_bot: Running, guild: Guild, hand: HandClock
) -> None:
    bot, read = timed_bot, []
    people = await seated(bot, guild, 6)
    await first_turns(bot, people)
    announcer, *others = people[4:] + people[:4]
    await announce(bot, announcer, "King")
    reconciler = bot.client.reconciler
    posts_of = reconciler.posts

    async def counted(game_id: str) -> Posts:
        read.append(game_id)
        return await posts_of(game_id)

    reconciler.posts = counted  # type: ignore[method-assign]
    for person in others[:3]:
        await say(bot, person, "Pass")
    assert read == []
    await hand.advance(11)
    await bot.settled()
    drawn = len(read)
    assert drawn > 0
    await say(bot, others[3], "Pass")
    assert len(read) > drawn
