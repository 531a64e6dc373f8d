"""Golden logs are folded and continued as on the day they were made."""

import json
from pathlib import Path

import pytest

from bot.game import fold
from bot.game.codec import decode, encode
from bot.game.events import Event
from bot.game.notation import write_position

from .make import FOLDER, LOGS, digests, play_on

PATHS = sorted(FOLDER.glob("*.jsonl"))


def test_no_golden_log_is_missing() -> None:
    assert {path.stem for path in PATHS} >= set(LOGS)


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_a_golden_log_is_folded_and_continued_as_ever(path: Path) -> None:
    first, *stored = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    game = fold(decode(name, body) for name, body in stored)
    assert write_position(game) == first["position"]
    assert digests(game) == first["views"]
    assert write_position(play_on(game, first["seed"])) == first["end"]


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_its_events_are_stored_as_ever(path: Path) -> None:
    _, *stored = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    for name, body in stored:
        event = decode(name, body)
        assert isinstance(event, Event)
        assert encode(event) == (name, body)
