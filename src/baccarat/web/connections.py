"""Limit open connections, and drop those that stall, at the level of uvicorn's protocols."""

import asyncio
import logging
from collections import Counter
from collections.abc import Callable
from math import ceil
from typing import Any, Final

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request
from websockets.protocol import OPEN

from .address import Proxies, client_network
from .measure import Frames, Requests
from .warn_once import Warnings

MAX_CONNECTIONS: Final = 128
"""Per address. A household behind one router may have several people with a few pages each."""
RESERVED: Final = MAX_CONNECTIONS
"""Connections that shared addresses leave to others; at most a quarter of all that are allowed."""
REQUEST_SECONDS: Final = 20.0
"""How long a browser may take to send one request, from its first byte to the end of its body."""
ANSWER_SECONDS: Final = 60.0
"""How long a browser may stop reading while an answer is being sent."""
PING_SECONDS: Final = 20.0
"""A WebSocket that has been silent this long is pinged, and has the same time to reply."""
LINE_EXTENSION: Final = "baccarat.line"
"""The ASGI extension through which a WebSocket offers its `tell` to the application."""
LISTEN_EXTENSION: Final = "baccarat.listen"
"""The ASGI extension through which it offers its `listen`."""
Hear = Callable[[str], bool]
"""Takes a message at once, or returns False if it has to wait."""
OWES: Final = frozenset({h11.IDLE, h11.SEND_BODY})

log = logging.getLogger(__name__)
log.setLevel(logging.ERROR)
"""Malformed requests must not be able to flood the log."""


class ConnectionLimiter:
    """Limits open connections: `most` per address, and `in_all` together; 0 for no limit.

    A shared address, such as a proxy's or this machine's, has no limit of its own, but leaves
    RESERVED connections to other addresses.
    """

    def __init__(self, most: int, in_all: int = 0, proxies: Proxies | None = None) -> None:
        self.most = most
        self.in_all = in_all
        self.proxies = proxies or Proxies()
        self.open: Counter[str] = Counter()
        self.total = self.crowds = 0
        self.warnings = Warnings()

    def take(self, address: str, own: str = "") -> Callable[[], None] | None:
        """Admit a connection and return the function to call when it closes; None if it is refused.

        `own` is the address of this server that the connection was made to.
        """
        place, crowd = client_network(address), self.proxies.crowd(address, own)
        if why := self._refusal(place, crowd=crowd):
            self.warnings.say(why)
            return None
        self.open[place] += 1
        self.total += 1
        self.crowds += crowd
        return lambda: self._leave(place, crowd=crowd)

    def _refusal(self, place: str, *, crowd: bool) -> str:
        """Return why another connection from `place` is refused; `""` if it is not."""
        if self.in_all and self.total >= self.in_all:
            return "connections are refused: as many are open as the system allows"
        if crowd:
            most = self.in_all - min(RESERVED, self.in_all // 4)
            full = self.in_all and self.crowds >= most
            return f"connections by proxies and this machine are refused: {most}" if full else ""
        full = self.most and self.open[place] >= self.most
        return f"connections from {place} are refused: {self.most} are open" if full else ""

    def _leave(self, place: str, *, crowd: bool) -> None:
        self.total -= 1
        self.crowds -= crowd
        self.open[place] -= 1
        if not self.open[place]:
            del self.open[place]


class SendBatcher:
    """Batches the writes of many sockets: sending back to back is cheaper than one at a time.

    The batch goes out after everything that is being published now, and after what follows directly
    from it, so that the answer to a command is sent together with the news.
    """

    def __init__(self) -> None:
        self._sockets: dict[SocketProtocol, None] = {}

    def add(self, socket: "SocketProtocol") -> None:
        """Schedule a socket to send soon. All sockets must share one event loop."""
        if not self._sockets:
            socket.loop.call_soon(socket.loop.call_soon, self._send)
        self._sockets[socket] = None

    def _send(self) -> None:
        sockets, self._sockets = self._sockets, {}
        for socket in sockets:
            try:
                socket.send_all()
            except Exception:  # one broken socket must not stop the others
                log.exception("a socket cannot be written to")
                socket.transport.abort()


class Impatient(asyncio.Protocol):
    """Drops a connection whose reader has accepted nothing for `patience` seconds."""

    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    patience = ANSWER_SECONDS
    _stuck: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait(stuck=True)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._wait(stuck=False)

    def connection_lost(self, exc: Exception | None) -> None:
        self._wait(stuck=False)
        super().connection_lost(exc)

    def _wait(self, *, stuck: bool) -> None:
        if self._stuck:
            self._stuck.cancel()
        self._stuck = self.loop.call_later(self.patience, self.transport.abort) if stuck else None


class SocketProtocol(Impatient, WebSocketsSansIOProtocol):
    """A WebSocket; `left` is called when it closes.

    Messages go out and come in without a task and a pass through the application's layers for each,
    which would be most of their cost. A ping is sent only to a client that has been silent: at a
    table in play most clients have just sent something.
    """

    outgoing: SendBatcher
    conn: Frames

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = Frames(self.loop.time, max_size=self.config.ws_max_size, logger=log)

    left: Callable[[], None] | None = None
    hear: Hear | None = None
    heard = 0.0
    """When something last arrived, by the event loop's clock."""

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        text = self.conn.read_lone_text(data)
        if text is None:
            super().data_received(data)
        else:
            self.curr_msg_data_type, self.frames = "text", [text]
            self.send_receive_event_to_app()

    def send_keepalive_ping(self) -> None:
        # rounded up, so that many timers fire together
        due = ceil(self.heard + PING_SECONDS - self.last_ping_rtt)
        if due > self.loop.time():
            self.ping_timer = self.loop.call_at(due, self.send_keepalive_ping)
        else:
            super().send_keepalive_ping()

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            extensions: dict[str, Any] = self.scope["extensions"]
            extensions[LINE_EXTENSION] = self.tell
            extensions[LISTEN_EXTENSION] = self.listen

    def listen(self, hear: Hear | None) -> None:
        """Deliver text messages to `hear` on arrival; those it cannot take are queued."""
        self.hear = hear

    def tell(self, text: bytes) -> bool:
        """Send text soon, or drop it after a close; False if the reader does not keep up."""
        if not self.writable.is_set():
            return False
        if self.conn.state is OPEN and not self.transport.is_closing():
            self.conn.send_text(text)
            self.outgoing.add(self)
        return True

    def send_all(self) -> None:
        """Send what is pending; nothing is if another write has flushed it."""
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_ping(self) -> None:
        """Answer a ping, unless earlier answers are still unread."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.left:
            self.left()

    def send_receive_event_to_app(self) -> None:
        """Deliver a message, or queue it; on invalid UTF-8 close without a traceback."""
        if self.curr_msg_data_type == "text" and not self.close_sent:
            try:
                text = b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.send_close(1007)
                self.handle_parser_exception()
                return
            if self.hear and not self.read_paused and self.hear(text):
                self.frames = []
                return
        super().send_receive_event_to_app()


class HttpProtocol(Impatient, H11Protocol):
    """Counts a connection while it is open, also as a WebSocket, and drops slow clients.

    `held` is the limiter; a whole request may take `seconds`.
    """

    held = ConnectionLimiter(MAX_CONNECTIONS)
    seconds = REQUEST_SECONDS

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.logger = log
        self.conn = Requests()
        self._left: Callable[[], None] | None = None
        self._owes: asyncio.TimerHandle | None = None
        self._ended = False

    def connection_made(self, transport: Any) -> None:
        ends = [transport.get_extra_info(end) or ("",) for end in ("peername", "sockname")]
        self._left = self.held.take(*(end[0] for end in ends))
        if self._left is None:
            transport.abort()
            return
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def eof_received(self) -> bool:  # type: ignore[override]  # asyncio's own may return one
        """Answer complete requests after the client's end of input; close if there are none."""
        self._ended = True
        return self._answering() and self.conn.their_state not in OWES

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._ended and not self._answering():
            self.transport.close()

    def _answering(self) -> bool:
        return bool(self.cycle) and not self.cycle.response_complete

    def connection_lost(self, exc: Exception | None) -> None:
        self._hurry(owes=False)
        if self._left:
            super().connection_lost(exc)
            self._left()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        super().handle_websocket_upgrade(event)
        line: Any = self.transport.get_protocol()
        line.left, self._left = self._left, None
        self._hurry(owes=False)

    def send_400_response(self, msg: str) -> None:
        """Send a 400, or drop the connection if an answer is already being sent."""
        if self.conn.our_state is h11.SEND_RESPONSE:
            self.cycle.disconnected = True  # no other answer is due
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            super().send_400_response(msg)
        else:
            self.transport.abort()

    def _watch(self) -> None:
        """Run the timer while the rest of a request is awaited."""
        self._hurry(owes=self._left is not None and self.conn.their_state in OWES)

    def _hurry(self, *, owes: bool) -> None:
        if self._owes and not owes:
            self._owes.cancel()
            self._owes = None
        elif owes and not self._owes:
            self._owes = self.loop.call_later(self.seconds, self.transport.abort)


def make_http_protocol(held: ConnectionLimiter) -> type[HttpProtocol]:
    """Make a protocol class that counts its connections with `held`."""
    return type("HttpProtocol", (HttpProtocol,), {"held": held})


def make_socket_protocol() -> type[SocketProtocol]:
    """Make a WebSocket protocol class whose sockets share one send batch."""
    return type("SocketProtocol", (SocketProtocol,), {"outgoing": SendBatcher()})
