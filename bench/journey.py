"""How many of our files and functions one command passes through, and how often it changes file.

The server runs in this process with a profiler on all of its threads; the clients are in a thread
without one. The count begins when a command is sent, and ends when all messages about it have been
received. The faces of packages (`__init__.py`) are left out.

A change of file is a call from one of our files into another, directly or through a library. Each
command is sent five times, and the shortest journey counts, since clocks tick in between.
"""

import itertools
import json
import os
import queue
import signal
import sys
import tempfile
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from types import FrameType
from typing import Any, Final, NamedTuple

import httpx
from websockets.sync.client import ClientConnection, connect

import baccarat
from baccarat.house.config import HouseConfig
from baccarat.web.serve import serve

from .figure import show

OURS: Final = str(Path(baccarat.__file__).parent) + os.sep
FACE: Final = "__init__.py"
TIMES: Final = 5
QUIET_SECONDS: Final = 0.3
"""After this long without a message a command has had its effect."""
LONGEST_SECONDS: Final = 300
CHIPS: Final = 100_000
PASSWORD: Final = "a long walk to the table"  # noqa: S105 - of a house that is deleted
BOUNDS: Final = {"punt": (60, 290), "deal": (72, 620), "sign in": (33, 140)}
"""Files and changes of file at most, with a little room for the clocks of the house."""

Object = dict[str, Any]


class Journey(NamedTuple):
    """The files, functions and changes of file of one command."""

    files: int
    functions: int
    changes: int


class Recorder:
    """Counts the calls of our functions on every thread that starts after it is installed."""

    def __init__(self) -> None:
        self.is_on = False
        self.functions: set[object] = set()
        self.files: set[str] = set()
        self.changes = 0

    def profile(self, frame: FrameType, event: str, _: object) -> None:
        """Take an event of the interpreter, as `sys.setprofile` gives it."""
        if not self.is_on or event != "call":
            return
        file = frame.f_code.co_filename
        if not _is_ours(file):
            return
        self.functions.add(frame.f_code)
        self.files.add(file)
        caller = frame.f_back
        while caller is not None and not _is_ours(caller.f_code.co_filename):
            caller = caller.f_back
        self.changes += caller is None or caller.f_code.co_filename != file

    @contextmanager
    def counting(self) -> Iterator[None]:
        """Count the calls in the block, and forget earlier ones."""
        self.functions, self.files, self.changes, self.is_on = set(), set(), 0, True
        try:
            yield
        finally:
            self.is_on = False

    def journey(self) -> Journey:
        """Return the counts of the last block."""
        return Journey(len(self.files), len(self.functions), self.changes)


def _is_ours(file: str) -> bool:
    return file.startswith(OURS) and not file.endswith(FACE)


class Client:
    """A guest with a socket to one room, who reads what comes and sends commands."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.now: Object = {}
        self._ids = itertools.count(1)

    def read(self, seconds: float = 0.05) -> bool:
        """Take one message; return whether there was one."""
        try:
            message = json.loads(self.socket.recv(timeout=seconds))
        except TimeoutError:
            return False
        if message["type"] == "refused":
            raise RuntimeError(f"refused: {message}")
        self.now = message.get("now") or self.now
        return True

    def settle(self, seconds: float = QUIET_SECONDS) -> None:
        """Read until nothing has come for a while."""
        while self.read(seconds):
            pass

    def send(self, do: Object) -> None:
        """Send a command that answers the present question."""
        place = {key: self.now[key] for key in ("shoe", "coup", "decision")}
        self.socket.send(json.dumps({"id": f"{next(self._ids)}", **place, "do": do}))

    def choice(self, *whats: str) -> Object | None:
        """Return the first of the present choices that is about one of `whats`; None for none."""
        for each in self.now["view"]["choices"]:
            if each.get("what", each["type"]) in whats:
                return dict(each)
        return None


def _guest(address: str, name: str) -> httpx.Client:
    http = httpx.Client(base_url=address, timeout=60)
    http.post("api/guests", json={"name": name}).raise_for_status()
    return http


def _table(stack: ExitStack, address: str, preset: str, people: int) -> list[Client]:
    """Open a table without house players, and seat people there; `stack` closes their sockets."""
    guests = [_guest(address, f"Guest {number}") for number in range(people)]
    order = {"preset": preset, "pace": "instant"}
    room = guests[0].post("api/rooms", json=order).raise_for_status().json()["id"]
    where = f"{address.replace('http', 'ws', 1)}api/rooms/{room}/socket?wire=1"
    clients = []
    for http in guests:
        cookie = {"Cookie": "; ".join(f"{name}={value}" for name, value in http.cookies.items())}
        opened = connect(where, additional_headers=cookie, max_size=None)
        clients.append(Client(stack.enter_context(opened)))
    for client in clients:
        client.settle()
        client.send({"type": "sit", "amount": CHIPS})
        client.settle()
    return clients


def _settle(clients: list[Client]) -> None:
    """Read until the first client has heard nothing for a while, then whatever the others have."""
    clients[0].settle()
    for client in clients[1:]:
        client.settle(0.01)


def punts(stack: ExitStack, address: str, recorder: Recorder) -> Iterator[Journey]:
    """Yield the journeys of stakes at chemin de fer that leave the question open for others."""
    clients = _table(stack, address, "chemin-de-fer", 4)
    end = time.monotonic() + LONGEST_SECONDS
    while time.monotonic() < end:
        _settle(clients)
        pontes = [each for each in clients if each.choice("punt")]
        if len(pontes) > 1:
            may = pontes[0].choice("punt") or {}
            with recorder.counting():
                pontes[0].send({"type": "punt", "amount": may["low"]})
                _settle(clients)
            yield recorder.journey()
            pontes = pontes[1:]
        for client in clients:
            _go_on(client)
    raise RuntimeError("chemin de fer did not come to a stake")


def _go_on(client: Client) -> None:
    """Answer every question, so that the coup ends."""
    if client.now["me"]["may"]["deal"]:
        return client.send({"type": "deal"})
    if may := client.choice("put-up", "punt"):
        low = may["low"] if may["what"] == "put-up" else 0
        return client.send({"type": may["what"], "amount": low})
    if may := client.choice("choose"):
        return client.send({"type": "hold-bank" if may["hold"] else "give-up-bank"})
    if may := client.choice("speak"):
        said = "show" if may["show"] else "draw" if may["draw"] else "stand"
        return client.send({"type": said})
    if [each for each in client.now["view"]["choices"] if each["type"] in {"name", "may-call"}]:
        return client.send({"type": "pass"})
    return None


def deals(stack: ExitStack, address: str, recorder: Recorder) -> Iterator[Journey]:
    """Yield the journeys of coups of punto banco, from the word to the end of the coup."""
    [client] = _table(stack, address, "punto-banco", 1)
    while True:
        stake = client.choice("stake")
        if stake is None:
            raise RuntimeError("stakes are not open")
        client.send({"type": "stake", "bets": [{"wager": "player", "amount": 2_500}]})
        client.settle()
        with recorder.counting():
            client.send({"type": "deal"})
            client.settle()
        yield recorder.journey()


def sign_ins(_: ExitStack, address: str, recorder: Recorder) -> Iterator[Journey]:
    """Yield the journeys of signing in with a password."""
    http = _guest(address, "Returning")
    changed = http.post("api/me/login/password", json={"password": PASSWORD}).raise_for_status()
    account = {"name": changed.json()["login"]["sign_in_name"], "password": PASSWORD}
    while True:
        with httpx.Client(base_url=address, timeout=60) as back, recorder.counting():
            back.post("api/sign-in/password", json=account).raise_for_status()
            time.sleep(QUIET_SECONDS)
        yield recorder.journey()


JOURNEYS: Final[dict[str, Callable[[ExitStack, str, Recorder], Iterator[Journey]]]] = {
    "punt": punts,
    "deal": deals,
    "sign in": sign_ins,
}


def _measure(addresses: "queue.Queue[str]", recorder: Recorder) -> None:
    address = addresses.get(timeout=60)
    try:
        for name in sys.argv[1:] or JOURNEYS:
            with ExitStack() as stack:
                taken = list(itertools.islice(JOURNEYS[name](stack, address, recorder), TIMES))
            best = min(taken, key=lambda journey: journey.changes)
            files, changes = BOUNDS[name]
            show(name, best.files, "files", f"bound {files}")
            show(name, best.functions, "functions")
            show(name, best.changes, "changes of file", f"bound {changes}")
    finally:
        signal.raise_signal(signal.SIGTERM)


def main() -> None:
    """Print the journeys of a stake, a deal and a sign-in, or of those named as arguments."""
    recorder, addresses = Recorder(), queue.Queue[str]()
    client = threading.Thread(target=_measure, args=(addresses, recorder))
    client.start()
    threading.setprofile(recorder.profile)
    sys.setprofile(recorder.profile)
    with tempfile.TemporaryDirectory() as folder:
        serve(
            HouseConfig(port=0, data=Path(folder), browser=False),
            say=addresses.put,
            note=lambda _: None,
        )
    client.join()


if __name__ == "__main__":
    main()
