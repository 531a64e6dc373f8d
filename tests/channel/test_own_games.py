"""Where a person plays: their own list, links where they are refused, and lobbies joined by command."""

from bot.playground import Guild
from bot.service.games import AGAIN_AFTER
from tests.admin.helpers import change
from tests.tables.helpers import HandClock

from .acting import seated, state_of
from .clicker import open_table
from .conftest import Running

LINK = "https://discord.com/channels/{guild}/{channel}/"


def link_to(guild: Guild) -> str:
    return LINK.format(guild=guild.id, channel=guild.general.id)


async def test_a_person_finds_their_own_games_and_where_they_are_awaited(bot: Running, guild: Guild) -> None:
    a, b, *_ = await seated(bot, guild)
    listed = await a.slash("mascarade games")
    assert listed.ephemeral
    assert link_to(guild) in listed
    assert "waiting for you" in listed
    waiting = await b.slash("mascarade games")
    assert link_to(guild) in waiting
    assert "waiting for others" in waiting
    assert "no open game" in await guild.member("Wendy").slash("mascarade games")


async def test_games_that_wait_for_a_person_come_first(bot: Running, guild: Guild) -> None:
    anna = guild.member("Anna")
    anna.goes_to(guild.channel("lobby"))
    await anna.slash("mascarade start")
    await bot.settled()
    anna.goes_to(guild.general)
    people = [anna, *(guild.member(f"Player {number}") for number in range(1, 4))]
    await open_table(bot, people)
    listed = (await anna.slash("mascarade games")).text.split("\n")
    assert "waiting for you" in listed[1]
    assert "waiting for players" in listed[2]


async def test_a_lobby_is_joined_and_left_by_command(bot: Running, guild: Guild) -> None:
    anna, bea = guild.member("Anna"), guild.member("Bea")
    await anna.slash("mascarade start")
    await bot.settled()
    assert "You’re in" in await bea.slash("mascarade join")
    await bot.settled()
    assert "Bea" in anna.sees()
    assert "You already have a seat here." in await bea.slash("mascarade join")
    assert "You have left the table." in await bea.slash("mascarade leave")
    await bot.settled()
    assert "Bea" not in next(anna.sees().newest_first()).text
    assert "You have no seat here." in await bea.slash("mascarade leave")
    assert link_to(guild) in await bea.slash("mascarade notes")


async def test_a_limit_links_to_the_game_it_speaks_of(bot: Running, guild: Guild) -> None:
    await change(guild.member("Mona", permissions=("manage_guild",)), "games_each", "1")
    people = await seated(bot, guild)
    people[0].goes_to(guild.channel("elsewhere"))
    refused = await people[0].slash("mascarade start")
    assert "only one game at a time" in refused
    assert link_to(guild) in refused


async def test_strangers_have_a_table_shown_again_only_now_and_then(
    timed_bot: Running, guild: Guild, hand: HandClock
) -> None:
    people = await seated(timed_bot, guild)
    wendy, walt = guild.member("Wendy"), guild.member("Walt")
    assert (await wendy.slash("mascarade table")).text == ""
    for stranger in (wendy, walt):
        refused = await stranger.slash("mascarade table")
        assert "just a moment ago" in refused
        assert link_to(guild) in refused
    for _ in range(2):
        assert (await people[1].slash("mascarade table")).text == ""
    hand.moment += AGAIN_AFTER
    assert (await walt.slash("mascarade table")).text == ""


async def test_who_has_left_is_shown_the_way_back_unless_they_are_barred(bot: Running, guild: Guild) -> None:
    _, a, b, *_ = await seated(bot, guild)
    await a.slash("mascarade leave")
    await bot.settled()
    assert "brings you back" in await a.click("Swap – or not")
    assert "You are not at this table" in await guild.member("Wendy").click("Swap – or not")
    mona = guild.member("Mona", permissions=("manage_guild",))
    for person in (a, b):
        await mona.slash("mascarade-admin people bar", person=person)
    assert "You are not at this table" in await a.click("Swap – or not")
    left = await b.slash("mascarade leave")
    assert "You have left the game." in left
    assert "join" not in left
    assert (await state_of(bot, guild.general)).closed is None
