"""Everything that any person received, byte for byte and in order."""

from collections import defaultdict, deque
from collections.abc import Callable
from typing import Any

import msgspec


class Received(msgspec.Struct, frozen=True):
    """One event as it reached one person: its name, its JSON bytes, and the files that the message had."""

    event: str
    data: bytes
    files: tuple[bytes, ...] = ()

    def json(self) -> Any:
        return msgspec.json.decode(self.data)


Listener = Callable[[Received], None]


class Inboxes:
    """Keeps what each person received (the newest `limit` events) and tells listeners at once."""

    def __init__(self, limit: int | None = None) -> None:
        self._limit = limit
        self._received: dict[int, deque[Received]] = defaultdict(lambda: deque(maxlen=self._limit))
        self._listeners: dict[int, list[Listener]] = defaultdict(list)

    def add(self, user_ids: list[int], event: str, data: Any, files: tuple[bytes, ...] = ()) -> None:
        if not user_ids:
            return
        received = Received(event, msgspec.json.encode(data), files)
        for user_id in user_ids:
            self._received[user_id].append(received)
            for listener in self._listeners[user_id]:
                listener(received)

    def of(self, user_id: int) -> list[Received]:
        return list(self._received[user_id])

    def listen(self, user_id: int, listener: Listener) -> Callable[[], None]:
        """Call `listener` with all that this person receives from now on; returns how to stop."""
        self._listeners[user_id].append(listener)
        return lambda: self._listeners[user_id].remove(listener)
