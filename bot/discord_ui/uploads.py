"""What is sent, as the body of a request: words, or words with a file in one piece with them, where the
library takes eight small writes."""

from collections.abc import Sequence
from io import BytesIO
from secrets import token_hex
from typing import Any

import msgspec
from aiohttp.payload import BytesIOPayload, BytesPayload, Payload

MOST = 512 * 1024
"""Bytes beyond which a form is sent bit by bit, and one of the library's is left to it."""
FORM = "multipart/form-data"
JSON = "application/json"
UNNAMED = "application/octet-stream"
"""What the library says of every file."""
Field = dict[str, Any]
"""A part of a form, as the library describes it."""


def in_words(payload: object) -> BytesPayload:
    """A message without a file."""
    return BytesPayload(msgspec.json.encode(payload), content_type=JSON)


def with_file(payload: object, content: bytes, file_name: str) -> Payload:
    """A message with a file."""
    words = {"name": "payload_json", "value": msgspec.json.encode(payload)}
    file = {"name": "files[0]", "value": content, "filename": file_name, "content_type": UNNAMED}
    return as_form((words, file))


def in_one_piece(form: Sequence[Field]) -> BytesPayload | None:
    """A form as the body of a request, unless it is too large or has more than texts and files in memory."""
    if not all(isinstance(field["value"], (str, BytesIO)) for field in form):
        return None
    body = as_form(form)
    return body if isinstance(body, BytesPayload) else None


def as_form(form: Sequence[Field]) -> Payload:
    """A form as the body of a request, which is sent bit by bit if it is large."""
    boundary = token_hex(16).encode()
    pieces: list[bytes] = []
    for field in form:
        pieces += (b"--", boundary, b"\r\n", head_of(field), b"\r\n\r\n", content_of(field), b"\r\n")
    body = b"".join((*pieces, b"--", boundary, b"--\r\n"))
    content_type = f"{FORM};boundary={boundary.decode()}"
    if len(body) > MOST:
        return BytesIOPayload(BytesIO(body), content_type=content_type)
    return BytesPayload(body, content_type=content_type)


def head_of(field: Field) -> bytes:
    """What stands before a part: its name and, of a file, the file's."""
    head = b'Content-Disposition: form-data; name="%b"' % field["name"].encode()
    if "filename" not in field:
        return head
    about = (field["filename"].encode(), field["content_type"].encode())
    return head + b'; filename="%b"\r\nContent-Type: %b' % about


def content_of(field: Field) -> bytes:
    """What a part holds."""
    value = field["value"]
    if isinstance(value, bytes):
        return value
    return value.encode() if isinstance(value, str) else value.getvalue()
