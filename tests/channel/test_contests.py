"""An announcement and its answers: few edits, nobody called without need, standing passes."""

from bot.playground import Guild, Member, Standin
from bot.playground.people.screen import Seen
from tests.tables.helpers import HandClock

from .acting import announce, first_turns, say, seated, state_of
from .conftest import PAUSE, Running

PASS, PASS_ON = "Pass", "Pass until my next turn"


def contest_message(person: Member) -> Seen:
    """The message of the announcement that was made last."""
    return next(seen for seen in person.sees().newest_first() if "I am the" in str(seen.buttons))


def is_open(person: Member) -> bool:
    """Whether the newest message asks for answers to an announcement."""
    return PASS in person.sees().buttons


def calls(person: Member, text: str = "waiting for you") -> list[Seen]:
    """The messages that call those awaited."""
    return [seen for seen in person.sees().messages if text in seen.text]


async def test_an_announcement_shows_who_is_awaited_from_half_time_on_and_is_edited_at_most_twice_more(
    standin: Standin, timed_bot: Running, guild: Guild, hand: HandClock
) -> None:
    bot = timed_bot
    bot.client.reconciler.brush.patience = 0.0
    people = await seated(bot, guild, 6)
    await first_turns(bot, people)
    announcer, *others = people[4:] + people[:4]
    await announce(bot, announcer, "King")
    path = f"/channels/{guild.general.id}/messages/{contest_message(announcer).id}"

    def edits() -> int:
        return [method for method, where, _ in standin.rest.requests if where.endswith(path)].count("PATCH")

    claimed = edits()
    await say(bot, others[0], PASS)
    assert edits() == claimed
    assert "Still to answer" not in announcer.sees()
    await hand.advance(11)
    await bot.settled()
    assert others[0].name not in contest_message(announcer).text.split("Still to answer:")[1].split("\n")[0]
    for person in others[1:-1]:
        await say(bot, person, PASS)
    assert is_open(announcer)
    assert edits() == claimed + 2
    await say(bot, others[-1], PASS)
    assert "Not a soul objected" in announcer.sees()


async def test_a_live_contest_calls_nobody(timed_bot: Running, guild: Guild, hand: HandClock) -> None:
    people = await seated(timed_bot, guild)
    await first_turns(timed_bot, people)
    await announce(timed_bot, people[0], "King")
    before = len(people[0].sees().messages)
    await hand.advance(19)
    await timed_bot.settled()
    assert is_open(people[0])
    assert len(people[0].sees().messages) == before
    await hand.advance(5)
    await timed_bot.settled()
    assert not is_open(people[0])


async def test_a_slower_contest_calls_those_awaited_once(
    standin: Standin, timed_bot: Running, guild: Guild, hand: HandClock
) -> None:
    bot = timed_bot
    people = await seated(bot, guild, speed="relaxed")
    a, b, c, d = people
    await first_turns(bot, people)
    await announce(bot, a, "King")
    await say(bot, b, PASS)
    await hand.advance(140)
    await bot.settled()
    assert not calls(a)
    await hand.advance(20)
    await bot.settled()
    (call,) = calls(a)
    assert set(call.pinged) == {c.id, d.id}
    assert "waiting for you all" in call.text
    await hand.advance(100)
    await bot.settled()
    assert is_open(a)
    assert len(calls(a)) == 1
    guild.general.loses(call)
    await say(bot, c, PASS)
    await standin.quiet(0.1)
    assert not calls(a)


async def test_a_slow_turn_calls_its_player_once(timed_bot: Running, guild: Guild, hand: HandClock) -> None:
    people = await seated(timed_bot, guild, speed="relaxed")
    assert not calls(people[0])
    await hand.advance(460)
    await timed_bot.settled()
    (call,) = calls(people[0])
    assert call.pinged == (people[0].id,)
    await hand.advance(400)
    await timed_bot.settled()
    assert len(calls(people[0])) == 1


async def test_a_standing_pass_is_given_after_a_pause_like_a_person_s(
    timed_bot: Running, guild: Guild, hand: HandClock
) -> None:
    bot = timed_bot
    people = await seated(bot, guild)
    a, b, c, d = people
    await first_turns(bot, people)
    await announce(bot, a, "Queen")
    assert "until your next turn" in await say(bot, d, PASS_ON)
    assert "until your next turn" in await say(bot, d, PASS_ON)
    await say(bot, b, PASS)
    await say(bot, c, PASS)
    await announce(bot, b, "Queen")
    await say(bot, c, PASS)
    await say(bot, a, PASS)
    await hand.advance(PAUSE - 1)
    await bot.settled()
    assert is_open(a)
    await hand.advance(1)
    await bot.settled()
    assert not is_open(a)
    await announce(bot, c, "Queen")
    await say(bot, a, PASS)
    await hand.advance(24)
    await bot.settled()
    assert f"{d.mention}, it’s your turn" in a.sees()
    table = await state_of(bot, guild.general)
    assert table.game.table.gold.count(8) == 3
    assert [table.attendance.contest_misses[table.own_seat(person.id)] for person in people] == [0, 1, 0, 0]


async def test_a_standing_pass_ends_with_an_answer_of_ones_own_and_with_ones_turn(
    bot: Running, guild: Guild
) -> None:
    people = await seated(bot, guild)
    a, b, c, d = people
    await first_turns(bot, people)
    await announce(bot, a, "Queen")
    for person, answer in ((b, PASS), (c, PASS), (d, PASS_ON)):
        await say(bot, person, answer)
    await announce(bot, b, "Queen")
    await say(bot, d, "I am the Queen!")
    await say(bot, a, PASS)
    assert is_open(a)
    await say(bot, c, PASS)
    assert f"{d.name} (" in a.sees()
    await announce(bot, c, "Judge")
    await say(bot, a, PASS)
    await say(bot, b, PASS)
    assert is_open(a)
    await say(bot, d, PASS_ON)
    assert not is_open(a)
    await say(bot, d, "Peek")
    await announce(bot, a, "Queen")
    await say(bot, b, PASS)
    await say(bot, c, PASS)
    assert is_open(a)
    await say(bot, d, PASS)
    assert not is_open(a)
