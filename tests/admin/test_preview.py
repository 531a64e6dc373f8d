"""A set tried by automata: what is told of it, in whose language, and that nothing else has to wait."""

import asyncio
import os
import re
import signal
import time
from multiprocessing import active_children
from pathlib import Path

from bot.game import ContestMode
from bot.game.sets import RECOMMENDED
from bot.playground import Guild, Member, Standin
from bot.playground.people.screen import Screen
from bot.simulate import Series, Tally, Trials
from tests.channel.conftest import Running, running_bot

from .helpers import ADMIN, change, make_set

PREVIEW = f"{ADMIN} sets preview"
PATIENCE = 180.0
"""The worker gives way to everything else on a busy machine."""


def endless(bot: Running) -> None:
    """Let previews last until somebody ends them."""
    bot.client.services.previews.games = 1_000_000
    bot.client.panels.previews.every = 0.05


def played(screen: Screen) -> int:
    """How many games the progress tells of."""
    return max(int(count) for count in re.findall(r"Games played: (\d+) of", str(screen)))


async def more_are_played(moderator: Member) -> None:
    """Wait until the progress of a preview has moved."""
    before = played(moderator.sees())
    await moderator.waits_for(lambda screen: played(screen) > before, PATIENCE)


async def test_a_set_is_tried_and_its_balance_told(bot: Running, mona: Member) -> None:
    await make_set(mona, "Six", "Judge", "Bishop", "King", "Queen", "Witch", "Spy")
    bot.client.services.previews.games = 12
    bot.client.services.previews.trials.seconds = PATIENCE
    assert "Six (2 to 6 players)" in await mona.completes(PREVIEW, "set", "", players=4)
    assert "Six (2 to 6 players)" not in await mona.completes(PREVIEW, "set", "", players=9)
    answer = await mona.slash(PREVIEW, set="six", players=4)
    assert answer.ephemeral
    assert "Games played: 0 of 12" in answer
    told = await mona.waits_for("12 games among automata", PATIENCE)
    for line in (
        "Preview of “Six” with 4 players",
        "A game takes",
        "How games end:",
        "reaches 13 gold",
        "Wins by seat in the order of play",
        "King: announced",
        "An even share of wins would be 25%",
    ):
        assert line in told
    assert "Games played" not in told
    assert not bot.client.services.previews.under_way


async def test_a_preview_speaks_the_moderators_language(bot: Running, guild: Guild) -> None:
    bot.client.services.previews.games = 2
    ivan = guild.member("Ivan", locale="ru", permissions=("manage_guild",))
    assert "Сыграно игр: 0 из 2" in (
        await ivan.slash("маскарад-админ наборы проба", set="recommended", players=2)
    )
    told = await ivan.waits_for("2 игры между ботами", PATIENCE)
    assert "Проба набора «Рекомендованный» при 2 игроках" in told
    assert "Судья: " in told


async def test_what_cannot_be_played_says_what_can(bot: Running, mona: Member) -> None:
    await make_set(mona, "Sabbath")
    wrong = await mona.slash(PREVIEW, set="Sabbath", players=7)
    assert "“Sabbath” does not work with 7 players:" in wrong
    assert "Peasant: only for 8 or more players" in wrong
    assert (
        "“Sabbath” is for 8 players. 7 players can use: Recommended and Seven cards, with the Fool." in wrong
    )
    assert "too many cards: 8, at most 7" in (await mona.slash(PREVIEW, set="Sabbath", players=5))
    assert "There is no set called “Nothing”" in (await mona.slash(PREVIEW, set="Nothing", players=8))
    assert not bot.client.services.previews.under_way


async def test_a_preview_is_played_as_the_server_plays_bug(bot: Running, mona: Member) -> None:
    endless(bot)
    await change(mona, "contest", "answers go round the table")
    await mona.slash(PREVIEW, set="recommended", players=4)
    (preview,) = bot.client.services.previews.under_way.values()
    assert preview.series.contest is ContestMode.CLOCKWISE


async def test_everything_else_goes_on_while_a_set_is_tried(
    bot: Running, mona: Member, milo: Member, anna: Member, guild: Guild
) -> None:
    endless(bot)
    await mona.slash(PREVIEW, set="recommended", players=4)
    await more_are_played(mona)
    began, slowest = time.monotonic(), 0.0
    for _ in range(20):
        before = time.monotonic()
        assert "opens a table here" in (await anna.slash("mascarade help"))
        slowest = max(slowest, time.monotonic() - before)
    assert slowest < 1.0
    assert time.monotonic() - began < 5.0
    assert "preview is already running on this server" in (await milo.slash(PREVIEW, set="seven", players=7))
    (worker,) = active_children()
    assert worker.pid is not None
    assert os.getpriority(os.PRIO_PROCESS, worker.pid) == 19
    await more_are_played(mona)


async def test_servers_try_sets_side_by_side_but_not_too_many(bot: Running, standin: Standin) -> None:
    endless(bot)
    others = [standin.guild(f"Server {number}") for number in range(4)]
    moderators = [other.member(f"Mod of {other.id}", permissions=("manage_guild",)) for other in others]
    for moderator in moderators[:3]:
        assert "Games played" in (await moderator.slash(PREVIEW, set="recommended", players=2))
    refused = await moderators[3].slash(PREVIEW, set="recommended", players=2)
    assert "Other servers are trying sets" in refused
    assert len(active_children()) == 1


async def test_a_bot_that_stops_says_what_it_has_and_leaves_no_process(
    standin: Standin, guild: Guild, database: Path, mona: Member
) -> None:
    async with running_bot(standin, database) as bot:
        endless(bot)
        await mona.slash(PREVIEW, set="recommended", players=4)
        await more_are_played(mona)
        began = time.monotonic()
    assert time.monotonic() - began < 10
    assert "among automata (level" in mona.sees()
    assert not active_children()


async def test_a_trial_ends_when_its_time_is_up() -> None:
    trials, tally = Trials(seconds=0.1), Tally()
    await trials.play(Series(2, RECOMMENDED[2], games=1_000_000), tally)
    assert tally.games < 1000
    assert not active_children()


async def test_a_trial_whose_worker_dies_ends_and_the_next_has_another() -> None:
    trials, tally = Trials(), Tally()
    playing = asyncio.create_task(trials.play(Series(2, RECOMMENDED[2], games=1_000_000), tally))
    await asyncio.sleep(0)
    (worker,) = active_children()
    worker.kill()
    await playing
    await trials.play(Series(2, RECOMMENDED[2], games=2), tally)
    assert tally.games >= 2


async def test_a_trial_whose_worker_hangs_ends_when_its_time_is_up() -> None:
    trials, tally = Trials(seconds=1.0), Tally()
    playing = asyncio.create_task(trials.play(Series(2, RECOMMENDED[2], games=1_000_000), tally))
    await asyncio.sleep(0)
    (worker,) = active_children()
    assert worker.pid is not None
    os.kill(worker.pid, signal.SIGSTOP)
    async with asyncio.timeout(20):
        await playing
    await asyncio.to_thread(worker.join, 5.0)
    assert not worker.is_alive()
