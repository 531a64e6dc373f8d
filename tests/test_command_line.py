"""The command line as a host types it."""

import asyncio
import json
import os
import re
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import create_engine

from bot.__main__ import main
from bot.automata import Level
from bot.game.sets import MAX_PLAYERS, MIN_PLAYERS, RECOMMENDED
from bot.servers.codes import write_code
from bot.settings import load_settings
from bot.simulate.duration import seconds_a_game, usual_games
from bot.store import open_store
from bot.store.migrate import upgrade


@pytest.fixture(autouse=True)
def in_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of this machine's settings reaches the program."""
    monkeypatch.chdir(tmp_path)
    for name in (
        "DISCORD_TOKEN",
        "DATA_DIR",
        "DATABASE_URL",
        "LOG_LEVEL",
        "LOG_FORMAT",
        "GAMES_MEMORY",
        "METRICS_ADDRESS",
    ):
        monkeypatch.delenv(name, raising=False)


def test_run_without_a_token_says_what_to_set_and_exits_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run"]) == 2
    assert "DISCORD_TOKEN" in capsys.readouterr().err


def test_several_processes_need_postgres(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    assert main(["run", "--slots", "2"]) == 2
    assert "Several processes need PostgreSQL" in capsys.readouterr().err
    monkeypatch.setenv("DATABASE_URL", "postgresql://nowhere/games")
    assert main(["run", "--slots", "2", "--shards", "1"]) == 2
    assert "2 slots need at least as many shards" in capsys.readouterr().err
    with pytest.raises(SystemExit):
        main(["run", "--shards", "0"])
    assert "is not a number between 1 and" in capsys.readouterr().err


def make_database() -> None:
    """A database as the first start makes it."""

    async def start_once() -> None:
        async with open_store(load_settings().database_url):
            pass

    asyncio.run(start_once())


def test_backup_makes_a_copy_says_so_and_never_overwrites(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make_database()
    assert main(["backup", "copy.db"]) == os.EX_OK
    assert "Copied data/mascarade.db to copy.db" in capsys.readouterr().out
    assert (tmp_path / "copy.db").stat().st_size > 0
    assert main(["backup", "copy.db"]) != os.EX_OK


def test_backup_makes_no_folder_that_nobody_asked_for(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    make_database()
    assert main(["backup", "there/copy.db"]) == os.EX_CANTCREAT
    assert "There is no folder there to copy into." in capsys.readouterr().err
    assert not (tmp_path / "there").exists()


def test_backup_tells_what_is_no_database_from_a_disk_that_fails_bug(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    # Its exit code said that the disk failed.
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "mascarade.db").write_text("hello")
    assert main(["backup", "copy.db"]) == os.EX_DATAERR
    assert capsys.readouterr().err == "data/mascarade.db is not a database.\n"
    (tmp_path / "data" / "mascarade.db").unlink()
    (tmp_path / "data" / "mascarade.db").mkdir()
    assert main(["backup", "copy.db"]) == os.EX_DATAERR
    assert capsys.readouterr().err == "data/mascarade.db is a directory, not a database.\n"
    assert not (tmp_path / "copy.db").exists()


def test_the_program_says_its_version(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as done:
        main(["--version"])
    assert done.value.code == os.EX_OK
    assert re.fullmatch(r"Mascarade \d+\.\d+\.\d+\n", capsys.readouterr().out)


@pytest.mark.parametrize("command", [["migrate"], ["backup", "copy.db"]])
def test_without_a_database_there_is_nothing_to_do_and_nothing_is_made(
    command: list[str], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(command) == os.EX_DATAERR
    assert "There is no database at data/mascarade.db" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_an_empty_file_is_no_database_to_migrate(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "mascarade.db").touch()
    assert main(["migrate"]) == os.EX_DATAERR
    assert "There is no database at data/mascarade.db" in capsys.readouterr().err


def test_migrate_says_whether_it_did_anything(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    make_database()
    assert main(["migrate"]) == os.EX_OK
    assert "has the present schema already" in capsys.readouterr().out
    (tmp_path / "data" / "mascarade.db").unlink()
    with closing(sqlite3.connect(tmp_path / "data" / "mascarade.db")) as database:
        engine = create_engine(f"sqlite:///{tmp_path / 'data' / 'mascarade.db'}")
        with engine.begin() as connection:
            upgrade(connection, "0001")
        engine.dispose()
        database.commit()
    assert main(["migrate"]) == os.EX_OK
    said = capsys.readouterr().out
    assert "was brought to the present schema. As it was before: data/backups/" in said


@pytest.mark.parametrize("token", ["a b", "é", "tab\there"])
def test_what_cannot_be_a_token_is_refused_in_a_sentence(
    token: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", token)
    assert main(["run"]) == os.EX_NOPERM
    assert "copy the bot's token anew" in capsys.readouterr().out


def test_without_a_network_it_is_said_in_a_sentence(tmp_path: Path) -> None:
    script = (
        "import sys, discord; discord.http.Route.BASE = 'http://127.0.0.1:9/api';"
        "from bot.__main__ import main; sys.exit(main(['run']))"
    )
    environ = {**os.environ, "DISCORD_TOKEN": "x", "LOG_LEVEL": "ERROR"}
    done = subprocess.run([sys.executable, "-c", script], env=environ, capture_output=True, text=True)
    assert done.returncode == os.EX_UNAVAILABLE
    assert done.stdout.startswith("Discord cannot be reached: ")
    assert done.stderr == ""


def test_a_playground_that_cannot_be_read_is_told_in_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data" / "playground"
    folder.mkdir(parents=True)
    (folder / "discord.json").write_text("{")
    assert main(["play", "--no-browser", "--port", "0"]) == os.EX_DATAERR
    assert "What is kept in data/playground cannot be read" in capsys.readouterr().out


@pytest.mark.parametrize("words", [["fly"], ["--nope"], ["backup"], ["play", "--port", "x"]])
def test_what_cannot_be_understood_is_told_in_one_sentence(
    words: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as refused:
        main(words)
    assert refused.value.code == 2
    said = capsys.readouterr().err
    assert "--help" in said
    assert said.count("\n") == 1


@pytest.mark.parametrize(
    ("called", "shown"), [(".venv/bin/mascarade", ".venv/bin/mascarade"), ("bot/__main__.py", "mascarade")]
)
def test_advice_names_the_program_as_it_was_called(
    called: str, shown: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "argv", [called])
    with pytest.raises(SystemExit):
        main(["--nope"])
    assert capsys.readouterr().err == f"Unrecognized arguments: --nope. What can be typed: {shown} --help\n"


def test_simulate_says_beforehand_how_long_it_takes(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--players", "4", "--games", "2", "--level", "novice", "--json"]) == 0
    assert "Playing 2 games on " in capsys.readouterr().err


@pytest.mark.parametrize("level", list(Level))
def test_an_unchosen_number_of_games_ends_within_two_minutes_on_two_cores(level: Level) -> None:
    for players in range(MIN_PLAYERS, MAX_PLAYERS + 1):
        games = usual_games(level, players)
        assert games >= 50
        assert games * seconds_a_game(level, players) / 2 < 120


def test_forget_deletes_a_server_and_says_when_nothing_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["forget", "--guild", "42"]) == os.EX_NOINPUT
    assert "Nothing is kept of server 42." in capsys.readouterr().err
    assert not (tmp_path / "data").exists()
    make_database()
    with sqlite3.connect(tmp_path / "data" / "mascarade.db") as database:
        database.execute(
            "INSERT INTO games (id, guild_id, channel_id, status, created, settings) "
            "VALUES ('abcdefgh', 42, 1, 'over', 0, '{}')"
        )
    database.close()
    assert main(["forget", "--guild", "43"]) == os.EX_NOINPUT
    assert main(["forget", "--guild", "42"]) == os.EX_OK
    assert "Deleted 1 game and everything else of server 42." in capsys.readouterr().out
    assert main(["forget", "--guild", "42"]) == os.EX_NOINPUT


@pytest.mark.parametrize("number", ["0", "-5", "9" * 30, "general"])
def test_a_number_that_no_server_has_is_refused(number: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["forget", f"--guild={number}"])
    assert refused.value.code == 2
    assert "Argument --guild" in capsys.readouterr().err


def test_simulate_takes_a_share_code(capsys: pytest.CaptureFixture[str]) -> None:
    code = write_code(RECOMMENDED[4])
    assert (
        main(["simulate", "--players", "4", "--code", code, "--games", "4", "--level", "novice", "--json"])
        == 0
    )
    assert json.loads(capsys.readouterr().out)["games"] == 4


@pytest.mark.parametrize("code", ["", "AAAA-AAAA", "nonsense"])
def test_simulate_refuses_a_bad_code_in_words(code: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["simulate", "--players", "4", "--code", code]) == 2
    assert "share code" in capsys.readouterr().err


def test_a_worker_process_need_not_load_the_program_bug() -> None:
    # Each loads this module anew, and all of the bot came with it: 100 MB instead of 35.
    script = "import sys, bot.__main__; sys.exit('msgspec' in sys.modules or 'discord' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script]).returncode == 0


@pytest.mark.parametrize("port", ["-1", "65536", "many"])
def test_a_port_that_no_machine_has_is_refused(port: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as refused:
        main(["play", f"--port={port}"])
    assert refused.value.code == 2
    assert "Argument --port" in capsys.readouterr().err


def test_a_host_that_is_not_this_machine_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--no-browser", "--host", "203.0.113.1"]) == os.EX_UNAVAILABLE
    assert "203.0.113.1 port 6272 cannot be used" in capsys.readouterr().out
