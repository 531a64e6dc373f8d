"""What a table is can be read without the database."""

import subprocess
import sys

import pytest

LEAVES = ("attendance", "clock", "curtain", "deadlines", "errors", "moves", "state", "waits")


@pytest.mark.parametrize("module", ["bot.tables", *(f"bot.tables.{leaf}" for leaf in LEAVES)])
def test_the_data_of_tables_is_read_without_the_database(module: str) -> None:
    program = f"import sys, {module}; print(*(name for name in sys.modules if '.' not in name))"
    loaded = subprocess.run([sys.executable, "-c", program], check=True, capture_output=True, text=True)
    assert not {"sqlalchemy", "aiosqlite", "sqlite3", "discord", "numpy"} & set(loaded.stdout.split())
