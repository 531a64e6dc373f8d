"""The smallest pictures there are, made without anything that draws."""

import struct
import zlib

import msgspec


def png(width: int = 1, height: int = 1, shade: int = 0) -> bytes:
    """A grey picture; the shade tells pictures apart."""
    rows = (b"\0" + bytes([shade]) * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    parts = ((b"IHDR", header), (b"IDAT", zlib.compress(rows)), (b"IEND", b""))
    return b"\x89PNG\r\n\x1a\n" + b"".join(chunk(kind, data) for kind, data in parts)


def patch_of(scene: msgspec.Struct) -> bytes:
    """A patch in which another scene is another patch."""
    shades = zlib.crc32(msgspec.json.encode(scene)).to_bytes(4)
    return png(3, 2, shades[0]) + shades


def chunk(kind: bytes, data: bytes) -> bytes:
    """A part of a PNG."""
    return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
