"""Leaving a seat, coming back to it, and taking one that was left."""

import pytest

from bot.game import KeepSeat
from bot.playground import Guild, Member
from bot.render.from_table import roster_of
from bot.render.roster import COGWHEEL
from tests.tables.helpers import HandClock

from .acting import announce, any_swap, first_turns, say, seated, state_of, swap
from .clicker import seat_automata
from .conftest import Running


async def seat_of(bot: Running, person: Member) -> int:
    seat = (await state_of(bot, person.channel)).seat_of(person.id)
    assert seat is not None
    return seat


async def test_a_seat_that_was_left_is_kept_and_taken_by_another_who_knows_only_what_is_theirs(
    bot: Running, guild: Guild
) -> None:
    people = await seated(bot, guild)
    a, b, _, _ = people
    await swap(bot, a, b.name, really=True)
    seat = await seat_of(bot, a)
    assert "until somebody else takes it" in await a.slash("mascarade leave")
    await bot.settled()
    left = f"{a.name} has left; an automaton now plays in seat {seat + 1}."
    assert left in b.sees()
    assert a.id not in next(b.sees().newest_first()).pinged
    assert "no seat in this channel’s game. </mascarade games:" in await a.slash("mascarade leave")
    assert "no seat in this channel’s game" in await a.slash("mascarade notes")
    assert "brings you back" in await a.click("Swap – or not")
    newcomer = guild.member("Eve")
    answer = await newcomer.slash("mascarade join")
    assert "You’re in" in answer
    await bot.settled()
    assert f"{left} Eve has taken seat {seat + 1}." in b.sees()
    assert "already have a seat" in await newcomer.slash("mascarade join")
    assert "You have not looked at a card or swapped one yet." in await newcomer.slash("mascarade notes")
    assert "There is no free seat in this game. You can watch" in await a.slash("mascarade join")
    assert "There is no free seat in this game" in await guild.member("Frank").slash("mascarade join")


async def test_whoever_returns_has_their_own_notes_again_but_not_the_automatons(
    bot: Running, guild: Guild
) -> None:
    a, b = await seated(bot, guild, 2)
    await any_swap(bot, a)
    await any_swap(bot, b)
    await a.slash("mascarade leave")
    await b.waits_for("it’s your turn** · turn 4")
    assert "You’re in" in await a.slash("mascarade join")
    notes = (await a.slash("mascarade notes")).text
    assert "Turn 1: You only pretended to swap your" in notes
    assert "Turn 3" not in notes


async def test_who_has_sat_returns_only_to_their_own_seat(bot: Running, guild: Guild) -> None:
    people = await seated(bot, guild)
    seats = dict((await state_of(bot, guild.general)).sitters)
    first, second = sorted(people[1:3], key=lambda person: seats[person.id])
    for person in (first, second):
        await person.slash("mascarade leave")
    assert "You’re in" in await guild.member("Eve").slash("mascarade join")
    assert "There is no free seat in this game" in await first.slash("mascarade join")
    assert "You’re in" in await second.slash("mascarade join")


async def test_the_host_passes_on_and_the_last_who_leaves_stops_the_game(bot: Running, guild: Guild) -> None:
    people = await seated(bot, guild, 2)
    table = await state_of(bot, guild.general)
    host = next(person for person in people if person.id == table.host_id)
    other = next(person for person in people if person.id != table.host_id)
    await host.slash("mascarade leave")
    await bot.settled()
    assert (await state_of(bot, guild.general)).host_id == other.id
    await other.slash("mascarade leave")
    await bot.settled()
    assert "Everybody has left the ball. Nobody wins." in other.sees()
    assert "Rematch" not in other.sees().buttons


@pytest.mark.parametrize(
    ("what", "answer"), [("My notes", "What you"), ("Swap – or not", "turn"), ("", "What you")]
)
async def test_whatever_an_absent_player_clicks_brings_them_back_bug(
    bot: Running, guild: Guild, what: str, answer: str
) -> None:
    # Notes, and a click when it was not their turn, left the seat with the automaton.
    people = await seated(bot, guild)
    absent, table = people[2], await state_of(bot, guild.general)
    await bot.tables.act(table.game_id, KeepSeat(await seat_of(bot, absent)))
    await bot.settled()
    said = await (absent.click(what) if what else absent.slash("mascarade notes"))
    assert "Welcome back! Your seat is yours again." in said
    assert answer in said
    assert (await state_of(bot, guild.general)).game.table.kept == ()
    again = await (absent.click(what) if what else absent.slash("mascarade notes"))
    assert "Welcome back" not in again


async def test_somebody_who_is_stood_in_for_is_offered_their_seat_on_every_turn(
    bot: Running, guild: Guild
) -> None:
    people = await seated(bot, guild)
    absent, table = people[2], await state_of(bot, guild.general)
    assert "I’m back" not in absent.sees().buttons
    await bot.tables.act(table.game_id, KeepSeat(await seat_of(bot, absent)))
    await bot.settled()
    assert "I’m back" in absent.sees().buttons
    assert (await people[0].click("I’m back")).text == "You are at the table already."
    assert "not at this table" in await guild.member("Wendy").click("I’m back")
    assert (await absent.click("I’m back")).text == "Welcome back! Your seat is yours again."
    await bot.settled()
    assert (await state_of(bot, guild.general)).game.table.kept == ()
    assert "I’m back" not in absent.sees().buttons


async def test_an_absent_player_has_the_seat_kept_and_is_welcomed_back(
    timed_bot: Running, guild: Guild, hand: HandClock
) -> None:
    bot = timed_bot
    absent, other = await seated(bot, guild, 2)
    for missed in range(3):
        if missed:
            await any_swap(bot, other)
        await hand.advance(95)
        await bot.settled()
    assert f"{COGWHEEL}{absent.name}\N{NO-BREAK SPACE}6" in other.sees()
    assert "There is no free seat in this game" in await guild.member("Eve").slash("mascarade join")
    assert "Welcome back" in await absent.slash("mascarade join")
    await bot.settled()
    assert COGWHEEL not in str(next(seen for seen in other.sees().newest_first() if seen.buttons))
    assert "already have a seat" in await absent.slash("mascarade join")


async def test_a_newcomer_does_not_pass_because_somebody_else_did_bug(bot: Running, guild: Guild) -> None:
    # A standing pass stayed with the seat, and told whoever took it what had been answered there.
    people = await seated(bot, guild)
    a, b, c, d = people
    await first_turns(bot, people)
    await announce(bot, a, "Queen")
    for person, answer in ((b, "Pass"), (c, "Pass"), (d, "Pass until my next turn")):
        await say(bot, person, answer)
    await d.slash("mascarade leave")
    newcomer = guild.member("Eve")
    await newcomer.slash("mascarade join")
    await bot.settled()
    await announce(bot, b, "Queen")
    await say(bot, a, "Pass")
    await say(bot, c, "Pass")
    assert "Pass" in a.sees().buttons
    assert "until your next turn" in await say(bot, newcomer, "Pass until my next turn")


async def test_no_two_automata_at_a_table_have_one_name(bot: Running, guild: Guild) -> None:
    people = [guild.member(f"Player {number}") for number in range(1, 4)]
    await people[0].slash("mascarade start")
    await bot.settled()
    for person in people[1:]:
        await person.click("Join")
    await seat_automata(bot, people[0], 6)
    await people[0].click("Start")
    await bot.settled()
    for person in people[1:]:
        await person.slash("mascarade leave")
    names = [person.name for person in roster_of(await state_of(bot, guild.general)).people]
    assert len(set(names)) == 6, names


@pytest.mark.parametrize("way", ["left", "taken", "given away", "stood in for", "back"])
async def test_the_number_of_a_turn_in_which_a_seat_changes_hands_is_said_once_bug(
    bot: Running, guild: Guild, way: str
) -> None:
    """“5 · Player 2 has left …” stood above “it’s your turn · 5”."""
    people = await seated(bot, guild)
    await first_turns(bot, people)
    changed, table = people[2], await state_of(bot, guild.general)
    if way in ("left", "taken"):
        await changed.slash("mascarade leave")
    else:
        await bot.tables.act(table.game_id, KeepSeat(await seat_of(bot, changed)))
    if way == "given away":
        mona = guild.member("Mona", permissions=("manage_guild",))
        await mona.slash("mascarade-admin games seat", place=await seat_of(bot, changed) + 1)
    if way == "taken":
        await guild.member("Eve").slash("mascarade join")
    if way == "back":
        await bot.settled()
        await changed.click("I’m back")
    await bot.settled()
    message = next(seen for seen in people[0].sees().newest_first() if seen.buttons)
    told, header, *_ = message.text.splitlines()
    assert changed.name in told
    assert not told.startswith("5 · ")
    assert "it’s your turn** · turn 5 · " in header
    await swap(bot, people[0], people[1].name)
    past = next(seen for seen in people[0].sees().messages if seen.id == message.id)
    assert past.text.startswith(f"5 · {told}")
