"""Logs for programs to read: one JSON object a line, with what the plain log says and no more."""

import logging
from datetime import UTC, datetime

import msgspec

encode = msgspec.json.Encoder().encode


class JsonFormatter(logging.Formatter):
    """A record as a line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, logger and message; of an error its trace, too."""
        error = self.formatException(record.exc_info) if record.exc_info else None
        return line(record.created, record.levelname, record.name, record.getMessage(), error)


def line(at: float, level: str, logger: str, message: str, error: str | None = None) -> str:
    """One entry."""
    entry = {
        "time": datetime.fromtimestamp(at, UTC).isoformat(timespec="milliseconds"),
        "level": level,
        "logger": logger,
        "message": message,
    }
    return encode(entry | ({} if error is None else {"error": error})).decode()
