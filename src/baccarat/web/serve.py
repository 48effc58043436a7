"""Start the server, report its address, and open the page."""

import asyncio
import gc
import logging
import os
import signal
import socket
import sys
import webbrowser
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Final

import uvicorn
from litestar.datastructures import State

from .._version import __version__
from ..house.config import HouseConfig, split_list, split_listener
from ..house.hosting.bets import BadBets
from ..house.house import House
from ..house.model.log_entry import entry
from ..house.store.address import DatabaseUrl
from ..house.store.backends.opening import wait_for_place
from ..house.store.dialects.faults import (
    DATABASE_FAULTS,
    FolderInUse,
    NotDurable,
    NotOurs,
    Pooled,
    brief,
)
from ..house.store.integrity import IntegrityError
from ..house.store.lost_transactions import LatestMissing
from ..house.store.opening import NewerFormat
from ..house.store.private_files import keep_from_others
from ..rules.fault import Fault
from ..text.faults import file_fault
from .app import make_app
from .guard.connections import make_protocol
from .guard.counts import RequestCounts
from .guard.door import (
    LIVE,
    READY,
    AccessLog,
    Forwarding,
    Health,
    HostGuard,
    PathMask,
    SubPath,
    own_names,
)
from .guard.limits import ConnectionLimiter, Proxies, parse_networks, write_address
from .operations.log import written_log
from .operations.open_files import ACCEPTED, connections_allowed
from .operations.opening import answer_while_opening
from .operations.reload import Reload, Reread
from .page_files import PAGE
from .peers.incoming import PeerDoor
from .peers.relay import Relay
from .wire import MAX_FRAME_BYTES

log = logging.getLogger(__name__)

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


def serve(
    config: HouseConfig,
    *,
    say: Callable[[str], None],
    note: Callable[[Fault], None],
    reread: Reread = lambda: None,
) -> None:
    """Serve until interrupted or told to stop. Raises CannotServe.

    `say` gets the address once the server answers, and `note` gets whatever the owner of the data
    folder should know about its opening. `reread` reads the configuration again at SIGHUP.
    """
    if not (PAGE / "index.html").exists():
        raise CannotServe("no-page", PAGE)
    sys.setswitchinterval(SWITCH_SECONDS)
    with written_log(config.log_format, config.log_level):
        _serve_house(config, say, note, reread)


def _serve_house(
    config: HouseConfig,
    say: Callable[[str], None],
    note: Callable[[Fault], None],
    reread: Reread,
) -> None:
    keep_from_others()
    with _bind(config.host, config.port) as listener:
        peer_address = _peer_address(config, listener)
        with _answer_while_opening(listener, config):
            house = _open_house(config, note, peer_address)
        for notice in house.storage.notices:
            note(notice)
        log.info("start", extra=entry(version=__version__, data=str(config.data), pid=os.getpid()))
        server = _make_server(config, house, reread)
        # uvicorn raises the signal again once it has ended, which would kill this process.
        signal.signal(signal.SIGTERM, lambda *_: None)
        with asyncio.Runner(loop_factory=_new_loop()) as runner:
            runner.run(_serve(listener, server, config, say, peer_address))
    log.info("end")


def _make_server(config: HouseConfig, house: House, reread: Reread) -> "WebServer":
    """Put the application behind everything that every request passes."""
    believed = Proxies(parse_networks(config.trusted_proxies))
    in_all, counts = connections_allowed(), RequestCounts()
    app = make_app(
        house,
        believed,
        connections=config.connections,
        in_all=in_all,
        counts=counts,
        root_path=config.root_path,
    )
    names = (*own_names(config.host), *split_list(config.host_name))
    gate = HostGuard(app, names, counts.refuse, whole_host=not config.root_path)
    peers = PeerDoor(gate, app, app.state, believed, counts.refuse)
    health = Health(peers, house)
    paths = PathMask([*(route.path for route in app.routes), LIVE, READY], config.root_path)
    door = Forwarding(SubPath(health, config.root_path), believed)
    settings = uvicorn.Config(
        AccessLog(door, paths, counts),
        http=make_protocol(ConnectionLimiter(config.connections, in_all, believed)),
        ws="websockets-sansio",
        proxy_headers=False,
        backlog=ACCEPTED,
        log_config=None,
        log_level="error",  # a warning is about a malformed request
        access_log=False,
        ws_ping_interval=None,  # our own connections ping only silent clients
        ws_max_size=16 * MAX_FRAME_BYTES,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
    )
    logging.getLogger("uvicorn.error").addFilter(is_our_fault)
    return WebServer(settings, health, app.state, Reload(config, reread, house, gate))


class WebServer(uvicorn.Server):
    """Logs the signal that ends it, and is not ready from then on.

    Sockets are closed with code 1012, at which the page says that the house restarts. Changes that
    are being written are finished.
    """

    def __init__(
        self, config: uvicorn.Config, health: Health, state: State, reload: Reload
    ) -> None:
        super().__init__(config)
        self.health = health
        self.state = state
        self.reload = reload
        self._signal = 0

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Note the first signal; further ones, of impatient people, must not interrupt the closing.

        A signal handler may not log: it might interrupt another log call.
        """
        if not self.should_exit:
            self._signal = sig
            super().handle_exit(sig, frame)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Disconnect everybody, finish the running writes, and close the house."""
        self.health.is_stopping = True
        if self._signal:
            log.info("stop", extra=entry(signal=signal.Signals(self._signal).name))
        await super().shutdown(sockets)


def is_our_fault(record: logging.LogRecord) -> bool:
    """Filter uvicorn's log of faults that are not the house's.

    Clients must not be able to flood it with messages that are no text. Requests that take longer
    than the end of the server leaves them are cut off.
    """
    theirs = (UnicodeDecodeError, asyncio.CancelledError)
    return not (record.exc_info and isinstance(record.exc_info[1], theirs))


def _new_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """Choose the event loop: uvloop is faster, but does not exist for Windows."""
    try:
        import uvloop  # noqa: PLC0415 - not everywhere
    except ImportError:
        return None
    return uvloop.new_event_loop


def _bind(host: str, port: int) -> socket.socket:
    """Take an address; nobody can connect until the server listens. Raises CannotServe."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    listener = socket.socket(family)
    try:
        if os.name != "nt":
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if family == socket.AF_INET6:
            listener.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        # Accepted connections inherit this. Without it each answer waits for the browser's
        # acknowledgement.
        listener.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
        # The system's own limit is several megabytes for each reader that does not keep up.
        listener.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SEND_BUFFER)
        listener.bind((host, port))
    except OSError as fault:
        listener.close()
        raise CannotServe("no-address", f"{host}:{port}", file_fault(fault)) from None
    return listener


@contextmanager
def _answer_while_opening(listener: socket.socket, config: HouseConfig) -> Iterator[None]:
    """Answer that a house in a folder is being opened. Raises CannotServe.

    With a database nothing listens meanwhile, so that a proxy turns to another server.
    """
    if isinstance(config.data, DatabaseUrl):
        yield
        return
    try:
        listener.listen(ACCEPTED)
    except OSError as fault:
        raise CannotServe("no-address", f"{config.host}:{config.port}", file_fault(fault)) from None
    with answer_while_opening(listener, config.root_path):
        yield


def _peer_address(config: HouseConfig, listener: socket.socket) -> str:
    """Return the address at which other servers reach this one; `""` without other servers."""
    if not config.peer_address:
        return ""
    host, port = split_listener(config.peer_address)
    return write_address(host, port or listener.getsockname()[1])


def _open_house(
    config: HouseConfig, note: Callable[[Fault], None] = print, peer_address: str = ""
) -> House:
    """Open the house. Raises CannotServe."""
    data = config.data
    try:
        return _open(config, note, peer_address)
    except BadBets as bad:
        raise CannotServe("bad-bet", bad.path, bad.fault) from None
    except FolderInUse:
        raise CannotServe(
            "database-in-use" if isinstance(data, DatabaseUrl) else "folder-in-use", data
        ) from None
    except NewerFormat:
        raise CannotServe("newer-format", data) from None
    except LatestMissing as harm:
        raise CannotServe("latest-missing", data, harm.fault) from None
    except IntegrityError as harm:
        whole = "not-whole-database" if isinstance(data, DatabaseUrl) else "not-whole-house"
        raise CannotServe(whole, data, harm.fault) from None
    except NotOurs:
        raise CannotServe("not-our-database", data) from None
    except Pooled:
        raise CannotServe("pooled-database", data) from None
    except NotDurable as fault:
        raise CannotServe("not-durable", data, fault.fault) from None
    except (*DATABASE_FAULTS, OSError) as fault:
        raise CannotServe("unusable", data, file_fault(brief(fault))) from None


def _open(config: HouseConfig, note: Callable[[Fault], None], peer_address: str) -> House:
    """Open the house; a standby server waits until it is free."""
    while True:
        try:
            return House(config.data, config, address=peer_address or None)
        except FolderInUse:
            if not config.standby or not isinstance(config.data, DatabaseUrl):
                raise
        log.info("waiting for the server that uses %s", config.data)
        note(Fault("waiting", {"path": str(config.data)}))
        wait_for_place(config.data)


async def _serve(
    listener: socket.socket,
    server: WebServer,
    config: HouseConfig,
    say: Callable[[str], None],
    peer_address: str,
) -> None:
    serving = asyncio.create_task(server.serve(sockets=[listener]))
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        gc.freeze()  # objects loaded by now stay; scanning them again and again would delay answers
        gc.set_threshold(YOUNG_OBJECTS)
        if config.metrics:
            _start_metrics(config.metrics, server.state)
        at = write_address(_reachable(config.host), listener.getsockname()[1])
        address = f"http://{at}{config.root_path}/"
        server.reload.listen()
        log.info("ready", extra=entry(address=address))
        say(address)
        if config.browser and _has_screen():
            webbrowser.open(address)
    relay: Relay = server.state.relay
    if server.started and peer_address:
        checking = asyncio.create_task(relay.check_addresses(peer_address))
        serving.add_done_callback(lambda _: checking.cancel())
    await serving


def _start_metrics(at: str, state: State) -> None:
    """Serve the metrics; a taken address costs the metrics, not the house."""
    from .operations.metrics import HouseCollector, serve_metrics  # noqa: PLC0415 - only if asked

    host, port = split_listener(at)
    collector = HouseCollector(state.house, state.counts, state.sockets, state.pricing)
    try:
        port = serve_metrics(host, port, collector)
    except OSError as fault:
        log.error("there are no metrics: %s:%d: %s", host, port, fault)
    else:
        log.info("metrics", extra=entry(address=f"{host}:{port}"))


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
