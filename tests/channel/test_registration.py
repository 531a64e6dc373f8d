"""Commands are sent to Discord only when they differ from what was sent last."""

from pathlib import Path

import pytest

from bot.discord_ui.commands import registration
from bot.playground import Guild, Standin

from .conftest import running_bot


def sent(standin: Standin) -> int:
    """How often commands were sent."""
    return sum(method == "PUT" and path.endswith("/commands") for method, path, _ in standin.rest.requests)


async def test_commands_are_sent_once_and_known_again(standin: Standin, guild: Guild, database: Path) -> None:
    async with running_bot(standin, database) as first:
        known = first.client.command_ids
    assert sent(standin) == 1
    async with running_bot(standin, database) as second:
        assert second.client.command_ids == known
    assert sent(standin) == 1


async def test_changed_commands_are_sent_again(
    standin: Standin, guild: Guild, database: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with running_bot(standin, database):
        pass
    same = registration.payload_of

    async def changed(command: object, tree: object) -> dict[str, object]:
        return await same(command, tree) | {"nsfw": True}  # type: ignore[arg-type]

    monkeypatch.setattr(registration, "payload_of", changed)
    async with running_bot(standin, database):
        pass
    assert sent(standin) == 2


async def test_commands_that_somebody_else_replaced_are_sent_again(
    standin: Standin, guild: Guild, database: Path
) -> None:
    async with running_bot(standin, database) as bot:
        application_id = bot.client.application_id or 0
        only = {"name": "other", "description": "Not ours.", "type": 1}
        await bot.client.http.bulk_upsert_global_commands(application_id, payload=[only])
    before = sent(standin)
    async with running_bot(standin, database) as bot:
        assert set(bot.client.command_ids) == {"mascarade", "mascarade-admin"}
    assert sent(standin) == before + 1
