"""Real servers under one changed condition.

`"support.server.conditions NAME"` can be given to `Server` as the module to run: NAME is one of
`CONDITIONS`.
"""

import resource
import sys
from collections.abc import Callable
from importlib import import_module
from ipaddress import IPv4Address
from typing import Any, Final

from baccarat.house.lobby import lobby
from baccarat.house.rooms import deadlines
from baccarat.house.store import batch
from baccarat.web import serve
from baccarat.web.__main__ import main
from baccarat.web.guard import connections, limits
from baccarat.web.guard.limits import RateLimiter

FILES: Final = 300
SLOWER: Final = 5


def count_nothing() -> None:
    """Many tests in a row are one guest and one address to a server: let it count no requests."""
    RateLimiter._take = lambda *_: None  # type: ignore[method-assign]
    vars(batch)["MAX_ISSUED_TO_ADDRESS"] = 10**15


def be_patient() -> None:
    """Wait for browsers on a busy machine, and count no requests.

    Where the rules give people a few seconds it gives them a minute, and their browsers some
    seconds to seal a shoe. Players who reload the page keep their time for minutes.
    """
    count_nothing()
    deadlines.SEAL_SECONDS = 6  # type: ignore[misc]
    deadlines.CUT_SECONDS = 20  # type: ignore[misc]
    deadlines.GRACE_SECONDS = 300  # type: ignore[misc]
    legal = import_module("baccarat.tables.punto.legal")  # the package has a function of this name
    for name in ("HOLDER_SECONDS", "PAIR_SECONDS", "THIRD_SECONDS"):
        setattr(legal, name, 60)


def _hold_chairs_briefly() -> None:
    """Be patient, but let the absent lose a public chair within seconds."""
    be_patient()
    deadlines.BRIEF_HOLD_SECONDS = 2  # type: ignore[misc]


def _count_slowly() -> None:
    """Let rates recover slower: a slow machine goes beyond them as well."""
    init = RateLimiter.__init__

    def count_slowly(rates: RateLimiter, time: Callable[[], float]) -> None:
        init(rates, lambda: time() / SLOWER)

    RateLimiter.__init__ = count_slowly  # type: ignore[method-assign, assignment]


def _seal_for_seconds() -> None:
    """Let browsers seal a shoe for as many seconds as the last argument says."""
    deadlines.SEAL_SECONDS = deadlines.CUT_SECONDS = int(sys.argv.pop())  # type: ignore[misc]


def _buffer_little() -> None:
    """Buffer little for each connection, so that a stalled reader is soon noticed."""
    serve.SEND_BUFFER = 4096  # type: ignore[misc]


def _trust_one_address() -> None:
    """Treat only 127.0.0.1 as this machine; other loopback addresses act as others."""
    limits.is_loopback = lambda at: at == IPv4Address("127.0.0.1")


def _wait_half_a_second() -> None:
    """Wait only half a second for clients."""
    connections.Connection.seconds = 0.5
    connections.Connection.patience = 0.5


def _list_at_once() -> None:
    """Tell visitors of the lobby about tables within a twentieth of a second."""
    lobby.DEBOUNCE_SECONDS = 0.05  # type: ignore[misc]


def _open_few_files() -> None:
    """Open at most `FILES` files."""
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))


def _find_plugins() -> None:
    """Find the plug-ins in the folder that is the last argument."""
    sys.path.insert(0, sys.argv.pop())


CONDITIONS: Final[dict[str, Callable[[], Any]]] = {
    "unlimited": count_nothing,
    "patient": be_patient,
    "brief": _hold_chairs_briefly,
    "slow_rates": _count_slowly,
    "sealing_time": _seal_for_seconds,
    "small_buffers": _buffer_little,
    "remote_addresses": _trust_one_address,
    "short_timeouts": _wait_half_a_second,
    "quick_lobby": _list_at_once,
    "few_files": _open_few_files,
    "with_plugins": _find_plugins,
}

if __name__ == "__main__":
    CONDITIONS[sys.argv.pop(1)]()
    main(*sys.argv[1:])
