"""Connections as they come: how many are held, and how long one may owe a whole request."""

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
"""Of one address: a household behind one router, each with a few pages open."""
RESERVED: Final = MAX_CONNECTIONS
"""Of all connections, those that crowds leave to others; a quarter where there are few."""
REQUEST_SECONDS: Final = 20.0
"""How long a browser may take to send a request, from its beginning to the end of its body."""
ANSWER_SECONDS: Final = 60.0
"""How long a browser may take nothing of an answer that is on its way."""
PING_SECONDS: Final = 20.0
"""A WebSocket that has been silent for so long is asked whether it is there, and has as long to
say so."""
LINE_EXTENSION: Final = "baccarat.line"
"""The extension by which a WebSocket offers its `tell` to the application,"""
LISTEN_EXTENSION: Final = "baccarat.listen"
"""and the one by which it offers its `listen`."""
Hear = Callable[[str], bool]
"""Takes a message at once, or tells that it has to wait."""
OWES: Final = frozenset({h11.IDLE, h11.SEND_BODY})

log = logging.getLogger(__name__)
log.setLevel(logging.ERROR)
"""Nobody fills the log with requests that are none."""


class ConnectionLimiter:
    """Counts the connections that are open: `most` of each address, `in_all` together.

    0 stands for no limit. A crowd, such as a proxy or this machine, has no limit as an address, but
    leaves RESERVED connections to those who come otherwise.
    """

    def __init__(self, most: int, in_all: int = 0, proxies: Proxies | None = None) -> None:
        self.most = most
        self.in_all = in_all
        self.proxies = proxies or Proxies()
        self.open: Counter[str] = Counter()
        self.total = self.crowds = 0
        self.warnings = Warnings()

    def take(self, address: str, own: str = "") -> Callable[[], None] | None:
        """Let a connection in, and return what is to be called when it is gone; None for no.

        `own` is the address of ours that it was made to.
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
        """Return why nobody more is let in from a place; `""` where somebody is."""
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
    """Has sockets send what they were told together: one right after another takes less.

    That is not before all has been told that is to be told now, and what follows at once from it,
    such as the answer to who asked: it goes out with the news.
    """

    def __init__(self) -> None:
        self._sockets: dict[SocketProtocol, None] = {}

    def add(self, socket: "SocketProtocol") -> None:
        """Have a socket send soon; all are of one event loop."""
        if not self._sockets:
            socket.loop.call_soon(socket.loop.call_soon, self._send)
        self._sockets[socket] = None

    def _send(self) -> None:
        sockets, self._sockets = self._sockets, {}
        for socket in sockets:
            try:
                socket.send_all()
            except Exception:  # nobody else is to suffer from it
                log.exception("a socket cannot be written to")
                socket.transport.abort()


class Impatient(asyncio.Protocol):
    """Hangs up on who takes nothing of what is on its way to them for `patience` seconds."""

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
    """A WebSocket; `left` is called when it is gone.

    What it is told goes out, and what comes is heard, without a task and the floors of the
    application for each message: they are most of what it takes. It is asked whether it is there
    only where it has not shown so of late: at a table that plays most have.
    """

    outgoing: SendBatcher
    conn: Frames

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.conn = Frames(self.loop.time, max_size=self.config.ws_max_size, logger=log)

    left: Callable[[], None] | None = None
    hear: Hear | None = None
    heard = 0.0
    """When something came, in the event loop's seconds."""

    def data_received(self, data: bytes) -> None:
        self.heard = self.loop.time()
        text = self.conn.lone_text(data)
        if text is None:
            super().data_received(data)
        else:
            self.curr_msg_data_type, self.frames = "text", [text]
            self.send_receive_event_to_app()

    def send_keepalive_ping(self) -> None:
        due = ceil(self.heard + PING_SECONDS - self.last_ping_rtt)  # many look at one time: cheaper
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
        """Have messages of text heard as they come; those that have to wait go the usual way."""
        self.hear = hear

    def tell(self, text: bytes) -> bool:
        """Send text soon, unless the reader does not keep up; to who is gone it is lost."""
        if not self.writable.is_set():
            return False
        if self.conn.state is OPEN and not self.transport.is_closing():
            self.conn.send_text(text)
            self.outgoing.add(self)
        return True

    def send_all(self) -> None:
        """Send what lies here, which is nothing where something else was sent meanwhile."""
        if not self.transport.is_closing():
            self.transport.write(b"".join(self.conn.data_to_send()))

    def handle_ping(self) -> None:
        """Answer, unless the answers to those before lie unread."""
        if self.writable.is_set():
            super().handle_ping()
        else:
            self.conn.data_to_send()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        if self.left:
            self.left()

    def send_receive_event_to_app(self) -> None:
        """Have a message heard, or wait; hang up on text that is none, without a traceback."""
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
    """Counts a connection as long as it is open, also as a WebSocket, and hangs up on the slow.

    `held` counts; `seconds` are for a whole request.
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
        """Answer the whole requests of a client that sends no more; hang up where there is none."""
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
        """Say so, or hang up where an answer is on its way already."""
        if self.conn.our_state is h11.SEND_RESPONSE:
            self.cycle.disconnected = True  # nothing is left to answer
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE}:
            super().send_400_response(msg)
        else:
            self.transport.abort()

    def _watch(self) -> None:
        """Run the clock while the rest of a request is awaited."""
        self._hurry(owes=self._left is not None and self.conn.their_state in OWES)

    def _hurry(self, *, owes: bool) -> None:
        if self._owes and not owes:
            self._owes.cancel()
            self._owes = None
        elif owes and not self._owes:
            self._owes = self.loop.call_later(self.seconds, self.transport.abort)


def door(held: ConnectionLimiter) -> type[HttpProtocol]:
    """Make the protocol of a server that counts its connections so."""
    return type("HttpProtocol", (HttpProtocol,), {"held": held})


def sockets() -> type[SocketProtocol]:
    """Make the protocol of a server whose sockets send together."""
    return type("SocketProtocol", (SocketProtocol,), {"outgoing": SendBatcher()})
