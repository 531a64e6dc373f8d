"""A game that starts while its lobby is being drawn."""

import asyncio

from bot.playground import Guild

from .conftest import Running


async def test_a_game_started_while_its_lobby_is_drawn_shows_its_cards_bug(
    bot: Running, guild: Guild
) -> None:
    # The lobby was looked at before its posts were read: the wish to show the cards, newer than
    # the lobby, seemed out of date and was dropped, so that the table stayed silent.
    people = [guild.member(f"Player {number}") for number in range(1, 4)]
    await people[0].slash("mascarade start")
    await bot.settled()
    for person in people[1:]:
        await person.click("Join")
    reconciler, started = bot.client.reconciler, asyncio.Event()
    posts_of = reconciler.posts

    async def slow_posts(game_id: str) -> object:
        if not started.is_set():
            started.set()
            await people[0].click("Start")
        return await posts_of(game_id)

    await bot.settled()
    reconciler.posts = slow_posts  # type: ignore[method-assign,assignment]
    game_id = await bot.tables.find(guild.general.id)
    assert game_id is not None
    reconciler.redraw(game_id)
    await started.wait()
    await people[0].waits_for("[Ready]")
