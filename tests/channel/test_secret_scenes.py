"""Answers, standing passes, peeks and powers: nobody receives a byte that depends on another's secret."""

from pathlib import Path

import pytest

from bot.playground import Member
from bot.servers.codes import write_code

from .acting import announce, any_swap, decide, first_turns, hold, say, seated, swap
from .conftest import PAUSE
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


def awaited(person: Member) -> str:
    """The line that tells everybody who has not answered."""
    lines = [line for seen in person.sees().messages for line in seen.text.splitlines()]
    (line,) = (line for line in lines if line.startswith("Still to answer:"))
    return line


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
        await room.mark("answered", people)
        await say(room.bot, people[C], PASS)
        await room.mark("open", people)
        await say(room.bot, people[D], PASS)
        await room.mark("closed", people)

    runs = await play_twice(tmp_path, script)
    runs.told("answered", B)
    runs.same("open", A, C, D)
    runs.counted_alike("answered", "open")
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
        await contester.choose("Card", "Your right card" if turned else "Your left card")
        await bot.settled()
        await room.mark("open", (announcer, other))
        await say(bot, other, PASS)
        await room.mark("closed", (announcer, other))

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
        await room.mark("before D", people)
        await say(room.bot, people[C], PASS)
        await room.mark("D is asked", people)
        await passes_time(room, PAUSE)
        await room.mark("after D", people)

    runs = await play_twice(tmp_path, script)
    runs.same("D is asked", A, B, C)
    runs.told("after D", A, B, C)


async def passes_time(room: Room, seconds: float) -> None:
    """Let time pass, and everything be drawn that comes of it."""
    await room.clock.advance(seconds)
    await room.bot.settled()


async def answers_in_time(room: Room, person: Member, answer: str | None, *, silently: bool = False) -> None:
    """After the pause that somebody makes, an answer by hand, or something else in its place.

    Who is told nothing in private, since everybody sees the answer, uses up only the id of a click.
    """
    if answer is None and silently:
        room.use_up_an_id()
    elif answer is None:
        await person.slash("mascarade rules")
    await passes_time(room, PAUSE)
    if answer is not None:
        await say(room.bot, person, answer)


async def with_a_standing_pass(room: Room, mode: str, turned: bool) -> list[Member]:
    """Everybody has passed when A was the King, D until the next turn or not; B announces the King."""
    people = await at_a_contest(room, mode)
    for person in (people[B], people[C]):
        await say(room.bot, person, PASS)
    if mode == "clockwise" and not turned:
        room.use_up_an_id()
    await say(room.bot, people[D], PASS_ON if turned else PASS)
    await announce(room.bot, people[B], "King")
    await room.mark("announced", people)
    return people


async def test_a_standing_pass_is_a_pass_by_hand_in_every_window_that_follows(tmp_path: Path) -> None:
    async def script(room: Room, turned: bool) -> None:
        people = await with_a_standing_pass(room, "together", turned)
        by_hand = None if turned else PASS
        await say(room.bot, people[A], PASS)
        await answers_in_time(room, people[D], by_hand)
        await room.mark("one is missing", people)
        await say(room.bot, people[C], PASS)
        await announce(room.bot, people[C], "King")
        for person in (people[A], people[B]):
            await say(room.bot, person, PASS)
        await room.mark("D is missing", people)
        await answers_in_time(room, people[D], by_hand)
        await room.mark("closed", people)
        assert "it’s your turn" in people[D].sees()

    runs = await play_twice(tmp_path, script)
    runs.told("announced", D)
    runs.same("one is missing", A, B, C)
    runs.same("D is missing", A, B, C)
    runs.same("closed", A, B, C)


async def test_a_standing_pass_costs_no_time_and_shows_in_no_time_out(tmp_path: Path) -> None:
    async def script(room: Room, turned: bool) -> None:
        people = await with_a_standing_pass(room, "together", turned)
        await answers_in_time(room, people[D], None if turned else PASS)
        await passes_time(room, 6)
        await room.mark("half-time", people)
        assert people[D].name not in awaited(people[A])
        await passes_time(room, 20)
        await room.mark("time is up", people)
        await announce(room.bot, people[C], "King")
        await room.mark("the next window", people)

    runs = await play_twice(tmp_path, script)
    runs.same("half-time", A, B, C)
    runs.same("time is up", A, B, C)
    runs.same("the next window", A, B, C)


async def test_clockwise_a_standing_pass_is_a_pass_by_hand_in_every_window_that_follows(
    tmp_path: Path,
) -> None:
    async def script(room: Room, turned: bool) -> None:
        people = await with_a_standing_pass(room, "clockwise", turned)
        by_hand = None if turned else PASS
        await say(room.bot, people[C], PASS)
        await room.mark("D is asked", people)
        await answers_in_time(room, people[D], by_hand, silently=True)
        await room.mark("D has passed", people)
        await say(room.bot, people[A], PASS)
        await announce(room.bot, people[C], "King")
        await answers_in_time(room, people[D], by_hand, silently=True)
        await room.mark("D has passed first", people)

    runs = await play_twice(tmp_path, script)
    runs.same("D is asked", A, B, C)
    runs.same("D has passed", A, B, C)
    runs.same("D has passed first", A, B, C)


@pytest.mark.parametrize("answer", [PASS, CLAIM])
async def test_clockwise_a_lodged_answer_is_heard_like_one_by_hand(tmp_path: Path, answer: str) -> None:
    async def script(room: Room, turned: bool) -> None:
        people = await at_a_contest(room, "clockwise")
        if turned:
            await say(room.bot, people[D], answer)
        else:
            await people[D].slash("mascarade rules")
        for person in (people[B], people[C]):
            await say(room.bot, person, PASS)
        await answers_in_time(room, people[D], None if turned else answer, silently=True)
        await room.mark("D has answered", people)

    runs = await play_twice(tmp_path, script)
    runs.same("D has answered", A, B, C)


async def test_until_half_time_nobody_sees_who_has_answered(tmp_path: Path) -> None:
    async def script(room: Room, turned: bool) -> None:
        people = await at_a_contest(room)
        early, late = (people[B], people[C]) if turned else (people[C], people[B])
        await say(room.bot, early, PASS)
        await passes_time(room, 9)
        await room.mark("before half-time", people)
        await passes_time(room, 2)
        await room.mark("half-time", people)
        assert late.name in awaited(people[A])

    runs = await play_twice(tmp_path, script)
    runs.same("before half-time", A, D)
    runs.told("half-time", A, D)


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
        await decide(bot, a, really=flipped == "spy")
        await room.mark("spied", people)
        await say(bot, b, "Peek")
        await b.slash("mascarade notes")
        await b.click("My card")
        await a.click("My card")
        await room.mark("peeked", people)
        await announce(bot, c, "Fool")
        for person in (a, b, d):
            await say(bot, person, PASS)
        await c.click(f"{c.name}: choose")
        await hold(bot, c, "Two cards", a.name, b.name, really=flipped == "fool")
        await swap(bot, d, c.name)
        await room.mark("fooled", people)
        await say(bot, a, "Peek")
        await room.mark("peeked again", people)

    runs = await play_twice(tmp_path, script)
    knowing = {"swap": A, "spy": A, "fool": C}[secret]
    runs.same("spied", *({A, B, C, D} - {knowing}))
    runs.counted_alike("spied", "peeked", "fooled")
    if secret == "fool":
        runs.same("fooled", A, B, D)
        runs.told("fooled", C)
    else:
        runs.told("spied", A)
        runs.told("peeked", B)
        looked = [files for _, data, files in runs.plain.moments["peeked"][B] if b"cards.png" in data]
        assert looked
        assert all(files for files in looked)
    runs.same("peeked again", *({C, D} - {knowing}))
    runs.told("peeked again", A)


@pytest.mark.parametrize("click", ["My card", "My notes"])
async def test_what_somebody_looks_up_and_what_goes_from_before_them_reaches_nobody_else(
    tmp_path: Path, click: str
) -> None:
    async def script(room: Room, turned: bool) -> None:
        people = await at_a_contest(room)
        for person in people[1:] * 2:
            await (person.click(click) if turned else person.slash("mascarade rules"))
        for person in people[1:]:
            await say(room.bot, person, PASS)
        await room.mark("closed", people)

    runs = await play_twice(tmp_path, script)
    runs.same("closed", A)
    runs.told("closed", B, C, D)
