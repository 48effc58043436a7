"""Limit what one connection may send: many small pieces cost the most to read."""

from collections.abc import Callable
from typing import Any, Final

import h11
from websockets.exceptions import ProtocolError
from websockets.frames import CTRL_OPCODES, Frame, Opcode
from websockets.protocol import OPEN
from websockets.server import ServerProtocol
from websockets.typing import BytesLike

from .text_frame import WHOLE_TEXT, frame_size, text_frame, unmask

MAX_HEAD_BYTES: Final = 16 * 1024
"""Largest head of a request, in bytes."""
MAX_HEAD_LINES: Final = 128
"""Most lines in a head; a browser sends about twenty."""
MAX_CHUNKS: Final = 256
"""Most chunks of a body sent without a length."""

MAX_MESSAGES: Final = 1_000
"""Most messages in one second, not counting those that were answered."""
MAX_CONTROLS: Final = 50
"""Most control frames (ping, pong, close) in one second."""
MAX_FRAGMENTS: Final = 64
"""Most frames of one message."""


class Requests(h11.Connection):
    """Reads requests, and refuses those in too many pieces or with too large a head."""

    def __init__(self) -> None:
        super().__init__(h11.SERVER, MAX_HEAD_BYTES)
        self._chunks = 0

    def next_event(self) -> Any:
        """Return the next part of a request; raises RemoteProtocolError."""
        if self.their_state is h11.IDLE:
            self._chunks = 0
            _check_head(self.trailing_data[0])
        event = super().next_event()
        if isinstance(event, h11.Data):
            self._chunks += event.chunk_start
            if self._chunks > MAX_CHUNKS:
                raise h11.RemoteProtocolError("too many chunks")
        return event


def _check_head(waiting: bytes) -> None:
    """Check the size of a head before it is parsed."""
    end = waiting.find(b"\r\n\r\n", 0, MAX_HEAD_BYTES)
    if end < 0 and len(waiting) > MAX_HEAD_BYTES:
        raise h11.RemoteProtocolError("a head without end")
    if waiting.count(b"\n", 0, end if end >= 0 else None) > MAX_HEAD_LINES:
        raise h11.RemoteProtocolError("too many lines")


class Frames(ServerProtocol):
    """Reads and writes WebSocket frames, and closes on too many of them. `time` returns seconds."""

    def __init__(self, time: Callable[[], float], **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self._time = time
        self._second = 0
        self._messages = self._controls = self._pieces = 0
        self._alone = True

    def read_lone_text(self, data: bytes) -> bytes | None:
        """Decode `data` if it is exactly one text message; None if the library has to.

        Once frames have come in parts, or several together, the library reads all further data:
        only it knows where a frame begins.
        """
        if self.state is not OPEN:
            self._alone = data.startswith(b"GET ")
        elif self._alone:
            self._alone = frame_size(data) == len(data)
            self._begin_second()
            if self._alone and self._fits(data):
                self._messages += 1
                return unmask(data)
        return None

    def _begin_second(self) -> None:
        """Reset the counts when a new second begins."""
        if (second := int(self._time())) != self._second:
            self._second, self._messages, self._controls = second, 0, 0

    def _fits(self, data: bytes) -> bool:
        """Whether this is a whole text message, within the limits of size and rate."""
        return (
            data[0] == WHOLE_TEXT
            and not self.extensions
            and self.current_size is None
            and len(data) <= (self.max_message_size or 0)
            and self._messages < MAX_MESSAGES
        )

    def recv_frame(self, frame: Frame) -> None:
        """Take a frame; raises ProtocolError for one too many, and nothing after it is read."""
        self._begin_second()
        if frame.opcode in CTRL_OPCODES:
            self._controls += 1
        elif frame.opcode is Opcode.CONT:
            self._pieces += 1
        else:
            self._messages += 1
            self._pieces = 1
        if (
            self._messages > MAX_MESSAGES
            or self._controls > MAX_CONTROLS
            or self._pieces > MAX_FRAGMENTS
        ):
            raise ProtocolError("too many frames")
        super().recv_frame(frame)

    def send_text(self, data: BytesLike, fin: bool = True) -> None:
        """Send text, and forgive one message: a client that awaits each answer may send any number.

        Whole messages are framed here, in a quarter of the library's time: they are almost
        everything that a table in play sends.
        """
        self._messages = max(0, self._messages - 1)
        if fin and self.state is OPEN and not self.extensions:
            self.writes.append(text_frame(data))
        else:
            super().send_text(data, fin)
