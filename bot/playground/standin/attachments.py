"""Files of messages: taken in, served to who has their address, and remembered once they are gone."""

import hmac
import mimetypes
import re
from collections import deque

from msgspec import Struct

from bot.playground.standin import media
from bot.playground.standin.errors import Json, invalid, too_large
from bot.playground.standin.event_hub import EventHub
from bot.playground.standin.world import FileState, MessageState

ATTACHMENT_SIZE_LIMIT = 10 * 1024 * 1024
MOST = 10
MOST_DESCRIBED = 1024
UNSAFE = re.compile(r"[^\w.\-]", re.ASCII)
UNKNOWN_TYPE = "application/octet-stream"
PNG = b"\x89PNG\r\n\x1a\n"


class Removed(Struct, frozen=True):
    """A file that a message had and has no more."""

    message_id: int
    file_id: int
    file: FileState


class Attachments:
    """The files of all messages; `removed` keeps the newest that no message has any more."""

    def __init__(self, hub: EventHub, limit: int | None = None, url: str = "") -> None:
        self._hub = hub
        self.url = url
        self.removed: deque[Removed] = deque(maxlen=limit)

    def attached(self, state: MessageState, body: Json, files: list[FileState]) -> list[Json]:
        """What a message has after a request: what it had and the body names (all, if it names none), and
        the uploads, which the body names by their numbers."""
        named: list[Json] | None = body.get("attachments")
        had = {one["id"]: one for one in state.body["attachments"]}
        entries = {str(one["id"]): one for one in named or []}
        for index, number in enumerate(entries):
            if number not in had and not (number.isdecimal() and int(number) < len(files)):
                raise invalid(f"attachments.{index}.id", "ATTACHMENT_NOT_FOUND", "Unknown attachment.")
        for index, one in enumerate(named or []):
            if len(one.get("description") or "") > MOST_DESCRIBED:
                where = f"attachments.{index}.description"
                raise invalid(where, "BASE_TYPE_MAX_LENGTH", "Must be 1024 or fewer in length.")
        kept = [_described(one, entries.get(number, {})) for number, one in had.items()]
        if named is not None:
            kept = [one for one in kept if one["id"] in entries]
        if len(kept) + len(files) > MOST:
            raise invalid("attachments", "BASE_TYPE_MAX_LENGTH", "Must be 10 or fewer in length.")
        if any(len(file.content) > ATTACHMENT_SIZE_LIMIT for file in files):
            raise too_large()
        uploads = [self._take(state, file, entries.get(str(n), {})) for n, file in enumerate(files)]
        return kept + uploads

    def to_refer_to(self, attachments: list[Json], body: Json) -> media.Media:
        """What components may refer to: of the files that the body names, only those with their names."""
        named: list[Json] | None = body.get("attachments")
        unnamed = {str(one["id"]) for one in named or [] if not one.get("filename")}
        return media.Media([one for one in attachments if one["id"] not in unnamed], self._hub.ids)

    def settle(self, state: MessageState, before: list[Json], after: list[Json]) -> None:
        """Let go of the files that a message has no more; those of a request that failed were never there."""
        ids = {one["id"] for one in after}
        for one in before:
            file_id = int(one["id"])
            if one["id"] not in ids and file_id in self._hub.world.files:
                self.removed.append(Removed(state.id, file_id, self._hub.world.files.pop(file_id)))

    def discard(self, attachments: list[Json], kept: list[Json]) -> None:
        """Forget the uploads of a request that was refused."""
        for file_id in {one["id"] for one in attachments} - {one["id"] for one in kept}:
            self._hub.world.files.pop(int(file_id), None)

    def find(self, file_id: str, signature: str) -> FileState | None:
        """A file for somebody who has its address, which nobody can guess."""
        if not file_id.isdecimal() or not hmac.compare_digest(signature, self._signature(file_id)):
            return None
        return self._hub.world.files.get(int(file_id))

    def _take(self, state: MessageState, file: FileState, entry: Json) -> Json:
        file_id = self._hub.ids.next()
        name = UNSAFE.sub("_", entry.get("filename") or file.name)
        kind = _type_of(name, file)
        self._hub.world.files[file_id] = FileState(name, kind, file.content)
        address = f"{self.url}/{state.channel_id}/{file_id}/{name}?hm={self._signature(str(file_id))}"
        attachment: Json = {
            "id": str(file_id),
            "filename": name,
            "size": len(file.content),
            "url": address,
            "proxy_url": address,
            "content_type": kind,
            **_size_of(file),
        }
        if state.ephemeral_to is not None:
            attachment["ephemeral"] = True
        return _described(attachment, entry)

    def _signature(self, file_id: str) -> str:
        return hmac.digest(self._hub.world.file_key.encode(), file_id.encode(), "sha256").hex()


def _described(attachment: Json, entry: Json) -> Json:
    """An attachment with the description that a body gives it, which may be another than before."""
    if "description" not in entry:
        return attachment
    rest = {key: value for key, value in attachment.items() if key != "description"}
    return rest | ({"description": entry["description"]} if entry["description"] else {})


def _type_of(name: str, file: FileState) -> str:
    """The type of a file by its name, where the client says nothing of it."""
    if file.content_type != UNKNOWN_TYPE:
        return file.content_type
    return mimetypes.guess_type(name)[0] or UNKNOWN_TYPE


def _size_of(file: FileState) -> Json:
    """Width and height of a PNG."""
    content = file.content
    if not content.startswith(PNG) or len(content) < 24:
        return {}
    return {"width": int.from_bytes(content[16:20]), "height": int.from_bytes(content[20:24])}
