"""Three processes and a spare: one dies, sleeps or is stopped, or the database restarts; nothing is lost."""

import random
from pathlib import Path

import pytest

from bot.store.leases import LENGTH, PACE
from tests.postgres import Server

from .faults import Trial

ASLEEP = 15.0
"""Longer than a lease; the soak has them sleep for a minute."""
BEYOND = 10.0
PLANNED = 5.0
FAULTS = ("kill", "stop", "restart_database", "sleep", "kill")


@pytest.mark.timeout(420)
async def test_faults_lose_and_double_nothing(postgres: Server, tmp_path: Path) -> None:
    async with Trial(postgres, tmp_path / "log", random.Random(1), asleep=ASLEEP) as trial:
        took = {}
        for number, kind in enumerate(FAULTS):
            took[number, kind] = await trial.suffer(kind, slot=number % 3)
        verdict = await trial.verdict()
        commands = [path for method, path, _ in trial.standin.rest.requests if method == "PUT"]
        log = (tmp_path / "log").read_text(encoding="utf-8")
    assert (verdict["faults"], verdict["lost"], verdict["doubled"]) == (len(FAULTS), 0, 0), verdict
    assert verdict["hasty_identifies"] == 0
    assert len([path for path in commands if path.endswith("/commands")]) == 1
    assert trial.moves > 10
    assert verdict["fenced"] == FAULTS.count("sleep")
    _, _, trouble = log.partition("Ignoring exception")
    assert not trouble, trouble[:3000]
    assert len(trial.beyond) == FAULTS.count("stop")
    assert all(seconds < PLANNED for seconds in trial.beyond), trial.beyond
    for (_, kind), seconds in took.items():
        assert seconds < (PACE + PLANNED if kind == "stop" else LENGTH + PACE + BEYOND), took
