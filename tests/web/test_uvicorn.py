"""What our connections rely on in uvicorn beyond its documented interface is still there.

Each of these tests also runs against a uvicorn that is changed in that respect, and must fail then.
"""

import asyncio
from collections.abc import Callable, Coroutine
from typing import Any

import h11
import pytest
from uvicorn.protocols.http.h11_impl import H11Protocol

from baccarat.web.guard import connections
from baccarat.web.guard.connections import CONNECTION
from support.server.connection import App, Wire, a_while, make_connection, open_socket

GET = b"GET / HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n"


async def _check_requests_are_ours() -> None:
    """Check that requests are read by the connection that we give it."""
    connection = make_connection(App())
    read: list[Any] = []
    next_event = connection.requests.next_event

    def spy() -> Any:
        read.append(next_event())
        return read[-1]

    vars(connection.requests)["next_event"] = spy
    connection.connection_made(Wire())
    connection.data_received(GET)
    await a_while()
    assert any(isinstance(event, h11.Request) for event in read)


async def _check_upgrade_is_noticed() -> None:
    """Check that the transport gets another protocol where a WebSocket begins."""
    connection, _ = await open_socket(App())
    assert connection.frames
    assert not isinstance(connection.protocol, H11Protocol)


async def _check_state_reaches_the_application() -> None:
    """Check that the state of a protocol is part of the scope."""
    found: list[Any] = []

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.append(scope["state"][CONNECTION])
        await App()(scope, receive, send)

    connection, _ = await open_socket(app)
    assert found == [connection]


class WithoutConn(H11Protocol):
    """Has renamed its connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._connection = vars(self).pop("conn")


class WithAnotherReader(H11Protocol):
    """Reads requests with a separate connection."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._connection = self.conn

    def data_received(self, data: bytes) -> None:
        self.conn = self._connection
        super().data_received(data)


class WithoutChange(H11Protocol):
    """Does not change the protocol of the transport."""

    def connection_made(self, transport: Any) -> None:
        transport.set_protocol = lambda _: None
        super().connection_made(transport)


class WithoutState(H11Protocol):
    """Keeps the state to itself."""

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self.app_state = {}


Check = Callable[[], Coroutine[Any, Any, None]]
CHECKS: dict[type[H11Protocol], Check] = {
    WithoutConn: _check_requests_are_ours,
    WithAnotherReader: _check_requests_are_ours,
    WithoutChange: _check_upgrade_is_noticed,
    WithoutState: _check_state_reaches_the_application,
}


@pytest.mark.parametrize("check", dict.fromkeys(CHECKS.values()))
def test_uvicorn_still_provides_what_we_rely_on(check: Check) -> None:
    asyncio.run(check())


@pytest.mark.parametrize("changed", CHECKS)
def test_a_changed_uvicorn_is_noticed(
    changed: type[H11Protocol], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(connections, "H11Protocol", changed)
    with pytest.raises((AssertionError, AttributeError, KeyError, IndexError)):
        asyncio.run(CHECKS[changed]())
