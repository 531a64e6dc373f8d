"""Care of games: list, stop, seats given away; never a hidden card."""

from bot.game import KeepSeat
from bot.game.sets import ORDER
from bot.playground import Guild, Member, Standin
from bot.render.roster import COGWHEEL
from bot.tables import Seated
from bot.text import words
from tests.channel.clicker import open_table
from tests.channel.conftest import Running

from .helpers import ADMIN, demote, promote
from .test_settings import table_of


async def begin(bot: Running, guild: Guild, *names: str) -> tuple[list[Member], Seated]:
    """A game whose players are all ready."""
    people = [guild.member(name) for name in names or ("Ann", "Ben", "Cleo", "Dora")]
    await open_table(bot, people)
    for person in people:
        await person.click("Ready")
    await bot.settled()
    return people, await table_of(bot, people[0].channel.id)


def place_of(table: Seated, member: Member) -> int:
    seat = table.seat_of(member.id)
    assert seat is not None
    return seat + 1


async def test_live_games_are_listed_without_a_secret(
    bot: Running, mona: Member, guild: Guild, standin: Standin
) -> None:
    assert "No game is open" in (await mona.slash(f"{ADMIN} games list"))
    await begin(bot, guild)
    host = guild.member("Eve")
    host.goes_to(guild.channel("second"))
    await host.slash("mascarade start")
    listed = await mona.slash(f"{ADMIN} games list")
    assert "Open games: 2" in listed
    assert f"<#{guild.general.id}>: 4 players, turn 1" in listed
    assert f"<#{host.channel.id}>: one seat taken, waiting for players" in listed
    assert not any(words("en").character(name) in listed.text for name in ORDER)
    assert await mona.completes(f"{ADMIN} games stop", "game", "gen") == ["#general: 4 players, turn 1"]
    other = standin.guild("Elsewhere").member("Nora", permissions=("manage_guild",))
    assert "No game is open" in (await other.slash(f"{ADMIN} games list"))
    assert await other.completes(f"{ADMIN} games stop", "game") == []


async def test_a_game_is_stopped_after_a_question(bot: Running, mona: Member, guild: Guild) -> None:
    assert "There is no game in this channel" in (await mona.slash(f"{ADMIN} games stop"))
    _, table = await begin(bot, guild)
    mona.goes_to(guild.channel("second"))
    asked = await mona.slash(f"{ADMIN} games stop", game=table.game_id)
    assert f"Stop the game in <#{table.channel_id}>?" in asked
    assert "Everything stays as it is" in (await mona.click("Never mind"))
    await mona.slash(f"{ADMIN} games stop", game=table.game_id)
    assert "is stopped" in (await mona.click("Stop the game"))
    await bot.settled()
    mona.goes_to(guild.general)
    assert "The game was stopped. Nobody wins." in mona.sees()
    assert "There is no such game" in (await mona.slash(f"{ADMIN} games stop", game=table.game_id))
    assert "There is no such game" in (await mona.slash(f"{ADMIN} games stop", game="nothing"))


async def test_a_lobby_is_stopped_too_and_permission_is_checked_again(
    bot: Running, mona: Member, anna: Member, guild: Guild
) -> None:
    await anna.slash("mascarade start")
    asked = await mona.slash(f"{ADMIN} games stop")
    assert "The game has not begun" in asked
    assert "who was who" not in asked.text
    demote(guild, mona)
    assert "Manage Server" in (await mona.click("Close the table"))
    promote(guild, mona)
    await mona.slash(f"{ADMIN} games stop")
    assert "is closed" in (await mona.click("Close the table"))
    assert "closed the table in" in (await mona.slash(f"{ADMIN} history"))
    await bot.settled()
    assert "this table was cancelled" in anna.sees()


async def test_another_server_s_game_cannot_be_touched(bot: Running, guild: Guild, standin: Standin) -> None:
    _, table = await begin(bot, guild)
    nora = standin.guild("Elsewhere").attacker("Nora")
    promote(standin.guild("Elsewhere"), nora)
    assert "There is no such game" in (await nora.slash(f"{ADMIN} games stop", game=table.game_id))
    assert "There is no such game" in (await nora.forges(f"a:stop:0:{table.game_id}"))
    assert "There is no such game" in (await nora.forges(f"a:take:1:{table.game_id}"))
    refused = await nora.slash(f"{ADMIN} games seat", place=1, game=table.game_id)
    assert "There is no such game" in refused
    assert (await bot.tables.look(table.game_id)).closed is None


async def test_an_absent_player_s_seat_goes_to_an_automaton(bot: Running, mona: Member, guild: Guild) -> None:
    people, table = await begin(bot, guild)
    ben = people[1]
    place = place_of(table, ben)
    assert "isn’t absent" in (await mona.slash(f"{ADMIN} games seat", place=place))
    assert await mona.completes(f"{ADMIN} games seat", "place") == []
    await bot.tables.act(table.game_id, KeepSeat(place - 1))
    assert await mona.completes(f"{ADMIN} games seat", "place") == [
        f"Seat {place}: {COGWHEEL}Ben (kept by an automaton)"
    ]
    given = await mona.slash(f"{ADMIN} games seat", place=place)
    assert "An automaton now plays in seat" in given
    await bot.settled()
    assert f"Moderator Mona gave Ben’s seat ({place}) to an automaton" in ben.sees()
    assert (await table_of(bot, guild.general.id)).seat_of(ben.id) is None
    assert "An automaton plays there already" in (await mona.slash(f"{ADMIN} games seat", place=place))
    assert "no such seat" in (await mona.slash(f"{ADMIN} games seat", place=9))
    assert "You’re in" in (await ben.slash("mascarade join"))


async def test_a_member_is_asked_in_public_and_takes_the_seat(
    bot: Running, mona: Member, anna: Member, guild: Guild
) -> None:
    people, table = await begin(bot, guild)
    place = place_of(table, people[1])
    await bot.tables.act(table.game_id, KeepSeat(place - 1))
    offered = await mona.slash(f"{ADMIN} games seat", place=place, member=anna)
    assert "has been asked at the table" in offered
    await bot.settled()
    message = next(seen for seen in anna.sees().messages if "offers you seat" in seen)
    assert message.pinged == (anna.id,)
    assert "moderator Mona offers you seat" in people[0].sees()
    for person in (people[0], people[1], mona):
        assert "offered to somebody else" in (await person.click("Take the seat"))
    assert f"You’re in: seat {place}" in (await anna.click("Take the seat"))
    await bot.settled()
    assert f"Anna has taken over Ben’s seat ({place}), offered by moderator Mona" in people[0].sees()
    assert "Take the seat" not in anna.sees().buttons
    after = await table_of(bot, guild.general.id)
    assert after.seat_of(anna.id) == place - 1
    assert place - 1 not in after.game.table.kept
    assert "There is no free seat in this game" in (await people[1].slash("mascarade join"))


async def test_a_member_declines_or_comes_too_late(
    bot: Running, mona: Member, anna: Member, guild: Guild
) -> None:
    people, table = await begin(bot, guild)
    place = place_of(table, people[1])
    await bot.tables.act(table.game_id, KeepSeat(place - 1))
    await mona.slash(f"{ADMIN} games seat", place=place, member=anna)
    await bot.settled()
    assert "You declined" in (await anna.click("No, thank you"))
    await bot.settled()
    assert f"Anna declined seat {place}" in people[0].sees()
    await mona.slash(f"{ADMIN} games seat", place=place, member=anna)
    await bot.settled()
    late = next(seen for seen in anna.sees().newest_first() if "Take the seat" in seen)
    assert "Your seat is yours again" in (await people[1].slash("mascarade join"))
    attacker = guild.attacker("Anna")
    taken = await attacker.forges(f"a:take:2:{table.game_id}", message=late)
    assert "offer has expired" in taken
    assert "offer has expired" in (await attacker.forges(f"a:take:7:{table.game_id}"))
    await bot.settled()
    assert "The offer has expired" in people[0].sees()
    assert (await table_of(bot, guild.general.id)).seat_of(anna.id) is None


async def test_a_newer_offer_of_a_seat_replaces_the_older(
    bot: Running, mona: Member, anna: Member, guild: Guild
) -> None:
    people, table = await begin(bot, guild)
    place, eve = place_of(table, people[1]), guild.member("Eve")
    await people[1].slash("mascarade leave")
    for member in (anna, eve):
        await mona.slash(f"{ADMIN} games seat", place=place, member=member)
    await bot.settled()
    first = next(seen for seen in anna.sees().messages if "offer" in seen)
    answer = await guild.attacker("Anna").forges(f"a:take:1:{table.game_id}", message=first)
    assert "offer has expired" in answer
    assert "You’re in" in (await eve.click("Take the seat"))


async def test_who_may_not_give_or_get_a_seat(
    bot: Running, mona: Member, milo: Member, anna: Member, guild: Guild
) -> None:
    people, table = await begin(bot, guild, "Milo", "Ben", "Cleo", "Dora")
    place = place_of(table, people[1])
    await people[1].slash("mascarade leave")
    sat = await milo.slash(f"{ADMIN} games seat", place=place, member=anna)
    assert "You have played in this game yourself" in sat
    for player in people[1:3]:
        again = await mona.slash(f"{ADMIN} games seat", place=place, member=player)
        assert "They have played in this game already" in again
    robot = guild._standin.world.bot_id
    assert "Only people" in (await mona.slash(f"{ADMIN} games seat", place=place, member=robot))
    stranger = guild._standin.guild("Elsewhere").member("Stranger")
    outside = await mona.slash(f"{ADMIN} games seat", place=place, member=stranger.id)
    assert "not a member of this server" in outside
    await mona.slash(f"{ADMIN} people bar", person=anna)
    barred = await mona.slash(f"{ADMIN} games seat", place=place, member=anna)
    assert "They are barred from games" in barred
    await mona.slash(f"{ADMIN} people unbar", person=anna)
    await mona.slash(f"{ADMIN} games seat", place=place, member=anna)
    await mona.slash(f"{ADMIN} people bar", person=anna)
    await bot.settled()
    assert "Take the seat" not in anna.sees().buttons
    late = await guild.attacker("Anna").forges(f"a:take:1:{table.game_id}")
    assert "offer has expired" in late
    waiting = guild.member("Eve")
    waiting.goes_to(guild.channel("second"))
    await waiting.slash("mascarade start")
    mona.goes_to(waiting.channel)
    assert "has not begun or is over" in (await mona.slash(f"{ADMIN} games seat", place=1))


async def test_an_offer_survives_a_restart_of_its_message(
    bot: Running, mona: Member, anna: Member, guild: Guild
) -> None:
    people, table = await begin(bot, guild)
    place = place_of(table, people[1])
    await people[1].slash("mascarade leave")
    await mona.slash(f"{ADMIN} games seat", place=place, member=anna)
    await bot.settled()
    message = next(seen for seen in anna.sees().messages if "offers you seat" in seen)
    guild.general.loses(message)
    await anna.waits_for("offers you seat")
    await bot.settled()
    assert "You’re in" in (await anna.click("Take the seat"))
