"""The command line as a host types it."""

import json
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.game.sets import RECOMMENDED
from bot.servers.codes import write_code


@pytest.fixture(autouse=True)
def in_empty_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing of this machine's settings reaches the program."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DATA_DIR", "DATABASE_URL", "LOG_LEVEL", "GAMES_MEMORY"):
        monkeypatch.delenv(name, raising=False)


def test_run_without_a_token_says_what_to_set_and_exits_2(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["run"]) == 2
    assert "DISCORD_TOKEN" in capsys.readouterr().err


def test_migrate_then_backup_makes_a_copy_and_never_overwrites(tmp_path: Path) -> None:
    assert main(["migrate"]) == os.EX_OK
    assert main(["backup", "copy.db"]) == os.EX_OK
    assert (tmp_path / "copy.db").stat().st_size > 0
    assert main(["backup", "copy.db"]) != os.EX_OK


def test_forget_deletes_a_server_and_says_when_nothing_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["forget", "--guild", "42"]) == os.EX_NOINPUT
    assert "Nothing is kept of server 42." in capsys.readouterr().err
    assert not (tmp_path / "data").exists()
    assert main(["migrate"]) == os.EX_OK
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
    assert "argument --guild" in capsys.readouterr().err


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
    assert "argument --port" in capsys.readouterr().err


def test_a_host_that_is_not_this_machine_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "--no-browser", "--host", "203.0.113.1"]) == os.EX_UNAVAILABLE
    assert "203.0.113.1 port 6272 cannot be used" in capsys.readouterr().out
