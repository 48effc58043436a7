"""Guard each connection: count it, drop it if it stalls or floods, and send to it in batches.

The guard is placed between asyncio and uvicorn, whose protocols see it as their transport. It uses
asyncio's public interface on both sides. What else it relies on in uvicorn is in `Connection`: the
arguments of a protocol class, its attribute `conn`, and the change of protocol by which a
connection becomes a WebSocket.

Many small pieces cost the most to read, so `Requests` limits them. Every answer leaves through it,
those to malformed requests too, so the headers that none may lack are added there.

Four things stay true. A connection is counted from its first byte to its end, and its address gets
its place back once. One timer runs at most for each thing that a client may be slow at: sending a
request, reading an answer, showing a sign of life. Frames go out in the order in which they were
written, since the batch and uvicorn share one list of unsent frames. The application sends nothing
after a close frame.

Everything runs on the event loop's thread. The application calls `listen` and `tell`, uvicorn the
methods of a transport, and asyncio those of a protocol. A reader that does not keep up is never
waited for: `tell` returns False, and its owner ends it.
"""

import asyncio
import logging
from collections.abc import Callable
from math import ceil
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from .frames import CLOSE, PING, PONG, WHOLE_TEXT, FrameMeter, make_close, make_frame, unmask
from .limits import MAX_CONNECTIONS, ConnectionLimiter

MAX_HEAD_BYTES: Final = 16 * 1024
"""Largest head of a request, in bytes."""
MAX_CHUNKS: Final = 256
"""Most chunks of a body sent without a length."""

POLICY: Final = (
    b"default-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    b"object-src 'none'; base-uri 'none'; frame-ancestors 'self'; form-action 'self'"
)
HEADERS: Final = (
    (b"content-security-policy", POLICY),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
)
"""Headers of every answer, unless it sets its own."""

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


REQUEST_SECONDS: Final = 20.0
"""How long a browser may take to send one request, from its first byte to the end of its body."""
ANSWER_SECONDS: Final = 60.0
"""How long a browser may stop reading while an answer is being sent."""
PING_SECONDS: Final = 20.0
"""A WebSocket that has been silent this long is pinged, and has the same time to reply."""
PROTOCOL_ERROR: Final = 1002
"""The close code for clients that send too much."""
CONNECTION: Final = "baccarat.connection"
"""The key in the ASGI state under which the application finds the connection."""
Hear = Callable[[str], bool]
"""Takes a message at once, or returns False if it has to wait."""

log = logging.getLogger(__name__)


class SendBatcher:
    """Batches the writes of many sockets: sending back to back is cheaper than one at a time.

    The batch goes out after everything that is being published now, and after what follows directly
    from it, so that the answer to a command is sent together with the news.
    """

    def __init__(self) -> None:
        self._connections: dict[Connection, None] = {}

    def add(self, connection: "Connection") -> None:
        """Schedule a connection to send soon. All must share one event loop."""
        if not self._connections:
            connection.loop.call_soon(connection.loop.call_soon, self._send)
        self._connections[connection] = None

    def _send(self) -> None:
        connections, self._connections = self._connections, {}
        for connection in connections:
            try:
                connection.flush()
            except Exception:  # one broken socket must not stop the others
                log.exception("a socket cannot be written to")
                connection.transport.abort()


class Connection(asyncio.Protocol):
    """One connection, which begins with HTTP and may become a WebSocket.

    Text messages of a WebSocket go out and come in without a task and a pass through the
    application's layers for each, which would be most of their cost. A ping is sent only to a
    client that has been silent: at a table in play most clients have just sent something.
    """

    limiter = ConnectionLimiter(MAX_CONNECTIONS)
    batcher = SendBatcher()
    seconds = REQUEST_SECONDS
    patience = ANSWER_SECONDS

    transport: asyncio.Transport
    protocol: asyncio.Protocol
    """uvicorn's protocol that serves this connection."""

    def __init__(
        self,
        config: Any,
        server_state: Any,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        self.loop = _loop or asyncio.get_running_loop()
        self.requests = Requests()
        http = H11Protocol(config, server_state, {**app_state, CONNECTION: self}, self.loop)
        if not isinstance(
            http.conn, h11.Connection
        ):  # without this our limits would have no effect
            raise TypeError("this version of uvicorn does not read requests with h11")
        http.conn = self.requests
        self.protocol = http
        self.frames: FrameMeter | None = None
        """Counts the frames of a WebSocket; None while this is still HTTP."""
        self.max_size: int = config.ws_max_size
        self.heard = 0.0
        """When something last arrived, by the event loop's clock."""
        self.is_reading = self.is_writable = True
        self._hear: Hear | None = None
        self._unsent: list[bytes] = []
        self.sent = 0
        """Bytes sent so far."""
        self._closing = self._pinged = False
        self._leave: Callable[[], None] | None = None
        self._request_timer: asyncio.TimerHandle | None = None
        self._write_timer: asyncio.TimerHandle | None = None
        self._ping_timer: asyncio.TimerHandle | None = None

    # asyncio's side

    def connection_made(self, transport: Any) -> None:
        self.transport = transport
        ends = [transport.get_extra_info(end) or ("",) for end in ("peername", "sockname")]
        self._leave = self.limiter.take(*(end[0] for end in ends))
        if self._leave is None:
            transport.abort()
            return
        self.protocol.connection_made(GuardedTransport(self))  # type: ignore[arg-type]
        self._time_request()

    def data_received(self, data: bytes) -> None:
        if self.frames is None:
            self.protocol.data_received(data)
            self._time_request()
            return
        self.heard, self._pinged = self.loop.time(), False
        lone = self.frames.is_lone_text(data)
        if not self.frames.has_room_for(data):
            self.write(make_close(PROTOCOL_ERROR, "too many frames"))
            self.close()
        elif not (lone and self._deliver(data)):
            self.protocol.data_received(data)

    def eof_received(self) -> bool:
        """At the end of the input, answer complete requests; close if none is complete."""
        if self.frames is not None:
            return False
        self.protocol.data_received(b"")
        return self.requests.is_unanswered

    def pause_writing(self) -> None:
        self.is_writable = False
        self._write_timer = self.loop.call_later(self.patience, self.transport.abort)
        self.protocol.pause_writing()

    def resume_writing(self) -> None:
        self.is_writable = True
        _cancel(self._write_timer)
        self.protocol.resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        for timer in (self._request_timer, self._write_timer, self._ping_timer):
            _cancel(timer)
        if self._leave:
            self.protocol.connection_lost(exc)
            self._leave()

    # uvicorn's side

    def set_protocol(self, protocol: asyncio.Protocol) -> None:
        """Become a WebSocket."""
        self.protocol = protocol
        self.frames = FrameMeter(self.loop.time)
        self.heard = self.loop.time()
        _cancel(self._request_timer)
        self._keep_alive()

    def write(self, data: bytes) -> None:
        """Send data after the pending data."""
        if self.frames is not None and data:
            if data[0] == PONG and not self.is_writable:
                return  # earlier answers are still unread
            if data[0] == WHOLE_TEXT:
                self.frames.forgive()
            self._closing |= data[0] == CLOSE
        self._unsent.append(data)
        self.flush()

    def close(self) -> None:
        self.flush()
        self.transport.close()

    def pause_reading(self) -> None:
        self.is_reading = False
        self.transport.pause_reading()

    def resume_reading(self) -> None:
        self.is_reading = True
        self.transport.resume_reading()

    # the application's side

    def listen(self, hear: Hear | None) -> None:
        """Deliver text messages to `hear` on arrival; those it cannot take are queued."""
        self._hear = hear

    def tell(self, text: bytes) -> bool:
        """Send text soon, or drop it after a close; False if the reader does not keep up."""
        if not self.is_writable:
            return False
        if self.frames is not None and not self._closing and not self.transport.is_closing():
            self._unsent.append(self.frames.answer(text))
            self.batcher.add(self)
        return True

    def flush(self) -> None:
        """Send the pending data."""
        unsent, self._unsent = self._unsent, []
        if unsent and not self.transport.is_closing():
            data = b"".join(unsent)
            self.sent += len(data)
            self.transport.write(data)

    def _deliver(self, frame: bytes) -> bool:
        """Deliver a text message at once; False if uvicorn has to queue or refuse it."""
        if not self._hear or not self.is_reading or self._closing or len(frame) > self.max_size:
            return False
        try:
            text = unmask(frame).decode()
        except UnicodeDecodeError:
            return False
        return self._hear(text)

    def _time_request(self) -> None:
        """Run the timer while the rest of a request is awaited."""
        awaited = self.frames is None and self.requests.is_incomplete
        if awaited and not self._request_timer:
            self._request_timer = self.loop.call_later(self.seconds, self.transport.abort)
        elif not awaited:
            _cancel(self._request_timer)
            self._request_timer = None

    def _keep_alive(self) -> None:
        """Ping a client that has been silent, and drop one that stays so."""
        now = self.loop.time()
        due: float = ceil(self.heard + PING_SECONDS)  # rounded up: many fire together
        if due <= now:
            if self._pinged:
                self.transport.abort()
                return
            self._pinged, due = True, now + PING_SECONDS
            self.write(make_frame(PING, b""))
        self._ping_timer = self.loop.call_at(due, self._keep_alive)


class GuardedTransport:
    """The transport of a connection as uvicorn sees it."""

    def __init__(self, connection: Connection) -> None:
        self._transport = connection.transport
        self.write = connection.write
        self.close = connection.close
        self.pause_reading = connection.pause_reading
        self.resume_reading = connection.resume_reading
        self.set_protocol = connection.set_protocol

    def __getattr__(self, name: str) -> Any:
        return getattr(self._transport, name)


def _cancel(timer: asyncio.TimerHandle | None) -> None:
    if timer:
        timer.cancel()


def make_protocol(limiter: ConnectionLimiter) -> type[Connection]:
    """Make a protocol class for uvicorn whose connections share a limiter and a send batch."""
    return type("Connection", (Connection,), {"limiter": limiter, "batcher": SendBatcher()})
