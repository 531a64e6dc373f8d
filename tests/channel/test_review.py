"""Looking back at a finished game: who was winning when, and one's own evening."""

from itertools import pairwise

from bot.playground import Guild, Member
from bot.store.reviews import kept_review

from .acting import seated, stop, swap
from .conftest import Running


async def stopped(bot: Running, guild: Guild) -> tuple[list[Member], str]:
    """A game that a moderator stopped after three turns, and its name."""
    people = await seated(bot, guild)
    game_id = await bot.tables.find(guild.general.id)
    assert game_id is not None
    for person, other in pairwise(people):
        await swap(bot, person, other.name, really=True)
    await stop(bot, guild)
    return people, game_id


async def test_anybody_sees_who_was_winning_and_only_oneself_ones_evening(bot: Running, guild: Guild) -> None:
    people, game_id = await stopped(bot, guild)
    watcher = guild.member("Watcher")
    assert await kept_review(bot.tables.store, game_id) is None
    assert "Going over the evening" in await watcher.click("Who was winning?")
    await watcher.waits_for("Who was winning when")
    kept = await kept_review(bot.tables.store, game_id)
    assert kept is not None
    assert "My evening" not in watcher.sees().buttons

    await people[0].click("Who was winning?")
    evening = await people[0].click("My evening")
    assert evening.ephemeral
    assert "Your evening:" in evening
    assert "of 100" in evening
    assert "Who was winning when" in await people[0].click("Who was winning?", on=evening.message)
    await people[0].click("My evening")
    await people[1].click("Who was winning?")
    await people[1].click("Show the channel")
    await bot.settled()
    graph = next(watcher.sees().newest_first())
    assert "Who was winning when" in graph.text
    assert graph.attachments[0]["filename"] == "review.png"
    assert "Show the channel" not in people[1].sees().buttons
    before = len(list(watcher.sees().newest_first()))
    await people[0].click("Show the channel")
    await bot.settled()
    shown = next(watcher.sees().newest_first())
    assert f"{people[0].name}’s evening:" in shown.text
    assert len(list(watcher.sees().newest_first())) == before + 1
    assert "no evening of yours" in await watcher.click("My evening")
    assert await kept_review(bot.tables.store, game_id) == kept

    await people[0].slash("mascarade forget-me")
    await people[0].click("Delete for good")
    await watcher.waits_for("someone’s evening:")
    assert f"{people[0].name}’s evening:" not in watcher.sees()
