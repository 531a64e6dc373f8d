"""Settings come from the environment and .env, and bad ones are named in a sentence."""

import subprocess
import sys
from pathlib import Path

import pytest

from bot.settings import BadSettings, load_settings
from bot.tables import tables

EXAMPLE = Path(__file__).parents[2] / ".env.example"


def test_without_anything_the_database_is_a_file_in_the_data_directory(tmp_path: Path) -> None:
    settings = load_settings({}, tmp_path / ".env")
    assert settings.database_url == f"sqlite+aiosqlite:///{Path('data') / 'mascarade.db'}"
    assert (settings.token, settings.log_level, settings.games_memory) == ("", "INFO", tables.MEMORY)


def test_the_environment_wins_over_the_file(tmp_path: Path) -> None:
    file = tmp_path / ".env"
    file.write_text("# mine\nDATA_DIR='/var/games'\nexport LOG_LEVEL=debug\nDISCORD_TOKEN=abc=\n")
    settings = load_settings({"LOG_LEVEL": "ERROR", "UNRELATED": "1"}, file)
    assert (str(settings.data_dir), settings.log_level, settings.token) == ("/var/games", "ERROR", "abc=")


def test_the_memory_for_games_is_given_in_mebibytes(tmp_path: Path) -> None:
    assert load_settings({"GAMES_MEMORY": "8"}, tmp_path / ".env").games_memory == 8 * 2**20


@pytest.mark.parametrize(
    ("given", "where"),
    [
        ("", None),
        ("9464", ("127.0.0.1", 9464)),
        ("0.0.0.0:9464", ("0.0.0.0", 9464)),
        ("[::1]:9464", ("::1", 9464)),
        ("localhost:80", ("localhost", 80)),
    ],
)
def test_the_metrics_are_off_unless_set_and_this_machines_unless_said(
    tmp_path: Path, given: str, where: tuple[str, int] | None
) -> None:
    assert load_settings({"METRICS_ADDRESS": given}, tmp_path / ".env").metrics_address == where


def test_a_database_of_ones_own_can_be_named(tmp_path: Path) -> None:
    settings = load_settings({"DATABASE_URL": "sqlite:////srv/games.db"}, tmp_path / ".env")
    assert settings.database_url == "sqlite+aiosqlite:////srv/games.db"


@pytest.mark.parametrize(
    ("environ", "text", "sentence"),
    [
        ({"LOG_LEVEL": "loud"}, "", "LOG_LEVEL is 'LOUD'"),
        ({"GAMES_MEMORY": "much"}, "", "GAMES_MEMORY is 'much'"),
        ({"GAMES_MEMORY": "-1"}, "", "must be a number of MiB"),
        ({"LOG_FORMAT": "xml"}, "", "LOG_FORMAT is 'xml'; it must be text or json"),
        ({"METRICS_ADDRESS": "everywhere"}, "", "METRICS_ADDRESS is 'everywhere'"),
        ({"METRICS_ADDRESS": "0"}, "", "must be a port such as 9464"),
        ({"METRICS_ADDRESS": "::1:99999"}, "", "must be a port such as 9464"),
        ({"DATA_DIR": "what?"}, "", "DATA_DIR contains a question mark"),
        ({"DATABASE_URL": "somewhere"}, "", "DATABASE_URL is not an address"),
        ({"DATABASE_URL": "mysql://me:secret@host/db"}, "", "names mysql; it must be"),
        ({}, "DISCORD_TOKN=abc\n", "line 1: 'DISCORD_TOKN' is not one of"),
        ({}, "\nhello there\n", "line 2: 'hello' is not one of"),
    ],
)
def test_what_is_wrong_is_said_in_a_sentence(
    tmp_path: Path, environ: dict[str, str], text: str, sentence: str
) -> None:
    (tmp_path / ".env").write_text(text)
    with pytest.raises(BadSettings) as error:
        load_settings(environ, tmp_path / ".env")
    assert sentence in str(error.value)
    assert "secret" not in str(error.value)


def test_the_token_is_never_shown(tmp_path: Path) -> None:
    assert "hush" not in repr(load_settings({"DISCORD_TOKEN": "hush"}, tmp_path / ".env"))


def test_the_example_is_a_valid_file() -> None:
    load_settings({}, EXAMPLE)


@pytest.mark.parametrize("module", ["bot.settings", "bot.servers.audit", "bot.servers.sets"])
def test_reading_a_value_loads_no_database(module: str) -> None:
    code = f"import sys, {module}; print(sorted({{'sqlalchemy', 'alembic', 'numpy'}} & sys.modules.keys()))"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout == "[]\n"
