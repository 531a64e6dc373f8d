"""Discord fails, and nobody is punished for it: the time of a question runs while its message stands."""

import asyncio

import pytest

from bot.discord_ui.painting import reconciler
from bot.playground import Guild, Member, Standin
from bot.playground.standin.faults import Fault, Reset, Slow, Status, TooMany
from tests.tables.helpers import HandClock

from .acting import first_turns, seated, state_of
from .conftest import Running

MESSAGES = "* /channels/*"
ALWAYS = 100_000


async def keep_cards(people: list[Member]) -> None:
    """The first player's turn passes, whether the next can be shown or not."""
    await people[0].click("Swap – or not")
    await people[0].choose("Card", people[1].name)
    assert "swap" in await people[0].click("Only pretend")


@pytest.mark.parametrize("fault", [Status(503), Reset(after_effect=False)])
async def test_nobody_loses_a_turn_that_was_never_shown_bug(
    timed_bot: Running, standin: Standin, guild: Guild, hand: HandClock, fault: Fault
) -> None:
    # Drawing was tried again and again while the time of the question ran out.
    people = await seated(timed_bot, guild)
    standin.faults.plan(fault, MESSAGES, times=ALWAYS)
    await keep_cards(people)
    asked = await state_of(timed_bot, guild.general)
    began = hand.now()
    await asyncio.sleep(0.1)
    await hand.advance(1000)
    waiting = await state_of(timed_bot, guild.general)
    assert (waiting.game.table.number, waiting.game.table.turn) == (asked.game.table.number, 2)
    standin.faults.clear()
    await people[1].waits_for(f"{people[1].mention}, it’s your turn", 20)
    await timed_bot.settled()
    shown = (await state_of(timed_bot, guild.general)).deadline
    assert shown is not None
    assert asked.deadline is not None
    assert shown - asked.deadline == pytest.approx(hand.now() - began, abs=0.01)
    assert f"<t:{int(shown)}:R>" in people[1].sees()
    await hand.advance(shown - hand.now() + 4)
    assert (await state_of(timed_bot, guild.general)).game.table.turn == 3


async def test_a_question_that_discord_took_late_has_its_time_from_then_on(
    timed_bot: Running, standin: Standin, guild: Guild, hand: HandClock
) -> None:
    people = await seated(timed_bot, guild)
    standin.faults.plan(Slow(0.5), "POST /channels/*/messages")
    await keep_cards(people)
    asked = (await state_of(timed_bot, guild.general)).deadline
    await asyncio.sleep(0.1)
    await hand.advance(40)
    await people[1].waits_for(f"{people[1].mention}, it’s your turn")
    await timed_bot.settled()
    shown = (await state_of(timed_bot, guild.general)).deadline
    assert asked is not None
    assert shown is not None
    assert shown == pytest.approx(asked + 40, abs=0.01)
    assert f"<t:{int(shown)}:R>" in people[1].sees()


async def test_a_question_that_an_edit_asked_late_has_its_time_from_then_on_bug(
    timed_bot: Running, standin: Standin, guild: Guild, hand: HandClock
) -> None:
    # Only a late post was made up for: a contest whose edit Discord took late was over before anybody saw it.
    people = await seated(timed_bot, guild)
    await first_turns(timed_bot, people)
    await people[0].click("Announce")
    standin.faults.plan(Slow(0.5), "PATCH /channels/*/messages/*")
    await people[0].choose("Character", "King")
    asked = (await state_of(timed_bot, guild.general)).deadline
    assert asked is not None
    await asyncio.sleep(0.1)
    await hand.advance(40)
    await people[1].waits_for(f"<t:{int(asked + 40)}:R>")
    assert (await people[1].click("I am the King!")).ephemeral


async def test_a_success_anywhere_ends_the_waiting_bug(
    bot: Running, standin: Standin, guild: Guild, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The table stayed wrong until its own minute was over, although Discord was well again.
    monkeypatch.setattr(reconciler, "RETRY_AFTER", (60.0,))
    people = await seated(bot, guild)
    standin.faults.plan(Status(503), MESSAGES, times=ALWAYS)
    await keep_cards(people)
    await asyncio.sleep(1.2)
    standin.faults.clear()
    await people[2].slash("mascarade rules")
    await people[1].waits_for(f"{people[1].mention}, it’s your turn", 3)


@pytest.mark.parametrize("fault", [TooMany(20), TooMany(20, everywhere=True), Status(429)])
async def test_a_rate_limit_is_waited_for_and_is_no_refusal_bug(
    bot: Running, standin: Standin, guild: Guild, caplog: pytest.LogCaptureFixture, fault: Fault
) -> None:
    # After the library's five attempts the table was left blank for a minute.
    people = await seated(bot, guild)
    standin.faults.plan(fault, "POST /channels/*/messages", times=1 if fault == Status(429) else 12)
    await keep_cards(people)
    await people[1].waits_for(f"{people[1].mention}, it’s your turn", 10)
    assert "refuses" not in caplog.text


async def test_a_rate_limit_in_one_channel_lets_no_other_wait(
    bot: Running, standin: Standin, guild: Guild
) -> None:
    people = await seated(bot, guild)
    limited, stranger = guild.channel("limited"), guild.member("Stranger")
    stranger.goes_to(limited)
    standin.faults.plan(TooMany(60_000), f"POST /channels/{limited.id}/messages", times=ALWAYS)
    await stranger.slash("mascarade start")
    await keep_cards(people)
    await people[1].waits_for(f"{people[1].mention}, it’s your turn", 5)


async def test_nobody_loses_a_turn_when_the_clock_is_set_bug(
    timed_bot: Running, guild: Guild, hand: HandClock
) -> None:
    # Set forward by an hour, the clock had everybody's time pass at once.
    people = await seated(timed_bot, guild)
    hand.step(3600)
    await hand.advance(25)
    await timed_bot.settled()
    table = await state_of(timed_bot, guild.general)
    assert table.game.table.turn == 1
    assert table.deadline is not None
    await people[0].waits_for(f"<t:{int(table.deadline)}:R>")
