"""What operators do over HTTP: it applies at once, to the right people, and is logged."""

import json
from collections.abc import Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, cast

import httpx
import pytest
from jsonschema import Draft202012Validator
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from baccarat.web.app import make_app
from baccarat.web.moderation.operator import OPERATOR_ROUTES
from project.tree import ROOT
from support.server.guest import PATIENCE, Message, stake
from support.server.operator import FORWARDED, HOME, ORDERS, PASSWORD, Visitor, operated, stranger
from support.server.process import Server

ELSEWHERE = "198.51.100.77"
API = json.loads((ROOT / "docs" / "openapi.json").read_text(encoding="utf-8"))
PATHS = sorted(
    (next(iter(route.http_methods - {"HEAD", "OPTIONS"})), path)
    for route in OPERATOR_ROUTES
    for path in route.paths
)
OPEN = {"door": "open", "guests": True, "salon": "on"}


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, Visitor, Path]]:
    folder = tmp_path_factory.mktemp("operated")
    with operated(folder / "data", folder / "log") as (server, olga):
        yield server, olga, folder / "log"


@pytest.fixture
def server(house: tuple[Server, Visitor, Path]) -> Server:
    return house[0]


@pytest.fixture
def olga(house: tuple[Server, Visitor, Path]) -> Iterator[Visitor]:
    """Return the operator; whatever she set is undone afterwards."""
    olga = house[1]
    yield olga
    olga.close()
    assert olga.do("/rules", **OPEN).status_code == 204
    for each in _get(olga, "/sanctions"):
        assert olga.do("/sanctions/lift", id=each["id"]).status_code == 204
    for kind, end in (("invitations", "revoke"), ("announcements", "withdraw")):
        for each in _get(olga)[kind]:
            assert olga.do(f"/{kind}/{end}", id=each["id"]).status_code == 204


@pytest.fixture
def come(server: Server) -> Iterator[Any]:
    """Return a function by which somebody comes in."""
    with ExitStack() as here:
        yield lambda name, address=ELSEWHERE: here.enter_context(Visitor(server, name, address))


def _get(olga: Visitor, path: str = "", **query: Any) -> Any:
    answer = olga.http.get(f"/api/operator{path}", params=query)
    assert answer.status_code == 200, answer.text
    schema = API["paths"][f"/api/operator{path}"]["get"]["responses"]["200"]
    content = schema["content"]["application/json"]["schema"]
    Draft202012Validator({**content, "components": API["components"]}).validate(answer.json())
    return answer.json()


def _lobby(guest: Visitor) -> ClientConnection:
    cookie = {"Cookie": f"baccarat={guest.http.cookies['baccarat']}"}
    address = f"{guest.address.replace('http', 'ws')}api/lobby"
    return connect(address, additional_headers={**cookie, **guest.headers}, close_timeout=1)


def _closed(socket: ClientConnection) -> tuple[int, str]:
    """Return the code and the reason with which the server closes a socket."""
    with suppress(ConnectionClosed):
        while True:
            socket.recv(timeout=PATIENCE)
    assert socket.close_code
    return socket.close_code, socket.close_reason or ""


def _code(answer: httpx.Response) -> tuple[int, str]:
    return answer.status_code, answer.json()["code"]


@pytest.mark.parametrize(("method", "path"), PATHS)
def test_nobody_else_may_use_an_endpoint_of_operators(
    server: Server, olga: Visitor, come: Any, method: str, path: str
) -> None:
    guest, account = come("Gus"), come("Ada")
    made = account.http.post("/api/me/login/password", json={"password": PASSWORD})
    assert made.status_code == 200
    for http in (stranger(server), guest.http, account.http):
        answer = http.request(method, path, json=ORDERS.get(path))
        assert _code(answer) == (403, "not-operator")
        assert http.request(method, path, content=b"{").json()["code"] == "not-operator"
        if http not in (guest.http, account.http):
            http.close()


def test_every_operator_endpoint_is_among_them() -> None:
    served = {route.path for route in make_app(cast("Any", None)).routes}
    of_operators = {path for path in served if path.startswith("/api/operator")}
    assert of_operators == {path for _, path in PATHS}
    assert {path for method, path in PATHS if method == "POST"} == {*ORDERS}


@pytest.mark.parametrize("name", ["Olga", "olga", " ＯＬＧＡ "])
def test_no_guest_gets_a_name_that_looks_like_an_operators(
    server: Server, olga: Visitor, come: Any, name: str
) -> None:
    with stranger(server) as http:
        assert _code(http.post("/api/guests", json={"name": name})) == (400, "name-reserved")
        own = _get(olga)["operators"][0]
        assert _code(http.post("/api/guests", json={"name": own})) == (400, "name-reserved")
    guest = come("Gus")
    assert _code(guest.http.post("/api/me/name", json={"name": name})) == (400, "name-reserved")
    assert olga.http.post("/api/me/name", json={"name": "Olga"}).status_code == 200


def test_the_operators_page_is_offered_to_operators_only(olga: Visitor, come: Any) -> None:
    assert olga.http.get("/api/me/login").json()["operator"] is True
    assert come("Gus").http.get("/api/me/login").json()["operator"] is False


def test_a_muted_player_is_told_and_others_go_on(olga: Visitor, come: Any) -> None:
    eve, ada = come("Eve"), come("Ada")
    line = {"type": "say", "text": "Good evening"}
    eve.enter()
    ada.enter()
    assert eve.ask(line)["type"] == "accepted"
    order = {"kind": "mute", "player": eve.player, "reason": "Shouting", "hours": 2}
    assert olga.do("/sanctions", **order).status_code == 204
    eve.until(lambda now: not now["me"]["may"]["speak"])
    assert eve.ask(line)["code"] == "house-muted"
    assert ada.ask(line)["type"] == "accepted"
    (told,) = eve.http.get("/api/me/sanctions").json()
    assert (told["kind"], told["reason"], told["network"]) == ("mute", "Shouting", False)
    assert ada.http.get("/api/me/sanctions").json() == []
    (kept,) = _get(olga, "/sanctions")
    assert (kept["name"], kept["operator"], kept["until"]) == ("Eve", "Olga", told["until"])
    assert olga.do("/sanctions/lift", id=kept["id"], reason="Sorry").status_code == 204
    eve.until(lambda now: now["me"]["may"]["speak"])
    assert eve.ask(line)["type"] == "accepted"


def test_a_banned_player_is_out_at_once_with_their_chips(olga: Visitor, come: Any) -> None:
    eve, ada = come("Eve"), come("Ada")
    before = eve.http.get("/api/me").json()["account"]
    eve.enter()
    assert eve.ask({"type": "sit", "amount": 100_000})["type"] == "accepted"
    ada.enter()
    with _lobby(eve) as lobby:
        player = eve.player
        order = {"kind": "ban", "player": player, "reason": "Cheating", "hours": 24}
        assert olga.do("/sanctions", **order).status_code == 204
        assert eve.socket
        assert _closed(eve.socket) == (4404, "banned")
        assert _closed(lobby)[0] == 4404
    ada.until(lambda now: "Eve" not in [who["name"] for who in now["people"]])
    for path in ("/api/me", "/api/rooms", "/api/rooms/salon/shoes"):
        assert _code(eve.http.get(path)) == (403, "banned")
    assert eve.http.get("/").status_code == 200, "the page loads, and says why"
    (told,) = eve.http.get("/api/me/sanctions").json()
    assert (told["kind"], told["reason"]) == ("ban", "Cheating")
    with _lobby(eve) as lobby:
        assert _closed(lobby) == (4404, "banned")
    data = eve.http.get("/api/me/data").json()
    assert [each["reason"] for each in data["sanctions"]] == ["Cheating"]
    (found,) = _get(olga, "/people", search=player)["people"]
    assert (found["account"], found["seats"]) == (before, [])
    assert olga.do("/sanctions/lift", id=found["sanctions"][0]["id"]).status_code == 204
    assert eve.http.get("/api/me").json()["account"] == before


def test_a_banned_account_cannot_return_from_another_device(
    server: Server, olga: Visitor, come: Any
) -> None:
    eve = come("Eve")
    made = eve.http.post("/api/me/login/password", json={"password": PASSWORD}).json()
    order = {"kind": "ban", "player": eve.player, "reason": "Cheating"}
    assert olga.do("/sanctions", **order).status_code == 204
    with stranger(server, "192.0.2.1") as other:
        name = made["login"]["sign_in_name"]
        proof = {"name": name, "password": PASSWORD}
        assert other.post("/api/sign-in/password", json=proof).status_code == 200
        assert _code(other.get("/api/me")) == (403, "banned")
        assert _code(other.post("/api/rooms", json={"preset": "ez"})) == (403, "banned")


def test_a_banned_network_is_out_at_once_and_others_stay(
    server: Server, olga: Visitor, come: Any
) -> None:
    eve, ada = come("Eve", ELSEWHERE), come("Ada", "198.51.101.1")
    eve.enter()
    ada.enter()
    (found,) = _get(olga, "/people", search=eve.player)["people"]
    assert (found["connected"], found["addresses"]) == (True, [ELSEWHERE])
    with stranger(server, "198.51.100.2") as http, _lobby(ada) as lobby:
        order = {"kind": "ban", "network": "198.51.100.0/24", "reason": "Attacks"}
        assert olga.do("/sanctions", **order).status_code == 204
        assert eve.socket
        assert _closed(eve.socket) == (4404, "banned")
        assert _code(http.post("/api/guests", json={"name": "Mal"})) == (403, "banned")
        assert http.get("/api/me/sanctions").json()[0]["network"] is True
        forged = {FORWARDED: "192.0.2.55, 198.51.100.2"}
        assert _code(http.get("/api/rooms", headers=forged)) == (403, "banned")
        assert ada.ask({"type": "say", "text": "Still here"})["type"] == "accepted"
        assert json.loads(lobby.recv(timeout=PATIENCE))["whole"]


BAD: dict[str, tuple[str, dict[str, Any], int, str, str | None]] = {
    "a ban of nobody": (
        "/sanctions", {"kind": "ban", "reason": "x"}, 400, "malformed", "player",
    ),
    "a ban of two": (
        "/sanctions", {"kind": "ban", "player": "p", "network": "192.0.2.1", "reason": "x"},
        400, "malformed", "player",
    ),
    "a muted network": (
        "/sanctions", {"kind": "mute", "network": "192.0.2.1", "reason": "x"},
        400, "malformed", "player",
    ),
    "another kind": ("/sanctions", {"kind": "jail", "reason": "x"}, 400, "malformed", "kind"),
    "no time": (
        "/sanctions", {"kind": "ban", "player": "p", "reason": "x", "hours": 0},
        400, "malformed", "hours",
    ),
    "too long": (
        "/sanctions", {"kind": "ban", "player": "p", "reason": "x" * 301}, 400, "malformed",
        "reason",
    ),
    "a blank reason": (
        "/sanctions", {"kind": "ban", "player": "p", "reason": " \u200d "}, 400, "no-reason",
        "reason",
    ),
    "nobody's id": (
        "/sanctions", {"kind": "ban", "player": "nobody", "reason": "x"}, 404, "unknown-player",
        None,
    ),
    "no network": (
        "/sanctions", {"kind": "ban", "network": "home", "reason": "x"}, 400, "no-network",
        "network",
    ),
    "everybody": (
        "/sanctions", {"kind": "ban", "network": "0.0.0.0/0", "reason": "x"}, 400, "no-network",
        "network",
    ),
    "the operator's own": (
        "/sanctions", {"kind": "ban", "network": f"{HOME}/24", "reason": "x"}, 400, "own-network",
        "network",
    ),
    "the proxy": (
        "/sanctions", {"kind": "ban", "network": "127.0.0.1", "reason": "x"}, 400, "own-network",
        "network",
    ),
    "this machine": (
        "/sanctions", {"kind": "ban", "network": "::1", "reason": "x"}, 400, "own-network",
        "network",
    ),
    "an unknown sanction": ("/sanctions/lift", {"id": "x"}, 404, "unknown-entry", None),
    "no chips": (
        "/chips", {"player": "p", "amount": 0, "reason": "x"}, 400, "malformed", "amount",
    ),
    "half a unit": (
        "/chips", {"player": "p", "amount": 0.5, "reason": "x"}, 400, "malformed", "amount",
    ),
    "too many chips": (
        "/chips", {"player": "p", "amount": 10**11 + 1, "reason": "x"}, 400, "malformed", "amount",
    ),
    "chips for nobody": (
        "/chips", {"player": "nobody", "amount": 1, "reason": "x"}, 404, "unknown-player", None,
    ),
    "an unknown room": (
        "/rooms/close", {"room": "none", "reason": "x"}, 404, "unknown-room", None,
    ),
    "another door": (
        "/rules", {"door": "ajar", "guests": True, "salon": "on"}, 400, "malformed", "door",
    ),
    "no password": (
        "/rules", {"door": "password", "guests": True, "salon": "on"}, 403, "house-password",
        "password",
    ),
    "a short password": (
        "/rules", {**OPEN, "password": "abc"}, 400, "malformed", "password",
    ),
    "no uses": ("/invitations", {"uses": 0}, 400, "malformed", "uses"),
    "an unknown link": ("/invitations/revoke", {"id": "x"}, 404, "unknown-entry", None),
    "a blank text": ("/announcements", {"text": " "}, 400, "no-reason", "reason"),
    "an unknown text": ("/announcements/withdraw", {"id": "x"}, 404, "unknown-entry", None),
    "an unknown report": ("/reports/settle", {"id": "x"}, 404, "unknown-entry", None),
    "an unknown key": ("/reports/settle", {"id": "x", "all": True}, 400, "malformed", "all"),
}  # fmt: skip


@pytest.mark.parametrize("row", BAD)
def test_bad_orders_change_nothing(olga: Visitor, row: str) -> None:
    path, order, status, code, field = BAD[row]
    before = _get(olga, "/audit")
    answer = olga.do(path, **order)
    assert _code(answer) == (status, code)
    assert answer.json()["field"] == field
    assert _get(olga, "/audit") == before


def test_an_operator_can_be_neither_muted_nor_banned(olga: Visitor) -> None:
    for kind in ("mute", "ban"):
        order = {"kind": kind, "player": olga.player, "reason": "Oops"}
        assert _code(olga.do("/sanctions", **order)) == (400, "is-operator")


def test_chips_are_granted_and_removed_down_to_nothing(olga: Visitor, come: Any) -> None:
    eve = come("Eve")
    eve.enter()
    had = eve.http.get("/api/me").json()["account"]
    order = {"player": eve.player, "reason": "A prize"}
    answer = olga.do("/chips", amount=2_500, **order)
    assert answer.json() == {"account": had + 2_500}
    eve.until(lambda now: now["me"]["account"] == had + 2_500)
    refused = olga.do("/chips", amount=-had - 2_501, **order)
    assert _code(refused) == (400, "over-account")
    assert refused.json()["limit"] == had + 2_500
    assert olga.do("/chips", amount=-had - 2_500, **order).json() == {"account": 0}


def test_a_house_with_a_password(server: Server, olga: Visitor, come: Any) -> None:
    ada = come("Ada")
    lobby = f"{server.address.replace('http', 'ws')}api/lobby"
    with (
        stranger(server) as http,
        connect(lobby, additional_headers=ada.headers, close_timeout=1) as watching,
    ):
        order = {**OPEN, "door": "password", "password": "open sesame"}
        assert olga.do("/rules", **order).status_code == 204
        assert _closed(watching) == (4404, "house-password")
        guest = {"name": "Cy"}
        assert _code(http.post("/api/guests", json=guest)) == (403, "house-password")
        wrong = guest | {"password": "please"}
        assert _code(http.post("/api/guests", json=wrong)) == (403, "wrong-house-password")
        for path in ("/api/rooms", "/api/rooms/salon/shoes"):
            assert _code(http.get(path)) == (403, "house-password")
        assert http.get("/api/me").json() is None
        right = guest | {"password": "open sesame"}
        assert http.post("/api/guests", json=right).status_code == 201
        assert ada.http.get("/api/rooms").status_code == 200
        rules = _get(olga)["rules"]
        assert rules == {**OPEN, "door": "password", "has_password": True}


def test_an_invitation_admits_as_many_as_it_says(server: Server, olga: Visitor) -> None:
    assert olga.do("/rules", **OPEN | {"door": "invited"}).status_code == 204
    assert olga.do("/invitations", note="Club", uses=2, hours=5).status_code == 204
    (link,) = _get(olga)["invitations"]
    guest = {"name": "Cy", "invitation": link["token"]}
    with stranger(server) as http:
        assert _code(http.post("/api/guests", json={"name": "Cy"})) == (403, "house-invited")
        assert _code(http.post("/api/guests", json=guest | {"invitation": "x"}))[1] == (
            "unknown-invite"
        )
        assert _code(http.post("/api/guests", json=guest | {"name": ""}))[1] == "bad-name"
        for left in (1, 0):
            assert http.post("/api/guests", json=guest).status_code == 201
            links = _get(olga)["invitations"]
            assert [each["uses"] for each in links] == [left] * bool(left)
        assert _code(http.post("/api/guests", json=guest)) == (400, "unknown-invite")


def test_without_guests_an_account_is_needed(server: Server, olga: Visitor, come: Any) -> None:
    eve, ada = come("Eve"), come("Ada")
    ada.http.post("/api/me/login/password", json={"password": PASSWORD}).raise_for_status()
    for each in (eve, ada):
        each.enter()
        assert each.ask({"type": "sit", "amount": 50_000})["type"] == "accepted"
    assert olga.do("/rules", **OPEN | {"guests": False}).status_code == 204
    eve.until(lambda now: now["me"]["seat"] is None)
    assert (eve.now["me"]["no_seat"], eve.now["me"]["may"]["speak"]) == ("guests-off", False)
    for wish in ({"type": "sit", "amount": 50_000}, {"type": "say", "text": "Hello"}):
        assert eve.ask(wish)["code"] == "guests-off"
    assert _code(eve.http.post("/api/rooms", json={"preset": "ez"})) == (403, "guests-off")
    assert ada.ask({"type": "say", "text": "Hello"})["type"] == "accepted"
    assert ada.now["me"]["seat"]
    eve.close()
    eve.http.post("/api/me/login/password", json={"password": PASSWORD}).raise_for_status()
    eve.enter()
    assert eve.ask({"type": "sit", "amount": 50_000})["type"] == "accepted"


def _announced(receive: Any) -> list[str]:
    """Return the texts of the next message with announcements."""
    while True:
        message: Message = receive()
        if message["type"] == "announcements":
            return [each["text"] for each in message["lines"]]


def test_an_announcement_reaches_everybody(olga: Visitor, come: Any) -> None:
    ada, text = come("Ada"), "We close at ten."
    ada.enter()
    with _lobby(ada) as lobby:

        def news() -> Message:
            told: Message = json.loads(lobby.recv(timeout=PATIENCE))
            return told

        assert olga.do("/announcements", text=text, hours=1).status_code == 204
        assert (_announced(ada.hear), _announced(news)) == ([text], [text])
        with _lobby(ada) as later:
            json.loads(later.recv(timeout=PATIENCE))
            (line,) = json.loads(later.recv(timeout=PATIENCE))["lines"]
        assert 3_500_000 < line["ends_in"] <= 3_600_000
        ada.enter()
        assert _announced(ada.hear) == [text]
        (kept,) = _get(olga)["announcements"]
        assert olga.do("/announcements/withdraw", id=kept["id"]).status_code == 204
        assert (_announced(ada.hear), _announced(news)) == ([], [])


def test_a_reported_line_reaches_the_operator_with_its_context(olga: Visitor, come: Any) -> None:
    eve, ada = come("Eve"), come("Ada")
    room = ada.http.post("/api/rooms", json={"preset": "ez", "name": "Ours"}).json()["id"]
    eve.enter(room)
    ada.enter(room)
    for each, text in ((ada, "Good evening"), (eve, "You fool"), (ada, "Please be kind")):
        assert each.ask({"type": "say", "text": text})["type"] == "accepted"
    lines = [line for told in ada.heard if told["type"] == "talk" for line in told["lines"]]
    said = next(line for line in lines if line["text"] == "You fool")
    order = {"who": said["who"], "at": said["at"], "reason": "Insult"}
    for _ in range(2):
        answer = ada.http.post(f"/api/rooms/{room}/reports", json=order)
        assert answer.status_code == 204
    (report,) = _get(olga, "/reports")
    assert (report["name"], report["reporter_name"], report["text"]) == ("Eve", "Ada", "You fool")
    assert (report["reason"], report["room_name"]) == ("Insult", "Ours")
    context = [line["text"] for part in ("before", "after") for line in report[part]]
    assert context == ["Good evening", "Please be kind"]
    unknown = order | {"at": "2000-01-01"}
    answer = ada.http.post(f"/api/rooms/{room}/reports", json=unknown)
    assert _code(answer) == (404, "unknown-line")
    mine = eve.http.get("/api/me/data").json()["reports"]
    assert [(each["text"], each["reason"]) for each in mine] == [("You fool", None)]
    assert _get(olga)["reports"] == 1
    assert olga.do("/reports/settle", id=report["id"]).status_code == 204
    assert _get(olga, "/reports") == []


def test_an_operator_closes_a_room_and_sees_all_of_them(olga: Visitor, come: Any) -> None:
    ada = come("Ada")
    had = ada.http.get("/api/me").json()["account"]
    order = {"preset": "ez", "name": "Secret", "private": True}
    room = ada.http.post("/api/rooms", json=order).json()["id"]
    ada.enter(room)
    assert ada.ask({"type": "sit", "amount": 50_000})["type"] == "accepted"
    ada.until(lambda now: now["view"]["phase"] == "staking")
    ada.ask(stake(player=2_500))
    (shown,) = [each for each in _get(olga, "/rooms") if each["id"] == room]
    assert (shown["host"], shown["name"], shown["private"]) == ("Ada", "Secret", True)
    assert (shown["seated"], shown["course"]) == (1, "open")
    assert shown["events"] > 1
    assert shown["bytes"] > 0
    assert olga.do("/rooms/close", room=room, reason="Late").status_code == 204
    assert _code(olga.do("/rooms/close", room=room, reason="Late"))[1] == "room-closed"
    assert ada.http.get("/api/me").json()["account"] == had, "the stake had not been dealt"


def test_people_are_found_by_their_names(olga: Visitor, come: Any) -> None:
    eve = come("Éva Frost")
    (found,) = _get(olga, "/people", search="éVA f")["people"]
    assert (found["player"], found["name"]) == (eve.player, "Éva Frost")
    assert (found["sign_in_name"], found["operator"], found["connected"]) == (None, False, False)
    assert found["visited"]
    assert _get(olga, "/people", search="no such name") == {"people": [], "more": False}
    (own,) = _get(olga, "/people", search=_get(olga)["operators"][0])["people"]
    assert (own["operator"], own["name"]) == (True, "Olga")


def test_every_action_is_logged_twice(
    house: tuple[Server, Visitor, Path], olga: Visitor, come: Any
) -> None:
    eve, log = come("Eve"), house[2]
    prize = {"player": eve.player, "amount": 700, "reason": "A very private reason"}
    assert olga.do("/chips", **prize).status_code == 200
    newest = _get(olga, "/audit")[0]
    told = {name: newest[name] for name in ("operator", "action", "subject", "name", "amount")}
    assert told == {
        "operator": "Olga", "action": "chips", "subject": eve.player, "name": "Eve", "amount": 700,
    }  # fmt: skip
    assert newest["reason"] == prize["reason"]
    lines = [line for line in log.read_text().splitlines() if " operator action=" in line]
    assert f"action=chips operator={olga.player}" in lines[-1]
    assert prize["reason"] not in log.read_text()
    older = _get(olga, "/audit", before=newest["id"])
    assert newest["id"] not in [each["id"] for each in older]
    assert older


def test_the_overview_tells_the_sizes(olga: Visitor) -> None:
    told = _get(olga)
    assert told["space"]["used"] > 0
    assert told["space"]["free"] > 0
    assert told["sizes"]["guests"] > 1
    assert told["rooms"] >= 1
