"""Framing of text messages on a WebSocket (RFC 6455, section 5.2)."""

from typing import Final

from websockets.frames import Opcode
from websockets.typing import BytesLike
from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x80 | Opcode.TEXT
MASKED: Final = 0x80
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
"""Length codes: the actual length follows in this many bytes."""
MASK: Final = 4


def text_frame(text: BytesLike) -> bytes:
    """Frame a whole message, unmasked."""
    length = len(text)
    if length < TWO_BYTES:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + length.to_bytes(2) + text
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8) + text


def frame_size(data: bytes) -> int | None:
    """Return the size of the masked frame that `data` begins with; None if it is not yet known."""
    if len(data) < 2 or not data[1] & MASKED:
        return None
    length = data[1] & ~MASKED
    if length < TWO_BYTES:
        return 2 + MASK + length
    wide = 2 if length == TWO_BYTES else 8
    return 2 + wide + MASK + int.from_bytes(data[2 : 2 + wide])


def unmask(frame: bytes) -> bytes:
    """Return the payload of a complete masked frame."""
    length = frame[1] & ~MASKED
    start = 2 + MASK + {TWO_BYTES: 2, EIGHT_BYTES: 8}.get(length, 0)
    return apply_mask(frame[start:], frame[start - MASK : start])
