"""Start the server, report its address, and open the page."""

import asyncio
import gc
import logging
import os
import socket
import sqlite3
import sys
import webbrowser
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Final

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from ..house.hosting.bets import BadBets
from ..house.house import House
from ..house.store.folder import keep_from_others
from ..house.store.integrity import IntegrityError
from ..house.store.latest import LatestMissing
from ..house.store.opening import OtherFormat
from ..house.store.store import FolderInUse, NotDurable
from ..rules import Fault
from ..text import file_fault
from .address import Network, Proxies
from .app import PAGE, make_app
from .connection_limits import MAX_CONNECTIONS, ConnectionLimiter
from .connections import make_protocol
from .forwarding import Forwarding
from .gate import HostGuard, own_names
from .open_files import ACCEPTED, connections_allowed
from .wire import MAX_FRAME_BYTES

SWITCH_SECONDS: Final = 0.0005
"""How long the writing thread waits for the serving one. Python's default of 5 ms would be most of
the latency of an acknowledgement."""

SEND_BUFFER: Final = 128 * 1024
"""Bytes that the system buffers for a connection; Linux doubles it."""

YOUNG_OBJECTS: Final = 20_000
"""New objects between collections of the youngest generation. Most are freed by reference counting
before then; Python's default of 700 is reached within a few commands."""


class CannotServe(Exception):
    """The server cannot start because of a file, folder or address (`path`); `code` says why."""

    def __init__(self, code: str, path: object, reason: Fault | None = None) -> None:
        super().__init__(f"{code}: {path}" + (f": {reason}" if reason else ""))
        self.code = code
        self.path = str(path)
        self.reason = reason


def serve(  # noqa: PLR0913 - all by keyword
    *,
    host: str,
    port: int,
    data: Path,
    open_browser: bool,
    say: Callable[[str], None],
    note: Callable[[Fault], None],
    connections: int = MAX_CONNECTIONS,
    proxies: Sequence[Network] = (),
    names: Sequence[str] = (),
    accept_loss: bool = False,
) -> None:
    """Serve until interrupted; `say` gets the address once the server answers. Raises CannotServe.

    - `note` gets whatever the owner of the data folder should know about its opening.
    - `connections`: the most that one address may hold; 0 for no limit.
    - `proxies`: the networks of proxies trusted to forward client addresses.
    - `names`: host names of this house, in addition to the addresses that it is served at.
    - `accept_loss`: open the house even if its latest transactions are missing.
    """
    if not (PAGE / "index.html").exists():
        raise CannotServe("no-page", PAGE)
    sys.setswitchinterval(SWITCH_SECONDS)
    logging.basicConfig(format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    keep_from_others()
    house = _open_house(data, accept_loss=accept_loss)
    for notice in house.storage.notices:
        note(notice)
    try:
        listener = _make_listener(host, port)
    except CannotServe:
        asyncio.run(house.close())
        raise
    with listener:
        # Accepted connections inherit this. Without it each answer waits for the browser's
        # acknowledgement.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        # The system's own limit is several megabytes for each reader that does not keep up.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        believed, in_all = Proxies(proxies), connections_allowed()
        gate = HostGuard(make_app(house, believed, connections, in_all), (*own_names(host), *names))
        config = uvicorn.Config(
            Forwarding(gate, believed),
            http=make_protocol(ConnectionLimiter(connections, in_all, believed)),
            ws="websockets-sansio",
            proxy_headers=False,
            backlog=ACCEPTED,
            log_level="error",  # a warning is about a malformed request
            ws_ping_interval=None,  # our own connections ping only silent clients
            ws_max_size=16 * MAX_FRAME_BYTES,
            ws_per_message_deflate=False,
            timeout_graceful_shutdown=2,
        )
        logging.getLogger("uvicorn.error").addFilter(is_our_fault)
        serving = _serve(listener, config, host=host, open_browser=open_browser, say=say)
        with asyncio.Runner(loop_factory=_new_loop()) as runner:
            runner.run(serving)


def is_our_fault(record: logging.LogRecord) -> bool:
    """Filter uvicorn's log: clients must not be able to flood it with messages that are no text."""
    return not (record.exc_info and isinstance(record.exc_info[1], UnicodeDecodeError))


def _new_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Choose the event loop: uvloop is faster, but does not exist for Windows."""
    try:
        import uvloop  # noqa: PLC0415 - not everywhere
    except ImportError:
        return None
    return uvloop.new_event_loop


def _make_listener(host: str, port: int) -> socket.socket:
    try:
        return socket.create_server(
            (host, port), family=socket.AF_INET6 if ":" in host else socket.AF_INET
        )
    except OSError as fault:
        raise CannotServe("no-address", f"{host}:{port}", file_fault(fault)) from None


def _open_house(data: Path, *, accept_loss: bool = False) -> House:
    """Open the house; any problem is reported before a client can connect."""
    try:
        return House(data, accept_loss=accept_loss)
    except BadBets as bad:
        raise CannotServe("bad-bet", bad.path, bad.fault) from None
    except FolderInUse:
        raise CannotServe("folder-in-use", data) from None
    except OtherFormat as other:
        raise CannotServe("newer-format" if other.newer else "other-format", data) from None
    except LatestMissing as harm:
        raise CannotServe("latest-missing", data, harm.fault) from None
    except IntegrityError as harm:
        raise CannotServe("not-whole-house", data, harm.fault) from None
    except (NotDurable, SQLAlchemyError, sqlite3.Error, OSError) as fault:
        raise CannotServe("unusable", data, file_fault(getattr(fault, "orig", fault))) from None


async def _serve(
    listener: socket.socket,
    config: uvicorn.Config,
    *,
    host: str,
    open_browser: bool,
    say: Callable[[str], None],
) -> None:
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        gc.freeze()  # what is loaded by now stays; scanning it again and again would delay answers
        gc.set_threshold(YOUNG_OBJECTS)
        name = _reachable(host)
        at = f"[{name}]" if ":" in name else name
        address = f"http://{at}:{listener.getsockname()[1]}/"
        say(address)
        if open_browser and _has_screen():
            webbrowser.open(address)
    await serving


def _reachable(host: str) -> str:
    """Return a host name or address by which other machines on the network can reach this one."""
    if host not in {"0.0.0.0", "::"}:  # noqa: S104 - compared, not listened to
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing; it only selects a route
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def _has_screen() -> bool:
    """Whether a browser would open in a window rather than take over the terminal."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
