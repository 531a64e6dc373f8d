"""A message is deleted and nobody tells: that is noticed before anybody's time for it is up."""

from pathlib import Path

from bot.playground import Guild, Standin
from tests.tables.helpers import HandClock

from .acting import eventually, seated, state_of, swap
from .conftest import Running, running_bot


def vanish(guild: Guild) -> None:
    """The message that asks is gone, and no event tells of it."""
    messages = guild.general.state.messages
    asking = max(id for id, message in messages.items() if "custom_id" in str(message))
    del messages[asking]


async def test_a_message_that_vanished_is_back_before_its_deadline_passes_bug(
    timed_bot: Running, guild: Guild, hand: HandClock
) -> None:
    # The player lost the turn, although there was nothing to click.
    people = await seated(timed_bot, guild)
    before = await state_of(timed_bot, guild.general)
    assert before.deadline is not None
    vanish(guild)
    assert "Swap – or not" not in people[0].sees().buttons
    await hand.advance(before.deadline + 4 - hand.now())
    await people[0].waits_for(lambda screen: "Swap – or not" in screen.buttons)
    await timed_bot.settled()
    after = await state_of(timed_bot, guild.general)
    assert after.game.table.turn == 1
    assert after.deadline is not None
    assert after.deadline > before.deadline
    await hand.advance(after.deadline + 4 - hand.now())
    assert (await state_of(timed_bot, guild.general)).game.table.turn == 2


async def test_a_time_that_is_up_passes_where_the_message_stands(
    timed_bot: Running, guild: Guild, hand: HandClock
) -> None:
    people = await seated(timed_bot, guild)
    before = (await state_of(timed_bot, guild.general)).deadline
    assert before is not None
    await hand.advance(before + 4 - hand.now())
    assert (await state_of(timed_bot, guild.general)).game.table.turn == 2
    await people[1].waits_for(f"{people[1].mention}, it’s your turn")


async def test_a_message_deleted_while_the_bot_was_away_is_back_when_the_table_is_touched_bug(
    standin: Standin, guild: Guild, database: Path, hand: HandClock
) -> None:
    # Nothing had changed at the table, so nothing was written and nobody noticed.
    async with running_bot(standin, database, hand) as bot:
        people = await seated(bot, guild)
    vanish(guild)
    async with running_bot(standin, database, hand) as bot:
        await people[0].waits_for(lambda screen: "Swap – or not" in screen.buttons)
        assert "swap" in await swap(bot, people[0], people[1].name)


async def test_a_message_deleted_in_a_gap_is_back_before_its_deadline_passes_bug(
    timed_bot: Running, standin: Standin, guild: Guild, hand: HandClock
) -> None:
    # Discord does not tell a new session what happened before it.
    people = await seated(timed_bot, guild)
    live = next(seen for seen in people[0].sees().newest_first() if seen.buttons)
    identified = standin.gateway.identifies

    async def is_back() -> bool:
        return standin.gateway.identifies > identified and not timed_bot.tables.outages.lost

    standin.gateway.invalidate(resumable=False)
    guild.general.loses(live)
    await eventually(is_back)
    deadline = (await state_of(timed_bot, guild.general)).deadline
    assert deadline is not None
    await hand.advance(deadline + 4 - hand.now())
    await people[0].waits_for(lambda screen: "Swap – or not" in screen.buttons)
    assert (await state_of(timed_bot, guild.general)).game.table.turn == 1
