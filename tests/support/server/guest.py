"""A guest of a real server, using HTTP and a room's socket like a browser, which may seal shoes."""

import hashlib
import itertools
import json
import secrets
import ssl
import time
from collections.abc import Callable, Mapping
from contextlib import ExitStack
from typing import Any, Final, Self

import httpx
from websockets.sync.client import ClientConnection, connect

Message = dict[str, Any]
PATIENCE = 60.0
"""Seconds to wait for something certain to come, on a busy machine."""
LONGEST = 5 * PATIENCE
"""The same if many other messages come before it."""
PLAIN: Final = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
"""Trusts nobody: our servers use no TLS, and loading certificates takes 50 ms per client."""


def make_clients_patient() -> None:
    """Let every client wait that long by default: httpx gives up after 5 s, websockets after 10.

    Nor does a client hang up because a server is slow to answer its ping.
    """
    shared: httpx.Timeout = (httpx.Client.__init__.__kwdefaults__ or {})["timeout"]
    shared.connect = shared.read = shared.write = shared.pool = PATIENCE
    socket = connect.__kwdefaults__ or {}
    socket["open_timeout"] = socket["ping_timeout"] = PATIENCE


def when_free(ask: Callable[[], httpx.Response]) -> httpx.Response:
    """Repeat a request until a connection is free: a server notices closed ones one by one."""
    latest = time.monotonic() + PATIENCE
    while True:
        try:
            return ask()
        except httpx.TransportError:
            if time.monotonic() > latest:
                raise


class Guest:
    """Plays under one cookie. `heard` is every message of the socket, in order."""

    patience = PATIENCE
    """Seconds to wait for a socket to open, and for a message that is certain to come."""
    query = ""
    """The query string of its socket."""
    headers: Mapping[str, str] = {}
    """Sent with every request."""

    def __init__(self, address: str, name: str = "Ada", *, cookie: str = "") -> None:
        """Become a guest with this name, or continue as the guest with this cookie."""
        self.address = address
        self.http = httpx.Client(base_url=address, timeout=PATIENCE, verify=PLAIN)
        self.http.headers.update(self.headers)
        if cookie:
            self.http.cookies.set("baccarat", cookie)
        else:
            self.http.post("/api/guests", json={"name": name}).raise_for_status()
        self.ids = (f"c{n}" for n in itertools.count(1))
        self.heard: list[Message] = []
        self.now: Message = {}
        self.opened = ExitStack()
        self.socket: ClientConnection | None = None

    def enter(self, room: str = "salon", **headers: str) -> Message:
        """Open the room's socket, and return its first message."""
        self.close()
        cookie = f"baccarat={self.http.cookies['baccarat']}"
        self.socket = self.opened.enter_context(
            connect(
                f"{self.address.replace('http', 'ws')}api/rooms/{room}/socket{self.query}",
                additional_headers={"Cookie": cookie, **self.headers, **headers},
                max_size=None,
                open_timeout=self.patience,
                close_timeout=1,
            )
        )
        return self.hear()

    def hear(self, timeout: float | None = None) -> Message:
        """Wait for the next message."""
        assert self.socket
        message: Message = json.loads(self.socket.recv(timeout=timeout or self.patience))
        self.heard.append(message)
        self.now = message.get("now", self.now)
        return message

    def until(self, settled: Callable[[Message], bool]) -> None:
        """Listen until the current state is `settled`."""
        latest = time.monotonic() + LONGEST
        while not settled(self.now):
            assert time.monotonic() < latest, f"it never came to be so; now: {self.now}"
            self.hear()

    def frame(self, do: Message, **given: Any) -> Message:
        """Make a command that answers the current coup."""
        asked = {key: self.now[key] for key in ("shoe", "coup", "decision")}
        return {"id": next(self.ids), **asked, "do": do} | given

    def send(self, frame: Message | str) -> None:
        assert self.socket
        self.socket.send(frame if isinstance(frame, str) else json.dumps(frame))

    def ask(self, do: Message, **given: Any) -> Message:
        """Send a command, and return the answer to it."""
        return self.answer_to(self.frame(do, **given))

    def answer_to(self, frame: Message) -> Message:
        """Send a frame, and return the answer to it."""
        self.send(frame)
        return self.answer(frame["id"])

    def answer(self, command: str | None) -> Message:
        """Listen until the command is answered."""
        latest = time.monotonic() + LONGEST
        while True:
            assert time.monotonic() < latest, f"{command} was never answered"
            message = self.hear()
            if message["type"] in {"accepted", "refused"} and message["id"] == command:
                return message

    def phase(self) -> str:
        return str(self.now["view"]["phase"])

    def close(self) -> None:
        """Close the room's socket."""
        self.opened.close()
        self.socket = None

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()
        self.http.close()


def seated(address: str, name: str = "Ada", seat: int = 1, room: str = "salon") -> Guest:
    """Return a guest seated at a table with open betting, with 1,000 chips."""
    guest = Guest(address, name)
    guest.enter(room)
    reply = guest.ask({"type": "sit", "seat": seat, "amount": 100_000})
    assert reply["type"] == "accepted", reply
    guest.until(lambda now: now["view"]["phase"] == "staking")
    return guest


def stake(**bets: int) -> Message:
    """Return a bet in units, by the names of bets."""
    return {"type": "stake", "bets": [{"wager": on, "amount": n} for on, n in bets.items()]}


def answers(may: Message) -> list[Message]:
    """List the answers to one choice at a table with a player's bank."""
    match may["type"]:
        case "may-stake-on":
            return [{"type": "stake-on", "amount": may["low"], "side": on} for on in may["sides"]]
        case "name-cutter":
            return [{"type": "name-cutter", "cutter": seat} for seat in may["seats"]]
        case "claim":
            claims = [{"type": "claim-banco", "a_cheval": both} for both in (True, False)]
            return [*claims, {"type": "pass"}]
        case "name" | "may-bid":
            passes = [{"type": "pass"}] * may["passes"]
            return [{"type": may["what"], "amount": may["low"]}, *passes]
        case "call":
            calls = [{"type": "call-banco", "kind": kind} for kind in may["kinds"]]
            return [*calls, {"type": "pass"}]
        case "answer" | "pay":
            return [{"type": may["what"]}, {"type": "pass"}]
        case "choose":
            kinds = {"hold": "hold-bank", "pass_on": "pass-bank", "give_up": "give-up-bank"}
            wanted = ["pass_on"] if may["pass_on"] else kinds
            return [{"type": kinds[field]} for field in wanted if may[field]]
        case "hold":
            return [{"type": kind} for kind in ("deal-coup", "ask-croupier", "refuse-shoe")]
        case "speak":
            return [{"type": kind} for kind in ("show", "draw", "stand") if may[kind]]
        case _:
            return []


class Sealer(Guest):
    """Commits and opens as a browser does; `steps` and `proofs` are everything it received.

    `cut` is where it cuts. Without `commits` it only draws, and the test calls `commit`. Set
    `opens` to False to make an attempt fail; `spoils` changes the opening.
    """

    query = "?seals"

    def __init__(self, address: str, name: str = "Ada") -> None:
        super().__init__(address, name)
        self.steps: list[Message] = []
        self.proofs: list[Message] = []
        self.mine: dict[str, Any] = {}
        self.cut = 0
        self.opens = True
        self.commits = True
        self.spoils: Callable[[Message], Message] = lambda opening: opening

    def hear(self, timeout: float | None = None) -> Message:
        message = super().hear(timeout)
        self.proofs += message.get("proofs", ())
        for step in message.get("seal", ()) if message["type"] == "news" else ():
            self.steps.append(step)
            self._answer(step)
        return message

    def of(self, kind: str) -> list[Message]:
        """List the steps of one kind."""
        return [step for step in self.steps if step["type"] == kind]

    def commit(self) -> None:
        """Commit to the drawn value."""
        drawn = bytes.fromhex(self.mine["nonce"] + self.mine["entropy"])
        text = drawn + self.mine["cut"].to_bytes(2, "big")
        commitment = hashlib.sha256(text).hexdigest()
        self.send(self.frame({"type": "seal-commit", "commitment": commitment}))

    def _answer(self, step: Message) -> None:
        seat = self.now["me"]["seat"]
        if step["type"] == "seal-announced" and seat:
            cutter = step["announcement"]["cutter"] == seat
            self.mine = {
                "nonce": secrets.token_hex(32),
                "entropy": secrets.token_hex(32),
                "cut": self.cut if cutter else 0,
            }
            if self.commits:
                self.commit()
        elif seat in {member["seat"] for member in step.get("members", ())} and self.opens:
            self.send(self.frame(self.spoils({"type": "seal-open", **self.mine})))
