"""A bot killed at any moment has lost nothing it acknowledged, and does nothing twice."""

from pathlib import Path

import pytest

from benchmarks.soak_kill import kill_often
from tests.tables.helpers import url_of

KILLS = 12


@pytest.mark.parametrize("seed", range(3))
def test_a_killed_bot_loses_and_repeats_nothing(file: Path, seed: int) -> None:
    summary = kill_often(url_of(file), KILLS, seed)
    assert summary["acknowledged"] > KILLS


def test_a_killed_bot_loses_and_repeats_nothing_on_postgres(postgres_url: str) -> None:
    summary = kill_often(postgres_url, KILLS // 2, 1)
    assert summary["acknowledged"] > KILLS // 2
