"""Start the server, say where it is, and open the page."""

import asyncio
import os
import socket
import sys
import webbrowser
from collections.abc import Callable
from pathlib import Path
from typing import Final

import uvicorn

from ..house.store import FolderInUse
from .app import PAGE, make_app
from .wire import LARGEST_FRAME

SWITCH_SECONDS: Final = 0.0005
"""How long the thread that writes waits for the one that serves; Python's own 5 ms would be the
better part of an acknowledgement."""


class CannotServe(Exception):
    """The server cannot start; the sentence says why."""


def serve(
    *,
    host: str,
    port: int,
    data: Path,
    open_browser: bool,
    say: Callable[[str], None],
) -> None:
    """Serve until interrupted; `say` gets the address once it answers. Raises CannotServe."""
    if not (PAGE / "index.html").exists():
        raise CannotServe("the page is not built yet: run `make page` first")
    sys.setswitchinterval(SWITCH_SECONDS)
    try:
        asyncio.run(_serve(host, port, data, open_browser=open_browser, say=say))
    except FolderInUse:
        raise CannotServe(f"another server is using {data}") from None


async def _serve(
    host: str, port: int, data: Path, *, open_browser: bool, say: Callable[[str], None]
) -> None:
    config = uvicorn.Config(
        make_app(data),
        host=host,
        port=port,
        log_level="warning",
        ws_max_size=16 * LARGEST_FRAME,
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=2,
    )
    server = uvicorn.Server(config)
    serving = asyncio.create_task(server.serve())
    while not server.started and not serving.done():
        await asyncio.sleep(0.02)
    if server.started:
        address = f"http://{_reachable(host)}:{_port(server, port)}/"
        say(address)
        if open_browser and _has_screen():
            webbrowser.open(address)
    await serving
    if not server.started:
        raise CannotServe(f"nothing can be served at {host}:{port}: is it in use?")


def _port(server: uvicorn.Server, asked: int) -> int:
    """Find the port that was given where any was asked for."""
    sockets = server.servers[0].sockets if server.servers else ()
    return int(sockets[0].getsockname()[1]) if sockets else asked


def _reachable(host: str) -> str:
    """Name this machine as others on its network would, where it listens to all of them."""
    if host not in {"0.0.0.0", "::"}:  # noqa: S104 - compared, not listened to
        return host
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: it only asks which way out there is
        except OSError:
            return "127.0.0.1"
        return str(probe.getsockname()[0])


def _has_screen() -> bool:
    """Whether a browser would open in a window, and not take over the terminal."""
    if sys.platform in {"win32", "darwin"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
