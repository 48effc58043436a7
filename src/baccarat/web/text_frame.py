"""How a message of text is framed on a WebSocket (RFC 6455, section 5.2)."""

from typing import Final

from websockets.frames import Opcode
from websockets.typing import BytesLike
from websockets.utils import apply_mask

WHOLE_TEXT: Final = 0x80 | Opcode.TEXT
MASKED: Final = 0x80
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
"""In place of a length that one byte does not hold: in how many bytes after it the length is."""
MASK: Final = 4


def text_frame(text: BytesLike) -> bytes:
    """Frame a message that is sent whole, and not masked."""
    length = len(text)
    if length < TWO_BYTES:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + length.to_bytes(2) + text
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8) + text


def frame_size(data: bytes) -> int | None:
    """Tell the bytes of the masked frame that these begin with; None where they do not tell."""
    if len(data) < 2 or not data[1] & MASKED:
        return None
    length = data[1] & ~MASKED
    if length < TWO_BYTES:
        return 2 + MASK + length
    wide = 2 if length == TWO_BYTES else 8
    return 2 + wide + MASK + int.from_bytes(data[2 : 2 + wide])


def unmasked(frame: bytes) -> bytes:
    """Read what is in a masked frame that is there to its end."""
    length = frame[1] & ~MASKED
    start = 2 + MASK + {TWO_BYTES: 2, EIGHT_BYTES: 8}.get(length, 0)
    return apply_mask(frame[start:], frame[start - MASK : start])
