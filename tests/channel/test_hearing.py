"""What is heard of messages, clicks and requests, whatever Discord leaves out."""

from datetime import UTC, datetime

import discord

from bot.discord_ui.session import HeardSession
from bot.playground import Guild, Standin

from .acting import first_turns, say, seated
from .conftest import Running

WHEN = "2026-01-02T03:04:05+00:00"


async def test_only_edits_of_ones_own_that_say_when_are_told(bot: Running) -> None:
    hearing, heard = bot.client.hearing, list[tuple[int, datetime]]()
    hearing.edited = lambda message_id, when: heard.append((message_id, when))
    assert bot.client.user is not None
    own, other = {"id": str(bot.client.user.id)}, {"id": "1"}
    hearing.hear_edit({"id": "5", "channel_id": "6"})
    hearing.hear_edit({"id": "5", "author": other, "edited_timestamp": WHEN})
    hearing.hear_edit({"id": "5", "author": own, "edited_timestamp": None})
    assert heard == []
    hearing.hear_edit({"id": "5", "author": own, "edited_timestamp": WHEN})
    assert heard == [(5, datetime(2026, 1, 2, 3, 4, 5, tzinfo=UTC))]


async def test_of_a_clicked_message_only_what_it_is_is_heard(bot: Running, guild: Guild) -> None:
    people = await seated(bot, guild)
    clicked: list[discord.Message | None] = []
    answer = bot.client.on_interaction

    async def note(interaction: discord.Interaction) -> None:
        clicked.append(interaction.message)
        await answer(interaction)

    bot.client.on_interaction = note
    await people[0].click("My notes")
    (message,) = clicked
    assert message is not None
    assert [*message.components, *message.attachments] == []
    assert not message.flags.ephemeral


async def test_every_request_is_heard_of_by_whatever_way_it_is_sent(
    standin: Standin, bot: Running, guild: Guild
) -> None:
    statuses: list[int | None] = []
    taken: list[int | None] = []
    waits: list[float] = []
    bot.client.listeners.called, bot.client.listeners.taken = statuses.append, taken.append
    bot.client.listeners.waited = waits.append
    people = await seated(bot, guild)
    await first_turns(bot, people)
    await bot.settled()
    before = len(standin.rest.requests)
    statuses.clear()
    taken.clear()
    waits.clear()
    await say(bot, people[0], "Peek")
    await bot.settled()
    sent = standin.rest.requests[before:]
    assert {path.split("/")[1] for _, path, _ in sent} >= {"interactions", "channels"}
    assert sorted(statuses) == sorted(status for _, _, status in sent)  # type: ignore[type-var]
    assert taken == statuses
    assert len(waits) == sum(path.startswith("/channels") for _, path, _ in sent)
    session = bot.client.http._HTTPClient__session  # type: ignore[attr-defined]
    assert isinstance(session, HeardSession)
    assert not session.closed
