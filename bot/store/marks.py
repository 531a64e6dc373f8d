"""What has become of a game's messages, stored at once."""

from collections.abc import Mapping
from typing import Any

from sqlalchemy import UpdateBase

from . import writes
from .writes import Write


class Marks:
    """Gathers it, at most one thing of each message."""

    def __init__(self, game_id: str) -> None:
        self.game_id = game_id
        self.write = Write()

    def __bool__(self) -> bool:
        return bool(self.write.rows)

    def posted(self, slot: str, channel_id: int, message_id: int, digest: str | None = None) -> None:
        """The message is there, and shows what the digest says."""
        row = {"channel_id": channel_id, "message_id": message_id, "shown": digest, "state": "posted"}
        self.add(writes.POSTED, slot, row)

    def shown(self, slot: str, digest: str) -> None:
        """The message shows what the digest says."""
        self.add(writes.SHOWN, slot, {"shown": digest})

    def gone(self, slot: str) -> None:
        """The message is not there any more and is not wanted again."""
        self.add(writes.UNPOSTED, slot, {"message_id": None, "shown": None, "state": "gone"})

    def wanted(self, slot: str, nonce: str) -> None:
        """The message is not there any more and should be posted anew, under another nonce."""
        row = {"message_id": None, "shown": None, "state": "wanted", "nonce": nonce}
        self.add(writes.REPOST, slot, row)

    def add(self, statement: UpdateBase, slot: str, row: Mapping[str, Any]) -> None:
        """Have a post changed."""
        self.write.add(statement, {"at_game_id": self.game_id, "at_slot": slot, **row})
