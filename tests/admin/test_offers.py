"""Offers of seats: what becomes of them when somebody comes back, is barred, or answers twice."""

import asyncio

from bot.game import KeepSeat
from bot.playground import Guild, Member
from bot.servers.stored_offers import Offers
from bot.tables import Seated
from tests.channel.conftest import Running

from .helpers import ADMIN
from .test_care import begin, place_of
from .test_settings import table_of


async def offered(bot: Running, mona: Member, guild: Guild) -> tuple[Member, Member, Seated, int]:
    """Ben is absent, and his seat is offered to Eve."""
    people, table = await begin(bot, guild)
    ben, eve = people[1], guild.member("Eve")
    place = place_of(table, ben)
    await bot.tables.act(table.game_id, KeepSeat(place - 1))
    await mona.slash(f"{ADMIN} games seat", place=place, member=eve)
    await bot.settled()
    assert "Take the seat" in eve.sees().buttons
    return ben, eve, table, place


async def test_an_offer_that_lapsed_never_stands_again_bug(bot: Running, mona: Member, guild: Guild) -> None:
    # It stood again whenever the player was absent again, though no moderator had decided that.
    ben, eve, table, place = await offered(bot, mona, guild)
    await ben.slash("mascarade join")
    await bot.settled()
    assert "The offer has expired" in eve.sees()
    await bot.tables.act(table.game_id, KeepSeat(place - 1))
    await bot.settled()
    assert "The offer has expired" in eve.sees()
    assert "Take the seat" not in eve.sees().buttons
    late = await guild.attacker("Eve").forges(f"a:take:1:{table.game_id}")
    assert "offer has expired" in late
    assert (await table_of(bot, guild.general.id)).seat_of(eve.id) is None


async def test_an_offer_lapses_when_somebody_else_takes_the_seat_bug(
    bot: Running, mona: Member, guild: Guild
) -> None:
    ben, eve, table, _ = await offered(bot, mona, guild)
    await ben.slash("mascarade leave")
    finn = guild.member("Finn")
    assert "You’re in" in (await finn.slash("mascarade join"))
    await finn.slash("mascarade leave")
    await bot.settled()
    assert "Take the seat" not in eve.sees().buttons
    states = [offer.state for offer in await Offers(bot.tables.store).of(table.game_id)]
    assert states == ["lapsed"]


async def test_who_takes_the_offered_seat_by_command_has_accepted(
    bot: Running, mona: Member, guild: Guild
) -> None:
    ben, eve, _, place = await offered(bot, mona, guild)
    await ben.slash("mascarade leave")
    assert "You’re in" in (await eve.slash("mascarade join"))
    await bot.settled()
    assert f"Eve has taken over Ben’s seat ({place})" in eve.sees()


async def test_of_two_answers_at_once_one_counts_bug(bot: Running, mona: Member, guild: Guild) -> None:
    # Both were answered, and both were recorded.
    _, _, table, _ = await offered(bot, mona, guild)
    eve = guild.attacker("Eve")
    answers = await asyncio.gather(
        *(eve.forges(f"a:{verb}:1:{table.game_id}") for verb in ("take", "decline", "take", "decline"))
    )
    assert sum("offer has expired" in answer for answer in answers) == 3, answers
    entries = await bot.client.services.servers.history(guild.id, 0, 10)
    assert [entry.what for entry in entries][1:] == ["seat-offer"]


async def test_the_offer_names_who_left_and_not_the_automaton_bug(
    bot: Running, mona: Member, guild: Guild
) -> None:
    people, table = await begin(bot, guild)
    place, eve = place_of(table, people[1]), guild.member("Eve")
    await people[1].slash("mascarade leave")
    assert await mona.completes(f"{ADMIN} games seat", "place") == [
        f"Seat {place}: ⚙\N{NO-BREAK SPACE}Ben (kept by an automaton)"
    ]
    await mona.slash(f"{ADMIN} games seat", place=place, member=eve)
    await bot.settled()
    assert "because Ben is away" in eve.sees()
    await bot.tables.stop_game(table.game_id)
    await people[1].slash("mascarade forget-me")
    assert "one finished game" in (await people[1].click("Delete for good"))
    assert "Ben" not in [holder.name for holder in (await bot.tables.look(table.game_id)).seats]


async def test_a_seat_is_not_offered_to_who_cannot_see_the_table(
    bot: Running, mona: Member, guild: Guild
) -> None:
    people, table = await begin(bot, guild)
    await people[1].slash("mascarade leave")
    eve = guild.member("Eve")
    guild.general.denies(eve, "view_channel")
    place = place_of(table, people[1])
    answer = await mona.slash(f"{ADMIN} games seat", place=place, member=eve)
    assert "cannot see the channel" in answer
    assert await Offers(bot.tables.store).of(table.game_id) == []


async def test_an_offer_lapses_when_its_person_is_barred_and_stays_so(
    bot: Running, mona: Member, guild: Guild
) -> None:
    _, eve, _, _ = await offered(bot, mona, guild)
    await mona.slash(f"{ADMIN} people bar", person=eve)
    await mona.slash(f"{ADMIN} people unbar", person=eve)
    await bot.settled()
    assert "The offer has expired" in eve.sees()
    robot = guild._standin.world.bot_id
    assert "only people can be barred" in (await mona.slash(f"{ADMIN} people bar", person=robot))


async def test_who_has_sat_meanwhile_is_told_so_in_the_second_person(
    bot: Running, mona: Member, guild: Guild
) -> None:
    ben, eve, table, _ = await offered(bot, mona, guild)
    cleo = guild.member("Cleo")
    await cleo.slash("mascarade leave")
    assert "You’re in" in (await eve.slash("mascarade join"))
    assert "You have played in this game already" in (await eve.click("Take the seat"))
    assert (await bot.tables.look(table.game_id)).seat_of(ben.id) is not None


async def test_the_story_does_not_tell_a_newcomer_what_another_did_bug(
    bot: Running, mona: Member, guild: Guild
) -> None:
    # The whole past of the seat was told under the newcomer's name alone.
    ben, eve, table, _ = await offered(bot, mona, guild)
    await eve.click("Take the seat")
    await bot.tables.stop_game(table.game_id)
    await bot.settled()
    await eve.click("What really happened")
    story = await eve.click("Turn by turn")
    assert f"Eve has taken over {ben.name}’s seat" in story
    assert f"{ben.name}: " in story
    assert "Eve: " not in story
    assert "Cleo" in story


async def test_an_offer_at_a_game_that_was_stopped_has_nothing_left_to_click(
    bot: Running, mona: Member, guild: Guild
) -> None:
    _, eve, table, _ = await offered(bot, mona, guild)
    await bot.tables.stop_game(table.game_id)
    await bot.settled()
    assert "Take the seat" not in eve.sees().buttons
    assert "The offer has expired" in eve.sees()
