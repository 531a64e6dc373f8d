"""The table posted again at the bottom: one table, nobody called twice, and no card left face up."""

import asyncio
from pathlib import Path

import pytest

from bot.game import legal_actions
from bot.playground import Guild, Member, Standin
from bot.playground.standin.faults import Slow
from tests.tables.helpers import HandClock

from .acting import announce, first_turns, get_ready, say, seated, state_of
from .clicker import open_table
from .conftest import Running
from .test_restart import Child, begin, live_messages

FACE_UP = "Take a good look"


def cards_up(person: Member) -> bool:
    """Whether all cards can be read in the channel."""
    return any(FACE_UP in str(seen) for seen in person.sees().messages if not seen.ephemeral)


@pytest.mark.parametrize("often", [2, 5])
async def test_many_who_ask_at_once_leave_one_table(bot: Running, guild: Guild, often: int) -> None:
    people = [guild.member(f"Player {number}") for number in range(1, 6)]
    await open_table(bot, people)
    await asyncio.gather(*(person.slash("mascarade table") for person in people[:often]))
    await bot.settled()
    assert len(live_messages(people[0])) == 1
    people = await get_ready(bot, people)
    assert not cards_up(people[0])
    await asyncio.gather(*(person.slash("mascarade table") for person in people[:often]))
    await bot.settled()
    assert len(live_messages(people[0])) == 1


async def test_own_deletion_noted_twice_bug(
    bot: Running, guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    # Discord told of the bot's own deletion before the bot had noted it, and so it was noted once more.
    people = await seated(bot, guild)
    store = bot.client.tables.store
    mark_gone, gone = store.mark_gone, []

    async def note_late(game_id: str, slot: str) -> None:
        gone.append(slot)
        await asyncio.sleep(0.2)
        await mark_gone(game_id, slot)

    monkeypatch.setattr(store, "mark_gone", note_late)
    await people[0].slash("mascarade table")
    await bot.settled()
    assert len(gone) == len(set(gone)) == 1


async def test_a_crash_while_the_old_table_is_taken_away_leaves_no_card_face_up(
    standin: Standin, guild: Guild, database: Path
) -> None:
    people = [guild.member(f"Player {number}") for number in range(1, 5)]
    child = Child(standin, database)
    await child.start()
    try:
        await begin(people)
        standin.faults.plan(Slow(30), "DELETE /channels/*/messages/*", times=1)
        asking = asyncio.create_task(people[0].slash("mascarade table"))
        await people[0].waits_for(lambda screen: str(screen).count(FACE_UP) == 2)
        await child.kill()
        asking.cancel()
        await asyncio.gather(asking, return_exceptions=True)
        standin.faults.clear()
        await child.start()
        for person in people:
            await person.click("Ready")
        await people[0].waits_for("it’s your turn")
        assert not cards_up(people[0])
    finally:
        await child.kill()


async def test_a_table_posted_again_calls_nobody(bot: Running, guild: Guild) -> None:
    people = await seated(bot, guild)
    (before,) = live_messages(people[0])
    assert before.pinged == (people[0].id,)
    await guild.member("Wendy").slash("mascarade table")
    await bot.settled()
    (after,) = live_messages(people[0])
    assert after.pinged == ()
    assert people[0].mention in str(after.text)


async def test_commands_have_bounds_too(bot: Running, guild: Guild) -> None:
    await seated(bot, guild)
    wendy = guild.member("Wendy")
    bot.client.limit.most = 3
    answers = [await wendy.slash("mascarade table") for _ in range(5)]
    assert ["Easy!" in answer for answer in answers] == [False, False, False, True, True]


async def test_a_message_of_a_finished_game_stays_deleted(bot: Running, guild: Guild) -> None:
    people = await seated(bot, guild)
    game_id = (await state_of(bot, guild.general)).game_id
    await bot.tables.stop_game(game_id)
    await bot.settled()
    (ending,) = live_messages(people[0])
    guild.general.loses(ending)
    await asyncio.sleep(0.1)
    await bot.settled()
    assert live_messages(people[0]) == []


async def test_play_that_runs_ahead_of_the_messages_leaves_nothing_open(
    standin: Standin, bot: Running, guild: Guild
) -> None:
    people = [guild.member(f"Player {number}") for number in range(1, 5)]
    await people[0].slash("mascarade start")
    await bot.settled()
    for person in people[1:]:
        await say(bot, person, "Join")
    standin.faults.plan(Slow(1.0), "POST /channels/*/messages", times=1)
    await people[0].click("Start")
    for _ in range(9):
        table = await state_of(bot, guild.general)
        seat = table.game.table.awaited()[0]
        await bot.tables.act(table.game_id, legal_actions(table.game, seat)[0])
    await bot.settled()
    assert not cards_up(people[0])
    assert len(live_messages(people[0])) == 1


@pytest.mark.parametrize("click", ["I am the King!", "Pass", "Pass until my next turn"])
async def test_who_takes_a_seat_does_not_learn_what_was_said_there(
    bot: Running, guild: Guild, click: str
) -> None:
    told = []
    for number, said in enumerate(("I am the King!", "Pass", "Pass until my next turn")):
        channel = guild.channel(f"table-{number}")
        people = [guild.member(f"Player {number}") for number in range(1, 5)]
        eve = guild.member("Eve")
        for person in (*people, eve):
            person.goes_to(channel)
        await open_table(bot, people)
        people = await get_ready(bot, people)
        await first_turns(bot, people)
        await announce(bot, people[0], "King")
        await say(bot, people[3], said)
        await people[3].slash("mascarade leave")
        await eve.slash("mascarade join")
        told.append((await say(bot, eve, click)).text)
    assert len(set(told)) == 1, told


async def test_who_left_the_server_is_missed_at_a_contest(
    timed_bot: Running, guild: Guild, hand: HandClock
) -> None:
    people = await seated(timed_bot, guild)
    await first_turns(timed_bot, people)
    await announce(timed_bot, people[0], "King")
    people[2].leaves()
    await say(timed_bot, people[1], "Pass")
    await say(timed_bot, people[3], "Pass")
    await hand.advance(60)
    await timed_bot.settled()
    table = await state_of(timed_bot, guild.general)
    assert people[2].id not in [holder.user_id for holder in table.seats]


async def test_a_clockwise_contest_says_at_once_who_is_asked(bot: Running, guild: Guild) -> None:
    people = await seated(bot, guild, 5, contest="clockwise")
    await first_turns(bot, people)
    brush = bot.client.reconciler.brush
    brush.patience, brush.promptness = 3600.0, 0.05
    await announce(bot, people[4], "King")
    for person in people[:4]:
        await people[4].waits_for(f"Is {person.name} the King too?")
        await person.click("Pass")
