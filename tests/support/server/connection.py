"""A server's end of a connection, with a fake browser and an application that counts."""

import asyncio
from types import SimpleNamespace
from typing import Any

from uvicorn import Config
from uvicorn.server import ServerState
from websockets.client import ClientProtocol
from websockets.uri import parse_uri

from baccarat.web.command_channel import AnsweredFrames
from baccarat.web.guard.connections import Connection, make_protocol
from baccarat.web.guard.counts import RequestCounts
from baccarat.web.guard.guesses import GuessLimiter
from baccarat.web.guard.limits import Caller, ConnectionLimiter, RateLimiter

ANYBODY = Caller("ada", "10.0.0.1", crowd=False)


class Wire(asyncio.Transport):
    """Takes down what a server sends, and whether it has hung up."""

    def __init__(self) -> None:
        super().__init__()
        self.sent = bytearray()
        self.closed = False

    def write(self, data: bytes | bytearray | memoryview) -> None:
        self.sent += data

    def close(self) -> None:
        self.closed = True

    abort = close

    def is_closing(self) -> bool:
        return self.closed

    def pause_reading(self) -> None:
        """Have no more to read."""

    resume_reading = pause_reading


class App:
    """Takes whatever comes, counts it, and keeps texts."""

    def __init__(self) -> None:
        self.took = 0
        self.texts: list[str] = []

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket":
            await send({"type": "websocket.accept"})
        while (message := await receive())["type"] not in {
            "websocket.disconnect",
            "http.disconnect",
        }:
            self.took += 1
            self.texts += [message["text"]] if "text" in message else []
            if scope["type"] == "http" and not message["more_body"]:
                await send({"type": "http.response.start", "status": 204, "headers": []})
                await send({"type": "http.response.body", "body": b""})


def make_connection(app: Any, kind: type[Connection] | None = None, **config: Any) -> Connection:
    """Make a connection of a server for an application."""
    made = Config(app, proxy_headers=False, ws="websockets-sansio", ws_ping_interval=None, **config)
    made.load()
    kind = kind or make_protocol(ConnectionLimiter(0))
    return kind(made, ServerState(), {}, asyncio.get_running_loop())


async def open_socket(
    app: Any, kind: type[Connection] | None = None, **config: Any
) -> tuple[Connection, Wire]:
    """Open a WebSocket, and let the application take it."""
    socket = make_connection(app, kind, **config)
    wire, browser = Wire(), ClientProtocol(parse_uri("ws://127.0.0.1/"))
    socket.connection_made(wire)
    browser.send_request(browser.connect())
    socket.data_received(b"".join(browser.data_to_send()))
    await a_while()
    wire.sent.clear()
    return socket, wire


def unhurried() -> tuple[Any, Any]:
    """Return an application's state and a room for a caller far from any bound."""
    state = SimpleNamespace(
        rates=RateLimiter(lambda: 0.0),
        tries=GuessLimiter(lambda: 0.0),
        counts=RequestCounts(),
        answered=AnsweredFrames(),
    )
    return state, SimpleNamespace(settings=SimpleNamespace(id="room", host=ANYBODY.player))


async def a_while() -> None:
    """Let all have their turn that are ready."""
    for _ in range(20):
        await asyncio.sleep(0)
