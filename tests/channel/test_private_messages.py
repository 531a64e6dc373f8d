"""What only one person sees: no receipts, and nothing that has become untrue or is in the way."""

import asyncio
import random

import pytest

from bot.discord_ui.interactions import private_messages
from bot.playground import Guild, Member, Standin
from bot.playground.standin.faults import Slow
from bot.playground.standin.interactions import Callback

from .acting import announce, first_turns, private, say, seated, stop, swap
from .clicker import open_table, play_on
from .conftest import Running

PASS, PASS_ON, CLAIM = "Pass", "Pass until my next turn", "I am the King!"

STAYS = (
    "Turn ",
    "This game is over.",
    "### What you have seen",
    "You have not looked at a card lately.",
)
"""How private messages begin that are still true after the end, though a click met it."""


@pytest.fixture(autouse=True)
def tidied_at_once(bot: Running) -> None:
    """Nothing stays longer than it must."""
    bot.client.router.private.readable_for = 0.0


async def lines_left(bot: Running, person: Member) -> list[str]:
    """What only this person sees once everything is tidied."""
    await bot.settled()
    while tasks := bot.client.router.private.tasks | bot.client.departures.tasks:
        for task in list(tasks):
            await task
    return private(person)


async def test_what_the_table_shows_gets_no_receipt(bot: Running, guild: Guild) -> None:
    people = [guild.member(f"Player {number}") for number in range(1, 5)]
    await open_table(bot, people)
    for person in people:
        ready = await person.click("Ready")
        assert ready.interaction.callback is Callback.DEFERRED_UPDATE
        await bot.settled()
    assert not [line for person in people[1:] for line in await lines_left(bot, person)]


async def test_an_announcement_takes_its_prompt_away(bot: Running, guild: Guild) -> None:
    people = await seated(bot, guild)
    await first_turns(bot, people)
    announced = await announce(bot, people[0], "King")
    assert announced.interaction.callback is Callback.DEFERRED_UPDATE
    assert not [line for line in await lines_left(bot, people[0]) if "Who do you claim" in line]


async def test_an_answer_is_acknowledged_in_one_line_that_goes_with_the_contest(
    bot: Running, guild: Guild
) -> None:
    a, b, c, d = people = await seated(bot, guild)
    await first_turns(bot, people)
    await announce(bot, a, "King")
    for person in (b, c, d):
        person.reloads()
    for answer in (PASS, CLAIM, PASS):
        await say(bot, b, answer)
        assert len(await lines_left(bot, b)) == 1
    assert "You pass" in private(b)[0]
    await say(bot, c, PASS_ON)
    assert "You pass" in private(c)[0]
    closing = await say(bot, d, PASS)
    assert "You pass" in closing.text
    assert [await lines_left(bot, person) for person in (b, c, d)] == [[], [], []]


async def test_an_answer_shown_late_does_not_take_the_place_of_a_later_one_bug(
    bot: Running, standin: Standin, guild: Guild
) -> None:
    """“You pass” came after “You claim to be the King”, took it away, and stayed, untrue."""
    a, b, c, d = people = await seated(bot, guild)
    await first_turns(bot, people)
    await announce(bot, a, "King")
    b.reloads()
    standin.faults.plan(Slow(0.3), on="POST /interactions/*")
    late = asyncio.create_task(b.click(PASS))
    await asyncio.sleep(0.1)
    claimed = await say(bot, b, CLAIM)
    assert "You pass" in (await late).text
    await bot.answered()
    assert await lines_left(bot, b) == [claimed.text]
    for person in (c, d):
        await say(bot, person, PASS)
    assert "objects" in a.sees() or "Masks off" in a.sees()
    assert await lines_left(bot, b) == []


async def test_what_was_answered_does_not_stay_before_who_has_left_bug(bot: Running, guild: Guild) -> None:
    """“You pass. Changed your mind? Click again.” stayed, though another took the seat and claimed."""
    a, b, c, _ = people = await seated(bot, guild)
    await first_turns(bot, people)
    for person in (b, c):
        person.reloads()
    await announce(bot, a, "King")
    await say(bot, b, PASS)
    await say(bot, c, PASS)
    left = await b.slash("mascarade leave")
    assert await lines_left(bot, b) == [left.text]
    assert "You pass" in (await lines_left(bot, c))[0]


async def test_whoever_closes_a_contest_gets_the_same_line_whatever_comes_of_it(
    bot: Running, guild: Guild
) -> None:
    a, b, c, d = people = await seated(bot, guild)
    await first_turns(bot, people)
    said = []
    for announcer, others in ((a, (b, c, d)), (b, (a, c, d))):
        await announce(bot, announcer, "King")
        for person in others[:-1]:
            await say(bot, person, CLAIM if announcer is b else PASS)
        said.append((await say(bot, others[-1], PASS)).text)
    assert len(set(said)) == 1


async def test_a_line_about_the_present_goes_when_the_next_turn_is_over(bot: Running, guild: Guild) -> None:
    a, b, c, d = await seated(bot, guild)
    d.reloads()
    refused = await d.click("Swap – or not")
    assert refused.text == f"It is {a.name}’s turn."
    await swap(bot, a, b.name)
    assert await lines_left(bot, d) == [refused.text]
    await swap(bot, b, c.name)
    assert not await lines_left(bot, d)


async def test_a_line_about_a_turn_goes_though_its_game_ends_while_it_is_being_sent(
    bot: Running, standin: Standin, guild: Guild
) -> None:
    a, _, _, d = await seated(bot, guild)
    standin.faults.plan(Slow(0.3), on="POST /interactions/*")
    refused = asyncio.create_task(d.click("Swap – or not"))
    await asyncio.sleep(0.1)
    await stop(bot, guild)
    assert (await refused).text == f"It is {a.name}’s turn."
    assert not await lines_left(bot, d)


async def test_a_look_stays_until_ones_next_turn_is_over(bot: Running, guild: Guild) -> None:
    a, b, c, d = people = await seated(bot, guild)
    await first_turns(bot, people)
    a.reloads()
    look = await say(bot, a, "Peek")
    for person, other in ((b, c), (c, d), (d, c)):
        await swap(bot, person, other.name)
        assert look.text in await lines_left(bot, a)
    await swap(bot, a, b.name)
    assert look.text not in await lines_left(bot, a)


@pytest.mark.parametrize("token", [None, 0.05])
@pytest.mark.parametrize(("contest", "seed"), [("together", 1), ("clockwise", 2)])
async def test_nobody_has_more_than_five_private_messages_left_after_a_game(
    bot: Running,
    guild: Guild,
    monkeypatch: pytest.MonkeyPatch,
    contest: str,
    seed: int,
    token: float | None,
) -> None:
    if token is not None:
        monkeypatch.setattr(private_messages, "TOKEN_LIVES", token)
    people = [guild.member(f"Player {number}") for number in range(1, 9)]
    await open_table(bot, people, contest=contest)
    await play_on(bot, people, random.Random(seed), reloading=False)
    await asyncio.sleep(token or 0.0)
    left = [await lines_left(bot, person) for person in people]
    assert max(map(len, left)) <= 5, left
    for line in (line for lines in left for line in lines):
        assert line.startswith(STAYS) or "table" in line, line
    desks = [desk for desks in bot.client.router.private.of_game.values() for desk in desks.values()]
    assert sum(len(desk.messages) for desk in desks) <= sum(map(len, left))
