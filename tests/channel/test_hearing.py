"""Edits of the bot's own messages are heard of, whatever Discord leaves out."""

from datetime import UTC, datetime

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
