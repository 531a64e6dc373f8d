"""Before the game: the lobby answers by changing, and its host chooses everything in one private panel."""

import asyncio
from pathlib import Path

import pytest

from bot.playground import Guild, Member, Standin
from bot.playground.people.screen import Seen
from bot.speeds import TIMES, Speed
from bot.tables import Lobby

from .acting import state_of
from .clicker import seat_automata
from .conftest import Running, running_bot

DAY = 86_400.0


async def opened(bot: Running, host: Member, *guests: Member, **options: str) -> None:
    """A lobby in which some people sit."""
    await host.slash("mascarade start", **options)
    await bot.settled()
    for guest in guests:
        await guest.click("Join")
    await bot.settled()
    host.reloads()


async def lobby_of(bot: Running, host: Member) -> Lobby:
    """The lobby in a person's channel."""
    game_id = await bot.tables.find(host.channel.id)
    assert game_id is not None
    lobby = await bot.tables.look(game_id)
    assert isinstance(lobby, Lobby)
    return lobby


def public(person: Member) -> Seen:
    """The newest public message."""
    return next(seen for seen in person.sees().newest_first() if not seen.ephemeral)


def private(person: Member) -> list[Seen]:
    """What only this person sees."""
    return [seen for seen in person.sees().messages if seen.ephemeral]


def chosen(panel: Seen) -> list[str]:
    """What the selects of a panel show while they are closed."""
    options = [option for select in panel.selects for option in select["options"]]
    return [option["label"] for option in options if option.get("default")]


async def test_nobody_gets_a_receipt_for_what_the_lobby_shows(bot: Running, guild: Guild) -> None:
    anna, ben = guild.member("Anna"), guild.member("Ben")
    await opened(bot, anna)
    for person, button in (
        (ben, "Join"),
        (ben, "Leave"),
        (ben, "Join"),
        (anna, "Fill up to 5 with automata"),
    ):
        await person.click(button)
        await bot.settled()
    assert "2\N{NO-BREAK SPACE}Ben" in public(anna)
    await anna.click("Start")
    await bot.settled()
    assert "who is who" in public(anna)
    assert private(anna) == private(ben) == []


async def test_one_click_fills_the_table_with_automata(bot: Running, guild: Guild) -> None:
    anna = guild.member("Anna")
    await opened(bot, anna)
    for count in (5, 8, 13):
        await anna.click(f"Fill up to {count} with automata")
        await bot.settled()
        assert f"{count} of 13 seats" in public(anna)
    assert "(The table is full)" in public(anna)
    assert "Peasant ×2" in public(anna)


async def test_a_click_that_comes_late_fills_no_further_and_sends_nobody_away(
    bot: Running, guild: Guild
) -> None:
    anna = guild.member("Anna")
    await opened(bot, anna)
    await seat_automata(bot, anna, 9)
    late = f"m:{(await lobby_of(bot, anna)).game_id}:0:fill:5"
    assert not (await guild.attacker("Anna").forges(late, message=public(anna))).ephemeral
    assert len((await lobby_of(bot, anna)).seats) == 9


async def test_a_person_is_let_in_where_automata_have_filled_the_table(bot: Running, guild: Guild) -> None:
    anna, ben = guild.member("Anna"), guild.member("Ben")
    await opened(bot, anna)
    await seat_automata(bot, anna, 13)
    await ben.click("Join")
    await bot.settled()
    lobby = await lobby_of(bot, anna)
    assert (len(lobby.seats), lobby.seat_of(ben.id)) == (13, 12)
    assert "13 of 13 seats" in public(anna)


async def test_thirteen_people_fill_a_table(bot: Running, guild: Guild) -> None:
    people = [guild.member(f"Player {number}") for number in range(1, 14)]
    await opened(bot, *people)
    assert "(Join)" in public(people[0])
    late = f"m:{(await lobby_of(bot, people[0])).game_id}:0:join:"
    refused = await guild.attacker("Late").forges(late, channel=people[0].channel)
    assert "All 13 seats are taken. You can watch" in refused


async def test_the_panel_changes_in_place_and_the_lobby_with_it(bot: Running, guild: Guild) -> None:
    anna = guild.member("Anna")
    await opened(bot, anna)
    await anna.click("Table…")
    for select, value, shown in (
        ("Players", "7", "7 of 13 seats"),
        ("Set", "=seven", "“Seven cards, with the Fool”\N{NO-BREAK SPACE}· Judge"),
        ("Speed", "relaxed", "Relaxed (15 minutes a turn)"),
        ("Contest", "clockwise", "answers go round the table"),
        ("Automata", "master", "automata: master"),
    ):
        await anna.choose(select, value)
        await bot.settled()
        assert shown in public(anna)
    (panel,) = private(anna)
    assert chosen(panel) == [
        "Seven cards, with the Fool (5 to 7 players)",
        "Relaxed (15 minutes a turn)",
        "Answers go round the table",
        "Automata: master",
    ]
    await anna.choose("Players", "5")
    await anna.click("Start")
    await bot.settled()
    table = await state_of(bot, anna.channel)
    assert [holder.automaton for holder in table.seats].count("master") == 4
    assert table.options.times == TIMES[Speed.RELAXED]


async def test_the_panel_says_nothing_that_others_change_by_joining_bug(bot: Running, guild: Guild) -> None:
    """It said “Players: 1, no automata” while others joined."""
    anna, ben = guild.member("Anna"), guild.member("Ben")
    await opened(bot, anna)
    await anna.click("Table…")
    before = private(anna)[-1]
    await ben.click("Join")
    await bot.settled()
    assert private(anna)[-1].components == before.components
    (players,) = [one for one in before.selects if one["placeholder"] == "Players"]
    labels = [option["label"] for option in players["options"]]
    assert labels[:2] == ["1 player", "2 players, automata included"]
    assert not any(option.get("default") for option in players["options"])
    await anna.choose("Players", "3 players, automata included")
    await bot.settled()
    assert "3 of 13 seats" in public(anna)
    (after,) = [one for one in private(anna)[-1].selects if one["placeholder"] == "Players"]
    assert after["options"][0]["label"] == "2 players, automata included"


async def test_a_slower_game_s_lobby_waits_longer(bot: Running, guild: Guild) -> None:
    anna = guild.member("Anna")
    await opened(bot, anna)
    await anna.click("Table…")
    await anna.choose("Speed", "correspondence")
    deadline = (await lobby_of(bot, anna)).deadline
    assert deadline == pytest.approx(bot.tables.clock.now() + DAY, abs=30)
    await anna.choose("Speed", "correspondence")
    assert (await lobby_of(bot, anna)).deadline == deadline


async def test_the_host_passing_on_is_announced_and_told_to_who_comes_back(
    bot: Running, guild: Guild
) -> None:
    anna, ben = guild.member("Anna"), guild.member("Ben")
    await opened(bot, anna, ben)
    await anna.click("Table…")
    await anna.click("Leave")
    await bot.settled()
    assert "The host has left; Ben invites now" in public(ben)
    stale = await anna.choose("Speed", "relaxed")
    assert "The first host left the table, and Ben is the host now" in stale
    await anna.click("Join")
    await bot.settled()
    assert "Ben is the host now" in await anna.click("Table…")
    await ben.click("Table…")
    await ben.click("Start")
    await bot.settled()
    assert (await state_of(bot, anna.channel)).host_id == ben.id


async def test_what_two_choose_at_once_both_counts(bot: Running, guild: Guild) -> None:
    anna, mona = guild.member("Anna"), guild.member("Mona", permissions=("manage_guild",))
    await opened(bot, anna)
    for person in (anna, mona):
        await person.click("Table…")
    await asyncio.gather(
        anna.choose("Speed", "relaxed"), mona.choose("Contest", "clockwise"), mona.choose("Players", "6")
    )
    await bot.settled()
    assert "6 of 13 seats" in public(anna)
    assert "Relaxed (15 minutes a turn)\N{NO-BREAK SPACE}· answers go round the table" in public(anna)


async def test_start_clicked_twice_at_once_deals_once_and_answers_kindly(bot: Running, guild: Guild) -> None:
    anna, mona = guild.member("Anna"), guild.member("Mona", permissions=("manage_guild",))
    await opened(bot, anna, guild.member("Ben"))
    answers = await asyncio.gather(anna.click("Start"), mona.click("Start"))
    await bot.settled()
    told = [answer.text for answer in answers if answer.ephemeral]
    assert len(told) == 1
    assert told[0].startswith("The game has begun: https://")
    assert "who is who" in public(anna)


@pytest.mark.parametrize("verb", ["join", "fill", "table", "speed", "players", "start", "cancel"])
async def test_a_panel_and_a_lobby_left_over_say_that_the_game_has_begun(
    bot: Running, guild: Guild, verb: str
) -> None:
    anna = guild.member("Anna")
    await opened(bot, anna, guild.member("Ben"))
    game_id = (await lobby_of(bot, anna)).game_id
    await anna.click("Start")
    await bot.settled()
    stale = await guild.attacker("Anna").forges(f"m:{game_id}:0:{verb}:5", channel=anna.channel)
    assert "The game has begun: https://" in stale


@pytest.mark.parametrize(
    ("at", "value"),
    [
        ("players:", "99"),
        ("players:", "x"),
        ("fill:0", ""),
        ("speed:", "light"),
        ("mode:", ""),
        ("level:", "god"),
    ],
)
async def test_a_forged_choice_is_refused_kindly(bot: Running, guild: Guild, at: str, value: str) -> None:
    anna = guild.member("Anna")
    await opened(bot, anna)
    before = await lobby_of(bot, anna)
    values = [value] if value else []
    forged = guild.attacker("Anna").forges(f"m:{before.game_id}:0:{at}", values=values, channel=anna.channel)
    assert "Use the newest message of the table" in await forged
    assert await lobby_of(bot, anna) == before


async def test_a_set_deleted_meanwhile_is_refused_kindly(bot: Running, guild: Guild) -> None:
    anna = guild.member("Anna")
    await opened(bot, anna)
    gone = f"m:{(await lobby_of(bot, anna)).game_id}:0:set:0"
    refused = await guild.attacker("Anna").forges(gone, values=["=Sabbath"], channel=anna.channel)
    assert "There is no set called “Sabbath”" in refused


async def test_the_panel_works_on_after_a_restart(standin: Standin, guild: Guild, database: Path) -> None:
    anna = guild.member("Anna")
    async with running_bot(standin, database) as bot:
        await opened(bot, anna)
        await anna.click("Table…")
        await anna.choose("Players", "4")
        await bot.settled()
    async with running_bot(standin, database) as bot:
        await anna.choose("Speed", "correspondence")
        await bot.settled()
        assert "4 of 13 seats" in public(anna)
        assert "Correspondence (2 days a turn)" in public(anna)
        assert "Correspondence (2 days a turn)" in chosen(private(anna)[0])


async def test_how_to_play_is_one_click_away_begins_at_the_beginning_and_outlives_the_lobby(
    bot: Running, guild: Guild
) -> None:
    anna, ben = guild.member("Anna"), guild.member("Ben")
    await opened(bot, anna, ben)
    assert "Welcome to the ball" in await ben.click("How to play")
    await ben.click("The rules")
    await ben.click("Next")
    await ben.click("Next")
    await anna.click("Table…")
    await anna.click("How to play")
    assert "Speed" in anna.sees().selects
    await anna.click("Start")
    await anna.waits_for(lambda screen: not screen.selects)
    (page,) = private(ben)
    assert "(3 of 6)" in page
    assert "The characters" in page
    anna.reloads()
    assert "Welcome to the ball" in await anna.click("How to play")


async def test_a_page_of_the_rules_that_there_is_not_is_the_last_or_refused(
    bot: Running, guild: Guild
) -> None:
    mallory = guild.attacker("Mallory")
    assert "(6 of 6)" in await mallory.forges("h:99")
    for forged in ("h:", "h:-1", "h:x", "h:1:2"):
        assert "Use the newest message of the table" in await mallory.forges(forged)


async def test_whom_a_host_removes_is_who_they_saw_wherever_they_sit_by_now(
    bot: Running, guild: Guild
) -> None:
    anna, ben = guild.member("Anna"), guild.member("Ben")
    await opened(bot, anna, ben, guild.member("Cleo"))
    await anna.click("Table…")
    await ben.click("Leave")
    await ben.click("Join")
    assert (await lobby_of(bot, anna)).seat_of(ben.id) == 2
    await anna.choose("Remove somebody…", "Ben")
    names = [holder.name for holder in (await lobby_of(bot, anna)).seats]
    assert names == ["Anna", "Cleo"]


async def test_a_table_that_appears_needs_no_receipt(bot: Running, guild: Guild) -> None:
    anna = guild.member("Anna")
    assert (await anna.slash("mascarade start")).text == ""
    await bot.settled()
    assert "Anna invites" in public(anna)
    assert (await anna.slash("mascarade table")).text == ""
    await bot.settled()
    assert "Anna invites" in public(anna)
    assert [seen for seen in anna.sees().messages if seen.ephemeral] == []
