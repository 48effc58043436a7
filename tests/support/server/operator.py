"""A server with an operator, and one valid order for each endpoint that changes something."""

import json
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final, cast

import httpx
from jsonschema import Draft202012Validator
from litestar.handlers import HTTPRouteHandler
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from baccarat.web import moderation
from baccarat.web.app import make_app
from baccarat.web.openapi import text

from .guest import PATIENCE, PLAIN, Guest
from .process import Server

API: Final = json.loads(text(make_app(cast("Any", None))))
OPERATOR_ROUTES: Final = [
    each
    for each in vars(moderation).values()
    if isinstance(each, HTTPRouteHandler) and min(each.paths).startswith("/api/operator")
]
"""What only operators may ask."""
OPEN: Final = {"door": "open", "guests": True, "salon": "on"}
"""The rules of a house without any."""
PASSWORD: Final = "seven small rivers"  # noqa: S105 - for tests
FORWARDED: Final = "X-Forwarded-For"
NAME: Final = "Olga"
HOME: Final = "203.0.113.9"
"""From where the operator comes."""

ORDERS: Final[dict[str, dict[str, Any]]] = {
    "/api/operator/sanctions": {"kind": "ban", "network": "198.51.100.0/24", "reason": "Rude"},
    "/api/operator/sanctions/lift": {"id": "none"},
    "/api/operator/chips": {"player": "nobody", "amount": 100, "reason": "A prize"},
    "/api/operator/sessions/end": {"player": "nobody", "reason": "A lost phone"},
    "/api/operator/rooms/close": {"room": "none", "reason": "Empty"},
    "/api/operator/clear": {"of": "198.51.100.0/24", "reason": "A flood"},
    "/api/operator/rules": {"door": "open", "guests": True, "salon": "on"},
    "/api/operator/invitations": {"note": "Club", "uses": 3, "hours": 24},
    "/api/operator/invitations/revoke": {"id": "none"},
    "/api/operator/announcements": {"text": "We close at ten.", "hours": 1},
    "/api/operator/announcements/withdraw": {"id": "none"},
    "/api/operator/reports/settle": {"id": "none"},
}


class Visitor(Guest):
    """A guest from an address that the trusted proxy on this machine forwards."""

    def __init__(self, server: Server, name: str, address: str = HOME) -> None:
        self.headers = {FORWARDED: address}
        super().__init__(server.address, name)

    def do(self, path: str, **order: Any) -> httpx.Response:
        """Send an order to an endpoint of the operators."""
        return self.http.post(f"/api/operator{path}", json=order)

    def prove(self) -> None:
        """Confirm the session of an account, as orders of an operator need it."""
        name = self.http.get("/api/me/login").json()["sign_in_name"]
        proof = {"name": name, "password": PASSWORD}
        self.http.post("/api/sign-in/password", json=proof).raise_for_status()

    @property
    def player(self) -> str:
        return str(self.http.get("/api/me").json()["player"])


def stranger(server: Server, address: str = HOME) -> httpx.Client:
    """Return a browser without a cookie that comes from an address."""
    headers = {FORWARDED: address}
    return httpx.Client(base_url=server.address, timeout=PATIENCE, verify=PLAIN, headers=headers)


@contextmanager
def operated(
    folder: Path, log: Path | None = None, *options: str
) -> Iterator[tuple[Server, Visitor]]:
    """Serve a house behind a trusted proxy, with Olga as its operator.

    She makes her account first; then the server is started again with its name, and with further
    `options`. That it started again has made it forget when she signed in.
    """
    with (
        Server(folder, "support.server.conditions unlimited", "128", "127.0.0.1") as server,
        Visitor(server, NAME) as olga,
    ):
        made = olga.http.post("/api/me/login/password", json={"password": PASSWORD}).json()
        server.stop()
        server.options += (f"operator={made['login']['sign_in_name']}", "log_level=info", *options)
        server.log = log
        server.start()
        yield server, olga


def seen(olga: Visitor, path: str = "", **query: Any) -> Any:
    """Return what an operator sees, which must be as the description of the interface says."""
    answer = olga.http.get(f"/api/operator{path}", params=query)
    assert answer.status_code == 200, answer.text
    schema = API["paths"][f"/api/operator{path}"]["get"]["responses"]["200"]
    content = schema["content"]["application/json"]["schema"]
    Draft202012Validator({**content, "components": API["components"]}).validate(answer.json())
    return answer.json()


def seen_in_time(olga: Visitor, wanted: Any, path: str, **query: Any) -> None:
    """Look until an operator sees the `wanted`, as after work in the background."""
    latest = time.monotonic() + PATIENCE
    while (found := seen(olga, path, **query)) != wanted:
        assert time.monotonic() < latest, found
        time.sleep(0.05)


def undo(olga: Visitor) -> None:
    """Undo whatever an operator has set, so that the next test finds the house as it was."""
    assert olga.do("/rules", **OPEN).status_code == 204
    for each in seen(olga, "/sanctions"):
        assert olga.do("/sanctions/lift", id=each["id"]).status_code == 204
    for each in seen(olga, "/reports"):
        assert olga.do("/reports/settle", id=each["id"]).status_code == 204
    for kind, end in (("invitations", "revoke"), ("announcements", "withdraw")):
        for each in seen(olga)[kind]:
            assert olga.do(f"/{kind}/{end}", id=each["id"]).status_code == 204


def lobby_of(guest: Visitor) -> ClientConnection:
    """Open the lobby as a guest."""
    cookie = {"Cookie": f"baccarat={guest.http.cookies['baccarat']}"}
    address = f"{guest.address.replace('http', 'ws')}api/lobby"
    return connect(address, additional_headers={**cookie, **guest.headers}, close_timeout=1)


def closing_of(socket: ClientConnection) -> tuple[int, str]:
    """Return the code and the reason with which the server closes a socket."""
    with suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=PATIENCE)
    assert socket.close_code
    return socket.close_code, socket.close_reason or ""


def refused(answer: httpx.Response) -> tuple[int, str]:
    """Return the status and the code of a refusal."""
    return answer.status_code, answer.json()["code"]
