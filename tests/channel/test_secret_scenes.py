"""Answers, standing passes, peeks and powers: nobody receives a byte that depends on another's secret."""

from pathlib import Path

import pytest

from bot.playground import Member
from bot.servers.codes import write_code

from .acting import announce, any_swap, decide, first_turns, hold, say, seated, swap
from .twice import Room, play_twice

A, B, C, D = range(4)
PASS, PASS_ON, CLAIM = "Pass", "Pass until my next turn", "I am the King!"
MASKS = ("judge", "king", "queen", "fool", "spy", "bishop")


async def at_a_contest(room: Room, mode: str = "together") -> list[Member]:
    """A has announced the King."""
    people = await seated(room.bot, room.guild, contest=mode)
    await first_turns(room.bot, people)
    await announce(room.bot, people[A], "King")
    return people


@pytest.mark.parametrize(
    ("first", "answers"),
    [((), (PASS, CLAIM)), ((PASS,), (PASS_ON, CLAIM)), ((CLAIM,), (PASS, PASS_ON))],
)
async def test_an_answer_is_nobody_elses_until_the_contest_closes(
    tmp_path: Path, first: tuple[str, ...], answers: tuple[str, str]
) -> None:
    async def script(room: Room, turned: bool) -> None:
        people = await at_a_contest(room)
        for answer in first:
            await say(room.bot, people[B], answer)
        await say(room.bot, people[B], answers[turned])
        room.mark("answered", people)
        await say(room.bot, people[C], PASS)
        room.mark("open", people)
        await say(room.bot, people[D], PASS)
        room.mark("closed", people)

    runs = await play_twice(tmp_path, script)
    runs.told("answered", B)
    runs.same("open", A, C, D)
    if CLAIM in answers:
        runs.told("closed", A, C, D)
    else:
        runs.same("closed", A, C, D)


async def test_with_which_hand_somebody_contests_is_nobody_elses_until_the_contest_closes(
    tmp_path: Path,
) -> None:
    async def script(room: Room, turned: bool) -> None:
        bot, people = room.bot, await seated(room.bot, room.guild, 3)
        for turn in range(4):
            await any_swap(bot, people[turn % 3])
        announcer, contester, other = people[1], people[2], people[0]
        await announce(bot, announcer, "King, with your left card")
        await say(bot, contester, CLAIM)
        await contester.choose("Card", "your right card" if turned else "your left card")
        await bot.settled()
        room.mark("open", (announcer, other))
        await say(bot, other, PASS)
        room.mark("closed", (announcer, other))

    runs = await play_twice(tmp_path, script)
    runs.same("open", 0, 1)
    runs.told("closed", 0, 1)


@pytest.mark.parametrize("answers", [(PASS, CLAIM), (None, CLAIM), (None, PASS_ON)])
async def test_a_lodged_answer_is_nobody_elses_until_its_place_is_reached(
    tmp_path: Path, answers: tuple[str | None, str]
) -> None:
    async def script(room: Room, turned: bool) -> None:
        people = await at_a_contest(room, "clockwise")
        answer = answers[turned]
        if answer is None:
            await people[D].slash("mascarade rules")
        else:
            await say(room.bot, people[D], answer)
        await say(room.bot, people[B], PASS)
        room.mark("before D", people)
        await say(room.bot, people[C], PASS)
        room.mark("after D", people)

    runs = await play_twice(tmp_path, script)
    runs.same("before D", A, B, C)
    runs.told("after D", A, B, C)


@pytest.mark.parametrize("late", [False, True])
async def test_a_standing_pass_looks_like_an_unanswered_seat(tmp_path: Path, late: bool) -> None:
    async def script(room: Room, turned: bool) -> None:
        people = await at_a_contest(room)
        await say(room.bot, people[B], PASS)
        await say(room.bot, people[C], PASS)
        await say(room.bot, people[D], PASS_ON if turned else PASS)
        await announce(room.bot, people[B], "King")
        room.mark("announced", people)
        await say(room.bot, people[A], PASS)
        room.mark("one is missing", people)
        if late:
            await room.clock.advance(30)
            await room.bot.settled()
        else:
            await say(room.bot, people[C], PASS)
        room.mark("all others answered", people)

    runs = await play_twice(tmp_path, script)
    runs.told("announced", D)
    runs.same("one is missing", A, B, C)
    if late:
        runs.same("all others answered", A, B, C)
    else:
        runs.told("all others answered", A, B, C)


@pytest.mark.parametrize("secret", ["swap", "spy", "fool"])
async def test_what_was_seen_and_exchanged_is_nobody_elses(tmp_path: Path, secret: str) -> None:
    async def script(room: Room, turned: bool) -> None:
        bot, flipped = room.bot, secret if turned else None
        moderator = room.guild.member("Mona", permissions=("manage_guild",))
        await moderator.slash("mascarade-admin sets import", code=write_code(MASKS), name="Masks")
        people = await seated(bot, room.guild, set="Masks")
        a, b, c, d = people
        await swap(bot, a, b.name, really=flipped == "swap")
        for person, other in ((b, c), (c, d), (d, a)):
            await swap(bot, person, other.name)
        await announce(bot, a, "Spy")
        for person in (b, c, d):
            await say(bot, person, PASS)
        await a.click(f"{a.name}: choose")
        await a.choose("Card", b.name)
        await bot.settled()
        await a.click(f"{a.name}: choose")
        await decide(bot, a, really=flipped == "spy")
        room.mark("spied", people)
        await say(bot, b, "Peek")
        await b.slash("mascarade notes")
        room.mark("peeked", people)
        await announce(bot, c, "Fool")
        for person in (a, b, d):
            await say(bot, person, PASS)
        await c.click(f"{c.name}: choose")
        await hold(bot, c, "Two cards", a.name, b.name, really=flipped == "fool")
        await swap(bot, d, c.name)
        room.mark("fooled", people)
        await say(bot, a, "Peek")
        room.mark("peeked again", people)

    runs = await play_twice(tmp_path, script)
    knowing = {"swap": A, "spy": A, "fool": C}[secret]
    runs.same("spied", *({A, B, C, D} - {knowing}))
    if secret == "fool":
        runs.same("fooled", A, B, D)
        runs.told("fooled", C)
    else:
        runs.told("spied", A)
        runs.told("peeked", B)
    runs.same("peeked again", *({C, D} - {knowing}))
    runs.told("peeked again", A)
