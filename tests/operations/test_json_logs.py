"""Logs as JSON: a line for each record, which says what the plain log says."""

import json
import logging
import sys

from bot.launch import as_json
from bot.operations.json_logs import JsonFormatter


def record(message: str, *arguments: object, error: bool = False) -> logging.LogRecord:
    info = sys.exc_info() if error else None
    made = logging.LogRecord("bot.test", logging.WARNING, __file__, 1, message, arguments, info)
    made.created = 1_700_000_000.125
    return made


def test_a_record_is_one_line() -> None:
    written = JsonFormatter().format(record("a write failed: %s", "“full”\nat once"))
    assert "\n" not in written
    assert json.loads(written) == {
        "time": "2023-11-14T22:13:20.125+00:00",
        "level": "WARNING",
        "logger": "bot.test",
        "message": "a write failed: “full”\nat once",
    }


def test_an_error_brings_its_trace_along() -> None:
    try:
        raise ValueError("what")
    except ValueError:
        written = JsonFormatter().format(record("it failed", error=True))
    assert json.loads(written)["error"].endswith("ValueError: what")


def test_what_the_host_is_told_is_a_line_of_the_log_too() -> None:
    said: list[str] = []
    as_json(said.append)("Discord cannot be reached.\nTry again.")
    assert json.loads(said[0])["message"] == "Discord cannot be reached.\nTry again."
