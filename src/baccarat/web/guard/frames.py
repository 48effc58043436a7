"""The frames of a WebSocket (RFC 6455, section 5.2), and how many a client may send."""

from collections.abc import Callable
from typing import Final

FIN: Final = 0x80
OPCODE: Final = 0x0F
CONTROL: Final = 0x08
CONTINUATION: Final = 0
WHOLE_TEXT: Final = FIN | 1
CLOSE: Final = FIN | 8
PING: Final = FIN | 9
PONG: Final = FIN | 10
"""First bytes of frames."""

MASKED: Final = 0x80
TWO_BYTES: Final = 126
EIGHT_BYTES: Final = 127
"""Length codes: the actual length follows in this many bytes."""
MASK: Final = 4


def make_frame(first: int, payload: bytes) -> bytes:
    """Frame a whole payload, unmasked, as servers send it; `first` is the first byte."""
    length = len(payload)
    if length < TWO_BYTES:
        return bytes((first, length)) + payload
    if length < 1 << 16:
        return bytes((first, TWO_BYTES)) + length.to_bytes(2) + payload
    return bytes((first, EIGHT_BYTES)) + length.to_bytes(8) + payload


def make_close(code: int, reason: str) -> bytes:
    """Frame the end of a connection."""
    return make_frame(CLOSE, code.to_bytes(2) + reason.encode())


def frame_size(data: bytes, at: int = 0) -> int | None:
    """Return the size of the frame that begins at `at`; None if it is not yet known."""
    if len(data) < at + 2:
        return None
    length, mask = data[at + 1] & ~MASKED, MASK if data[at + 1] & MASKED else 0
    if length < TWO_BYTES:
        return 2 + mask + length
    wide = 2 if length == TWO_BYTES else 8
    if len(data) < at + 2 + wide:
        return None
    return 2 + wide + mask + int.from_bytes(data[at + 2 : at + 2 + wide])


def is_whole_text(data: bytes) -> bool:
    """Whether `data` is exactly one frame, and that a whole text message from a client."""
    return data[0] == WHOLE_TEXT and data[1:2] >= b"\x80" and frame_size(data) == len(data)


def unmask(frame: bytes) -> bytes:
    """Return the payload of a complete masked frame."""
    start = 2 + MASK + {TWO_BYTES: 2, EIGHT_BYTES: 8}.get(frame[1] & ~MASKED, 0)
    masked, mask = frame[start:], frame[start - MASK : start]
    key = (mask * (len(masked) // MASK + 1))[: len(masked)]
    return (int.from_bytes(masked) ^ int.from_bytes(key)).to_bytes(len(masked))


MAX_MESSAGES: Final = 1_000
"""Most messages in one second, not counting those that were answered."""
MAX_CONTROLS: Final = 50
"""Most control frames (ping, pong, close) in one second."""
MAX_FRAGMENTS: Final = 64
"""Most frames of one message."""


class FrameMeter:
    """Counts the WebSocket frames of one client. `time` returns seconds."""

    def __init__(self, time: Callable[[], float]) -> None:
        self.time = time
        self._second = 0
        self._messages = self._controls = self._fragments = 0
        self._head = b""
        """The beginning of a frame whose size is not yet known."""
        self._due = 0
        """How many bytes of the last frame have yet to come."""
        self._in_message = False

    def is_lone_text(self, data: bytes) -> bool:
        """Whether `data`, which comes next, is exactly one text message in one frame."""
        between = not (self._due or self._head or self._in_message)
        return between and is_whole_text(data)

    def has_room_for(self, data: bytes) -> bool:
        """Count the frames that begin in `data`; False for one too many."""
        if (second := int(self.time())) != self._second:
            self._second, self._messages, self._controls = second, 0, 0
        data, at = self._head + data, self._due
        while (size := frame_size(data, at)) is not None:
            if not self._count(data[at]):
                return False
            at += size
        self._head = data[at:]
        self._due = max(0, at - len(data))
        return True

    def _count(self, first: int) -> bool:
        """Count a frame by its first byte; False for one too many."""
        opcode = first & OPCODE
        if opcode & CONTROL:
            self._controls += 1
            return self._controls <= MAX_CONTROLS
        self._in_message = not first & FIN
        if opcode == CONTINUATION:
            self._fragments += 1
            return self._fragments <= MAX_FRAGMENTS
        self._messages += 1
        self._fragments = 1
        return self._messages <= MAX_MESSAGES

    def answer(self, text: bytes) -> bytes:
        """Frame a text, and forgive one message that it may answer."""
        self.forgive()
        return make_frame(WHOLE_TEXT, text)

    def forgive(self) -> None:
        """Forgive one message: a client that awaits each answer may send any number."""
        self._messages = max(0, self._messages - 1)
