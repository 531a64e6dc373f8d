"""The doctor says in words what is wrong, and nothing else is changed."""

import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot import doctor
from bot.doctor import examine
from bot.playground import Standin
from bot.settings import Settings, load_settings
from bot.store import open_store
from tests.playground.fixtures import contract_path


@pytest.fixture
async def standin() -> AsyncIterator[Standin]:
    async with Standin(contract=contract_path()) as running:
        with running.pointing_discord_here():
            yield running
        assert not running.rest.violations, running.rest.violations


@pytest.fixture(autouse=True)
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def settings(here: Path, token: str) -> Settings:
    return load_settings({"DISCORD_TOKEN": token, "DATA_DIR": str(here)}, here / ".env")


async def says(found: Settings) -> tuple[int, str]:
    said: list[str] = []
    code = await examine(found, said.append)
    return code, "\n".join(said)


async def test_all_is_well(standin: Standin, here: Path) -> None:
    standin.guild("Court")
    wanted = settings(here, standin.token)
    async with open_store(wanted.database_url):
        assert "A bot is running on it." in (await says(wanted))[1]
    code, text = await says(wanted)
    assert code == 0
    assert "WRONG" not in text
    assert "is whole. No bot is running on it." in text
    assert "in 1 servers" in text


async def test_before_anything_is_set(here: Path) -> None:
    code, text = await says(settings(here, ""))
    assert code == 1
    assert "There is no database yet" in text
    assert "WRONG Set DISCORD_TOKEN" in text
    assert os.listdir(here) == []


async def test_a_wrong_token_and_a_file_that_others_can_read(standin: Standin, here: Path) -> None:
    doctor.ENV_FILE.write_text("")
    doctor.ENV_FILE.chmod(0o644)
    code, text = await says(settings(here, "wrong"))
    assert code == 1
    assert "chmod 600 .env" in text
    assert "Discord does not accept DISCORD_TOKEN" in text


async def test_missing_permissions_are_named(standin: Standin, here: Path) -> None:
    guild = standin.guild("Court")
    guild.everyone_permissions()
    guild.bot_permissions("view_channel", "read_message_history")
    code, text = await says(settings(here, standin.token))
    assert code == 1
    assert "In the server Court the bot lacks: send messages, send messages in threads" in text
    assert f"client_id={standin.world.application_id}" in text


@pytest.mark.parametrize(
    ("statements", "sentence"),
    [
        ((), "cannot be read"),
        (
            ("CREATE TABLE alembic_version (version_num)", "INSERT INTO alembic_version VALUES ('9999')"),
            "newer",
        ),
    ],
)
async def test_a_database_of_somebody_else(here: Path, statements: tuple[str, ...], sentence: str) -> None:
    database = sqlite3.connect(here / "mascarade.db")
    database.execute("CREATE TABLE cats (name)")
    for statement in statements:
        database.execute(statement)
    database.commit()
    database.close()
    code, text = await says(settings(here, ""))
    assert code == 1
    assert sentence in text
