"""Short JSON bodies, compressed one by one with the keys that they share."""

import zlib
from typing import Final

MARK: Final = b"\x01"
"""The first byte of a compressed body; JSON begins with a brace."""
SHARED: Final = (
    b'{"version":3,"coup":{"type":"coup-played","reason":"natural","banker":1,"commission":0,'
    b'"cards":["Th","Js","Qc","Kd","9h","8s","7c","6d","5h","4s","3c","2d","Ah"],"total":'
    b'"hands":{"player":["Ac","2h","3s"],"banker":["4d","5c","6h"],"left":[],"right":[]},'
    b'"outcomes":{"player":"banker","left":"tie","right":"player"},"coup":1},'
    b'"at":"2026-11-26T20:00:00+00:00"}'
)
"""Text that bodies of coups have in common. Stored bodies depend on it: it never changes."""


def shrink(body: bytes) -> bytes:
    """Compress a body, unless it is compressed already."""
    if body[:1] != b"{":
        return body
    writer = zlib.compressobj(9, zlib.DEFLATED, -15, 9, zlib.Z_DEFAULT_STRATEGY, SHARED)
    return MARK + writer.compress(body) + writer.flush()


def restore(body: bytes) -> bytes:
    """Return the body as it was before `shrink`; raises ValueError if it is damaged."""
    if body[:1] != MARK:
        return body
    try:
        reader = zlib.decompressobj(-15, zdict=SHARED)
        return reader.decompress(body[1:]) + reader.flush()
    except zlib.error as fault:
        raise ValueError(str(fault)) from None
