"""Records as people on Discord see them: the line at the end, profile, ranking, titles, privacy, seasons."""

from functools import partial
from random import Random

from bot.playground import Guild, Member
from bot.records.choices import enter_review
from tests.admin.helpers import change
from tests.channel.acting import state_of
from tests.channel.clicker import open_table
from tests.channel.conftest import Running, bot, clock, database, guild, standin
from tests.tables.helpers import play_randomly

from .histories import play_out, store_game, table_of

__all__ = ["bot", "clock", "database", "guild", "standin"]


async def played(bot: Running, guild: Guild, people: list[Member], count: int, seed: int = 1) -> None:
    """So many finished games of some people."""
    rng = Random(seed)
    for number in range(count):
        made = table_of([one.id for one in people], rng, guild_id=guild.id, channel_id=guild.general.id)
        await store_game(bot.tables, play_out(made, rng, name=f"old{seed}x{number}"))


async def test_the_end_tells_new_titles_in_one_line_and_the_records_follow(
    bot: Running, guild: Guild
) -> None:
    people = [guild.member(f"Player {number}") for number in range(1, 5)]
    await open_table(bot, people, automata=0)
    table = await state_of(bot, guild.general)
    await play_randomly(bot.tables, table.game_id, Random(4))
    await bot.settled()
    anna = people[0]
    end = next(anna.sees().newest_first()).text
    told = [line for line in end.split("\n") if "New titles" in line]
    assert len(told) == 1
    assert told[0].count("·") <= 3
    assert "First Ball" not in told[0]
    profile = await anna.slash("mascarade profile")
    assert profile.ephemeral
    assert "**1** game" in profile
    assert "First Ball" in profile
    assert f"https://discord.com/channels/{guild.id}/{guild.general.id}/" in profile
    assert profile.message is not None
    assert [one["filename"] for one in profile.message.attachments] == ["profile.png"]
    assert "Nobody is ranked yet" in await anna.slash("mascarade ranking")
    titles = await anna.slash("mascarade titles")
    assert "of 25 are yours" in titles
    assert "**First Ball** – finish a game" in titles
    assert "**Part of the Furniture** – finish 50 games" in titles


async def test_the_hidden_leave_no_gap_and_are_nobodys_nemesis(bot: Running, guild: Guild) -> None:
    anna, bea, cleo = people = [guild.member(name) for name in ("Anna", "Bea", "Cleo")]
    await played(bot, guild, people, 5)
    ranking = (await anna.slash("mascarade ranking")).text
    assert all(f"{rank} · <@" in ranking for rank in (1, 2, 3))
    assert all(person.mention in ranking for person in people)
    assert bea.mention in (await anna.slash("mascarade profile")).text
    assert "You are in the rankings" in await bea.slash("mascarade privacy")
    assert "in no ranking" in await bea.click("Hide me")
    ranking = (await anna.slash("mascarade ranking")).text
    assert bea.mention not in ranking
    assert "2 · <@" in ranking
    assert "3 · <@" not in ranking
    assert bea.mention not in (await anna.slash("mascarade profile")).text
    assert "keeps the mask on" in await anna.slash("mascarade profile", player=bea)
    assert "You are hidden" in await bea.slash("mascarade profile")
    by_wins = await anna.slash("mascarade ranking")
    assert by_wins
    assert "Games won" in await anna.choose("Rank by", "Games won")
    assert cleo.mention in anna.sees()


async def test_a_moderator_begins_a_season_and_hides_everything(bot: Running, guild: Guild) -> None:
    mona = guild.member("Mona", permissions=("manage_guild",))
    people = [guild.member(name) for name in ("Anna", "Bea")]
    await played(bot, guild, people, 5)
    assert "Begin season 2" in await mona.slash("mascarade-admin season")
    assert "Season 2 begins" in await mona.click("Begin season 2")
    await played(bot, guild, people, 1, seed=2)
    ranking = await mona.slash("mascarade ranking")
    assert "season 2" in ranking
    assert "Newcomers" in ranking
    assert "1 · <@" in await mona.choose("Season", "all time")
    assert "Season 2" in await people[0].slash("mascarade profile")
    assert "began season 2" in await mona.slash("mascarade-admin history")
    await change(mona, "records", "hidden")
    assert "keeps its records to itself" in await people[0].slash("mascarade ranking")
    assert "keeps its records to itself" in await people[0].slash("mascarade profile")


async def test_who_is_forgotten_is_in_no_record_and_the_others_are_counted_anew(
    bot: Running, guild: Guild
) -> None:
    people = [guild.member(name) for name in ("Anna", "Bea", "Cleo")]
    await played(bot, guild, people, 5)
    await people[0].slash("mascarade forget-me")
    await people[0].click("Delete for good")
    await bot.settled()
    await bot.client.services.records.recounting.count()
    ranking = (await people[1].slash("mascarade ranking")).text
    assert people[0].mention not in ranking
    assert "2 · <@" in ranking
    assert "You have no games that count here" in await people[0].slash("mascarade profile")
    assert "You have no games that count here" in await people[0].slash("mascarade profile", player=people[0])
    assert "This guest has no games that count here" in await people[1].slash("mascarade profile", player=people[0])


async def test_a_ranking_by_reviews_tells_of_how_many_and_how_to_get_there_bug(
    bot: Running, guild: Guild
) -> None:
    people = [guild.member(name) for name in ("Anna", "Bea", "Cleo")]
    await played(bot, guild, people, 5)
    await people[0].slash("mascarade ranking")
    assert "asks *Who was winning?*" in await people[0].choose("Rank by", "Decisions")
    figures = {0: 80, 1: 60, 2: 70}
    for number in range(2):
        entered = partial(enter_review, game_id=f"old1x{number}", figures=figures)
        await bot.client.services.records.store.commit(entered)
    ranking = await people[0].choose("Rank by", "Decisions")
    assert "**80 of 100** (2)" in ranking
    assert "looked back on" in ranking


async def test_who_is_hidden_still_counts_among_the_holders_of_their_own_titles_bug(
    bot: Running, guild: Guild
) -> None:
    anna, bea = people = [guild.member(name) for name in ("Anna", "Bea")]
    await played(bot, guild, people, 1)
    await anna.slash("mascarade privacy")
    await anna.click("Hide me")
    assert "finish a game · 2 holders" in await anna.slash("mascarade titles")
    assert "finish a game · 1 holder" in await bea.slash("mascarade titles")


async def test_a_name_from_right_to_left_leaves_its_line_in_order_bug(bot: Running, guild: Guild) -> None:
    people = [guild.member(name) for name in ("Anna", "محمد")]
    await played(bot, guild, people, 5)
    ranking = (await people[0].slash("mascarade ranking")).text
    assert all(f"{person.mention}\N{LEFT-TO-RIGHT MARK} **" in ranking for person in people)
    assert all("\N{NO-BREAK SPACE}±\N{NO-BREAK SPACE}" in line for line in ranking.split("\n")[1:3])
