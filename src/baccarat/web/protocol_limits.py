"""Limit what one connection may send: many small pieces cost the most to read.

Every answer leaves through here, those to malformed requests too, so the headers that none may lack
are added here.
"""

from collections.abc import Callable
from typing import Any, Final

import h11

from .frames import CONTINUATION, CONTROL, FIN, OPCODE, frame_size, is_whole_text

MAX_HEAD_BYTES: Final = 16 * 1024
"""Largest head of a request, in bytes."""
MAX_CHUNKS: Final = 256
"""Most chunks of a body sent without a length."""

MAX_MESSAGES: Final = 1_000
"""Most messages in one second, not counting those that were answered."""
MAX_CONTROLS: Final = 50
"""Most control frames (ping, pong, close) in one second."""
MAX_FRAGMENTS: Final = 64
"""Most frames of one message."""

POLICY: Final = (
    b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    b"object-src 'none'; base-uri 'none'; frame-ancestors 'self'; form-action 'self'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
)
"""What every answer tells browsers, unless it has its own."""

INCOMPLETE: Final = frozenset({h11.IDLE, h11.SEND_BODY})
UNANSWERED: Final = frozenset({h11.SEND_RESPONSE, h11.SEND_BODY})
CAN_RESPOND: Final = frozenset({h11.IDLE, h11.SEND_RESPONSE})


class Requests(h11.Connection):
    """Reads requests, and refuses those in too many pieces or with too large a head.

    uvicorn answers a bad request with a 400, even if the application is already answering it: only
    one of the two is sent.
    """

    def __init__(self) -> None:
        super().__init__(h11.SERVER, MAX_HEAD_BYTES)
        self._chunks = 0
        self._bad = self._muted = False

    @property
    def is_incomplete(self) -> bool:
        """Whether the rest of a request, or the next one, has yet to come."""
        return self.their_state in INCOMPLETE

    @property
    def is_unanswered(self) -> bool:
        """Whether a request awaits its answer, or the end of it."""
        return self.our_state in UNANSWERED and not self._bad

    def next_event(self) -> Any:
        """Return the next part of a request; raises RemoteProtocolError."""
        try:
            return self._next_event()
        except h11.RemoteProtocolError:
            self._bad = True
            raise

    def _next_event(self) -> Any:
        if self.their_state is h11.IDLE:
            self._chunks = 0
            _check_head(self.trailing_data[0])
        event = super().next_event()
        if isinstance(event, h11.Data):
            self._chunks += event.chunk_start
            if self._chunks > MAX_CHUNKS:
                raise h11.RemoteProtocolError("too many chunks")
        # uvicorn does not expect the end of the client's input as an event
        return h11.NEED_DATA if isinstance(event, h11.ConnectionClosed) else event

    def send(self, event: Any) -> Any:
        """Return the bytes of a part of an answer; none if a bad request has cut it short."""
        if isinstance(event, h11.Response):
            event = add_headers(event)
        if self._bad and isinstance(event, h11.Response) and self.our_state not in CAN_RESPOND:
            self._muted = True
        return b"" if self._muted else super().send(event)


def add_headers(answer: h11.Response) -> h11.Response:
    """Add those of HEADERS that an answer does not have."""
    own = {name for name, _ in answer.headers}
    missing = [each for each in HEADERS if each[0] not in own]
    return h11.Response(
        status_code=answer.status_code,
        headers=[*answer.headers.raw_items(), *missing],
        reason=answer.reason,
        http_version=answer.http_version,
    )


def _check_head(waiting: bytes) -> None:
    """Check the size of a head before it is parsed; h11 itself checks only incomplete ones."""
    if len(waiting) > MAX_HEAD_BYTES and waiting.find(b"\r\n\r\n", 0, MAX_HEAD_BYTES) < 0:
        raise h11.RemoteProtocolError("too large a head")


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

    def forgive(self) -> None:
        """Forgive one message: a client that awaits each answer may send any number."""
        self._messages = max(0, self._messages - 1)
