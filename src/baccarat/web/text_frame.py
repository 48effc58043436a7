"""How a server frames a message of text for a WebSocket (RFC 6455, section 5.2)."""

from typing import Final

from websockets.frames import Opcode
from websockets.typing import BytesLike

WHOLE_TEXT: Final = 0x80 | Opcode.TEXT
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
"""In place of a length that one byte does not hold: in how many bytes after it the length is."""


def text_frame(text: BytesLike) -> bytes:
    """Frame a message that is sent whole, and not masked."""
    length = len(text)
    if length < TWO_BYTES:
        return bytes((WHOLE_TEXT, length)) + text
    if length < 1 << 16:
        return bytes((WHOLE_TEXT, TWO_BYTES)) + length.to_bytes(2) + text
    return bytes((WHOLE_TEXT, EIGHT_BYTES)) + length.to_bytes(8) + text
