"""Whoever is awaited is called once, by a message that goes when it is answered, or not at all."""

import random
from pathlib import Path

import pytest

from bot.playground import Guild, Member, Standin
from bot.playground.people.screen import Seen
from tests.admin.helpers import change
from tests.tables.helpers import HandClock

from .acting import announce, first_turns, say, seated, state_of
from .conftest import Running, running_bot
from .test_gaps import gap

PASS, PASS_ON, CLAIM = "Pass", "Pass until my next turn", "I am the Witch!"
CALL, NUDGE = ("over to you",), ("waiting for you",)
HOUR = 3600.0
SELDOM = HOUR
"""How often a bot notes that it is at work for which many hours are to pass."""
SOMEBODY_ELSE_S_WITCH = 2
"""A seed of chance with which the Witch is neither the announcer's nor in the centre."""


def calls(person: Member, texts: tuple[str, ...] = CALL) -> list[Seen]:
    """The messages in the channel that call those awaited."""
    return [seen for seen in person.sees().messages if any(text in seen.text for text in texts)]


def pinging(person: Member, since: int) -> list[Seen]:
    """The messages after so many that have notified a person and are still there."""
    return [seen for seen in person.sees().messages[since:] if person.id in seen.pinged]


async def holder_of(bot: Running, people: list[Member], character: str) -> Member:
    """Who really is a character."""
    table = await state_of(bot, people[0].channel)
    seat = table.game.table.setup.layout.owner(table.game.cards.index(character))
    return next(person for person in people if table.seat_of(person.id) == seat)


async def until(bot: Running, guild: Guild) -> int:
    """The time that the question's message should show."""
    deadline = (await state_of(bot, guild.general)).deadline
    assert deadline is not None
    return int(deadline)


async def slow_contest(
    bot: Running, guild: Guild, *, speed: str = "correspondence", **options: str
) -> list[Member]:
    """A has announced the Witch."""
    people = await seated(bot, guild, 5, speed=speed, **options)
    await first_turns(bot, people)
    await say(bot, people[4], "Peek")
    await announce(bot, people[0], "Witch")
    return people


async def test_a_slow_contest_calls_everybody_awaited_at_once_in_a_message_that_goes_when_it_closes(
    bot: Running, guild: Guild
) -> None:
    people = await slow_contest(bot, guild)
    a, b, c, d, e = people
    (call,) = calls(a)
    assert set(call.pinged) == {b.id, c.id, d.id, e.id}
    for person in (b, c, d):
        await say(bot, person, PASS)
        assert [seen.text for seen in calls(a)] == [call.text]
    await say(bot, e, PASS)
    assert not any(seen.text == call.text for seen in calls(a))


async def test_clockwise_a_slow_contest_calls_one_after_the_other(bot: Running, guild: Guild) -> None:
    people = await slow_contest(bot, guild, contest="clockwise")
    for person in people[1:4]:
        (call,) = calls(people[0])
        assert call.pinged == (person.id,)
        await say(bot, person, PASS)
    (call,) = calls(people[0])
    assert call.pinged == (people[4].id,)


async def test_a_slow_power_s_question_to_whose_turn_it_is_calls_them(bot: Running, guild: Guild) -> None:
    people = await slow_contest(bot, guild)
    a = people[0]
    for person in people[1:]:
        await say(bot, person, PASS)
    (call,) = calls(a)
    assert call.pinged == (a.id,)
    await a.click(f"{a.name}: choose")
    await a.click("Keep my 6 gold")
    await bot.settled()
    assert not calls(a)


async def test_a_live_power_s_question_to_somebody_else_calls_them_and_nobody_else(
    bot: Running, guild: Guild
) -> None:
    bot.client.services.lobbies.chance = random.Random(SOMEBODY_ELSE_S_WITCH)
    people = await slow_contest(bot, guild, speed="live")
    witch = await holder_of(bot, people, "witch")
    assert witch is not people[0]
    before = len(people[0].sees().messages)
    for person in people[1:]:
        assert not any(pinging(one, before) for one in people)
        await say(bot, person, CLAIM if person is witch else PASS)
    assert [person for person in people for _ in pinging(person, before)] == [witch]
    await witch.click(f"{witch.name}: choose")
    await witch.click("Keep my 6 gold")
    await bot.settled()
    assert not calls(witch)


async def test_a_live_power_s_question_to_whose_turn_it_is_calls_nobody(bot: Running, guild: Guild) -> None:
    people = await slow_contest(bot, guild, speed="live")
    before = len(people[0].sees().messages)
    for person in people[1:]:
        await say(bot, person, PASS)
    assert f"{people[0].name}: choose" in people[0].sees().buttons
    assert not any(pinging(person, before) for person in people)


async def test_a_standing_pass_is_called_like_anybody(
    timed_bot: Running, guild: Guild, hand: HandClock
) -> None:
    bot = timed_bot
    people = await slow_contest(bot, guild)
    a, b, *others = people
    await say(bot, b, PASS)
    for person in others:
        await say(bot, person, PASS_ON)
    await a.click(f"{a.name}: choose")
    await a.click("Keep my 6 gold")
    await bot.settled()
    await announce(bot, b, "Witch")
    (call,) = calls(a)
    assert set(call.pinged) == {a.id, *(person.id for person in others)}
    await hand.advance(10)
    await bot.settled()
    assert [seen.text for seen in calls(a)] == [call.text]


async def test_at_half_time_a_nudge_takes_the_place_of_the_call_and_goes_when_it_is_answered(
    timed_bot: Running, guild: Guild, hand: HandClock
) -> None:
    timed_bot.tables.outages.heartbeat = SELDOM
    bot = timed_bot
    people = await slow_contest(bot, guild)
    a, *others = people
    for person in others[:-1]:
        await say(bot, person, PASS)
    await hand.advance(12 * HOUR + 60)
    await bot.settled()
    assert not calls(a)
    (nudge,) = calls(a, NUDGE)
    assert nudge.pinged == (others[-1].id,)
    await say(bot, others[-1], PASS)
    assert not calls(a, NUDGE)


@pytest.mark.expects_errors("Attempting a reconnect")
@pytest.mark.parametrize(("speed", "lost"), [("live", 100.0), ("correspondence", 5 * HOUR)])
async def test_a_nudge_shows_the_right_time_after_deadlines_moved_bug(
    timed_bot: Running, standin: Standin, guild: Guild, hand: HandClock, speed: str, lost: float
) -> None:
    timed_bot.tables.outages.heartbeat = SELDOM
    # The turn's message was put right and the nudge below it, which is newer, kept the old time; of slow
    # games neither was.
    people = await seated(timed_bot, guild, speed=speed)
    half_time = (await state_of(timed_bot, guild.general)).deadlines[0]
    await hand.advance(half_time.fires - hand.now() + 1)
    await timed_bot.settled()
    (nudge,) = calls(people[1], NUDGE)
    before = await until(timed_bot, guild)
    assert f"<t:{before}:R>" in nudge.text
    await gap(timed_bot, standin, hand, lost)
    after = await until(timed_bot, guild)
    assert after > before
    await people[1].waits_for(lambda screen: sum(f"<t:{after}:R>" in seen for seen in screen.messages) == 2)
    assert f"<t:{before}:R>" not in people[1].sees()
    assert calls(people[1], NUDGE)[0].id == nudge.id


async def test_a_nudge_names_those_who_have_not_answered_yet(
    timed_bot: Running, guild: Guild, hand: HandClock
) -> None:
    timed_bot.tables.outages.heartbeat = SELDOM
    people = await slow_contest(timed_bot, guild)
    a, b, *others = people
    await hand.advance(12 * HOUR + 60)
    await timed_bot.settled()
    (nudge,) = calls(a, NUDGE)
    assert b.mention in nudge.text
    await say(timed_bot, b, PASS)
    (left,) = calls(a, NUDGE)
    assert left.id == nudge.id
    assert b.mention not in left.text
    assert all(person.mention in left.text for person in others)
    guild.general.loses(left)
    await say(timed_bot, others[0], PASS)
    assert not calls(a, NUDGE)


async def test_who_wants_no_calls_is_notified_by_nothing_and_changes_that_as_they_like(
    bot: Running, guild: Guild
) -> None:
    people = await slow_contest(bot, guild, contest="clockwise")
    a, b, c, *_ = people
    assert "calls you with a mention" in await c.slash("mascarade calls")
    assert "No game calls you" in await c.click("Don’t call me")
    before = len(c.sees().messages)
    await say(bot, b, PASS)
    assert not calls(a)
    assert not pinging(c, before)
    await say(bot, c, PASS)
    assert "No game calls you" in await c.slash("mascarade calls")
    assert "calls you with a mention" in await c.click("Call me")
    (call,) = calls(a)
    assert call.pinged == (people[3].id,)


async def test_who_wants_no_calls_is_not_notified_by_the_turn_s_message_and_forgetting_ends_that(
    bot: Running, guild: Guild
) -> None:
    people = await slow_contest(bot, guild)
    a, b, *others = people
    await b.slash("mascarade calls")
    await b.click("Don’t call me")
    for person in (b, *others):
        await say(bot, person, PASS)
    await a.click(f"{a.name}: choose")
    await a.click("Keep my 6 gold")
    await bot.settled()
    newest = [seen for seen in a.sees().messages if b.mention in seen.text][-1]
    assert newest.pinged == ()
    await b.slash("mascarade forget-me")
    await b.click("Delete for good")
    assert "calls you with a mention" in await b.slash("mascarade calls")


async def test_where_nobody_is_mentioned_nobody_is_called(bot: Running, guild: Guild) -> None:
    moderator = guild.member("Mona", permissions=("manage_guild",))
    await change(moderator, "mentions", "nobody")
    people = await slow_contest(bot, guild)
    assert not calls(people[0])


async def test_a_call_outlives_a_restart_and_is_not_repeated(
    standin: Standin, guild: Guild, database: Path
) -> None:
    async with running_bot(standin, database) as bot:
        people = await slow_contest(bot, guild)
        before = [seen.id for seen in calls(people[0])]
    async with running_bot(standin, database) as bot:
        await say(bot, people[1], PASS)
        assert [seen.id for seen in calls(people[0])] == before
        for person in people[2:]:
            await say(bot, person, PASS)
        assert not {seen.id for seen in calls(people[0])} & set(before)


async def test_a_call_that_somebody_deletes_stays_deleted(
    standin: Standin, bot: Running, guild: Guild
) -> None:
    people = await slow_contest(bot, guild)
    (call,) = calls(people[0])
    guild.general.loses(call)
    await standin.quiet(0.1)
    await say(bot, people[1], PASS)
    assert not calls(people[0])
