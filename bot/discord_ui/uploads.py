"""Sending a file in one piece with the words beside it, where the library takes eight small writes."""

from collections.abc import Sequence
from io import BytesIO
from typing import Any
from uuid import uuid4

from aiohttp.payload import BytesPayload
from discord.http import HTTPClient, Route

MOST = 512 * 1024
"""Bytes beyond which a form is left to the library, which sends it bit by bit."""
FORM = "multipart/form-data"
Field = dict[str, Any]
"""A part of a form, as the library describes it."""


def in_one_piece(form: Sequence[Field]) -> BytesPayload | None:
    """A form as the body of a request, unless it is too large or has more than texts and files in memory."""
    if not all(isinstance(field["value"], (str, BytesIO)) for field in form):
        return None
    boundary = uuid4().hex.encode()
    pieces: list[bytes] = []
    for field in form:
        pieces += (b"--", boundary, b"\r\n", head_of(field), b"\r\n\r\n", content_of(field), b"\r\n")
    body = b"".join((*pieces, b"--", boundary, b"--\r\n"))
    if len(body) > MOST:
        return None
    return BytesPayload(body, content_type=f"{FORM};boundary={boundary.decode()}")


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
    return value.encode() if isinstance(value, str) else value.getvalue()


def send_in_one_piece(http: HTTPClient) -> None:
    """Have a client send the files of its messages so."""
    request = http.request

    async def sent(route: Route, *, form: Sequence[Field] | None = None, **options: Any) -> Any:
        body = in_one_piece(form) if form else None
        if body is None:
            return await request(route, form=form, **options)
        return await request(route, data=body, **options | {"files": None})

    http.request = sent  # type: ignore[method-assign,assignment]
