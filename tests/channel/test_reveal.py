"""Masks come off on a stage: who claimed, a breath, then the cards; until then nobody is told more."""

import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from bot.lobby import suspense
from bot.playground import Guild, Member, Standin
from bot.playground.people.attacker import Attacker
from bot.playground.people.screen import Seen, label
from bot.service.game_codes import code_of
from bot.tables.tables import no_suspense
from tests.admin.helpers import change
from tests.tables.helpers import HandClock

from .acting import announce, first_turns, get_ready, say, seated, state_of, stop, swap
from .clicker import open_table, play_on
from .conftest import Running, brief, running_bot
from .test_frugal import channel_writes
from .test_restart import Child, assert_told_once, begin, live_messages, until_drawn
from .twice import Room, play_twice

A, B, C, D, MODERATOR = range(5)
PASS, CLAIM = "Pass", "I am the King!"
MASKS_OFF, SHOWED, ONE_MOMENT = "Masks off…", "✘", "coming off"
BREATH = 3.0


def newest(person: Member) -> Seen:
    """The newest public message."""
    return next(seen for seen in person.sees().newest_first() if not seen.ephemeral)


def is_masked(person: Member) -> bool:
    """Whether the table shows who claimed, and nothing to click but notes."""
    return MASKS_OFF in newest(person) and [label(one) for one in newest(person).buttons] == ["My notes"]


async def contested(bot: Running, people: list[Member]) -> str:
    """The first announces the King, the second contests; what the last is told, who closes the window."""
    await first_turns(bot, people)
    await announce(bot, people[A], "King")
    await say(bot, people[B], CLAIM)
    await say(bot, people[C], PASS)
    return (await say(bot, people[D], PASS)).text


async def test_who_claimed_stands_alone_for_a_breath_then_the_cards_turn_over(
    staged_bot: Running, guild: Guild, hand: HandClock
) -> None:
    people = await seated(staged_bot, guild)
    answer = await contested(staged_bot, people)
    assert "pass" in answer.lower()
    assert is_masked(people[A])
    claims = newest(people[A]).text
    assert f"{people[A].name}: “I am the King!”" in claims
    assert f"{people[B].name} objects." in claims
    assert people[C].name not in claims
    assert SHOWED not in people[A].sees()
    await hand.advance(BREATH)
    await staged_bot.settled()
    assert MASKS_OFF not in newest(people[A])
    assert SHOWED in people[A].sees()
    assert people[B].mention in newest(people[A]).text


async def test_until_then_every_other_wish_is_put_off_kindly(
    staged_bot: Running, guild: Guild, hand: HandClock
) -> None:
    people = await seated(staged_bot, guild)
    await contested(staged_bot, people)
    assert ONE_MOMENT in await people[C].slash("mascarade leave")
    assert "no notes" not in await people[B].click("My notes")
    await hand.advance(BREATH)
    await staged_bot.settled()
    assert ONE_MOMENT not in await people[C].slash("mascarade leave")


async def test_who_stops_the_game_takes_the_masks_off(staged_bot: Running, guild: Guild) -> None:
    people = await seated(staged_bot, guild)
    await contested(staged_bot, people)
    await stop(staged_bot, guild)
    assert "stopped" in newest(people[A]).text
    assert "Rematch" in people[A].sees().buttons
    assert not [seen for seen in people[A].sees().messages if MASKS_OFF in seen]


async def test_the_table_posted_again_is_masked_too(
    staged_bot: Running, guild: Guild, hand: HandClock
) -> None:
    people = await seated(staged_bot, guild)
    await contested(staged_bot, people)
    await people[C].slash("mascarade table")
    await staged_bot.settled()
    assert is_masked(people[A])
    await hand.advance(BREATH)
    await staged_bot.settled()
    assert SHOWED in people[A].sees()
    assert len(live_messages(people[A])) == 1


async def test_a_staged_reveal_needs_at_most_two_writes_more(
    standin: Standin, guild: Guild, tmp_path: Path, hand: HandClock
) -> None:
    writes = []
    for name, how in (("plain", no_suspense), ("staged", suspense)):
        channel = guild.channel(name)
        async with running_bot(standin, tmp_path / f"{name}.db", hand, suspense=how) as bot:
            hand.tables = bot.tables
            people = [guild.member(f"Player {number}") for number in range(1, 5)]
            for person in people:
                person.goes_to(channel)
            await open_table(bot, people)
            people = await get_ready(bot, people)
            await contested(bot, people)
            await hand.advance(BREATH)
            await bot.settled()
            writes.append(channel_writes(standin, channel.id))
    assert 0 < writes[1] - writes[0] <= 2


async def test_nobody_waits_for_masks_in_correspondence(staged_bot: Running, guild: Guild) -> None:
    people = await seated(staged_bot, guild, speed="correspondence")
    await contested(staged_bot, people)
    assert SHOWED in people[A].sees()


async def test_a_server_can_do_without_suspense(staged_bot: Running, guild: Guild) -> None:
    moderator = guild.member("Mona", permissions=("manage_guild",))
    await change(moderator, "reveal", "at once")
    people = await seated(staged_bot, guild)
    await contested(staged_bot, people)
    assert SHOWED in people[A].sees()


FORGED = (
    "ready",
    "swap",
    "peek",
    "announce",
    "contest",
    "pass",
    "passon",
    "choose",
    "notes",
    "story",
    "truth",
    "file",
    "showrecap",
    "review",
    "evening",
    "replay",
    "play",
    "rematch",
)
PICKED = ("swap.1.2.1", "peek.1", "announce.king.1", "seat.1", "card.2", "decline")


async def try_everything(room: Room, people: list[Attacker], moderator: Member) -> None:
    """Everybody asks for whatever might tell what comes of a contest, at the question that may follow too."""
    table = await state_of(room.bot, room.guild.general)
    number = table.game.table.number
    for person in people:
        for verb in FORGED:
            for asked in (number, number + 1):
                await person.forges(f"m:{table.game_id}:{asked}:{verb}:")
        for picked in PICKED:
            await person.forges(f"m:{table.game_id}:{number + 1}:pick:", values=[picked])
            await person.forges(f"m:{table.game_id}:{number + 1}:act:{picked}")
        for command in ("notes", "table", "join", "leave"):
            await person.slash(f"mascarade {command}")
            await room.bot.settled()
        await person.slash("mascarade replay", code=code_of(table.game_id))
        await person.completes("mascarade start", "set", "")
    await moderator.slash("mascarade start")
    await moderator.slash("mascarade join")
    await moderator.slash("mascarade stop")
    await moderator.slash("mascarade-admin games list")
    await moderator.slash("mascarade-admin games stop")
    await moderator.completes("mascarade-admin games seat", "place", "")
    await room.bot.settled()


async def forgers(room: Room) -> tuple[list[Attacker], Member]:
    """A game of people who send whatever they like, and a moderator who looks on."""
    moderator = room.guild.member("Mona", permissions=("manage_guild",))
    people = [room.guild.attacker(f"Player {number}") for number in range(1, 5)]
    await open_table(room.bot, people)
    return await get_ready(room.bot, people), moderator


async def test_nobody_can_tell_the_cards_before_they_turn_over(tmp_path: Path) -> None:
    async def script(room: Room, turned: bool) -> None:
        people, moderator = await forgers(room)
        a, b, c, d = people
        await swap(room.bot, a, b.name, really=turned)
        for person, other in ((b, c), (c, d), (d, a)):
            await swap(room.bot, person, other.name)
        await announce(room.bot, a, "King")
        await say(room.bot, b, CLAIM)
        await say(room.bot, c, PASS)
        await say(room.bot, d, PASS)
        await try_everything(room, people, moderator)
        await room.clock.advance(BREATH - 0.01)
        await room.bot.settled()
        await room.mark("masked", (*people, moderator))
        await room.clock.advance(0.01)
        await room.bot.settled()
        await room.mark("shown", (*people, moderator))

    runs = await play_twice(tmp_path, script, suspense=suspense)
    runs.same("masked", B, C, D, MODERATOR)
    runs.counted_alike("masked")
    runs.told("shown", B, C, D, MODERATOR)


async def test_nobody_can_tell_the_end_before_the_cards_turn_over(tmp_path: Path) -> None:
    async def script(room: Room, turned: bool) -> None:
        people, moderator = await forgers(room)
        king = next(place for place, name in enumerate(await cards_of(room, people)) if name == "king")
        following = (king + 1) % 4
        for place, person in enumerate(people):
            really = turned and place == king
            await swap(room.bot, person, people[(place + 1) % 4].name, really=really)
        for contest in (False, False, True):
            for place, person in enumerate(people):
                if place == king:
                    await announce(room.bot, person, "King")
                    for other in (one for one in people if one is not person):
                        contests = contest and other is people[following]
                        await say(room.bot, other, CLAIM if contests else PASS)
                    if contest:
                        break
                else:
                    await swap(room.bot, person, people[(place + 1) % 4].name)
        await try_everything(room, people, moderator)
        others = [one for place, one in enumerate(people) if place != king]
        await room.mark("masked", (*others, moderator))
        await room.clock.advance(BREATH)
        await room.bot.settled()
        await room.mark("shown", (*others, moderator))
        over = (await room.bot.tables.find(room.guild.general.id)) is None
        assert over is not turned

    runs = await play_twice(tmp_path, script, suspense=suspense)
    runs.same("masked", 0, 1, 2, 3)
    runs.counted_alike("masked")
    runs.told("shown", 0, 1, 2, 3)


async def cards_of(room: Room, people: list[Attacker]) -> list[str]:
    """What lies before each person, in the order of their turns."""
    table = await state_of(room.bot, room.guild.general)
    return [table.game.cards[table.own_seat(person.id)] for person in people]


@pytest.mark.timeout(120)
async def test_a_bot_killed_while_masks_come_off_goes_on_with_the_stage(
    standin: Standin, guild: Guild, database: Path
) -> None:
    people = [guild.member(f"Player {number}") for number in range(1, 5)]
    child = Child(standin, database, suspense=600)
    await child.start()
    try:
        await begin(people)
        for person in people:
            await person.click("Ready")
        for _ in range(4):
            await swap_first(await whose_turn(people))
        announcer = await whose_turn(people)
        first, *others = (person for person in people if person is not announcer)
        await announcer.click("Announce")
        await announcer.choose("Character", "King")
        await announcer.waits_for(f"[{CLAIM}]")
        await first.click(CLAIM)
        for person in others:
            await person.click(PASS)
        await child.kill()
        assert SHOWED not in announcer.sees()
        await child.start()
        await announcer.waits_for(lambda screen: is_masked(announcer))
        await child.kill()
        assert SHOWED not in announcer.sees()
        time_comes(database)
        await child.start()
        await announcer.waits_for(SHOWED)
        await until_drawn(announcer)
        assert await whose_turn(people) is not announcer
    finally:
        await child.kill()
    assert_told_once(people[0])


def time_comes(database: Path) -> None:
    """Let the time pass until the masks are off."""
    with closing(sqlite3.connect(database)) as connection, connection:
        connection.execute("UPDATE deadlines SET fires = fires - 600 WHERE kind = 'curtain'")


async def whose_turn(people: list[Member]) -> Member:
    """Whoever is asked to take a turn."""
    await people[0].waits_for(lambda screen: "[Swap – or not]" in str(newest(people[0])))
    return next(person for person in people if person.mention in newest(person).text)


async def swap_first(person: Member) -> None:
    """Take the first card there is under the table, and leave it as it is."""
    asked = newest(person).id
    prompt = await person.click("Swap – or not")
    assert prompt.message is not None
    await person.choose("Card", prompt.message.selects[0]["options"][0]["label"])
    await person.click("Only pretend")
    await person.waits_for(lambda screen: newest(person).id != asked)


@pytest.mark.timeout(240)
@pytest.mark.parametrize(
    ("players", "persons", "contest"),
    [(2, 2, "clockwise"), (3, 2, "together"), (4, 4, "clockwise"), (8, 8, "together"), (8, 4, "clockwise")],
)
async def test_a_random_clicker_finishes_a_staged_game(
    standin: Standin, guild: Guild, database: Path, players: int, persons: int, contest: str
) -> None:
    async with running_bot(standin, database, suspense=brief) as bot:
        people = [guild.member(f"Player {number}") for number in range(1, persons + 1)]
        await open_table(bot, people, automata=players - persons, contest=contest)
        await play_on(bot, people, random.Random(7))
        assert "wins" in people[0].sees() or "win together" in people[0].sees()
